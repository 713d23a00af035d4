import { z } from 'zod'
import { customProperties } from '#shared/compile/theme/custom-properties.ts'
import { patternConfigSchema } from '#shared/design.ts'
import { openBraces } from '#shared/edits/theme/sheet.ts'
import { idSchema } from '#shared/ids.ts'
import { nameSchema, wellFormed, wordsSchema } from '#shared/text.ts'

export const PRESET_NAME_MAX_CHARACTERS = 100
export const PRESET_NOTES_MAX_CHARACTERS = 5_000
export const PRESET_THEME_MAX_CHARACTERS = 60_000
/** A person's, and each workspace's. */
export const CUSTOM_PRESETS_MAX = 100

/** The largest palettes have some hundreds, each for two sides. */
export const PRESET_TOKENS_MAX = 2_000
/** Of what a token stands in, with the rules around that. */
export const PRESET_SELECTOR_MAX_CHARACTERS = 500

/** What keeps a text from being a theme; null where nothing does. An empty one says nothing, which a preset may. */
export function themeProblem(css: string): string | null {
  if (css.trim() === '') return null
  if (openBraces(css) !== 0) return 'The theme has a brace without its other half.'
  const tokens = customProperties(css)
  if (tokens.length === 0) return 'The theme names no tokens, such as --primary, inside a rule.'
  if (tokens.length > PRESET_TOKENS_MAX)
    return `The theme names more than ${PRESET_TOKENS_MAX.toLocaleString('en')} tokens.`
  const isLong = tokens.some(({ inside }) => lengthOf(inside) > PRESET_SELECTOR_MAX_CHARACTERS)
  return isLong
    ? `A selector in the theme is longer than ${PRESET_SELECTOR_MAX_CHARACTERS} characters.`
    : null
}

const lengthOf = (rules: readonly string[]): number => rules.reduce((sum, { length }) => sum + length, 0)

const themeCssSchema = z
  .string()
  .transform(text => wellFormed(text).replace(/\r\n?/g, '\n').trim())
  .pipe(z.string().max(PRESET_THEME_MAX_CHARACTERS))
  .superRefine((css, context) => {
    const problem = themeProblem(css)
    if (problem) context.addIssue({ code: 'custom', message: problem })
  })

const presetNotesSchema = wordsSchema(PRESET_NOTES_MAX_CHARACTERS)

/** What a preset is made of. */
export const presetContentSchema = z.object({
  name: nameSchema(PRESET_NAME_MAX_CHARACTERS),
  config: patternConfigSchema,
  themeCss: themeCssSchema,
  notes: presetNotesSchema.optional(),
})

/** The custom design preset of section 3. */
export const customPresetSchema = z.object({
  id: idSchema,
  name: z.string(),
  config: patternConfigSchema,
  themeCss: z.string(),
  notes: z.string(),
  ownerKind: z.enum(['user', 'org']),
  ownerId: z.string(),
  /** Of the workspace that has it. */
  orgName: z.string().optional(),
  /** Whether the person asking may change it. */
  mayEdit: z.boolean().optional(),
  /** What a design took of it, for who is neither its owner nor in its workspace; left out for the preset itself. */
  isCopy: z.boolean().optional(),
  updatedAt: z.number().optional(),
})
export type CustomPreset = z.infer<typeof customPresetSchema>

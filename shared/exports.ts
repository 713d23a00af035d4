import { z } from 'zod'

const SLUG_MAX_CHARACTERS = 60

/** A design's name as a file and a package may be called; "design" where nothing of it is left. */
export function projectSlug(name: string): string {
  const kebab = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_MAX_CHARACTERS)
    .replace(/^-+|(?<!-)-+$/g, '')
  return kebab || 'design'
}

/** Where an exported project says, in its package.json, what of it comes back as what. */
export const EXPORT_MARK = 'maquette'

/** As much as the common tools take in one message. */
export const CODE_PROMPT_MAX_CHARACTERS = 200_000
/** How long the address of a zip can be used. */
export const EXPORT_LINK_MINUTES = 10

const leftOutFileSchema = z.object({
  name: z.string(),
  characters: z.number().int(),
  /** A picture is no text; the others did not fit. */
  why: z.enum(['picture', 'size']),
})
export type LeftOutFile = z.infer<typeof leftOutFileSchema>

/** A version as one text for another tool. */
export const codePromptSchema = z.object({
  prompt: z.string(),
  files: z.number().int(),
  leftOut: z.array(leftOutFileSchema),
})
export type CodePrompt = z.infer<typeof codePromptSchema>

export const EXPORT_ADDRESS_MAX_CHARACTERS = 2_000

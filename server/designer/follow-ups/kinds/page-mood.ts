import { DIRECTIONS } from '#server/designer/direction/choose-direction.ts'
import type { Direction } from '#server/designer/direction/direction.ts'
import { FONTS } from '#server/designer/direction/fonts.ts'
import { write } from '#server/designer/direction/oklch.ts'
import { makePalette, type PaletteRecipe, TOKENS } from '#server/designer/direction/palette.ts'
import type { FollowUp } from '#server/designer/follow-ups/follow-up.ts'
import { type Mood, moodsIn } from '#server/designer/follow-ups/grammar/mood-words.ts'
import { colorToken, isDarkByDefault, themeOf } from '#server/designer/follow-ups/theme-code.ts'
import { apply } from '#shared/edits/apply.ts'
import { operationSchema } from '#shared/edits/operations.ts'
import { readToken, type Scheme } from '#shared/edits/theme-tokens.ts'

const WARM_HUE = 45
/** To a second colour that is warm as well. */
const WARM_TURN = 40

/** "make it feel warmer and less corporate": colours, fonts and roundness of the direction that feels so. */
export const changeMood: FollowUp = (instruction, bench) => {
  const [mood, ...others] = bench.selection ? [] : (moodsIn(instruction) ?? [])
  const theme = themeOf(bench)
  if (!mood || !theme || !/--panel:[\s\S]*--font-display:/.test(theme.code)) return null
  const direction = DIRECTIONS[mood.direction]
  const shownScheme: Scheme = isDarkByDefault(theme.code) ? 'dark' : 'light'
  const main = colorToken(theme.code, 'primary', shownScheme)
  if (!main) return null
  const isWarm = [mood, ...others].some(each => each.isWarm)
  const hue = main.c < 0.02 || (isWarm && isCold(main.h)) ? WARM_HUE : main.h
  const recipe = isWarm ? warmed(direction.recipe, hue) : direction.recipe
  const palette = makePalette({ hue, paperHue: direction.paperHue ?? hue, recipe })
  const tokens = (['light', 'dark'] as const).flatMap(scheme =>
    TOKENS.filter(name => colorToken(theme.code, name, scheme)).map(name => ({
      name: `--${name}`,
      value: write(palette[scheme][name]),
      scheme,
    })),
  )
  const wanted = [...tokens, { name: '--radius', value: direction.radius, scheme: shownScheme }]
    .filter(({ name, value, scheme }) => readToken(theme.code, name, scheme) !== value)
    .map(token => operationSchema.parse({ op: 'setToken', file: theme.name, ...token }))
  const applied = wanted.length > 0 ? apply(bench.files, wanted) : null
  if (applied && !applied.ok) return null
  const painted = applied?.files.find(file => file.name === theme.name)?.code ?? theme.code
  const code = withFonts(painted, direction)
  if (code === theme.code)
    return { trouble: `The page is as ${mood.said} as I can make it through its theme.`, isSure: true }
  return {
    operations: [{ op: 'write', file: theme.name, code }],
    says: saysOf(
      [mood, ...others],
      direction,
      hue !== main.h,
      readToken(theme.code, '--radius', shownScheme),
    ),
  }
}

const isCold = (hue: number): boolean => hue > 130 && hue < 330

const warmed = (recipe: PaletteRecipe, hue: number): PaletteRecipe =>
  isCold((hue + recipe.accentTurn + 360) % 360) ? { ...recipe, accentTurn: WARM_TURN } : recipe

const withFonts = (code: string, { fonts }: Direction): string =>
  code
    .replace(/(--font-sans:\s*)[^;]+/, (_, head: string) => head + FONTS[fonts.sans])
    .replace(/(--font-display:\s*)[^;]+/, (_, head: string) => head + FONTS[fonts.display])

function saysOf(
  moods: Mood[],
  { fonts, radius }: Direction,
  isOtherHue: boolean,
  before: string | null,
): string {
  const named = (font: keyof typeof FONTS) => FONTS[font].split(',')[0]?.replaceAll('"', '')
  const corners =
    before === null || before === radius ? `corners as they were` : `corners ${before} → ${radius}`
  const face =
    fonts.sans === fonts.display
      ? `${named(fonts.sans)} for all texts`
      : `${named(fonts.display)} for headings and ${named(fonts.sans)} for texts`
  return `To make the page ${moods.map(each => each.said).join(' and ')} I changed its theme: the colours${isOtherHue ? ', with a warm main colour' : ' around the main colour you have'}, ${face}, and ${corners}. Words and layout stay as they are; say “undo” to take it back.`
}

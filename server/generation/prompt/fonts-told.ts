import { FONT_WEIGHTS } from '#server/generation/prompt/kit-facts.ts'
import { SCRIPT_FAMILY } from '#shared/script-fonts.ts'
import { type FontKind, THEME_FONTS, type ThemeFont } from '#shared/theme-fonts.ts'

const KINDS: Record<FontKind, string> = { sans: 'Sans', serif: 'Serif', mono: 'Mono' }

/** The typefaces that are there, with what each can do: i italics, C Cyrillic, G Greek. */
export function fontsTold(isShort: boolean): string {
  const lines = Object.entries(KINDS).map(
    ([kind, name]) =>
      `${name}: ${THEME_FONTS.filter(font => font.kind === kind)
        .map(font => (isShort ? font.label : told(font)))
        .join(', ')}.`,
  )
  if (isShort) return `Typefaces that are there, and no others:\n${lines.join('\n')}`
  return `Typefaces that are there, named as here, several at once; ${weights()}; in brackets i = italics, C = Cyrillic, G = Greek, and what else varies. All have Latin with every accent; a sign that one lacks (⌘) comes from the next of the stack. No other loads.
${lines.join('\n')}
Georgian, Arabic, Hebrew, Devanagari, Thai, Japanese, Korean, Chinese come from ${SCRIPT_FAMILY} by themselves, right behind the first family of your stack, in every weight, without italics. Width is \`[font-stretch:75%]\` to 112 % on any element, optical size follows the size by itself. No small capitals. \`tabular-nums\` works in all but ${labels(font => !font.hasEvenFigures)}; all figures are lining, those of ${labels(font => font.hasOldFigures)} by \`lining-nums\`. The first of each list are on every second page: take one for what it does to these words.`
}

const LEAST = 300
const GREATEST = 800

/** What nearly all have, and which do not. */
function weights(): string {
  const short = THEME_FONTS.flatMap(({ label }) => {
    const [least = LEAST, greatest = GREATEST] = FONT_WEIGHTS[label] ?? []
    const ends = [least > LEAST ? `from ${least}` : '', greatest < GREATEST ? `to ${greatest}` : '']
    const said = ends.filter(Boolean).join(' ')
    return said ? [`${label} ${said}`] : []
  })
  return `every weight from ${LEAST} to ${GREATEST} (${short.join(', ')})`
}

const labels = (isMeant: (font: ThemeFont) => boolean): string =>
  THEME_FONTS.filter(isMeant)
    .map(({ label }) => label)
    .join(', ')

function told({ label, hasItalics, scripts, axes }: ThemeFont): string {
  const marks = `${hasItalics ? 'i' : ''}${scripts.map(script => script[0]).join('')}`
  const all = [marks, ...axes].filter(Boolean)
  return all.length === 0 ? label : `${label} (${all.join(', ')})`
}

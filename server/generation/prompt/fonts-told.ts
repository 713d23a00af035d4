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
  return `Typefaces that are there, to be named as here, each of every weight from 400 to 700; in brackets i = italics, C = Cyrillic, G = Greek, and what else varies. No other loads, from nowhere.
${lines.join('\n')}
Georgian, Arabic, Hebrew, Devanagari, Thai, Japanese, Korean and Chinese letters come from ${SCRIPT_FAMILY} by themselves, right behind the first family of your stack and before its Arial, of every weight, without italics. Width is \`[font-stretch:75%]\` to 112 %, optical size follows the size by itself. None has small capitals. \`tabular-nums\` does nothing in ${labels(font => !font.hasEvenFigures)}; the figures of ${labels(font => font.hasOldFigures)} are old-style until \`lining-nums\`. The first of each list are on every second page of the web: take one for what it does to these words in this script, not because it is known.`
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

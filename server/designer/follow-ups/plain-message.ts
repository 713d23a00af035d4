import { hexOf } from '#server/designer/direction/css-colors.ts'
import { spelt } from '#server/designer/follow-ups/grammar/misspelt.ts'
import { themeWishIn } from '#server/designer/follow-ups/grammar/theme-words.ts'
import { dialectOf } from '#server/designer/follow-ups/style/dialect.ts'
import type { SourceFile } from '#shared/artifacts.ts'

/** The message in the words that are understood here, without what asks for nothing. */
export const plainMessage = (message: string, files: readonly SourceFile[]): string =>
  withoutManner(plainColors(themeWishIn(spelt(message)) ?? spelt(message)), files)

/** "navy blue" is navy; what stands in quotes stays. */
function plainColors(message: string): string {
  return /["“”„«»'‘’`]/.test(message)
    ? message
    : message.replace(SHADED, (all, name: string) =>
        hexOf(all) === null && hexOf(name) !== null ? name : all,
      )
}

const SHADED = /\b([a-z]{3,12})[ -](?:blue|green|red|pink|purple|orange|yellow|gr[ae]y|white|brown)\b/gi

/** "USE tailwind only" asks for no change where the design is written like that anyway. */
function withoutManner(message: string, files: readonly SourceFile[]): string {
  const flex = FLEX.exec(message)
  if (flex && !IN_COLUMNS.test(message)) return message.slice(0, flex.index).trim()
  const found = MANNER.exec(message)
  return found && dialectOf(files) === 'tailwind' ? message.slice(0, found.index).trim() : message
}

const MANNER =
  /[.;,]?\s*\b(?:please\s+)?use\s+(?:only\s+)?tailwind(?:\s?css)?(?:\s+(?:grid|flex|flexbox|classes|utilities))?(?:\s+only)?(?:\s+too)?[.!]?\s*$/i

/** A row is written with flexbox anyway; what stands in columns is not. */
const FLEX = /[.;,]?\s*\b(?:please\s+)?use\s+(?:only\s+)?flex(?:box)?(?:\s+only)?(?:\s+too)?[.!]?\s*$/i
const IN_COLUMNS = /\b(?:columns?|cards?|per row|grid)\b/i

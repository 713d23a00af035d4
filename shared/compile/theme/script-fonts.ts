import { LARGE_SCRIPTS, SCRIPT_FAMILY } from '#shared/script-fonts.ts'

const LETTERS: readonly (readonly [RegExp, string])[] = [
  [/[\u0590-\u06ff\u0750-\u077f\u0900-\u097f\u0e00-\u0e7f\u10a0-\u10ff\u1c90-\u1cbf]/, SCRIPT_FAMILY],
  [/[\u3040-\u30ff]/, LARGE_SCRIPTS.jp],
  [/[\u1100-\u11ff\uac00-\ud7af]/, LARGE_SCRIPTS.kr],
]
const HAN = /[\u4e00-\u9fff]/

/** The families that have the letters of these texts where the chosen typefaces lack them. */
export function scriptFamilies(texts: Iterable<string>): string[] {
  const found = new Set<string>()
  let hasHan = false
  for (const text of texts) {
    for (const [letters, family] of LETTERS) if (!found.has(family) && letters.test(text)) found.add(family)
    hasHan ||= HAN.test(text)
  }
  // Signs that three languages share are written as the language around them writes them.
  if (hasHan && !found.has(LARGE_SCRIPTS.jp) && !found.has(LARGE_SCRIPTS.kr)) found.add(LARGE_SCRIPTS.sc)
  return [...found]
}

/** The stack with them behind its own first family, before what stands in for that. */
export function withFamilies(stack: string, families: readonly string[]): string {
  const missing = families.filter(family => !stack.includes(`"${family}"`) && !stack.includes(`'${family}'`))
  if (missing.length === 0) return stack
  const [first = '', ...rest] = stack.split(',')
  return [first, ...missing.map(family => ` "${family}"`), ...rest].join(',')
}

/** The families among them that have a sheet of their own. */
export const largeFamilies = (css: string): string[] =>
  Object.values(LARGE_SCRIPTS).filter(family => css.includes(`"${family}"`))

const FONT = 'font:'

/** How a version names them beside the packages it imports. */
export const fontImports = (css: string): string[] => largeFamilies(css).map(family => FONT + family)
export const importedFonts = (imports: readonly string[]): string[] =>
  Object.values(LARGE_SCRIPTS).filter(family => imports.includes(FONT + family))

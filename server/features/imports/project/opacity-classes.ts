import type { SourceFile } from '#shared/artifacts.ts'
import { configTheme } from '#shared/compile/theme/tailwind-config.ts'
import { virtualFiles } from '#shared/compile/virtual-files.ts'
import { majorOf } from './packages-used.ts'

/** The files of a project as they were written for this version of Tailwind. */
export function inOpacities(
  files: readonly SourceFile[],
  tailwind: string | undefined,
): readonly SourceFile[] {
  const major = majorOf(tailwind)
  if (major === null || major > 3) return files
  const own = new Set(configTheme(virtualFiles(files)).map(([name]) => name))
  const isColor = (name: string) => isPlainColor(name) || own.has(`--color-${name}`)
  return files.map(({ name, code }) => ({ name, code: withOpacities(code, isColor) }))
}

const OPACITY =
  /(?<=[\s"'`])((?:[\w[\]=-]{1,40}:){0,4})(bg|text|border|divide|ring|placeholder)-opacity-(\d{1,3})(?=[\s"'`])/g
/** A list of classes is no longer. */
const AROUND = 1_000

/**
 * `bg-black bg-opacity-50` of Tailwind 3 as `bg-black/50`: later ones have no such class, and a veil would be a wall.
 * Only where the colour stands in the same text.
 */
export function withOpacities(code: string, isColor: (name: string) => boolean): string {
  const changes: { at: number; until: number; text: string }[] = []
  for (const match of code.matchAll(OPACITY)) {
    const [whole, variants = '', kind = '', amount = ''] = match
    const from = Math.max(0, match.index - AROUND, lastQuote(code, match.index))
    const to = Math.min(nextQuote(code, match.index), match.index + AROUND)
    const all = [...code.slice(from, to).matchAll(WORD)].filter(word => isColored(word, kind, isColor))
    const own = all.find(([word]) => word.startsWith(`${variants}${kind}-`))
    // `hover:bg-opacity-50` is about the colour that stands there without it.
    const other = all.find(([word]) => word.startsWith(`${kind}-`))
    const end = own && from + own.index + own[0].length
    if (end === undefined && !other) continue
    const text = end === undefined ? `${variants}${other?.[0]}/${amount}` : ''
    changes.push({ at: match.index, until: match.index + whole.length, text })
    if (end !== undefined) changes.push({ at: end, until: end, text: `/${amount}` })
  }
  return changes
    .toSorted((a, b) => b.at - a.at)
    .reduce((text, { at, until, text: by }) => text.slice(0, at) + by + text.slice(until), code)
}

const WORD = /[^\s"'`]{1,200}/g
function isColored([word]: RegExpExecArray, kind: string, isColor: (name: string) => boolean): boolean {
  const plain = word.slice(word.lastIndexOf(':') + 1)
  const name = plain.slice(kind.length + 1)
  return plain.startsWith(`${kind}-`) && !name.startsWith('opacity-') && isColor(name)
}

const QUOTES = ['"', "'", '`']
const lastQuote = (code: string, at: number): number =>
  Math.max(...QUOTES.map(quote => code.lastIndexOf(quote, at - 1))) + 1
function nextQuote(code: string, at: number): number {
  const found = QUOTES.map(quote => code.indexOf(quote, at)).filter(each => each >= 0)
  return found.length === 0 ? code.length : Math.min(...found)
}

/** The colours of Tailwind itself, and any as it is written. */
export const isPlainColor = (name: string): boolean => /^(?:black|white|current)$|-\d{2,3}$|^\[#/.test(name)

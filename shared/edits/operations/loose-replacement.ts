import { indentBefore, indentOf, reindented, type SameLine } from '#shared/edits/operations/indentation.ts'
import type { LoosePlace, Place } from '#shared/edits/operations/loose-match.ts'

/** The replacement as it belongs to a place that was found loosely: indented and quoted as the file is. */
export function looseReplacement(
  code: string,
  place: LoosePlace,
  search: string,
  replacement: string,
): Place & { insert: string } {
  const { at, end } = place
  const indent = indentBefore(code, at)
  const from = indent === null ? at : at - indent.length
  if (replacement.trim() === '')
    return { ...(indent === null ? { at, end } : wholeLines(code, from, end)), insert: '' }
  const lines = withoutCommonBreaks(search, requoted(code, place, search, replacement))
  const same = sameLines(code, place, search)
  if (indent !== null)
    return { at: from, end, insert: reindented(lines, same, `${search}\n${replacement}`, code).join('\n') }
  // The place begins behind something else in its line: that line is as deep as the first of the search.
  const lineStart = code.lastIndexOf('\n', at - 1) + 1
  const head = { theirs: indentOf(lines[0] ?? ''), ours: indentOf(code.slice(lineStart)) }
  const [first = '', ...rest] = reindented(lines, [head, ...same], `${search}\n${replacement}`, code)
  return { at, end, insert: [first.trimStart(), ...rest].join('\n') }
}

/** The line break goes with lines of which nothing is left. */
function wholeLines(code: string, from: number, end: number): Place {
  const lineEnd = code.indexOf('\n', end)
  const rest = code.slice(end, lineEnd < 0 ? code.length : lineEnd)
  if (rest.trim() !== '') return { at: from, end }
  return { at: from, end: lineEnd < 0 ? code.length : lineEnd + 1 }
}

/** The lines of the replacement, without the empty ones around it that the search has around itself. */
function withoutCommonBreaks(search: string, replacement: string): string[] {
  const [theirs, lines] = [search, replacement].map(text => text.split(/\r?\n/)) as [string[], string[]]
  const isEmpty = (line: string | undefined) => line !== undefined && line.trim() === ''
  let first = 0
  while (isEmpty(theirs[first]) && isEmpty(lines[first])) first++
  let last = 0
  while (isEmpty(theirs.at(-1 - last)) && isEmpty(lines.at(-1 - last))) last++
  return lines.slice(first, lines.length - last)
}

/** How both indent the lines that begin with the same characters. */
function sameLines(code: string, place: LoosePlace, search: string): SameLine[] {
  const same: SameLine[] = []
  for (const [there, here] of place.pairs()) {
    const theirs = indentBefore(search, there)
    const ours = theirs === null ? null : indentBefore(code, here)
    if (theirs !== null && ours !== null) same.push({ theirs, ours })
  }
  return same
}

/** Where the file has the other kind of quotes throughout, quoted texts of the replacement have it too. */
function requoted(code: string, place: LoosePlace, search: string, replacement: string): string {
  const kinds = new Set<string>()
  for (const [there, here] of place.pairs())
    if (QUOTE.test(search.charAt(there))) kinds.add(search.charAt(there) + code.charAt(here))
  const [kind, ...others] = kinds
  if (others.length > 0) return replacement
  if (kind === `'"`) return replacement.replace(SINGLE, '"$1"')
  return kind === `"'` ? replacement.replace(DOUBLE, "'$1'") : replacement
}

const QUOTE = /["']/
/** An apostrophe stands behind a letter. */
const SINGLE = /(?<![\p{L}\p{N}\\])'([^'"\n\\]*)'(?![\p{L}\p{N}])/gu
const DOUBLE = /(?<![\p{L}\p{N}\\])"([^'"\n\\]*)"(?![\p{L}\p{N}])/gu

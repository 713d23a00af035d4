import { loosePlaces, type Place } from '#shared/edits/operations/loose-match.ts'
import { looseReplacement } from '#shared/edits/operations/loose-replacement.ts'
import { type Refusal, refuse } from '#shared/edits/operations/problem.ts'
import type { TextEdit } from '#shared/edits/operations/text-edits.ts'
import { codesOf, placesOf } from '#shared/edits/operations/text-places.ts'

/** So many places are told; one more says that there are others. */
const PLACES_TOLD_MAX = 5
/** More of a line says no better which one is meant. */
const LINE_LOOKED_FOR_CHARACTERS = 200

/**
 * The one place where `search` stands. CRLF and trailing blanks are forgiven while looking, and stay as they
 * are around the place; where it stands nowhere, so are indentation, other blanks and the kind of quotes.
 */
export function replaceOnce(code: string, search: string, replacement: string): Replaced {
  if (search.trim() === '')
    return refuse('empty-anchor', 'The search text is empty; quote the lines to change.')
  const exact = occurrences(code, search).map(at => ({ at, end: at + search.length }))
  const found = exact.length > 0 ? exact : forgivingMatches(code, search)
  const [place] = found
  if (!place) {
    const elsewhere = replaceAtEdge(code, search, replacement) ?? replaceLoose(code, search, replacement)
    if (elsewhere) return elsewhere
    return refuse(
      'anchor-missing',
      `The search text was not found. Quote it exactly as it stands in the file${nearestLine(code, search)}.`,
    )
  }
  if (found.length > 1) return ambiguous(code, found)
  return swapped(code, place, replacement)
}

type Replaced = { edits: TextEdit[] } | { refusal: Refusal }

/** The one place where it stands in other quotes or with other blanks; null where there is none. */
function replaceLoose(code: string, search: string, replacement: string): Replaced | null {
  const found = loosePlaces(code, search, PLACES_TOLD_MAX + 1)
  const [place] = found
  if (!place) return null
  if (found.length > 1) return ambiguous(code, found)
  const { at, end, insert } = looseReplacement(code, place, search, replacement)
  return swapped(code, { at, end }, insert)
}

function ambiguous(code: string, found: readonly Place[]): Replaced {
  const lines = found.slice(0, PLACES_TOLD_MAX).map(({ at }) => lineOf(code, at))
  const times = found.length > PLACES_TOLD_MAX ? `more than ${PLACES_TOLD_MAX}` : found.length
  return refuse(
    'anchor-ambiguous',
    `The search text stands ${times} times (lines ${lines.join(', ')}). Quote more lines around the one you mean.`,
  )
}

function swapped(code: string, { at, end }: Place, insert: string): Replaced {
  if (code.slice(at, end) === insert)
    return refuse('no-change', 'The replacement is the same as what it replaces, so nothing would change.')
  return { edits: [{ at, remove: end - at, insert }] }
}

/** A line break around the search is forgiven at an edge of the file, where there is none. */
function replaceAtEdge(code: string, search: string, replacement: string): { edits: TextEdit[] } | null {
  const [place, ...others] = occurrences(`\n${code}\n`, search)
  if (place === undefined || others.length > 0) return null
  const [at, end] = [Math.max(0, place - 1), Math.min(code.length, place - 1 + search.length)]
  const head = place === 0 ? replacement.replace(/^\r?\n/, '') : replacement
  const insert = place - 1 + search.length > code.length ? head.replace(/\r?\n$/, '') : head
  return code.slice(at, end) === insert ? null : { edits: [{ at, remove: end - at, insert }] }
}

const occurrences = (text: string, search: string): number[] =>
  placesOf(codesOf(text), codesOf(search), PLACES_TOLD_MAX + 1)

function forgivingMatches(code: string, search: string): Place[] {
  const { text, places } = withoutTrailingBlanks(code)
  const wanted = withoutTrailingBlanks(search).text
  return occurrences(text, wanted).map(at => ({
    at: places[at] ?? code.length,
    end: (places[at + wanted.length - 1] ?? code.length - 1) + 1,
  }))
}

/** The text without blanks at line ends, and where each remaining character stood. */
function withoutTrailingBlanks(code: string): { text: string; places: number[] } {
  const places: number[] = []
  let text = ''
  let lineStart = 0
  for (const line of code.split('\n')) {
    const kept = line.trimEnd()
    for (let at = 0; at < kept.length; at++) places.push(lineStart + at)
    text += kept
    lineStart += line.length
    if (lineStart < code.length) {
      places.push(lineStart)
      text += '\n'
    }
    lineStart += 1
  }
  return { text, places }
}

/** A hint for the repair: the line of the file that begins like the first line looked for. */
function nearestLine(code: string, search: string): string {
  const first = search
    .split('\n')
    .map(line => line.trim())
    .find(line => line !== '')
    ?.slice(0, LINE_LOOKED_FOR_CHARACTERS)
  const at = first ? code.split('\n').findIndex(line => line.includes(first)) : -1
  return at >= 0 ? `; its first line stands in line ${at + 1}, so a later line differs` : ''
}

const lineOf = (code: string, at: number): number => code.slice(0, at).split('\n').length

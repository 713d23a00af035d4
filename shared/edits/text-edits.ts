import { diffLists, type Hunk } from '#shared/edits/diff.ts'

/** At `at` of the text before any edit: take away `remove` characters, put `insert`. */
export interface TextEdit {
  at: number
  remove: number
  insert: string
}

/** Past this size a changed stretch is replaced as a whole instead of word by word. */
const WORDS_MAX_CHARACTERS = 20_000

/** Edits must not overlap; their order does not matter, several at one place keep theirs. */
export function applyTextEdits(text: string, edits: readonly TextEdit[]): string {
  const pieces: string[] = []
  let from = 0
  for (const edit of [...edits].sort((a, b) => a.at - b.at)) {
    pieces.push(text.slice(from, edit.at), edit.insert)
    from = edit.at + edit.remove
  }
  pieces.push(text.slice(from))
  return pieces.join('')
}

/** Small edits that turn `base` into `target`, in order: lines first, then words in what differs. */
export function textEdits(base: string, target: string): TextEdit[] {
  if (base === target) return []
  return refine(base, target, linesOf(base), linesOf(target), (before, after) => {
    if (before.length + after.length > WORDS_MAX_CHARACTERS)
      return [{ at: 0, remove: before.length, insert: after }]
    return refine(before, after, wordsOf(before), wordsOf(after), (a, b) => [
      { at: 0, remove: a.length, insert: b },
    ])
  }).flatMap(edit => trim(base, edit))
}

/** Where an offset of the text before lands after the edits; null when what stood there was removed. */
export function mapOffset(edits: readonly TextEdit[], offset: number): number | null {
  let shift = 0
  for (const { at, remove, insert } of edits) {
    if (at > offset || (at === offset && remove === 0)) break
    if (offset < at + remove) return null
    shift += insert.length - remove
  }
  const inserted = edits.filter(edit => edit.at === offset && edit.remove === 0)
  return offset + shift + inserted.reduce((sum, edit) => sum + edit.insert.length, 0)
}

type Differ = (before: string, after: string) => TextEdit[]

function refine(base: string, target: string, a: string[], b: string[], inner: Differ): TextEdit[] {
  const aStarts = startsOf(a)
  const bStarts = startsOf(b)
  return diffLists(a, b).flatMap((hunk: Hunk) => {
    const at = aStarts[hunk.aStart] ?? base.length
    const before = base.slice(at, aStarts[hunk.aEnd] ?? base.length)
    const after = target.slice(bStarts[hunk.bStart] ?? target.length, bStarts[hunk.bEnd] ?? target.length)
    if (before === '' || after === '') return [{ at, remove: before.length, insert: after }]
    return inner(before, after).map(edit => ({ ...edit, at: at + edit.at }))
  })
}

const linesOf = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? []
const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}_]+|\s+|[^\p{L}\p{N}_\s]/gu) ?? []

function startsOf(tokens: string[]): number[] {
  let at = 0
  return tokens.map(token => {
    const start = at
    at += token.length
    return start
  })
}

/** Leaves what both sides begin and end with, never cutting a surrogate pair in two. */
function trim(base: string, { at, remove, insert }: TextEdit): TextEdit[] {
  const removed = base.slice(at, at + remove)
  const shorter = Math.min(removed.length, insert.length)
  let head = 0
  while (head < shorter && removed[head] === insert[head]) head++
  if (isHighSurrogate(removed, head - 1)) head--
  let tail = 0
  while (tail < shorter - head && removed.at(-1 - tail) === insert.at(-1 - tail)) tail++
  if (isLowSurrogate(removed, removed.length - tail)) tail--
  const edit = {
    at: at + head,
    remove: remove - head - tail,
    insert: insert.slice(head, insert.length - tail),
  }
  return edit.remove === 0 && edit.insert === '' ? [] : [edit]
}

const isHighSurrogate = (text: string, at: number) => /[\uD800-\uDBFF]/.test(text.charAt(at))
const isLowSurrogate = (text: string, at: number) => /[\uDC00-\uDFFF]/.test(text.charAt(at))

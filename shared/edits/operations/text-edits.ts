import { type DiffBudget, diffLists, type Hunk } from '#shared/edits/diff.ts'

/** At `at` of the text before any edit: take away `remove` characters, put `insert`. */
export interface TextEdit {
  at: number
  remove: number
  insert: string
}

/** Past this size a changed stretch is replaced as a whole instead of word by word. */
const WORDS_MAX_CHARACTERS = 20_000
/** Past these sizes what lies between the common ends is replaced as a whole: reading it in lines takes too long. */
const MIDDLE_MAX_CHARACTERS = 500_000
const MIDDLE_MAX_LINES = 6_000
/** What comparing may take of a room's thread. */
const STEPS_MAX = 60_000

export const editBudget = (): DiffBudget => ({ left: STEPS_MAX })

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
export function textEdits(base: string, target: string, budget = editBudget()): TextEdit[] {
  if (base === target) return []
  const { head, tail } = commonEnds(base, target)
  const before = base.slice(head, base.length - tail)
  const after = target.slice(head, target.length - tail)
  return editsBetween(before, after, budget)
    .flatMap(edit => trim(before, edit))
    .map(edit => ({ ...edit, at: head + edit.at }))
}

function editsBetween(base: string, target: string, budget: DiffBudget): TextEdit[] {
  const whole = (before: string, after: string) => [{ at: 0, remove: before.length, insert: after }]
  const isLong = base.length + target.length > MIDDLE_MAX_CHARACTERS
  const a = isLong || budget.left <= 0 ? null : linesOf(base)
  const b = a && linesOf(target)
  if (!a || !b) return whole(base, target)
  return refine(base, target, a, b, budget, (before, after) => {
    const length = before.length + after.length
    if (length > WORDS_MAX_CHARACTERS || budget.left <= 0) return whole(before, after)
    budget.left -= length
    return refine(before, after, wordsOf(before), wordsOf(after), budget, whole)
  })
}

/** How much of whole lines both begin and end with. */
function commonEnds(a: string, b: string): { head: number; tail: number } {
  const shorter = Math.min(a.length, b.length)
  const head = a.slice(0, commonHead(a, b, shorter)).lastIndexOf('\n') + 1
  const end = a.indexOf('\n', a.length - commonTail(a, b, shorter - head))
  return { head, tail: end < 0 ? 0 : a.length - end - 1 }
}

/** Texts are compared in strides first: by the character it takes ten times as long. */
const STRIDE = 4_096

function commonHead(a: string, b: string, most: number): number {
  let head = 0
  const same = (at: number) => a.slice(at, at + STRIDE) === b.slice(at, at + STRIDE)
  while (head + STRIDE <= most && same(head)) head += STRIDE
  while (head < most && a[head] === b[head]) head++
  return head
}

function commonTail(a: string, b: string, most: number): number {
  let tail = 0
  const strideOf = (text: string) => text.slice(text.length - tail - STRIDE, text.length - tail)
  while (tail + STRIDE <= most && strideOf(a) === strideOf(b)) tail += STRIDE
  while (tail < most && a.at(-1 - tail) === b.at(-1 - tail)) tail++
  return tail
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

function refine(
  base: string,
  target: string,
  a: string[],
  b: string[],
  budget: DiffBudget,
  inner: Differ,
): TextEdit[] {
  const aStarts = startsOf(a)
  const bStarts = startsOf(b)
  return diffLists(a, b, budget).flatMap((hunk: Hunk) => {
    const at = aStarts[hunk.aStart] ?? base.length
    const before = base.slice(at, aStarts[hunk.aEnd] ?? base.length)
    const after = target.slice(bStarts[hunk.bStart] ?? target.length, bStarts[hunk.bEnd] ?? target.length)
    if (before === '' || after === '') return [{ at, remove: before.length, insert: after }]
    return inner(before, after).map(edit => ({ ...edit, at: at + edit.at }))
  })
}

/** Lines with their breaks; null when there are too many. */
function linesOf(text: string): string[] | null {
  const lines: string[] = []
  for (let at = 0; at < text.length; ) {
    const end = text.indexOf('\n', at) + 1 || text.length
    lines.push(text.slice(at, end))
    if (lines.length > MIDDLE_MAX_LINES) return null
    at = end
  }
  return lines
}
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
  let head = commonHead(removed, insert, shorter)
  if (isHighSurrogate(removed, head - 1)) head--
  let tail = commonTail(removed, insert, shorter - head)
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

/** Edits of a text made to what other edits have made of it; null where two touch the same place. */
export function rebased(edits: readonly TextEdit[], others: readonly TextEdit[]): TextEdit[] | null {
  const moved: TextEdit[] = []
  for (const edit of edits) {
    let shift = 0
    for (const other of others) {
      if (other.at + other.remove <= edit.at) shift += other.insert.length - other.remove
      else if (other.at < edit.at + edit.remove) return null
    }
    moved.push({ ...edit, at: edit.at + shift })
  }
  return moved
}

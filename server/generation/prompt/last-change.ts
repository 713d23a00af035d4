import { readable } from '#server/generation/context/pictures.ts'
import { tokensOf } from '#server/generation/prompt/tokens.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { changedLines } from '#shared/changed-lines.ts'

/** The design before the last answer and after it. */
export interface LastChange {
  before: readonly SourceFile[]
  after: readonly SourceFile[]
}

const MAX_TOKENS = 500
const NAMED_MAX = 8

interface Piece {
  /** The line of the new text with which it begins. */
  line: number
  before: readonly string[]
  after: readonly string[]
}

interface FileChange {
  name: string
  isNew: boolean
  pieces: Piece[]
}

/** What the last answer did, so that "undo that" and "less of it" can be meant exactly; empty where nothing is known. */
export function lastChangeTold(change: LastChange | null): string {
  if (!change) return ''
  const told = changesOf(change).map(each => ({ ...each, text: textOf(each) }))
  let left = MAX_TOKENS
  const shown = new Set<string>()
  for (const { name, text } of told.toSorted((a, b) => a.text.length - b.text.length)) {
    left -= tokensOf(text)
    if (left < 0) break
    shown.add(name)
  }
  const rest = told.filter(({ name }) => !shown.has(name)).map(({ name }) => name)
  const more = rest.length > NAMED_MAX ? ` and ${rest.length - NAMED_MAX} more` : ''
  const lines = [
    ...told.flatMap(({ name, text }) => (shown.has(name) ? [text] : [])),
    ...(rest.length > 0
      ? [`Also ${rest.slice(0, NAMED_MAX).join(', ')}${more}: too much to be shown here.`]
      : []),
  ]
  return lines.length > 0 ? ['# What your last answer changed (- before, + since)', ...lines].join('\n') : ''
}

function changesOf({ before, after }: LastChange): FileChange[] {
  const [was, is] = [before, after].map(
    files => new Map(readable([...files]).map(({ name, code }) => [name, code])),
  )
  return [...new Set([...(was?.keys() ?? []), ...(is?.keys() ?? [])])].flatMap(name => {
    const pieces = piecesOf(was?.get(name) ?? '', is?.get(name) ?? '')
    return pieces.length > 0 ? [{ name, isNew: !was?.has(name), pieces }] : []
  })
}

/** Lines that stand once in both texts keep apart what was changed around them. */
function piecesOf(before: string, after: string): Piece[] {
  const all = changedLines(before, after)
  if (!all) return []
  const places = onceIn(all.after)
  const pieces: Piece[] = []
  let [old, now] = [0, 0]
  const close = (oldEnd: number, nowEnd: number) => {
    const piece = {
      line: all.from + now,
      ...{ before: all.before.slice(old, oldEnd), after: all.after.slice(now, nowEnd) },
    }
    if (piece.before.length + piece.after.length > 0) pieces.push(piece)
  }
  for (const [line, at] of onceIn(all.before)) {
    const place = places.get(line)
    if (place === undefined || place < now || line.trim() === '') continue
    close(at, place)
    ;[old, now] = [at + 1, place + 1]
  }
  close(all.before.length, all.after.length)
  return pieces
}

/** The lines that stand once, with their places, in their order. */
function onceIn(lines: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1)
  return new Map(lines.flatMap((line, at) => (counts.get(line) === 1 ? [[line, at] as const] : [])))
}

function textOf({ name, isNew, pieces }: FileChange): string {
  // Its code is among the files.
  if (isNew) return `${name} is new.`
  const lines = pieces.flatMap(({ line, before, after }) => [
    `${name}, line ${line}:`,
    ...before.map(each => `- ${each}`),
    ...after.map(each => `+ ${each}`),
  ])
  return lines.join('\n')
}

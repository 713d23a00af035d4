import type { SourceFile } from '#shared/artifacts.ts'
import { type CodeAction, SNIPPET_MAX_BYTES } from '#shared/chat.ts'
import { diffLists, type Hunk } from '#shared/edits/diff.ts'

export interface FileChange {
  action: Exclude<CodeAction, 'install'>
  file: string
  /** The old name of a renamed file. */
  from: string | null
  linesAdded: number
  linesRemoved: number
  diff: { originalSnippet: string; newSnippet: string }
}

const CONTEXT_LINES = 2
/** A deleted and a created file with at least this share of equal lines are one renamed file. */
const RENAME_SHARE = 0.6
const SIDE_MAX_BYTES = SNIPPET_MAX_BYTES / 2

/** What really changed between two sets of files, in the order of the later one; deleted files last. */
export function summarize(before: readonly SourceFile[], after: readonly SourceFile[]): FileChange[] {
  const old = new Map(before.map(file => [file.name, file.code]))
  const kept = new Set(after.map(file => file.name))
  const gone = before.filter(file => !kept.has(file.name))
  const changes: FileChange[] = []
  for (const { name, code } of after) {
    const previous = old.get(name)
    if (previous === code) continue
    if (previous !== undefined) changes.push(change('update', name, null, previous, code))
    else {
      const source = gone.find(file => isSameFile(file.code, code))
      if (source) gone.splice(gone.indexOf(source), 1)
      changes.push(change(source ? 'rename' : 'create', name, source?.name ?? null, source?.code ?? '', code))
    }
  }
  return [...changes, ...gone.map(file => change('delete', file.name, null, file.code, ''))]
}

/** Whether anything differs, which costs nothing beside telling what. */
export function hasChanges(before: readonly SourceFile[], after: readonly SourceFile[]): boolean {
  const old = new Map(before.map(file => [file.name, file.code]))
  return before.length !== after.length || after.some(({ name, code }) => old.get(name) !== code)
}

function change(
  action: FileChange['action'],
  file: string,
  from: string | null,
  before: string,
  after: string,
): FileChange {
  const a = linesOf(before)
  const b = linesOf(after)
  const hunks = diffLists(a, b)
  const linesAdded = hunks.reduce((sum, hunk) => sum + hunk.bEnd - hunk.bStart, 0)
  const linesRemoved = hunks.reduce((sum, hunk) => sum + hunk.aEnd - hunk.aStart, 0)
  return { action, file, from, linesAdded, linesRemoved, diff: snippets(a, b, hunks) }
}

/** The lines of a text; a line break at the end begins no further line. */
export function linesOf(text: string): string[] {
  if (text === '') return []
  const lines = text.split(/\r?\n/)
  if (lines.at(-1) === '') lines.pop()
  return lines
}

function isSameFile(a: string, b: string): boolean {
  if (a === b) return true
  const from = linesOf(a)
  const to = linesOf(b)
  const removed = diffLists(from, to).reduce((sum, hunk) => sum + hunk.aEnd - hunk.aStart, 0)
  return (from.length - removed) / Math.max(from.length, to.length, 1) >= RENAME_SHARE
}

function snippets(a: string[], b: string[], hunks: Hunk[]): FileChange['diff'] {
  const first = hunks[0]
  const last = hunks.at(-1)
  if (!first || !last) return { originalSnippet: '', newSnippet: '' }
  const cutOut = (lines: string[], start: number, end: number) =>
    fitting(lines.slice(Math.max(0, start - CONTEXT_LINES), end + CONTEXT_LINES))
  return {
    originalSnippet: cutOut(a, first.aStart, last.aEnd),
    newSnippet: cutOut(b, first.bStart, last.bEnd),
  }
}

/** As many whole lines as fit, then an ellipsis. */
function fitting(lines: string[]): string {
  const text = lines.join('\n')
  if (bytesOf(text) <= SIDE_MAX_BYTES) return text
  let size = 0
  const kept: string[] = []
  for (const line of lines) {
    size += bytesOf(line) + 1
    if (size > SIDE_MAX_BYTES - 4) break
    kept.push(line)
  }
  return kept.length > 0 ? [...kept, '…'].join('\n') : `${(lines[0] ?? '').slice(0, SIDE_MAX_BYTES / 4)}…`
}

/** UTF-8 size without an encoder, which is not everywhere. */
function bytesOf(text: string): number {
  let bytes = 0
  for (const char of text) {
    const code = char.codePointAt(0) ?? 0
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
  }
  return bytes
}

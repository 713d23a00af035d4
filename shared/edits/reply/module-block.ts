import { ENTRY_FILES, type SourceFile } from '#shared/artifacts.ts'
import { diffLists } from '#shared/edits/diff.ts'
import { linesOf } from '#shared/edits/operations/file-changes.ts'
import type { ReplyEvent } from '#shared/edits/reply/events.ts'

type ModuleBlock = Extract<ReplyEvent, { type: 'module' }>

/**
 * A whole module in a block without a path, as small models write them, is the file that it can only be: the one
 * mentioned before it, the one with the same default export and most of its lines, or the first of an empty design. Else it is an example.
 */
export function placed(event: ReplyEvent, files: readonly SourceFile[], isFirst: boolean): ReplyEvent[] {
  if (event.type !== 'module') return [event]
  const path = pathFor(event, files, isFirst)
  if (path === null) return [{ type: 'text', text: event.text }]
  return [
    { type: 'fileStart', path },
    { type: 'fileText', path, text: event.code },
    { type: 'fileEnd', path, isComplete: event.isComplete },
  ]
}

function pathFor({ hint, code }: ModuleBlock, files: readonly SourceFile[], isFirst: boolean): string | null {
  const name = defaultExport(code)
  const hinted = files.find(file => file.name === hint)
  if (hint !== null && (!hinted || exportOf(hinted) === name)) return hint
  const [only, ...others] = name === null ? [] : files.filter(file => exportOf(file) === name)
  if (only) return others.length === 0 && isKept(only.code, code) ? only.name : null
  return files.length === 0 && isFirst ? ENTRY : null
}

/** An example for a question may have the same name, but not the same lines. */
function isKept(before: string, after: string): boolean {
  if (before.length + after.length > COMPARED_MAX_CHARACTERS) return false
  const lines = tellingLines(before)
  const gone = diffLists(lines, tellingLines(after), { left: STEPS_MAX }).reduce(
    (sum, hunk) => sum + hunk.aEnd - hunk.aStart,
    0,
  )
  return lines.length - gone > lines.length / 2
}

/** A room waits for this. */
const COMPARED_MAX_CHARACTERS = 100_000
const STEPS_MAX = 100_000

const tellingLines = (code: string): string[] => linesOf(code).filter(line => /\w{2}/.test(line))

const [ENTRY = 'App.tsx'] = ENTRY_FILES

const exports = new WeakMap<SourceFile, { name: string | null }>()

/** Read once for a file: an answer may hold many modules, and a design many files. */
function exportOf(file: SourceFile): string | null {
  const known = exports.get(file) ?? { name: defaultExport(file.code) }
  exports.set(file, known)
  return known.name
}

/** The name of what a module exports by default; null when it has none. */
const defaultExport = (code: string): string | null =>
  /^export default (?:async )?(?:function|class)?\s*([A-Za-z_$][\w$]*)/m.exec(code)?.[1] ?? null

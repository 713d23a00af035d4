import { ENTRY_FILES, type SourceFile } from '#shared/artifacts.ts'
import { diffLists } from '#shared/edits/diff.ts'
import type { ReplyEvent } from '#shared/edits/reply-events.ts'
import { linesOf } from '#shared/edits/summarize.ts'

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
  if (hint !== null && (!hinted || defaultExport(hinted.code) === name)) return hint
  const same = name === null ? [] : files.filter(file => defaultExport(file.code) === name)
  const [only] = same.filter(file => isKept(file.code, code))
  if (only) return same.length === 1 ? only.name : null
  return files.length === 0 && isFirst ? ENTRY : null
}

/** An example for a question may have the same name, but not the same lines. */
function isKept(before: string, after: string): boolean {
  const lines = tellingLines(before)
  const gone = diffLists(lines, tellingLines(after)).reduce((sum, hunk) => sum + hunk.aEnd - hunk.aStart, 0)
  return lines.length - gone > lines.length / 2
}

const tellingLines = (code: string): string[] => linesOf(code).filter(line => /\w{2}/.test(line))

const [ENTRY = 'App.tsx'] = ENTRY_FILES

/** The name of what a module exports by default; null when it has none. */
const defaultExport = (code: string): string | null =>
  /^export default (?:async )?(?:function|class)?\s*([A-Za-z_$][\w$]*)/m.exec(code)?.[1] ?? null

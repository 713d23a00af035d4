import { ENTRY_FILES, type SourceFile } from '#shared/artifacts.ts'
import { diffLists } from '#shared/edits/diff.ts'
import { linesOf } from '#shared/edits/operations/file-changes.ts'
import type { ReplyEvent } from '#shared/edits/reply/events.ts'
import { convertedPage, isShell } from '#shared/edits/reply/html-page.ts'
import { fileEvents } from '#shared/edits/reply/state.ts'

type HtmlPage = Extract<ReplyEvent, { type: 'page' }>
type ModuleBlock = Extract<ReplyEvent, { type: 'module' }>

/**
 * A whole module in a block without a path, as small models write them, is the file that it can only be: the one
 * mentioned before it, the one with the same default export and most of its lines, the page that the design begins with
 * where nothing else is changed and nothing is missing in it, or the first file of an empty design. Else it is an example.
 */
export function placed(event: ReplyEvent, files: readonly SourceFile[], isFirst: boolean): ReplyEvent[] {
  if (event.type === 'page') return placedPage(event, files)
  if (event.type !== 'module') return [event]
  const path = pathFor(event, files, isFirst)
  if (path === null) return [{ type: 'text', text: event.text }]
  return fileEvents(path, event.code, event.isComplete)
}

/**
 * A page of HTML is what the design begins with, as a component; a file of its name that is there stays one, and the
 * empty one around a project of components is none.
 */
function placedPage({ hint, html, isComplete }: HtmlPage, files: readonly SourceFile[]): ReplyEvent[] {
  if (hint !== null && files.some(({ name }) => name === hint)) return fileEvents(hint, html, isComplete)
  if (isComplete && isShell(html)) return []
  const page = convertedPage(html, entryOf(files)?.name ?? ENTRY)
  const text = page.hadScripts ? `${SCRIPTS_LEFT_OUT}\n` : ''
  return [
    ...(isComplete ? page.files : page.files.slice(-1)).flatMap(({ name, code }) =>
      fileEvents(name, code, isComplete),
    ),
    ...(text ? [{ type: 'text', text } as const] : []),
  ]
}

const SCRIPTS_LEFT_OUT =
  'This answer was a page of HTML. Its markup and styles are in the design; its scripts are not, since a design is made of React components.'

function pathFor({ hint, code }: ModuleBlock, files: readonly SourceFile[], isFirst: boolean): string | null {
  const name = defaultExport(code)
  const hinted = files.find(file => file.name === hint)
  if (hint !== null && (!hinted || exportOf(hinted) === name)) return hint
  if (files.length === 0) return isFirst ? ENTRY : null
  const [only, ...others] = name === null ? [] : files.filter(file => exportOf(file) === name)
  if (only && others.length === 0 && isKept(only.code, code)) return only.name
  const entry = isFirst ? entryOf(files) : null
  const isEntry = only ? only === entry && others.length === 0 : files.filter(isCode).length === 1
  return entry && isEntry && isWhole(code, files) ? entry.name : null
}

const entryOf = (files: readonly SourceFile[]): SourceFile | null =>
  ENTRY_FILES.map(path => files.find(({ name }) => name === path)).find(Boolean) ?? null

const isCode = ({ name }: SourceFile): boolean => /\.[jt]sx?$/.test(name)

/** A sketch uses components that it neither declares nor imports, or imports files that are not there. */
function isWhole(code: string, files: readonly SourceFile[]): boolean {
  const used = new Set<string>()
  const known = new Set<string>()
  for (const [, tag, name = ''] of code.matchAll(/(<\/?)?\b([A-Z]\w*)/g)) (tag ? used : known).add(name)
  if ([...used].some(name => !known.has(name))) return false
  return [...code.matchAll(/\bfrom\s{0,9}['"]\.{1,2}\/([^'"\n]{1,200})['"]/g)].every(([, path = '']) =>
    files.some(({ name }) => name === path || name.replace(/(?:\/index)?\.\w+$/, '').endsWith(path)),
  )
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

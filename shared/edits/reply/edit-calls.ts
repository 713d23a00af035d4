import { z } from 'zod'
import type { Operation } from '#shared/edits/operations/operations.ts'
import { markedCalls, withoutTokens } from '#shared/edits/reply/call-markup.ts'
import { isObject, type NamedCall, namedCall } from '#shared/edits/reply/call-names.ts'
import { parseJson } from '#shared/edits/reply/json-pieces.ts'

const path = z.string().describe('Path of the file, such as components/hero.tsx')

/** The tools that change files, as a model calls them. */
export const EDIT_CALLS = {
  write_file: z.object({ path, code: z.string() }),
  edit_file: z.object({ path, search: z.string(), replace: z.string() }),
  rename_file: z.object({ from: path, to: path }),
  delete_file: z.object({ path }),
} as const
export type EditCallName = keyof typeof EDIT_CALLS

/** What a call does to the files. */
export function operationOf(name: EditCallName, input: unknown): Operation {
  switch (name) {
    case 'write_file': {
      const { path: file, code } = EDIT_CALLS.write_file.parse(input)
      return { op: 'write', file: fromRoot(file), code }
    }
    case 'edit_file': {
      const { path: file, search, replace } = EDIT_CALLS.edit_file.parse(input)
      return { op: 'replace', file: fromRoot(file), search, replace }
    }
    case 'rename_file': {
      const { from, to } = EDIT_CALLS.rename_file.parse(input)
      return { op: 'rename', from: fromRoot(from), to: fromRoot(to) }
    }
    case 'delete_file':
      return { op: 'delete', file: fromRoot(EDIT_CALLS.delete_file.parse(input).path) }
  }
}

/** `./App.tsx` and `/App.tsx` are App.tsx: the design is all there is. */
export const fromRoot = (given: string): string =>
  given
    .normalize()
    .trim()
    .replace(/^(?:\.?\/)+/, '')

/** Calls that look around or end the work: there is nobody to answer them when they stand in the text. */
const OTHER_CALLS = ['list_files', 'read_file', 'search_files', 'install_package', 'check_compile', 'finish']
/** Asking whether a package or the code is right changes nothing, and waits for no answer here. */
const NEEDLESS: ReadonlySet<string> = new Set(['install_package', 'check_compile'])

/** What they do to the files, and what `finish` says; or why they cannot be carried out. */
export type WrittenCalls = { operations: Operation[]; said: string } | { fault: string }

/**
 * Calls that a model wrote into its text: as JSON, one, a list or one after the other, or in the markup of its kind,
 * under the names that models give to such things. Null when it is no call at all, unless the text was marked as one.
 */
export function writtenCalls(given: string, isMarked: boolean): WrittenCalls | null {
  const text = isMarked ? withoutTokens(given) : given
  const parsed =
    parseJson(text) ??
    parseJson(
      `[${text.trim().replace(/\}(\s+)\{/g, (whole, gap: string) => (gap.includes('\n') ? '},{' : whole))}]`,
    )
  const json = (parsed === undefined ? [] : Array.isArray(parsed) ? parsed : [parsed]).map(readCall)
  const isJson = json.length > 0 && json.every(call => call !== null)
  const calls = isJson ? json.filter(call => call !== null) : isMarked ? markedCalls(text) : null
  if (calls) return carriedOut(calls, isMarked)
  return isMarked || (parsed === undefined && MENTIONS_CALL.test(text))
    ? { fault: 'it cannot be read' }
    : null
}

const MENTIONS_CALL = /"(?:write|edit|rename|delete)_file"/

function carriedOut(written: readonly NamedCall[], isMarked: boolean): WrittenCalls | null {
  const calls = written.map(namedCall)
  if (!isMarked && !calls.every((call, at) => isMeant(call, written[at]?.name))) return null
  const operations: Operation[] = []
  const said: string[] = []
  for (const { name, input } of calls) {
    if (isEditCall(name)) {
      const read = EDIT_CALLS[name].safeParse(input)
      if (!read.success) return { fault: `${name} lacks ${missing(read.error)}` }
      operations.push(operationOf(name, read.data))
    } else if (name === 'finish' && isObject(input)) said.push(String(input.summary ?? ''))
    else if (!NEEDLESS.has(name))
      return {
        fault: OTHER_CALLS.includes(name) ? `${name} cannot be called there` : `there is no tool ${name}`,
      }
  }
  return { operations, said: said.filter(Boolean).join('\n') }
}

/** JSON in a text is a call when it has the name of a tool; under another name it must be a whole one. */
const isMeant = ({ name, input }: NamedCall, written: string | undefined): boolean =>
  name === written
    ? isEditCall(name) || OTHER_CALLS.includes(name)
    : isEditCall(name) && EDIT_CALLS[name].safeParse(input).success

const isEditCall = (name: string): name is EditCallName => Object.hasOwn(EDIT_CALLS, name)

function readCall(value: unknown): NamedCall | null {
  if (!isObject(value)) return null
  if (isObject(value.function)) return readCall(value.function)
  const name = [value.name, value.tool, value.tool_name, value.function, value.action].find(
    each => typeof each === 'string',
  )
  if (typeof name !== 'string') return null
  const given = [value.arguments, value.parameters, value.input, value.args].find(each => each !== undefined)
  const input = typeof given === 'string' ? parseJson(given) : (given ?? value)
  return isObject(input) ? { name, input } : null
}

const missing = (error: z.ZodError): string => error.issues.map(issue => issue.path.join('.')).join(' and ')

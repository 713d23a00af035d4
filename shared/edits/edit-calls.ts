import { z } from 'zod'
import type { Operation } from '#shared/edits/operations.ts'

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
export const fromRoot = (given: string): string => given.trim().replace(/^(?:\.?\/)+/, '')

export type WrittenCalls = { operations: Operation[] } | { fault: string }

/**
 * Calls that a model wrote into its text as JSON, one, a list or one after the other, under the names that models give to such things;
 * null when the JSON is no call at all.
 */
export function writtenCalls(text: string): WrittenCalls | null {
  const parsed = parseJson(text) ?? parseJson(`[${text.trim().replace(/\}\s*\n\s*\{/g, '},{')}]`)
  if (parsed === undefined) return MENTIONS_CALL.test(text) ? { fault: 'its JSON cannot be read' } : null
  const calls = (Array.isArray(parsed) ? parsed : [parsed]).map(readCall)
  if (calls.length === 0 || calls.some(call => call === null)) return null
  const operations: Operation[] = []
  for (const call of calls) {
    if (!call) continue
    const input = EDIT_CALLS[call.name].safeParse(renamed(call.input))
    if (!input.success) return { fault: `${call.name} lacks ${missing(input.error)}` }
    operations.push(operationOf(call.name, input.data))
  }
  return { operations }
}

const MENTIONS_CALL = /"(?:write|edit|rename|delete)_file"/

interface Call {
  name: EditCallName
  input: Record<string, unknown>
}

function readCall(value: unknown): Call | null {
  if (!isObject(value)) return null
  if (isObject(value.function)) return readCall(value.function)
  const name = [value.name, value.tool, value.tool_name, value.function, value.action].find(
    each => typeof each === 'string',
  )
  if (typeof name !== 'string' || !Object.hasOwn(EDIT_CALLS, name)) return null
  const given = [value.arguments, value.parameters, value.input, value.args].find(each => each !== undefined)
  const input = typeof given === 'string' ? parseJson(given) : (given ?? value)
  return isObject(input) ? { name: name as EditCallName, input } : null
}

const ALIASES: Record<string, string[]> = {
  path: ['file', 'file_path', 'filePath', 'filename'],
  code: ['content', 'contents', 'new_content', 'text'],
  search: ['old', 'old_string', 'old_str', 'find'],
  replace: ['new', 'new_string', 'new_str', 'replacement'],
  from: ['old_path', 'source'],
  to: ['new_path', 'destination'],
}

function renamed(input: Record<string, unknown>): Record<string, unknown> {
  const aliased = Object.entries(ALIASES).flatMap(([key, others]) => {
    const found = others.find(other => typeof input[other] === 'string')
    return found && input[key] === undefined ? [[key, input[found]]] : []
  })
  return { ...input, ...Object.fromEntries(aliased) }
}

const missing = (error: z.ZodError): string => error.issues.map(issue => issue.path.join('.')).join(' and ')

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

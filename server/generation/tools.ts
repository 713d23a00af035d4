import { type ToolSet, tool } from 'ai'
import { z } from 'zod'
import type { ModelMode, ToolAction } from '#shared/chat.ts'
import type { Operation } from '#shared/edits/operations.ts'

const path = z.string().describe('Path of the file, such as components/hero.tsx')

/** The tools of a run. Those that change files say which operation of `shared/edits` they are. */
export const WRITE_TOOLS = {
  write_file: {
    action: 'write',
    description: 'Write a whole file, new or instead of the old one. Give the complete code.',
    input: z.object({ path, code: z.string() }),
  },
  edit_file: {
    action: 'edit',
    description: 'Change a part of a file. `search` must be copied exactly and occur exactly once.',
    input: z.object({ path, search: z.string(), replace: z.string() }),
  },
  rename_file: {
    action: 'rename',
    description: 'Rename or move a file. Imports of it are yours to change.',
    input: z.object({ from: path, to: path }),
  },
  delete_file: {
    action: 'delete',
    description: 'Delete a file.',
    input: z.object({ path }),
  },
} as const satisfies Record<string, { action: ToolAction; description: string; input: z.ZodType }>

const READ_TOOLS = {
  list_files: { action: 'list', description: 'List the files of the design.', input: z.object({}) },
  read_file: { action: 'read', description: 'Read a file.', input: z.object({ path }) },
  search_files: {
    action: 'search',
    description: 'Find lines that contain a text.',
    input: z.object({ text: z.string().min(1) }),
  },
} as const satisfies Record<string, { action: ToolAction; description: string; input: z.ZodType }>

export type WriteToolName = keyof typeof WRITE_TOOLS
export type ReadToolName = keyof typeof READ_TOOLS
export type ToolName = WriteToolName | ReadToolName

const ALL = { ...WRITE_TOOLS, ...READ_TOOLS }
export const isToolName = (name: string): name is ToolName => Object.hasOwn(ALL, name)
export const isWriteTool = (name: ToolName): name is WriteToolName => Object.hasOwn(WRITE_TOOLS, name)
export const actionOf = (name: ToolName): ToolAction => ALL[name].action

type Execute = (name: ToolName, input: unknown, callId: string) => string

/** `best` writes in one pass; `agent` may also look around. */
export function toolsFor(mode: ModelMode, execute: Execute): ToolSet {
  const names = Object.keys(mode === 'agent' ? ALL : WRITE_TOOLS) as ToolName[]
  return Object.fromEntries(
    names.map(name => [
      name,
      tool({
        description: ALL[name].description,
        inputSchema: ALL[name].input as z.ZodType<object>,
        execute: (input, { toolCallId }) => execute(name, input, toolCallId),
      }),
    ]),
  )
}

/** What a writing tool does to the files. */
export function operationOf(name: WriteToolName, input: unknown): Operation {
  switch (name) {
    case 'write_file': {
      const { path: file, code } = WRITE_TOOLS.write_file.input.parse(input)
      return { op: 'write', file, code }
    }
    case 'edit_file': {
      const { path: file, search, replace } = WRITE_TOOLS.edit_file.input.parse(input)
      return { op: 'replace', file, search, replace }
    }
    case 'rename_file':
      return { op: 'rename', ...WRITE_TOOLS.rename_file.input.parse(input) }
    case 'delete_file':
      return { op: 'delete', file: WRITE_TOOLS.delete_file.input.parse(input).path }
  }
}

/** The file a call is about, for its line in the chat. */
export function subjectOf(input: unknown): string {
  const parsed = z
    .object({ path: z.string(), from: z.string(), to: z.string(), text: z.string() })
    .partial()
    .safeParse(input)
  if (!parsed.success) return ''
  const { path: file, from, to, text } = parsed.data
  return file ?? (from && to ? `${from} → ${to}` : (text ?? ''))
}

import { type ToolSet, tool } from 'ai'
import { z } from 'zod'
import { tokensOf } from '#server/generation/prompt/tokens.ts'
import { FINISH_INPUT } from '#server/generation/reply/ending.ts'
import { TALK_TOOLS } from '#server/generation/reply/talk.ts'
import type { ModelMode, ToolAction } from '#shared/chat.ts'
import { EDIT_CALLS, type EditCallName } from '#shared/edits/reply/edit-calls.ts'

interface ToolSpec {
  action: ToolAction
  description: string
  input: z.ZodType
}

/** Those that change files; `shared/edits` says which operation each of them is. */
const EDIT_TOOLS = {
  write_file: {
    action: 'write',
    description: 'Write a whole file, new or instead of the old one. Give the complete code.',
    input: EDIT_CALLS.write_file,
  },
  edit_file: {
    action: 'edit',
    description: 'Change a part of a file. `search` must be copied exactly and occur exactly once.',
    input: EDIT_CALLS.edit_file,
  },
  rename_file: {
    action: 'rename',
    description: 'Rename or move a file. Imports of it are yours to change.',
    input: EDIT_CALLS.rename_file,
  },
  delete_file: { action: 'delete', description: 'Delete a file.', input: EDIT_CALLS.delete_file },
} as const satisfies Record<EditCallName, ToolSpec>

const path = z.string().describe('Path of the file, such as components/hero.tsx')

const LOOK_TOOLS = {
  list_files: { action: 'list', description: 'List the files of the design.', input: z.object({}) },
  read_file: {
    action: 'read',
    description: 'Read a file, or the part of a long one that begins at line `from`.',
    input: z.object({ path, from: z.number().int().min(1).optional() }),
  },
  search_files: {
    action: 'search',
    description: 'Find lines that contain a text.',
    input: z.object({ text: z.string().min(1) }),
  },
} as const satisfies Record<string, ToolSpec>

const REFERENCE_TOOLS = {
  list_templates: {
    action: 'list',
    description: 'List the finished pages of this product, to learn a form from one.',
    input: z.object({}),
  },
  read_template: {
    action: 'read',
    description: 'Read such a page; of a long one, one `file` at a time. It is never handed out as it is.',
    input: z.object({ id: z.string().max(40), file: z.string().max(200).optional() }),
  },
  read_component: {
    action: 'read',
    description: 'Read the source of a component of the kit, such as `sidebar`.',
    input: z.object({ name: z.string().min(1).max(200) }),
  },
} as const satisfies Record<string, ToolSpec>

const AGENT_TOOLS = {
  install_package: {
    action: 'install',
    description: 'Ask whether a package may be imported before using it.',
    input: z.object({ name: z.string().min(1) }),
  },
  check_compile: {
    action: 'check',
    description: 'Compile the design as it is now and get its errors.',
    input: z.object({}),
  },
  look: {
    action: 'look',
    description:
      'Look at the page as it is now in a browser: what is wrong there and, if you can see, a picture. `element` pictures one part, by its place such as hero.tsx:12 or by words on it.',
    input: z.object({
      route: z.string().optional(),
      viewport: z.enum(['desktop', 'phone', 'both']).optional(),
      theme: z.enum(['light', 'dark']).optional(),
      element: z.string().optional(),
    }),
  },
} as const satisfies Record<string, ToolSpec>

const END_TOOLS = {
  finish: {
    action: 'finish',
    description:
      'End the work: call it in the same answer as the last change. What is not done is told then.',
    input: FINISH_INPUT,
  },
} as const satisfies Record<string, ToolSpec>

const ALL = { ...EDIT_TOOLS, ...LOOK_TOOLS, ...REFERENCE_TOOLS, ...AGENT_TOOLS, ...TALK_TOOLS, ...END_TOOLS }
export type ToolName = keyof typeof ALL

export const isToolName = (name: string): name is ToolName => Object.hasOwn(ALL, name)
export const isEditTool = (name: ToolName): name is EditCallName => Object.hasOwn(EDIT_TOOLS, name)
export const actionOf = (name: ToolName): ToolAction => ALL[name].action

/** What an agent knows of one call: `step` is the same for the calls of one answer. */
export interface ToolCallOf {
  name: ToolName
  input: unknown
  id: string
  step: number
}

/** `best` writes in one pass, and looks around only where not every file could be shown; `agent` does both in a loop. */
export function toolsFor(
  mode: ModelMode,
  seesEverything: boolean,
  execute: (call: ToolCallOf) => string | Promise<string>,
  isPlanOnly = false,
): ToolSet {
  const specs = isPlanOnly ? planSpecs(mode, seesEverything) : specsFor(mode, seesEverything)
  return Object.fromEntries(
    Object.entries(specs).map(([name, { description, input }]) => [
      name,
      tool({
        description,
        inputSchema: input as z.ZodType<object>,
        execute: (given, { toolCallId, messages }) =>
          execute({ name: name as ToolName, input: given, id: toolCallId, step: messages.length }),
      }),
    ]),
  )
}

function specsFor(mode: ModelMode, seesEverything: boolean): Record<string, ToolSpec> {
  if (mode === 'agent') return ALL
  const { ask } = TALK_TOOLS
  return { ...EDIT_TOOLS, ...(seesEverything ? {} : LOOK_TOOLS), ask, ...END_TOOLS }
}

/** What only reads, and talks. */
function planSpecs(mode: ModelMode, seesEverything: boolean): Record<string, ToolSpec> {
  const { ask, plan } = TALK_TOOLS
  if (mode === 'agent') return { ...LOOK_TOOLS, ...REFERENCE_TOOLS, ask, plan }
  return seesEverything ? { ask, plan } : { ...LOOK_TOOLS, ask, plan }
}

/** What they take of every request, counted as a prompt is. */
export function toolTokens(mode: ModelMode): number {
  const known = countedTokens.get(mode)
  if (known !== undefined) return known
  const tokens = countToolTokens(mode)
  countedTokens.set(mode, tokens)
  return tokens
}

/** Counted once: to write the schemas takes longer than all else that a request is made of. */
const countedTokens = new Map<ModelMode, number>()

function countToolTokens(mode: ModelMode): number {
  const specs = Object.entries(specsFor(mode, false)).map(([name, { description, input }]) => ({
    ...{ type: 'function', name, description, parameters: z.toJSONSchema(input, { io: 'input' }) },
  }))
  return tokensOf(JSON.stringify(specs))
}

/** The file or thing a call is about, for its line in the chat. */
export function subjectOf(input: unknown): string {
  const parsed = z
    .object({
      ...{ path: z.string(), from: z.string(), to: z.string(), text: z.string(), name: z.string() },
      id: z.string(),
      ...{ route: z.string(), element: z.string() },
    })
    .partial()
    .catch({})
    .parse(input)
  const { path: file, from, to, text, name, id, route, element } = parsed
  return file ?? (from && to ? `${from} → ${to}` : (text ?? name ?? id ?? element ?? route ?? ''))
}

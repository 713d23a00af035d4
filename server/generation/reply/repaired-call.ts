import type { ToolSet } from 'ai'
import { namedCall } from '#shared/edits/reply/call-names.ts'
import { parseJson } from '#shared/edits/reply/json-pieces.ts'

interface Call {
  toolName: string
  input: string
}

/**
 * A call that names its tool or its fields as they are named elsewhere, or has line breaks inside its texts, as it is
 * meant; null where that is not known.
 */
export function repairedCall<T extends Call>(call: T, tools: ToolSet): T | null {
  const given = parseJson(call.input.trim() || '{}')
  if (given === undefined) return null
  const { name, input } = namedCall({ name: call.toolName, input: given })
  return Object.hasOwn(tools, name) ? { ...call, toolName: name, input: JSON.stringify(input) } : null
}

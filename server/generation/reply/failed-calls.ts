import type { ModelMessage, ToolModelMessage } from 'ai'

const TOLD_MAX_CHARACTERS = 600
const ENDS_EARLY = /Unterminated string|Unexpected end of/
const IN_PARTS =
  'Its input ends in the middle, so nothing of it was made. If it was cut off by its length, write the file in smaller parts: a short file first, then edits that add to it.'

/** A call that could not be read comes back with all of its text: what a model needs is why, and what to do. */
export const withShortFailures = (messages: ModelMessage[]): ModelMessage[] =>
  messages.map(message =>
    message.role === 'tool' ? { ...message, content: message.content.map(shortFailure) } : message,
  )

type Part = ToolModelMessage['content'][number]

function shortFailure(part: Part): Part {
  if (part.type !== 'tool-result' || part.output.type !== 'error-text') return part
  const { value } = part.output
  const half = TOLD_MAX_CHARACTERS / 2
  const short =
    value.length > TOLD_MAX_CHARACTERS ? `${value.slice(0, half)} […] ${value.slice(-half)}` : value
  const isCut = value.includes('JSON parsing failed') && ENDS_EARLY.test(value.slice(-half))
  const told = isCut ? `${short}\n${IN_PARTS}` : short
  return told === value ? part : { ...part, output: { ...part.output, value: told } }
}

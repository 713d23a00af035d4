import { keyedFetch } from '#server/generation/model/keyed-fetch.ts'
import { mendedSseLines } from '#server/generation/model/sse-lines.ts'

/**
 * Asks Anthropic's address. Events, blocks and deltas that nobody here knows are left out of its stream, as its
 * documentation asks: new ones may come at any time.
 */
export async function anthropicFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await keyedFetch(input, init)
  const isStream = /\bevent-stream\b/.test(response.headers.get('content-type') ?? '')
  return response.ok && response.body && isStream ? mendedSseLines(response.body, sifting()) : response
}

function sifting(): (line: string) => string {
  const unknownBlocks = new Set<unknown>()
  const isKnown = (event: StreamEvent): boolean => {
    if (!KNOWN_EVENTS.has(event.type)) return false
    if (event.type === 'content_block_start' && !KNOWN_BLOCKS.has(event.content_block?.type ?? ''))
      unknownBlocks.add(event.index)
    if (event.type === 'content_block_delta' && !KNOWN_DELTAS.has(event.delta?.type ?? '')) return false
    return !event.type.startsWith('content_block_') || !unknownBlocks.has(event.index)
  }
  return line => {
    const event = line.startsWith('data:') ? parsed(line.slice('data:'.length)) : null
    return event && !isKnown(event) ? '' : line
  }
}

const KNOWN_EVENTS = new Set([
  ...['message_start', 'message_delta', 'message_stop', 'ping', 'error'],
  ...['content_block_start', 'content_block_delta', 'content_block_stop'],
])
/** What can come of a request that has no tools of the provider's own. */
const KNOWN_BLOCKS = new Set(['text', 'thinking', 'redacted_thinking', 'tool_use'])
const KNOWN_DELTAS = new Set(['text_delta', 'thinking_delta', 'signature_delta', 'input_json_delta'])

interface StreamEvent {
  type: string
  index?: number
  content_block?: { type?: string }
  delta?: { type?: string }
}

/** Null when it is no event at all: the reader says so. */
function parsed(data: string): StreamEvent | null {
  try {
    const event: StreamEvent | null = JSON.parse(data)
    return typeof event?.type === 'string' ? event : null
  } catch {
    return null
  }
}

import type { ReplyEvent } from '#shared/edits/reply/events.ts'
import { ReplyParser } from '#shared/edits/reply/parser.ts'

/** What becomes of a reply that comes in these pieces. */
export function parseReply(reply: string, cut: number[] = []): ReplyEvent[] {
  const parser = new ReplyParser()
  const ends = [...new Set(cut.map(at => at % (reply.length + 1)))].sort((a, b) => a - b)
  const pieces = [0, ...ends].map((from, at) => reply.slice(from, ends[at] ?? reply.length))
  return [...pieces.flatMap(piece => parser.push(piece)), ...parser.end()]
}

export const textIn = (events: ReplyEvent[]): string =>
  events.flatMap(event => (event.type === 'text' ? [event.text] : [])).join('')

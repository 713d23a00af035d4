import { parsed, saidTokens, usageIn } from '#server/features/integrations/ai/usage.ts'

/** An event that is longer is passed on as it comes. */
const EVENT_MAX_CHARACTERS = 8_000_000
const END = /\r?\n\r?\n|\r\r/
const END_CHARACTERS = '\r\n\r'.length

/** What an answer's text is passed through, piece by piece; it counts what it sees. */
export interface AnswerReader {
  /** What may be passed on by now. */
  read(text: string): string
  /** What is left when no more comes. */
  rest(): string
  /** Tokens by the provider's own count; null as long as it has not said. */
  usage(): number | null
  /** Tokens of what was said so far, rather too many. */
  said(): number
}

/**
 * A stream of events, passed on whole. The count of a stream is asked for in the name of the design, so the event that
 * tells it is left out unless the design has asked for it too: clients read a choice in each.
 */
export function eventReader({ hidesUsage }: { hidesUsage: boolean }): AnswerReader {
  /** Of an event that has not ended; put together once, as it may come in a million pieces. */
  let pieces: string[] = []
  let length = 0
  /** The last characters of those: an end may have begun. */
  let tail = ''
  let usage: number | null = null
  let said = 0
  const passed = (event: string): string => {
    const data = parsed(dataOf(event))
    if (data === undefined) return event
    const told = usageIn(data)
    // Some tell it with every event, and count on.
    if (told !== null) usage = Math.max(usage ?? 0, told)
    if (told === null || hasChoices(data)) said += saidTokens(data)
    return hidesUsage && told !== null && isOnlyUsage(data) ? '' : event
  }
  const taken = (): string => {
    const whole = pieces.join('')
    pieces = []
    length = 0
    tail = ''
    return whole
  }
  const keep = (text: string): void => {
    pieces.push(text)
    length += text.length
    tail = (tail + text).slice(-END_CHARACTERS)
  }
  return {
    read(text) {
      let out = ''
      let left = text
      for (;;) {
        const end = END.exec(tail + left)
        if (!end) break
        const at = end.index + end[0].length - tail.length
        keep(left.slice(0, at))
        out += passed(taken())
        left = left.slice(at)
      }
      if (left !== '') keep(left)
      return length > EVENT_MAX_CHARACTERS ? out + taken() : out
    },
    rest: () => (length === 0 ? '' : passed(taken())),
    usage: () => usage,
    said: () => said,
  }
}

const dataOf = (event: string): string =>
  event
    .split(/\r\n|\n|\r/)
    .filter(line => line.startsWith('data:'))
    .map(line => line.slice('data:'.length).trimStart())
    .join('\n')

const choicesOf = (data: unknown): unknown[] | null =>
  typeof data === 'object' && data !== null && 'choices' in data && Array.isArray(data.choices)
    ? data.choices
    : null
const hasChoices = (data: unknown): boolean => (choicesOf(data)?.length ?? 0) > 0
const isOnlyUsage = (data: unknown): boolean => choicesOf(data)?.length === 0

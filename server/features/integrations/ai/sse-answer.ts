import { parsed, saidTokens, usageIn } from '#server/features/integrations/ai/usage.ts'

/** An event that is longer is passed on as it comes. */
const EVENT_MAX_CHARACTERS = 8_000_000
const END = /\r?\n\r?\n|\r\r/g
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
  let waiting = ''
  /** As far as that was looked through for its end. */
  let searched = 0
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
  return {
    read(text) {
      waiting += text
      let out = ''
      for (;;) {
        END.lastIndex = searched
        const end = END.exec(waiting)
        if (!end) break
        out += passed(waiting.slice(0, END.lastIndex))
        waiting = waiting.slice(END.lastIndex)
        searched = 0
      }
      // An end may have begun.
      searched = Math.max(0, waiting.length - END_CHARACTERS)
      if (waiting.length > EVENT_MAX_CHARACTERS) {
        out += waiting
        waiting = ''
        searched = 0
      }
      return out
    },
    rest() {
      const left = waiting
      waiting = ''
      return left === '' ? '' : passed(left)
    },
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

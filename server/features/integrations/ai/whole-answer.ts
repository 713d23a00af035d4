import type { AnswerReader } from '#server/features/integrations/ai/sse-answer.ts'
import { parsed, usageAtEnd, usageIn } from '#server/features/integrations/ai/usage.ts'

/** An answer that is longer is judged by its end: pictures are megabytes. */
const READ_MAX_CHARACTERS = 1_000_000
const TAIL_CHARACTERS = 16_000

/** An answer of one piece, passed on as it comes. */
export function wholeReader(): AnswerReader {
  let seen = ''
  let isWhole = true
  return {
    read(text) {
      seen += text
      if (seen.length > READ_MAX_CHARACTERS) {
        isWhole = false
        seen = seen.slice(-TAIL_CHARACTERS)
      }
      return text
    },
    rest: () => '',
    usage: () => (isWhole ? usageIn(parsed(seen)) : usageAtEnd(seen)),
    said: () => 0,
  }
}

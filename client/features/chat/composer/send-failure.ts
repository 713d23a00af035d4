import { hasCode, sentenceOf } from '#client/api/call.ts'
import type { Outgoing } from '#client/state/outbox.ts'

/** What becomes of a prompt whose send has failed; the text goes back to the composer in every case. */
export type Outcome =
  | { kind: 'dialog'; dialog: 'outOfCredits' | 'planRequired' | 'promptTooLong' | 'auth' }
  | { kind: 'notice'; sentence: string; advice: string }
  | { kind: 'failed'; outgoing: Outgoing }

export function sendFailureOf(outgoing: Outgoing, error: unknown): Outcome {
  if (hasCode(error, 'out_of_credits')) return { kind: 'dialog', dialog: 'outOfCredits' }
  if (hasCode(error, 'plan_required')) return { kind: 'dialog', dialog: 'planRequired' }
  if (hasCode(error, 'prompt_too_long')) return { kind: 'dialog', dialog: 'promptTooLong' }
  if (hasCode(error, 'unauthenticated', 'guests_off')) return { kind: 'dialog', dialog: 'auth' }
  if (hasCode(error, 'generation_in_progress'))
    return {
      kind: 'notice',
      sentence: sentenceOf(error),
      advice: 'Your text is kept. Send it when this one is done.',
    }
  if (hasCode(error, 'queue_full'))
    return { kind: 'notice', sentence: sentenceOf(error), advice: 'Your text is kept.' }
  if (outgoing.modelId !== null && hasCode(error, 'not_found'))
    return {
      kind: 'notice',
      sentence: sentenceOf(error),
      advice: 'Your text is kept. The model of this mode answers it, unless you pick another.',
    }
  if (hasCode(error, 'no_vision'))
    return { kind: 'notice', sentence: sentenceOf(error), advice: 'Your text and images are kept.' }
  return { kind: 'failed', outgoing: { ...outgoing, state: 'failed', problem: sentenceOf(error) } }
}

/** A text that comes back never replaces what has been typed meanwhile. */
export function giveBack(text: string, typed: string): string {
  if (typed.trim() === '' || typed === text) return text
  return `${text}\n\n${typed}`
}

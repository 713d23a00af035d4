import type { Outcome } from '#server/designer/follow-ups/follow-up.ts'
import {
  clausesOf,
  dependsOnOthers,
  isCommand,
  withoutReassurance,
} from '#server/designer/follow-ups/grammar/clauses.ts'
import { jointWishes, type Way, withNames } from '#server/designer/follow-ups/grammar/joint-wishes.ts'

type Understand = (instruction: string) => Outcome | null

/** One message may hold several instructions; it is cut only where each piece means something. */
export function cutInstructions(said: string, understand: Understand, hasSelection = false): string[] {
  const message = withoutReassurance(said)
  const pieces = withNames(clausesOf(message))
  if (pieces.some(dependsOnOthers)) return [message.trim()]
  const parts = pieces.flatMap(piece => joined(piece, understand, hasSelection))
  const clear = parts.filter(part => understand(part))
  const isEachAsked = parts.every(isCommand)
  return parts.length > 1 && clear.length >= (isEachAsked ? 1 : 2) ? parts : [message.trim()]
}

/** A clause that joins several wishes under one verb, where each of them is understood or the whole is only one of them. */
function joined(clause: string, understand: Understand, hasSelection: boolean): string[] {
  const ways = jointWishes(clause, hasSelection)
  const whole = understand(clause)
  if (ways.length === 0) return [hasSelection && !isDone(whole) ? ofSelected(clause, understand) : clause]
  const clear = ways.find(({ pieces }) => pieces.every(piece => isDone(understand(piece))))
  if (clear && !(isDone(whole) && isTogether(clause) && !isHalf(clear, whole, understand)))
    return clear.pieces
  const half = ways.find(way => isHalf(way, whole, understand))
  return half?.pieces ?? [clause]
}

/** "bigger", "orange": of what is selected. */
const ofSelected = (clause: string, understand: Understand): string =>
  isDone(understand(`make it ${clause}`)) ? `make it ${clause}` : clause

const isDone = (outcome: Outcome | null): boolean => outcome !== null && 'operations' in outcome

/** What one kind of follow-up carries out together: "add search, a filter and pages". */
const isTogether = (clause: string): boolean =>
  /^\s*(?:please\s+)?(?:swap|add|insert|include)\b|\b(?:between|both)\b/i.test(clause)

/** Read as a whole it is refused, or does what one piece alone asks for: the pieces say what is done and what is not. */
function isHalf({ pieces, isOfOne }: Way, whole: Outcome | null, understand: Understand): boolean {
  const outcomes = pieces.map(understand)
  if (!outcomes.some(isDone)) return false
  const isFirstDone = isDone(outcomes[0] ?? null)
  if (outcomes.some(outcome => outcome === null) && !(isOfOne && isFirstDone)) return false
  if (!isDone(whole)) return true
  const said = JSON.stringify(operationsOf(whole))
  return outcomes.some(outcome => JSON.stringify(operationsOf(outcome)) === said)
}

const operationsOf = (outcome: Outcome | null) =>
  outcome && 'operations' in outcome ? outcome.operations : null

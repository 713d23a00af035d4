import type { Outcome } from '#server/designer/follow-ups/follow-up.ts'
import { clausesOf, dependsOnOthers } from '#server/designer/follow-ups/grammar/clauses.ts'
import { jointWishes, withNames } from '#server/designer/follow-ups/grammar/joint-wishes.ts'

type Understand = (instruction: string) => Outcome | null

/** One message may hold several instructions; it is cut only where each piece means something. */
export function cutInstructions(message: string, understand: Understand): string[] {
  const pieces = withNames(clausesOf(message))
  if (pieces.some(dependsOnOthers)) return [message.trim()]
  const parts = pieces.flatMap(piece => joined(piece, understand))
  const clear = parts.filter(part => understand(part))
  return parts.length > 1 && clear.length >= 2 ? parts : [message.trim()]
}

/** A clause that joins several wishes under one verb, where each of them is understood or the whole is only one of them. */
function joined(clause: string, understand: Understand): string[] {
  const ways = jointWishes(clause)
  if (ways.length === 0) return [clause]
  const clear = ways.find(pieces => pieces.every(piece => isDone(understand(piece))))
  const whole = understand(clause)
  if (clear && !(isDone(whole) && isTogether(clause) && !isHalf(clear, whole, understand))) return clear
  return ways.find(pieces => isHalf(pieces, whole, understand)) ?? [clause]
}

const isDone = (outcome: Outcome | null): boolean => outcome !== null && 'operations' in outcome

/** What one kind of follow-up carries out together: "add search, a filter and pages". */
const isTogether = (clause: string): boolean =>
  /^\s*(?:please\s+)?(?:swap|add|insert|include)\b|\b(?:between|both)\b/i.test(clause)

/** Read as a whole it is refused, or does what one piece alone asks for: the pieces say what is done and what is not. */
function isHalf(pieces: string[], whole: Outcome | null, understand: Understand): boolean {
  const outcomes = pieces.map(understand)
  if (!outcomes.some(isDone) || outcomes.some(outcome => outcome === null)) return false
  if (!isDone(whole)) return true
  const said = JSON.stringify(operationsOf(whole))
  return outcomes.some(outcome => JSON.stringify(operationsOf(outcome)) === said)
}

const operationsOf = (outcome: Outcome | null) =>
  outcome && 'operations' in outcome ? outcome.operations : null

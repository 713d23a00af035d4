import { isAlignedList } from '#server/templates/acts-in-words/loosely/aligned.ts'
import { drawn, only } from '#server/templates/acts-in-words/loosely/meant-by-wish.ts'
import {
  type Entry,
  sectionNamed,
  type Target,
  targetOf,
} from '#server/templates/acts-in-words/loosely/targets.ts'
import type { LooseReading, Wish } from '#server/templates/acts-in-words/loosely/wish.ts'
import type { Reader } from '#server/templates/acts-in-words/objects.ts'
import { readPage } from '#server/templates/acts-in-words/page-things.ts'
import { moveBeside, type ReadAct, structural } from '#server/templates/acts-in-words/read-clause.ts'
import { wordsOf } from '#server/templates/read/words.ts'
import { textOf } from '#shared/acts/values.ts'

/** What moves to an end, or beside another of its kind. */
export function moved(reader: Reader, wish: Wish): LooseReading | null {
  const { phrases, relation, position, values } = wish
  if (values.length > 0) return null
  if (relation) {
    const [first, second, ...more] = phrases
    if (!first || !second || more.length > 0 || relation.is === 'between' || second.at < relation.at)
      return null
    const [from, to] = [first, second].map(({ text }) => sectionNamed(reader, wordsOf(text)))
    const beside = from && to ? moveBeside(reader, from.meant, to.meant, relation.is) : null
    if (beside) return [() => beside]
    const [entry, other] = [first, second].map(({ text }) => targetOf(reader, text)?.entry)
    return entry && other ? stepsBeside(reader, entry, other, relation.is) : null
  }
  const target = position && only(reader, wish)
  const act = target && stepped(reader, target, position)
  return act && [() => act]
}

function stepped(
  reader: Reader,
  { entry, meant }: Target,
  to: 'first' | 'last' | 'up' | 'down',
): ReadAct | null {
  if (entry && isAlignedList(entry.list)) return null
  const element = entry ? drawn(reader, entry) : meant
  return structural(reader, element, which => ({ act: 'move', to, ...which }), 'Moved')
}

const STEPS_MAX = 6

/** One entry of a list to another of the same. */
function stepsBeside(
  reader: Reader,
  entry: Entry,
  beside: Entry,
  is: 'before' | 'after',
): LooseReading | null {
  if (entry.list.node !== beside.list.node) return null
  const isAhead = entry.index < beside.index
  const goal = beside.index + (is === 'after' ? 1 : 0) - (isAhead ? 1 : 0)
  const steps = Math.abs(goal - entry.index)
  if (steps === 0 || steps > STEPS_MAX) return null
  const name = textOf(entry.name)
  const says = `Moved “${name}” ${is} “${textOf(beside.name)}”`
  return Array.from({ length: steps }, () => stepOf(reader, name, isAhead ? 'down' : 'up', says))
}

const stepOf =
  (reader: Reader, name: string, to: 'up' | 'down', says: string): LooseReading[number] =>
  files => {
    const at = { ...reader, page: readPage(files) }
    const here = targetOf(at, name)
    const made = here && stepped(at, here, to)
    return made && { ...made, says }
  }

/** Two entries of one list, by moving each to the place of the other. */
export function swapped(reader: Reader, { phrases, values }: Wish): LooseReading | null {
  const [first, second, ...more] = phrases.map(({ text }) => targetOf(reader, text)?.entry)
  if (!first || !second || more.length > 0 || values.length > 0) return null
  if (first.list.node !== second.list.node) return null
  const [front, rear] = first.index < second.index ? [first, second] : [second, first]
  const steps = rear.index - front.index
  if (steps > STEPS_MAX) return null
  const [frontName, rearName] = [textOf(front.name), textOf(rear.name)]
  const says = `Swapped “${frontName}” and “${rearName}”`
  return [
    ...Array.from({ length: steps }, () => stepOf(reader, rearName, 'up', says)),
    ...Array.from({ length: steps - 1 }, () => stepOf(reader, frontName, 'down', says)),
  ]
}

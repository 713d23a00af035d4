export type StackMove = 'front' | 'back' | 'forward' | 'backward'

interface Entry {
  id: string
  z: number
}

/**
 * The z of each that has to change so that the chosen ones lie where they should; their order among themselves stays. As
 * few as can be are written, since each is an edit that others may make as well.
 */
export function restacked(
  all: readonly Entry[],
  chosen: ReadonlySet<string>,
  move: StackMove,
): Map<string, number> {
  const stack = all.toSorted((a, b) => a.z - b.z)
  const isUp = move === 'front' || move === 'forward'
  // Upwards what is passed stays and what rises gets a higher z; downwards it is the other way round.
  const order = isUp
    ? reordered(stack, chosen, move === 'front')
    : reordered(stack.toReversed(), chosen, move === 'back')
  const sign = isUp ? 1 : -1
  const changed = new Map<string, number>()
  let last = Number.NEGATIVE_INFINITY
  for (const { id, z } of order) {
    const at = sign * z > last ? sign * z : last + 1
    if (at !== sign * z) changed.set(id, sign * at)
    last = at
  }
  return changed
}

/** The chosen ones moved towards the end: all the way, or past one other. */
function reordered(stack: readonly Entry[], chosen: ReadonlySet<string>, isWhole: boolean): Entry[] {
  const isChosen = ({ id }: Entry) => chosen.has(id)
  if (isWhole) return [...stack.filter(entry => !isChosen(entry)), ...stack.filter(isChosen)]
  const order = [...stack]
  for (let at = order.length - 2; at >= 0; at--) {
    const [entry, next] = [order[at], order[at + 1]]
    if (entry && next && isChosen(entry) && !isChosen(next)) order.splice(at, 2, next, entry)
  }
  return order
}

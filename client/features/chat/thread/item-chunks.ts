/** Few enough to be drawn at once, and enough that a thousand items are some hundred boxes. */
const STRETCH = 8

interface Stretch<T> {
  key: number
  items: T[]
}

/**
 * A thread in stretches, cut at the same places however much of it is shown: `before` is how many items are not.
 */
export function stretchesOf<T>(items: readonly T[], before: number): Stretch<T>[] {
  const stretches: Stretch<T>[] = []
  items.forEach((item, at) => {
    const key = Math.floor((before + at) / STRETCH)
    const current = stretches.at(-1)
    if (current?.key === key) current.items.push(item)
    else stretches.push({ key, items: [item] })
  })
  return stretches
}

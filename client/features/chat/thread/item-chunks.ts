/** Few enough to be drawn at once, and enough that a thousand items are some hundred boxes. */
const CHUNK_SIZE = 8

interface Chunk<T> {
  key: number
  items: T[]
}

/**
 * A thread in chunks, cut at the same places however much of it is shown: `before` is how many items are not.
 */
export function chunksOf<T>(items: readonly T[], before: number): Chunk<T>[] {
  const chunks: Chunk<T>[] = []
  items.forEach((item, at) => {
    const key = Math.floor((before + at) / CHUNK_SIZE)
    const current = chunks.at(-1)
    if (current?.key === key) current.items.push(item)
    else chunks.push({ key, items: [item] })
  })
  return chunks
}

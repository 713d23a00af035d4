/** Before which of these a prompt goes when it goes up or down by one; undefined where it cannot; null: to the end. */
export function placeBefore(
  ids: readonly string[],
  id: string,
  direction: 'up' | 'down',
): string | null | undefined {
  const at = ids.indexOf(id)
  if (at < 0) return undefined
  if (direction === 'up') return ids[at - 1]
  if (at === ids.length - 1) return undefined
  return ids[at + 2] ?? null
}

let sum = 0

/** Less than a millisecond of one processor, in which a busy machine seldom interrupts. */
export function pieceOfWork(): number {
  for (let at = 1; at < 200_000; at++) sum = (sum + at * 31) % 65_521
  return sum
}

/**
 * Which share of a processor somebody got who did these pieces one after the other: most of them were done without a
 * break, so the one in the middle tells how long a piece takes on this machine, busy or not.
 */
export function shareOf(piecesMs: readonly number[], elapsedMs: number): number {
  const middle = piecesMs.toSorted((a, b) => a - b)[Math.floor(piecesMs.length / 2)] ?? 0
  if (elapsedMs <= 0 || middle <= 0) return 1
  return Math.min(1, (middle * piecesMs.length) / elapsedMs)
}

const SHORTEST_MS = 500
const LONGEST_MS = 15_000

/** How long to wait before the n-th try in a row (from 1): doubling, and spread so that a room is not stormed. */
export function retryDelay(attempt: number, random = Math.random()): number {
  const longest = Math.min(LONGEST_MS, SHORTEST_MS * 2 ** Math.min(attempt, 10))
  return longest / 2 + (longest / 2) * random
}

/** 44xx: the room has decided, and trying again cannot change it. Everything else, 45xx too, is "later". */
export const isFinalClose = (code: number): boolean => code >= 4400 && code < 4500

const DAY_MS = 86_400_000

/**
 * Every n-th of many cases, others each day, so that all have been seen after n days; all of them with ALL_CASES=1. For
 * what would take longer than a test run may; the same all day long, so that a failure can be looked at again.
 */
export function ofToday<T>(cases: readonly T[], days: number): T[] {
  if (process.env.ALL_CASES) return [...cases]
  const today = Math.floor(Date.now() / DAY_MS)
  return cases.filter((_, at) => (at + today) % days === 0)
}

/** A tenth of what is played many times, at least one; the whole of it with ALL_CASES=1. */
export const aTenthOf = (whole: number): number => (process.env.ALL_CASES ? whole : Math.ceil(whole / 10))

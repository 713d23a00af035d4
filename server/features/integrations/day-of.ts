const DATE_CHARACTERS = '2026-11-27'.length
const DAY_MS = 24 * 60 * 60_000

/** The day of UTC that a time is in, as in 2026-11-27. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, DATE_CHARACTERS)

/** Seconds until the next day of UTC begins. */
export const secondsLeftOfDay = (time: number): number => Math.ceil((DAY_MS - (time % DAY_MS)) / 1_000)

import type { DayUsage } from '#server/features/workspaces/members-queries.ts'
import { USAGE_DAYS } from '#shared/workspaces.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** A period may have begun before the days that are shown. */
export function usageFrom(periodStart: number, now: number): number {
  return Math.min(dayOf(periodStart), dayOf(now) - (USAGE_DAYS - 1) * DAY_MS)
}

const dayOf = (time: number): number => Math.floor(time / DAY_MS) * DAY_MS

export interface MemberUsage {
  creditsUsed: number
  daily: number[]
}

/** What each member took in the period, and on each of the last days, today last. Days are of UTC. */
export function usageByMember(
  rows: readonly DayUsage[],
  { from, periodStart, now }: { from: number; periodStart: number; now: number },
): (userId: string) => MemberUsage {
  const today = (dayOf(now) - from) / DAY_MS
  const periodDay = (dayOf(periodStart) - from) / DAY_MS
  const known = new Map<string, MemberUsage>()
  for (const { userId, day, amount } of rows) {
    const usage = known.get(userId) ?? unused()
    known.set(userId, usage)
    if (day >= periodDay) usage.creditsUsed += amount
    const at = day - today + USAGE_DAYS - 1
    if (at >= 0 && at < USAGE_DAYS) usage.daily[at] = (usage.daily[at] ?? 0) + amount
  }
  return userId => known.get(userId) ?? unused()
}

const unused = (): MemberUsage => ({ creditsUsed: 0, daily: Array<number>(USAGE_DAYS).fill(0) })

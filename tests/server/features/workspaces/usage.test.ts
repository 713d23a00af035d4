import { expect, test } from 'vitest'
import { usageByMember, usageFrom } from '#server/features/workspaces/usage.ts'
import { USAGE_DAYS } from '#shared/workspaces.ts'

const now = Date.UTC(2026, 4, 31, 15)
const periodStart = Date.UTC(2026, 4, 1)

test('the days reach back to the period, which may have begun before those that are shown', () => {
  const from = usageFrom(periodStart, now)
  expect(from).toBe(periodStart)
  const usageOf = usageByMember(
    [
      { userId: 'ada', day: 0, amount: 5 },
      { userId: 'ada', day: 1, amount: 2 },
      { userId: 'ada', day: 30, amount: 3 },
    ],
    { from, periodStart, now },
  )
  const { creditsUsed, daily } = usageOf('ada')
  expect(creditsUsed).toBe(10)
  expect(daily).toHaveLength(USAGE_DAYS)
  expect([daily[0], daily.at(-1), daily.reduce((sum, one) => sum + one, 0)]).toEqual([2, 3, 5])
  expect(usageOf('bob')).toEqual({ creditsUsed: 0, daily: Array(USAGE_DAYS).fill(0) })
})

test('what was used in the period before is shown by its day, and not counted', () => {
  const early = Date.UTC(2026, 5, 3, 1)
  const start = Date.UTC(2026, 5, 1)
  const from = usageFrom(start, early)
  const usageOf = usageByMember(
    [
      { userId: 'ada', day: (start - from) / 86_400_000 - 1, amount: 4 },
      { userId: 'ada', day: (start - from) / 86_400_000, amount: 1 },
    ],
    { from, periodStart: start, now: early },
  )
  expect(usageOf('ada').creditsUsed).toBe(1)
  expect(usageOf('ada').daily.slice(-4)).toEqual([4, 1, 0, 0])
})

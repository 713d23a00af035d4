import { describe, expect, test } from 'vitest'
import { allows, isHigher, PLAN_IDS, PLANS, periodAt } from '#shared/plans.ts'

const at = (text: string): number => Date.parse(text)
const shown = (anchor: string | null, now: string): string[] => {
  const { start, end } = periodAt(anchor === null ? null : at(anchor), at(now))
  return [new Date(start).toISOString(), new Date(end).toISOString()]
}

describe('design §10: plans', () => {
  test('private access needs a paid plan, and every paid plan has it', () => {
    expect(PLAN_IDS.filter(plan => allows(plan, 'private'))).toEqual(['individual', 'team', 'enterprise'])
    expect(PLAN_IDS.filter(plan => PLANS[plan].priceCents === 0)).toEqual(['free'])
  })

  test('each is named as it is kept, and whoever it is sold to may have it', () => {
    for (const plan of PLAN_IDS) {
      const { id, soldTo, for: whose } = PLANS[plan]
      expect(id).toBe(plan)
      if (soldTo) expect(whose).toContain(soldTo)
    }
  })

  test('they are ordered, and none is higher than itself', () => {
    expect(isHigher('team', 'individual')).toBe(true)
    expect(isHigher('individual', 'team')).toBe(false)
    expect(isHigher('free', 'free')).toBe(false)
  })
})

describe('a period of credits', () => {
  test('is the calendar month where nothing is paid', () => {
    expect(shown(null, '2026-11-27T02:00:00Z')).toEqual([
      '2026-11-01T00:00:00.000Z',
      '2026-12-01T00:00:00.000Z',
    ])
    expect(shown(null, '2026-12-31T23:59:59.999Z')).toEqual([
      '2026-12-01T00:00:00.000Z',
      '2027-01-01T00:00:00.000Z',
    ])
  })

  test('begins at the moment of the month at which a plan renews', () => {
    const anchor = '2026-03-14T15:09:26Z'
    expect(shown(anchor, '2026-11-14T15:09:25Z')[0]).toBe('2026-10-14T15:09:26.000Z')
    expect(shown(anchor, '2026-11-14T15:09:26Z')[0]).toBe('2026-11-14T15:09:26.000Z')
    expect(shown(anchor, '2026-01-01T00:00:00Z')).toEqual([
      '2025-12-14T15:09:26.000Z',
      '2026-01-14T15:09:26.000Z',
    ])
  })

  test('a day that a month does not have is its last one', () => {
    expect(shown('2026-01-31T10:00:00Z', '2026-03-01T00:00:00Z')).toEqual([
      '2026-02-28T10:00:00.000Z',
      '2026-03-31T10:00:00.000Z',
    ])
  })

  test('periods follow each other without a gap, for every anchor and moment', () => {
    const day = 86_400_000
    for (let anchor = at('2024-01-01T05:00:00Z'); anchor < at('2025-03-01T00:00:00Z'); anchor += 3 * day) {
      let period = periodAt(anchor, anchor)
      expect(period.start).toBe(anchor)
      for (let month = 0; month < 15; month++) {
        const next = periodAt(anchor, period.end)
        expect(next.start).toBe(period.end)
        expect(periodAt(anchor, period.end - 1)).toEqual(period)
        period = next
      }
    }
  })
})

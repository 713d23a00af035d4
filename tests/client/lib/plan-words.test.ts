import { describe, expect, test } from 'vitest'
import { higherPlans, priceOf, termsOf } from '#client/lib/plan-words.ts'
import { allows, type CurrentPlan, PLAN_IDS, PLANS, type PlanId } from '#shared/plans.ts'

const current = (plan: PlanId, more: Partial<CurrentPlan> = {}): CurrentPlan => ({
  ...{
    plan,
    ownerKind: 'user',
    renewsAt: null,
    endsAt: null,
    isPastDue: false,
    managedBy: 'stripe',
    ...more,
  },
})
const plans = PLAN_IDS.map(id => {
  const { name, priceCents, currency, creditsPerPeriod } = PLANS[id]
  return { id, name, priceCents, currency, creditsPerPeriod, isPrivateAllowed: allows(id, 'private') }
})

describe('§6 of the specification: who sees which tier', () => {
  test.each([
    ['free', ['individual', 'team', 'enterprise']],
    ['individual', ['team', 'enterprise']],
    ['team', ['enterprise']],
    ['enterprise', []],
  ] as const)('whoever has %s is offered %o', (plan, wanted) => {
    expect(higherPlans({ plans, current: current(plan) }).map(({ id }) => id)).toEqual(wanted)
  })
})

test('prices are said in their own money, whole ones without cents', () => {
  expect(priceOf({ priceCents: 2_000, currency: 'usd' })).toBe('$20 a month')
  expect(priceOf({ priceCents: 1_950, currency: 'eur' })).toBe('€19.50 a month')
  expect(priceOf({ priceCents: null, currency: 'usd' })).toBe('By agreement')
  expect(priceOf({ priceCents: 0, currency: 'usd' })).toBe('Nothing')
})

test('the terms of a plan say how long it lasts and who decides', () => {
  const day = Date.UTC(2026, 11, 27, 12)
  expect(termsOf(current('individual', { renewsAt: day }))).toBe('Renews on December 27, 2026.')
  expect(termsOf(current('individual', { endsAt: day }))).toBe('Paid until December 27, 2026, when it ends.')
  expect(termsOf(current('individual', { renewsAt: day, isPastDue: true }))).toContain('did not come through')
  expect(termsOf(current('team', { managedBy: 'admin' }))).toBe('Given by the people who run this server.')
  expect(termsOf(current('free', { managedBy: 'admin' }))).toContain('Nothing is paid.')
  expect(termsOf(current('enterprise', { managedBy: 'off' }))).toBe('All is included on this server.')
})

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Bindings } from '#server/bindings.ts'
import { listActs } from '#server/features/admin/acts-queries.ts'
import { mayBePrivate, mayNewBePrivate } from '#server/features/billing/may-be-private.ts'
import { paidPlanOf, type Subscription } from '#server/features/billing/paid-plan.ts'
import { person, planOf, plansFor, spendingOf, workspace } from '#server/features/billing/plan-of.ts'
import { setPlanByHand } from '#server/features/billing/plans-queries.ts'
import { creditsOf } from '#server/features/credits/balance.ts'
import { endReservation, reserve } from '#server/features/credits/ledger-queries.ts'
import { newId } from '#shared/ids.ts'
import type { OwnerKind, PlanId } from '#shared/plans.ts'
import { addWorkspace } from '#tests/support/rooms/add-workspace.ts'
import { sqliteD1 } from '#tests/support/rooms/sqlite-d1.ts'

const NOW = Date.UTC(2026, 10, 27, 2)
const DAY = 86_400_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
})
afterEach(() => vi.useRealTimers())

/** Ada, in the workspace acme that she has chosen. */
async function newServer(settings: Record<string, string> = { PLANS: 'on' }) {
  const d1 = sqliteD1()
  const env = { DB: d1, AUTH_SECRET: 'x'.repeat(32), ...settings } as unknown as Bindings
  await d1
    .prepare(
      "insert into user (id, name, email, email_verified, image, created_at, updated_at, is_anonymous) values ('ada', 'Ada', 'a@example.org', 0, null, 0, 0, 0)",
    )
    .run()
  await addWorkspace(d1, 'acme', ['ada'])
  const set = (ownerKind: OwnerKind, ownerId: string, plan: PlanId, id = newId(), isPaymentOn = true) =>
    setPlanByHand(d1, { id, ownerKind, ownerId, plan, message: 'Hello', setBy: 'admin' }, isPaymentOn)
  const paid = (plan: PlanId, at: { renews?: number; ends?: number; anchor?: number }) =>
    d1
      .prepare(
        `insert into plans (owner_kind, owner_id, plan, managed_by, renews_at, ends_at, period_anchor, updated_at)
        values ('user', 'ada', ?, 'stripe', ?, ?, ?, 0)`,
      )
      .bind(plan, at.renews ?? null, at.ends ?? null, at.anchor ?? null)
      .run()
  const own = async () => (await planOf(env, person('ada'))).plan
  return { d1, env, set, paid, own }
}

describe('design §10: the plan of an owner', () => {
  test('with PLANS=off everybody has everything, and what is set changes nothing', async () => {
    const { env, set } = await newServer({})
    await set('user', 'ada', 'free')
    expect(await planOf(env, person('ada'))).toMatchObject({ plan: 'enterprise', managedBy: 'off' })
    expect(await creditsOf(env, 'ada')).toMatchObject({ limit: null, balance: 0, orgBalance: 0 })
    expect(await mayNewBePrivate(env, 'ada')).toBe(true)
  })

  test('one that an admin sets holds at once and until it is set again; the same id again changes nothing', async () => {
    const { env, set, own } = await newServer()
    const id = newId()
    expect(await listActs(env.DB, {}, 10)).toEqual([])
    expect(await set('user', 'ada', 'individual', id)).toBe(true)
    expect(await own()).toBe('individual')
    expect(await set('user', 'ada', 'enterprise', id)).toBe(true)
    expect(await own()).toBe('individual')
    expect(await set('user', 'ada', 'free')).toBe(true)
    expect(await own()).toBe('free')
    expect((await planOf(env, workspace('acme'))).plan).toBe('free')
    // Each that changed something is in the audit log, once.
    const acts = await listActs(env.DB, {}, 10)
    expect(acts.map(({ act, about }) => [act, ...(about ?? [])]).sort()).toEqual([
      ['setPlan', 'user', 'ada', 'free'],
      ['setPlan', 'user', 'ada', 'individual'],
    ])
  })

  test('no admin changes what is paid, unless nothing can be paid here any more', async () => {
    const { set, paid, own } = await newServer()
    await paid('individual', { renews: NOW + DAY })
    const id = newId()
    expect(await set('user', 'ada', 'free', id)).toBe(false)
    expect(await set('user', 'ada', 'free', id)).toBe(false)
    expect(await own()).toBe('individual')
    expect(await set('user', 'ada', 'enterprise', id, false)).toBe(true)
    expect(await own()).toBe('enterprise')
  })

  test('what is paid lasts three days beyond a renewal that nobody heard of, and not an hour beyond its end', async () => {
    const renewed = await newServer()
    await renewed.paid('individual', { renews: NOW + DAY })
    vi.setSystemTime(NOW + 4 * DAY - 1)
    expect(await renewed.own()).toBe('individual')
    vi.setSystemTime(NOW + 4 * DAY)
    expect(await renewed.own()).toBe('free')
    const ended = await newServer()
    await ended.paid('individual', { ends: NOW + 5 * DAY })
    expect(await ended.own()).toBe('individual')
    vi.setSystemTime(NOW + 10 * DAY)
    expect(await ended.own()).toBe('free')
  })

  test('somebody works under the higher of his own plan and that of the chosen workspace', async () => {
    const { env, set, d1 } = await newServer()
    expect((await plansFor(env, 'ada')).current).toMatchObject({ plan: 'free', owner: { kind: 'user' } })
    await set('org', 'acme', 'team')
    expect((await plansFor(env, 'ada')).current).toMatchObject({ plan: 'team', owner: { kind: 'org' } })
    await set('user', 'ada', 'enterprise')
    expect((await plansFor(env, 'ada')).current).toMatchObject({
      plan: 'enterprise',
      owner: { kind: 'user' },
    })
    await d1.prepare('delete from workspace_members').run()
    expect((await plansFor(env, 'ada')).org).toBeNull()
  })
})

describe('private access needs a paid plan of the owner, or of a workspace that the design is shared with', () => {
  const DESIGN = { id: 'design', ownerId: 'ada' }

  test('a workspace’s plan counts for designs that are shared with it alone, and for new ones where it shares them', async () => {
    const { env, set, d1 } = await newServer()
    await set('org', 'acme', 'team')
    expect([await mayBePrivate(env, DESIGN), await mayNewBePrivate(env, 'ada')]).toEqual([false, false])
    await d1
      .prepare(
        "insert into patterns (id, owner_id, name, access, design_system, styling, updated_at) values ('design', 'ada', 'A', 'public', 'html', 'tailwind', 0)",
      )
      .run()
    await d1
      .prepare(
        "insert into pattern_workspaces (pattern_id, workspace_id, level) values ('design', 'acme', 'read')",
      )
      .run()
    expect(await mayBePrivate(env, DESIGN)).toBe(true)
    await d1.prepare("update workspaces set default_access = 'read'").run()
    expect(await mayNewBePrivate(env, 'ada')).toBe(true)
    await set('org', 'acme', 'free')
    expect([await mayBePrivate(env, DESIGN), await mayNewBePrivate(env, 'ada')]).toEqual([false, false])
    await set('user', 'ada', 'individual')
    expect([await mayBePrivate(env, DESIGN), await mayNewBePrivate(env, 'ada')]).toEqual([true, true])
  })
})

describe('credits of a plan', () => {
  test('begin again at the moment of the month at which it renews, without anything that runs', async () => {
    const { env, paid, d1 } = await newServer()
    await paid('individual', { renews: NOW + 20 * DAY, anchor: Date.UTC(2026, 9, 17) })
    const spend = async (requestId: string, amount: number) => {
      const spending = await spendingOf(env, 'ada')
      return reserve(d1, { ...spending, userId: 'ada', requestId, patternId: 'p', amount, message: 'A page' })
    }
    expect(await spend('a', 150)).toBe(true)
    expect(await creditsOf(env, 'ada')).toMatchObject({ limit: 200, balance: 50, periodCountUsed: 150 })
    vi.setSystemTime(Date.UTC(2026, 11, 17) - 1)
    expect(await creditsOf(env, 'ada')).toMatchObject({ balance: 50 })
    vi.setSystemTime(Date.UTC(2026, 11, 17))
    expect(await creditsOf(env, 'ada')).toMatchObject({ balance: 200, periodCountUsed: 0 })
    // What comes back of the last period is of that period.
    await endReservation(d1, 'ada', 'a', { state: 'released', message: 'Stopped' })
    expect(await creditsOf(env, 'ada')).toMatchObject({ balance: 200 })
  })

  test('a workspace without a limit has none for its members either, unless it caps what one may take', async () => {
    const { env, set, d1 } = await newServer()
    await set('org', 'acme', 'enterprise')
    expect(await creditsOf(env, 'ada')).toMatchObject({ limit: null, orgBalance: 0 })
    await d1.prepare('update workspaces set credit_cap = 3').run()
    expect(await creditsOf(env, 'ada')).toMatchObject({ limit: 10, balance: 10, orgBalance: 3 })
  })
})

describe('what subscriptions pay for', () => {
  const PRICES = { STRIPE_PRICE_INDIVIDUAL: ['price_i'], STRIPE_PRICE_TEAM: ['price_t', 'price_old'] }
  const subscription = (
    price: string,
    status = 'active',
    more: Partial<Subscription> = {},
  ): Subscription => ({
    ...{ id: 'sub', status, billing_cycle_anchor: 1_000, cancel_at: null, cancel_at_period_end: false },
    items: { data: [{ price: { id: price }, current_period_end: 5_000 }] },
    ...more,
  })
  const paid = (...subscriptions: Subscription[]) => paidPlanOf(subscriptions, PRICES, 'user')

  test('the highest of those that are live, by the prices of this server alone', () => {
    expect(paid()).toBeNull()
    expect(paid(subscription('price_mug'))).toBeNull()
    expect(paid(subscription('price_i'), subscription('price_old'))?.plan).toBe('team')
    expect(paid(subscription('price_i'), subscription('price_t', 'canceled'))?.plan).toBe('individual')
    for (const status of ['incomplete', 'incomplete_expired', 'unpaid', 'paused', 'canceled', 'of next year'])
      expect(paid(subscription('price_i', status))).toBeNull()
    expect(paid(subscription('price_i', 'past_due'))).toMatchObject({ isPastDue: true })
  })

  test('a workspace has no plan of one person, whatever was moved to that price', () => {
    expect(paidPlanOf([subscription('price_i')], PRICES, 'org')).toBeNull()
    expect(paidPlanOf([subscription('price_t')], PRICES, 'org')?.plan).toBe('team')
  })

  test('when it renews or ends, also where older versions of Stripe say it', () => {
    expect(paid(subscription('price_i'))).toMatchObject({ renewsAt: new Date(5_000_000), endsAt: null })
    const ending = subscription('price_i', 'active', { cancel_at_period_end: true })
    expect(paid(ending)).toMatchObject({ renewsAt: null, endsAt: new Date(5_000_000) })
    expect(paid(subscription('price_i', 'active', { cancel_at: 3_000 }))?.endsAt).toEqual(new Date(3_000_000))
    const older = { items: { data: [{ price: { id: 'price_i' } }] }, current_period_end: 4_000 }
    expect(paid(subscription('price_i', 'active', older))?.renewsAt).toEqual(new Date(4_000_000))
    // Of two of the same plan the one that goes on.
    expect(paid(ending, subscription('price_i'))?.endsAt).toBeNull()
  })
})

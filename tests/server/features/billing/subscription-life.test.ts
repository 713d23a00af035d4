import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { aTenthOf } from '#scripts/of-today.ts'
import type { Bindings } from '#server/bindings.ts'
import { settingsOf } from '#server/bindings.ts'
import type { SignedInCall } from '#server/call.ts'
import { listActs } from '#server/features/admin/acts-queries.ts'
import { openCheckout } from '#server/features/billing/checkout.ts'
import { findCustomer } from '#server/features/billing/customers-queries.ts'
import { hear } from '#server/features/billing/hear-event.ts'
import { paymentsOf } from '#server/features/billing/payments.ts'
import { person, planOf } from '#server/features/billing/plan-of.ts'
import { reconcile, reconcileUnheard } from '#server/features/billing/reconcile.ts'
import { deleteAccount } from '#server/features/users/delete-account-queries.ts'
import type { StripeEvent } from '#shared/api/billing.ts'
import { newId } from '#shared/ids.ts'
import { stored } from '#tests/support/people/stored-people.ts'
import { Random } from '#tests/support/random.ts'
import { sqliteD1 } from '#tests/support/rooms/sqlite-d1.ts'
import { StripeDouble } from '#tests/support/stripe/stripe-double.ts'
import type { StripeEvent as Event } from '#tests/support/stripe/stripe-objects.ts'

let stripe: StripeDouble
beforeAll(async () => {
  stripe = await StripeDouble.start()
})
afterAll(() => stripe.stop())

const USER = {
  id: 'ada',
  name: 'Ada',
  email: 'a@example.org',
  avatarUrl: null,
  isGuest: false,
  isAdmin: false,
}

/** Somebody on a server of their own, who can pay. */
async function newServer() {
  const settings = { AUTH_SECRET: 'x'.repeat(32), PLANS: 'on', ...stripe.settings }
  const d1 = sqliteD1()
  const env = { DB: d1, ...settings } as unknown as Bindings
  const user = { ...USER, id: newId() }
  await stored(d1).person(user.id)
  const call = { env, settings: settingsOf(env), user } as unknown as SignedInCall
  const ada = person(user.id)
  return {
    isDeleted: () => deleteAccount(d1, user.id, null),
    log: () => listActs(env.DB, {}, 10),
    customer: () => findCustomer(env.DB, ada, 'test'),
    plan: async () => (await planOf(env, ada)).plan,
    pay: async () => stripe.pay(await openCheckout(call, ada, 'individual')),
    /** What pays at the page that is opened now. */
    checkout: async () => {
      const page = await openCheckout(call, ada, 'individual')
      return () => stripe.pay(page)
    },
    hear: (event: Event) => hear(env, event as StripeEvent),
    look: () => reconcileUnheard(env, [ada]),
    ask: async () => {
      const payments = await paymentsOf(settingsOf(env))
      if (payments) await reconcile(env, payments, ada)
    },
  }
}

/** What may become of a subscription, and the plan that somebody has after it. */
const LIVES = {
  renewed: { wanted: 'individual', play: (id: string) => stripe.renew(id) },
  'paid late': {
    wanted: 'individual',
    play: (id: string) => {
      stripe.change(id, { status: 'past_due' })
      stripe.renew(id)
    },
  },
  'late still': { wanted: 'individual', play: (id: string) => stripe.change(id, { status: 'past_due' }) },
  'never paid again': {
    wanted: 'free',
    play: (id: string) => {
      stripe.change(id, { status: 'past_due' })
      stripe.change(id, { status: 'unpaid' })
    },
  },
  'to be ended': {
    wanted: 'individual',
    play: (id: string) => stripe.change(id, { cancel_at_period_end: true }),
  },
  'ended at its end': {
    wanted: 'free',
    play: (id: string) => {
      stripe.change(id, { cancel_at_period_end: true })
      stripe.change(id, { status: 'canceled' })
    },
  },
  'ended, and thought better of': {
    wanted: 'individual',
    play: (id: string) => {
      stripe.change(id, { cancel_at_period_end: true })
      stripe.change(id, { cancel_at_period_end: false })
      stripe.renew(id)
    },
  },
  paused: { wanted: 'free', play: (id: string) => stripe.change(id, { status: 'paused' }) },
  'moved to an older price': {
    wanted: 'team',
    play: (id: string) => stripe.moveTo(id, 'price_team_2025'),
  },
  'moved to a price of something else': {
    wanted: 'free',
    play: (id: string) => stripe.moveTo(id, 'price_of_a_mug'),
  },
} as const

describe('every event of the life of a subscription: the plan at the end is the right one', () => {
  test.each(Object.entries(LIVES))('%s', async (_, { play, wanted }) => {
    const orders = aTenthOf(40)
    const random = new Random(7)
    for (let order = 0; order < orders + 3; order++) {
      const server = await newServer()
      const before = stripe.events.length
      play((await server.pay()).id)
      const events = stripe.events.slice(before)
      if (order === 0) for (const event of events) await server.hear(event)
      else if (order === 1) for (const event of events.flatMap(one => [one, one])) await server.hear(event)
      // All at once.
      else if (order === 2) await Promise.all(events.map(event => server.hear(event)))
      else {
        const shuffled = events.map(event => ({ event, at: random.next() })).sort((a, b) => a.at - b.at)
        // Some of them twice, some never: then it is asked for.
        const heard = shuffled.filter(() => random.chance(0.7))
        for (const { event } of [...heard, ...heard.slice(0, 2)]) await server.hear(event)
        if (heard.length < shuffled.length) await server.ask()
      }
      expect(await server.plan()).toBe(wanted)
    }
  })

  test('events that come while it goes on leave the plan right, whichever answer is written last', async () => {
    const server = await newServer()
    const before = stripe.events.length
    const { id } = await server.pay()
    const heard: Promise<unknown>[] = []
    const hearNew = () => {
      for (const event of stripe.events.slice(before + heard.length)) heard.push(server.hear(event))
    }
    hearNew()
    for (const status of ['past_due', 'active', 'past_due', 'unpaid', 'canceled']) {
      stripe.change(id, { status })
      hearNew()
      await Promise.race(heard)
    }
    await Promise.all(heard)
    expect(await server.plan()).toBe('free')
  })

  test('an answer that was asked for earlier and comes later is not written', async () => {
    const server = await newServer()
    const { id } = await server.pay()
    const release = stripe.holdNext()
    const early = server.ask()
    await release.held
    stripe.change(id, { status: 'canceled' })
    await server.ask()
    release.now()
    await early
    expect(await server.plan()).toBe('free')
  })
})

test('a renewal that nobody told of is found by who looks, and asked for no more often than every ten minutes', async () => {
  const server = await newServer()
  const { id } = await server.pay()
  await server.ask()
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    // Paid again when it was due.
    const [item] = stripe.subscriptions.get(id)?.items.data ?? []
    vi.setSystemTime((item?.current_period_end ?? 0) * 1_000 + 60_000)
    stripe.renew(id)
    await server.look()
    vi.setSystemTime(Date.now() + 10 * 86_400_000)
    expect(await server.plan()).toBe('individual')
    // Ended, and nobody is told: it is so at its end.
    stripe.change(id, { status: 'canceled' })
    vi.setSystemTime((item?.current_period_end ?? 0) * 1_000 + 60_000)
    stripe.failing = { status: 500, message: 'Down' }
    await server.look()
    stripe.failing = null
    const asked = stripe.asked.length
    await server.look()
    expect(stripe.asked).toHaveLength(asked)
    vi.setSystemTime(Date.now() + 10 * 60_000)
    await server.look()
    expect(await server.plan()).toBe('free')
  } finally {
    stripe.failing = null
    vi.useRealTimers()
  }
})

test('one customer for an owner, however many ask at once', async () => {
  const server = await newServer()
  const made = stripe.customers.size
  await Promise.all([
    server.pay().catch(() => null),
    server.pay().catch(() => null),
    server.pay().catch(() => null),
  ])
  expect(stripe.customers.size - made).toBeLessThanOrEqual(1)
  expect(await server.customer()).not.toBeNull()
})

test('a page that is paid at after the account was deleted: the subscription ends, once, and admins read of it', async () => {
  const server = await newServer()
  const before = stripe.events.length
  const pay = await server.checkout()
  await server.isDeleted()
  const { id } = pay()
  const events = stripe.events.slice(before)
  for (const event of [...events, ...events]) await server.hear(event)
  expect(stripe.subscriptions.get(id)?.status).toBe('canceled')
  expect(stripe.asked.filter(({ path }) => path === `/v1/subscriptions/${id}`)).toHaveLength(1)
  expect(await server.log()).toMatchObject([{ act: 'endSubscription', reason: expect.stringContaining(id) }])
  expect(await server.plan()).toBe('free')
})

test('while Stripe cannot be asked to end it, it is not taken as ended, and the next event ends it', async () => {
  const server = await newServer()
  const before = stripe.events.length
  const pay = await server.checkout()
  await server.isDeleted()
  const { id } = pay()
  const [first, second] = stripe.events.slice(before)
  if (!first || !second) throw new Error('nothing was told')
  stripe.failing = { status: 500, message: 'down' }
  await expect(server.hear(first)).rejects.toThrow()
  stripe.failing = null
  expect(stripe.subscriptions.get(id)?.status).toBe('active')
  await server.hear(second)
  expect(stripe.subscriptions.get(id)?.status).toBe('canceled')
})

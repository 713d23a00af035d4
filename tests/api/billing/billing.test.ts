import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Running } from '#scripts/serve.ts'
import { api } from '#shared/api/index.ts'
import { newId } from '#shared/ids.ts'
import { Person } from '#tests/support/people/person.ts'
import { ownProduct } from '#tests/support/product/own-product.ts'
import { StripeDouble } from '#tests/support/stripe/stripe-double.ts'

let stripe: StripeDouble
let product: Running

beforeAll(async () => {
  stripe = await StripeDouble.start()
  product = await ownProduct({ PLANS: 'on', ...stripe.settings })
})
afterAll(async () => {
  await product.dispose()
  await stripe.stop()
})

const newcomer = (name = 'Ada') => Person.withAccount(product.url, name)
const planOf = async (person: Person) => (await person.must(api.billing.plans, {})).current
const checkout = (person: Person, body: { plan: 'free' | 'individual' | 'team'; orgId?: string }) =>
  person.call(api.billing.checkout, { body })
async function paying(person: Person): Promise<string> {
  const { url } = await person.must(api.billing.checkout, { body: { plan: 'individual' } })
  return stripe.pay(url).id
}
/** Events since then, in their order. */
const since = (count: number) => stripe.events.slice(count)
async function deliverAll(events: readonly object[]): Promise<number[]> {
  const statuses: number[] = []
  for (const event of events) statuses.push((await stripe.deliver(product.url, event)).status)
  return statuses
}

describe('design §10: what is paid for', () => {
  test('a free account makes public designs, and its plan is told wherever it matters', async () => {
    const ada = await newcomer()
    expect(await planOf(ada)).toMatchObject({ plan: 'free', ownerKind: 'user', renewsAt: null })
    expect((await ada.must(api.users.session, {})).user?.pricing).toEqual({ plan: 'free' })
    const { plans } = await ada.must(api.billing.plans, {})
    expect(plans.map(({ id, priceCents, soldTo }) => [id, priceCents, soldTo])).toEqual([
      ['free', 0, null],
      ['individual', 2_000, 'user'],
      ['team', 6_000, 'org'],
      ['enterprise', null, null],
    ])
    const { id } = await ada.must(api.patterns.create, { body: { name: 'A page' } })
    expect(await ada.must(api.patterns.get, { path: { id } })).toMatchObject({ access: 'public' })
    const body = { access: 'private' as const }
    expect(await ada.call(api.sharing.access, { path: { id }, body })).toMatchObject({
      ...{ status: 402, body: { error: { code: 'plan_required' } } },
    })
  })

  test('whoever pays has the plan, its credits from that day on and private designs; what ends takes nothing away', async () => {
    const ada = await newcomer()
    const { id } = await ada.must(api.patterns.create, { body: { name: 'A page' } })
    const before = stripe.events.length
    const subscription = await paying(ada)
    expect(await deliverAll(since(before))).toEqual([200, 200, 200, 200])
    const [item] = stripe.subscriptions.get(subscription)?.items.data ?? []
    expect(await planOf(ada)).toEqual({
      ...{ plan: 'individual', ownerKind: 'user', managedBy: 'stripe', endsAt: null, isPastDue: false },
      renewsAt: (item?.current_period_end ?? 0) * 1_000,
    })
    expect(await ada.must(api.credits.get, {})).toMatchObject({ limit: 200, balance: 200 })
    await ada.must(api.sharing.access, { path: { id }, body: { access: 'private' } })

    stripe.change(subscription, { status: 'canceled' })
    await deliverAll(stripe.events.slice(-1))
    expect(await planOf(ada)).toMatchObject({ plan: 'free', managedBy: 'admin' })
    expect(await ada.must(api.credits.get, {})).toMatchObject({ limit: 10 })
    expect(await ada.must(api.patterns.get, { path: { id } })).toMatchObject({ access: 'private' })
    await ada.must(api.sharing.access, { path: { id }, body: { access: 'private' } })
    await ada.must(api.sharing.access, { path: { id }, body: { access: 'public' } })
    expect((await ada.call(api.sharing.access, { path: { id }, body: { access: 'private' } })).status).toBe(
      402,
    )
  })

  test('an end that is settled is told, and the plan goes on until then', async () => {
    const ada = await newcomer()
    const before = stripe.events.length
    const subscription = await paying(ada)
    stripe.change(subscription, { cancel_at_period_end: true })
    await deliverAll(since(before))
    const [item] = stripe.subscriptions.get(subscription)?.items.data ?? []
    expect(await planOf(ada)).toMatchObject({
      ...{ plan: 'individual', renewsAt: null, endsAt: (item?.current_period_end ?? 0) * 1_000 },
    })
  })

  test('the portal is that of one’s own customer, and leads back to this server', async () => {
    const ada = await newcomer()
    expect((await ada.call(api.billing.portal, { body: {} })).status).toBe(409)
    await paying(ada)
    const { url } = await ada.must(api.billing.portal, { body: {} })
    const asked = stripe.asked.at(-1)
    expect(url).toBe(`https://billing.stripe.test/${asked?.params.get('customer')}`)
    expect(asked?.params.get('return_url')).toBe(`${product.url.replace(/\/$/, '')}/credits`)
    const foreign = { customer: 'cus_other', return_url: 'https://evil.example', url: 'https://evil.example' }
    await ada.must(api.billing.portal, { body: foreign as object })
    expect(stripe.asked.at(-1)?.params).toEqual(asked?.params)
  })
})

describe('nothing that a client says is believed about money', () => {
  test('price, amount, customer and addresses are the server’s, whatever the body holds', async () => {
    const ada = await newcomer()
    const body = {
      ...{ plan: 'individual' as const, price: 'price_cheap', amount: 1, priceCents: 0, quantity: 0 },
      ...{ customer: 'cus_other', success_url: 'https://evil.example', mode: 'payment' },
    }
    await ada.must(api.billing.checkout, { body })
    const params = Object.fromEntries(stripe.asked.at(-1)?.params ?? [])
    expect(params).toMatchObject({
      ...{ mode: 'subscription', 'line_items[0][price]': 'price_individual', 'line_items[0][quantity]': '1' },
      ...{ client_reference_id: `user:${ada.id}` },
    })
    expect(params.success_url).toBe(`${product.url.replace(/\/$/, '')}/credits?billing=done`)
    expect(stripe.customers.get(params.customer ?? '')?.['metadata[ownerId]']).toBe(ada.id)
  })

  test('a price that asks for more than was said sends nobody to pay', async () => {
    const ada = await newcomer()
    stripe.prices.price_individual = { amount: 20_000, currency: 'usd' }
    try {
      expect((await checkout(ada, { plan: 'individual' })).status).toBe(503)
    } finally {
      stripe.prices.price_individual = { amount: 2_000, currency: 'usd' }
    }
  })

  test.each([
    [{ plan: 'free' as const }, 400],
    [{ plan: 'enterprise' as never }, 400],
    [{ plan: 'team' as const }, 400],
    [{ plan: 'team' as const, orgId: newId() }, 403],
    [{ plan: 'team' as const, orgId: '../x' }, 403],
  ])('%o cannot be bought: %i', async (body, status) => {
    expect((await checkout(await newcomer(), body)).status).toBe(status)
  })

  test('a guest buys nothing, and an account nothing twice: two clicks open one page, a paid plan none', async () => {
    const guest = await Person.guest(product.url)
    expect((await checkout(guest, { plan: 'individual' })).status).toBe(401)
    const ada = await newcomer()
    const pages = await Promise.all(Array.from({ length: 8 }, () => checkout(ada, { plan: 'individual' })))
    expect(pages.map(({ status }) => status)).toEqual(pages.map(() => 200))
    expect(new Set(pages.map(({ body }) => body.url)).size).toBe(1)
    // Paid, and no word of it has come yet.
    stripe.pay(pages[0]?.body.url ?? '')
    expect(await checkout(ada, { plan: 'individual' })).toMatchObject({
      ...{ status: 409, body: { error: { code: 'conflict' } } },
    })
    expect(await planOf(ada)).toMatchObject({ plan: 'individual' })
  })

  test('who has paid before may pay again when that has ended', async () => {
    const ada = await newcomer()
    const subscription = await paying(ada)
    await ada.must(api.billing.reconcile, { body: {} })
    stripe.change(subscription, { status: 'canceled' })
    await paying(ada)
    expect(await ada.must(api.billing.reconcile, { body: {} })).toEqual({ plan: 'individual' })
  })

  test('a failing payment service is said, without its words or our key, and changes nothing', async () => {
    const ada = await newcomer()
    stripe.failing = { status: 402, message: `No way with ${stripe.key}` }
    try {
      const { status, body } = await checkout(ada, { plan: 'individual' })
      expect([status, body.error?.code]).toEqual([502, 'host_failed'])
      expect(JSON.stringify(body)).not.toContain(stripe.key)
    } finally {
      stripe.failing = null
    }
    expect(await planOf(ada)).toMatchObject({ plan: 'free' })
  })
})

describe('what Stripe tells', () => {
  test.each([
    ['another secret', (event: object) => stripe.deliver(product.url, event, { secret: 'whsec_other' })],
    [
      'ten minutes ago',
      (event: object) =>
        stripe.deliver(product.url, event, { timestamp: Math.floor(Date.now() / 1_000) - 600 }),
    ],
    ['another mode', (event: object) => stripe.deliver(product.url, { ...event, livemode: true })],
    ['another account', (event: object) => stripe.deliver(product.url, { ...event, account: 'acct_other' })],
    [
      'no signature',
      (event: object) =>
        fetch(new URL('/api/stripe/webhook', product.url), { method: 'POST', body: JSON.stringify(event) }),
    ],
  ])('signed by or of %s: 400, and nothing is asked', async (_, send) => {
    const ada = await newcomer()
    await paying(ada)
    const asked = stripe.asked.length
    expect((await send(stripe.events.at(-1) ?? {})).status).toBe(400)
    expect(stripe.asked).toHaveLength(asked)
    expect(await planOf(ada)).toMatchObject({ plan: 'free' })
  })

  test('a changed body, one too large and one of no customer of ours', async () => {
    const ada = await newcomer()
    await paying(ada)
    const event = stripe.events.at(-1) ?? {}
    const big = await stripe.deliver(product.url, { ...event, padding: 'x'.repeat(1_100_000) })
    expect(big.status).toBe(413)
    const asked = stripe.asked.length
    const foreign = { ...event, id: 'evt_foreign', data: { object: { customer: 'cus_foreign' } } }
    expect((await stripe.deliver(product.url, foreign)).status).toBe(200)
    expect(stripe.asked).toHaveLength(asked)
    expect(await planOf(ada)).toMatchObject({ plan: 'free' })
  })

  test('what an event claims gives nothing: the plan is what Stripe says when asked', async () => {
    const [ada, eve] = [await newcomer(), await newcomer('Eve')]
    const before = stripe.events.length
    const subscription = await paying(ada)
    stripe.change(subscription, { status: 'canceled' })
    // It was active when these were written.
    await deliverAll(since(before).slice(0, 4))
    expect(await planOf(ada)).toMatchObject({ plan: 'free' })
    // Of hers, with her price, and the other's id wherever it may stand.
    const claim = structuredClone(stripe.events[before]) as {
      id: string
      data: { object: Record<string, unknown> }
    }
    Object.assign(claim, { id: 'evt_claim' })
    Object.assign(claim.data.object, { metadata: { ownerKind: 'user', ownerId: eve.id }, status: 'active' })
    expect((await stripe.deliver(product.url, claim)).status).toBe(200)
    expect(await planOf(eve)).toMatchObject({ plan: 'free' })
  })

  test('an event id counts once, and one whose question failed is asked again', async () => {
    const ada = await newcomer()
    await paying(ada)
    const event = stripe.events.at(-1) ?? {}
    stripe.failing = { status: 500, message: 'Down' }
    expect((await stripe.deliver(product.url, event)).status).toBe(502)
    stripe.failing = null
    expect((await stripe.deliver(product.url, event)).status).toBe(200)
    expect(await planOf(ada)).toMatchObject({ plan: 'individual' })
    const asked = stripe.asked.length
    expect((await stripe.deliver(product.url, event)).status).toBe(200)
    expect(stripe.asked).toHaveLength(asked)
  })

  test('what was lost on the way is found by asking', async () => {
    const ada = await newcomer()
    const subscription = await paying(ada)
    expect(await planOf(ada)).toMatchObject({ plan: 'free' })
    expect(await ada.must(api.billing.reconcile, { body: {} })).toEqual({ plan: 'individual' })
    stripe.change(subscription, { status: 'canceled' })
    expect(await ada.must(api.billing.reconcile, { body: {} })).toEqual({ plan: 'free' })
  })
})

test('only a platform admin sets a plan by hand', async () => {
  const ada = await newcomer()
  const body = {
    id: newId(),
    ownerKind: 'user' as const,
    ownerId: ada.id,
    plan: 'enterprise' as const,
    message: 'x',
  }
  expect((await ada.call(api.billing.setPlan, { body })).status).toBe(403)
})

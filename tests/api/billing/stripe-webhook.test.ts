import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { SellingProduct } from '#tests/support/stripe/selling-product.ts'
import type { StripeDouble } from '#tests/support/stripe/stripe-double.ts'

let selling: SellingProduct
let stripe: StripeDouble
beforeAll(async () => {
  selling = await SellingProduct.start()
  ;({ stripe } = selling)
})
afterAll(() => selling.stop())

/** Events since then, in their order. */
const since = (count: number) => stripe.events.slice(count)

describe('what Stripe tells', () => {
  test.each([
    ['another secret', (event: object) => stripe.deliver(selling.url, event, { secret: 'whsec_other' })],
    [
      'ten minutes ago',
      (event: object) =>
        stripe.deliver(selling.url, event, { timestamp: Math.floor(Date.now() / 1_000) - 600 }),
    ],
    ['another mode', (event: object) => stripe.deliver(selling.url, { ...event, livemode: true })],
    ['another account', (event: object) => stripe.deliver(selling.url, { ...event, account: 'acct_other' })],
    [
      'no signature',
      (event: object) =>
        fetch(new URL('/api/stripe/webhook', selling.url), { method: 'POST', body: JSON.stringify(event) }),
    ],
  ])('signed by or of %s: 400, and nothing is asked', async (_, send) => {
    const ada = await selling.newcomer()
    await selling.paying(ada)
    const asked = stripe.asked.length
    expect((await send(stripe.events.at(-1) ?? {})).status).toBe(400)
    expect(stripe.asked).toHaveLength(asked)
    expect(await selling.planOf(ada)).toMatchObject({ plan: 'free' })
  })

  test('a changed body, one too large and one of no customer of ours', async () => {
    const ada = await selling.newcomer()
    await selling.paying(ada)
    const event = stripe.events.at(-1) ?? {}
    const big = await stripe.deliver(selling.url, { ...event, padding: 'x'.repeat(1_100_000) })
    expect(big.status).toBe(413)
    const asked = stripe.asked.length
    const foreign = { ...event, id: 'evt_foreign', data: { object: { customer: 'cus_foreign' } } }
    expect((await stripe.deliver(selling.url, foreign)).status).toBe(200)
    expect(stripe.asked).toHaveLength(asked)
    expect(await selling.planOf(ada)).toMatchObject({ plan: 'free' })
  })

  test('what an event claims gives nothing: the plan is what Stripe says when asked', async () => {
    const [ada, eve] = [await selling.newcomer(), await selling.newcomer('Eve')]
    const before = stripe.events.length
    const subscription = await selling.paying(ada)
    stripe.change(subscription, { status: 'canceled' })
    // It was active when these were written.
    await selling.deliverAll(since(before).slice(0, 4))
    expect(await selling.planOf(ada)).toMatchObject({ plan: 'free' })
    // Of hers, with her price, and the other's id wherever it may stand.
    const claim = structuredClone(stripe.events[before]) as {
      id: string
      data: { object: Record<string, unknown> }
    }
    Object.assign(claim, { id: 'evt_claim' })
    Object.assign(claim.data.object, { metadata: { ownerKind: 'user', ownerId: eve.id }, status: 'active' })
    expect((await stripe.deliver(selling.url, claim)).status).toBe(200)
    expect(await selling.planOf(eve)).toMatchObject({ plan: 'free' })
  })

  test('an event id counts once, and one whose question failed is asked again', async () => {
    const ada = await selling.newcomer()
    await selling.paying(ada)
    const event = stripe.events.at(-1) ?? {}
    stripe.failing = { status: 500, message: 'Down' }
    expect((await stripe.deliver(selling.url, event)).status).toBe(502)
    stripe.failing = null
    expect((await stripe.deliver(selling.url, event)).status).toBe(200)
    expect(await selling.planOf(ada)).toMatchObject({ plan: 'individual' })
    const asked = stripe.asked.length
    expect((await stripe.deliver(selling.url, event)).status).toBe(200)
    expect(stripe.asked).toHaveLength(asked)
  })

  test('what was lost on the way is found by asking', async () => {
    const ada = await selling.newcomer()
    const subscription = await selling.paying(ada)
    expect(await selling.planOf(ada)).toMatchObject({ plan: 'free' })
    expect(await ada.must(api.billing.reconcile, { body: {} })).toEqual({ plan: 'individual' })
    stripe.change(subscription, { status: 'canceled' })
    expect(await ada.must(api.billing.reconcile, { body: {} })).toEqual({ plan: 'free' })
  })
})

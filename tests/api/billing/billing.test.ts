import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { newId } from '#shared/ids.ts'
import { madeDesign } from '#tests/support/people/made-design.ts'
import { Person } from '#tests/support/people/person.ts'
import { letIntoTeam, newTeam, shareWithTeam } from '#tests/support/people/team.ts'
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

describe('design §10: what is paid for', () => {
  test('a free account makes public designs, and its plan is told wherever it matters', async () => {
    const ada = await selling.newcomer()
    expect(await selling.planOf(ada)).toMatchObject({ plan: 'free', ownerKind: 'user', renewsAt: null })
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
    const ada = await selling.newcomer()
    const { id } = await ada.must(api.patterns.create, { body: { name: 'A page' } })
    const before = stripe.events.length
    const subscription = await selling.paying(ada)
    expect(await selling.deliverAll(since(before))).toEqual([200, 200, 200, 200])
    const [item] = stripe.subscriptions.get(subscription)?.items.data ?? []
    expect(await selling.planOf(ada)).toEqual({
      ...{ plan: 'individual', ownerKind: 'user', managedBy: 'stripe', endsAt: null, isPastDue: false },
      renewsAt: (item?.current_period_end ?? 0) * 1_000,
    })
    expect(await ada.must(api.credits.get, {})).toMatchObject({ limit: 200, balance: 200 })
    await ada.must(api.sharing.access, { path: { id }, body: { access: 'private' } })

    stripe.change(subscription, { status: 'canceled' })
    await selling.deliverAll(stripe.events.slice(-1))
    expect(await selling.planOf(ada)).toMatchObject({ plan: 'free', managedBy: 'admin' })
    expect(await ada.must(api.credits.get, {})).toMatchObject({ limit: 10 })
    expect(await ada.must(api.patterns.get, { path: { id } })).toMatchObject({ access: 'private' })
    await ada.must(api.sharing.access, { path: { id }, body: { access: 'private' } })
    await ada.must(api.sharing.access, { path: { id }, body: { access: 'public' } })
    expect((await ada.call(api.sharing.access, { path: { id }, body: { access: 'private' } })).status).toBe(
      402,
    )
  })

  test('an end that is settled is told, and the plan goes on until then', async () => {
    const ada = await selling.newcomer()
    const before = stripe.events.length
    const subscription = await selling.paying(ada)
    stripe.change(subscription, { cancel_at_period_end: true })
    await selling.deliverAll(since(before))
    const [item] = stripe.subscriptions.get(subscription)?.items.data ?? []
    expect(await selling.planOf(ada)).toMatchObject({
      ...{ plan: 'individual', renewsAt: null, endsAt: (item?.current_period_end ?? 0) * 1_000 },
    })
  })

  test('the portal is that of one’s own customer, and leads back to this server', async () => {
    const ada = await selling.newcomer()
    expect((await ada.call(api.billing.portal, { body: {} })).status).toBe(409)
    await selling.paying(ada)
    const { url } = await ada.must(api.billing.portal, { body: {} })
    const asked = stripe.asked.at(-1)
    expect(url).toBe(`${stripe.url}/portal/${asked?.params.get('customer')}`)
    expect(asked?.params.get('return_url')).toBe(`${selling.url.replace(/\/$/, '')}/credits?billing=changed`)
    const foreign = { customer: 'cus_other', return_url: 'https://evil.example', url: 'https://evil.example' }
    await ada.must(api.billing.portal, { body: foreign as object })
    expect(stripe.asked.at(-1)?.params).toEqual(asked?.params)
  })
})

describe('nothing that a client says is believed about money', () => {
  test('price, amount, customer and addresses are the server’s, whatever the body holds', async () => {
    const ada = await selling.newcomer()
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
    expect(params.success_url).toBe(`${selling.url.replace(/\/$/, '')}/credits?billing=done`)
    expect(stripe.customers.get(params.customer ?? '')?.['metadata[ownerId]']).toBe(ada.id)
  })

  test('a price that asks for more than was said sends nobody to pay', async () => {
    const ada = await selling.newcomer()
    stripe.prices.price_individual = { amount: 20_000, currency: 'usd' }
    try {
      expect((await selling.checkout(ada, { plan: 'individual' })).status).toBe(503)
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
    expect((await selling.checkout(await selling.newcomer(), body)).status).toBe(status)
  })

  test('a guest buys nothing, and an account nothing twice: two clicks open one page, a paid plan none', async () => {
    const guest = await Person.guest(selling.url)
    expect((await selling.checkout(guest, { plan: 'individual' })).status).toBe(401)
    const ada = await selling.newcomer()
    const pages = await Promise.all(
      Array.from({ length: 8 }, () => selling.checkout(ada, { plan: 'individual' })),
    )
    expect(pages.map(({ status }) => status)).toEqual(pages.map(() => 200))
    expect(new Set(pages.map(({ body }) => body.url)).size).toBe(1)
    // Paid, and no word of it has come yet.
    stripe.pay(pages[0]?.body.url ?? '')
    expect(await selling.checkout(ada, { plan: 'individual' })).toMatchObject({
      ...{ status: 409, body: { error: { code: 'conflict' } } },
    })
    expect(await selling.planOf(ada)).toMatchObject({ plan: 'individual' })
  })

  test('who has paid before may pay again when that has ended', async () => {
    const ada = await selling.newcomer()
    const subscription = await selling.paying(ada)
    await ada.must(api.billing.reconcile, { body: {} })
    stripe.change(subscription, { status: 'canceled' })
    await selling.paying(ada)
    expect(await ada.must(api.billing.reconcile, { body: {} })).toEqual({ plan: 'individual' })
  })

  test('a failing payment service is said, without its words or our key, and changes nothing', async () => {
    const ada = await selling.newcomer()
    stripe.failing = { status: 402, message: `No way with ${stripe.key}` }
    try {
      const { status, body } = await selling.checkout(ada, { plan: 'individual' })
      expect([status, body.error?.code]).toEqual([502, 'host_failed'])
      expect(JSON.stringify(body)).not.toContain(stripe.key)
    } finally {
      stripe.failing = null
    }
    expect(await selling.planOf(ada)).toMatchObject({ plan: 'free' })
  })
})

describe('a plan of a workspace', () => {
  test('is bought, changed and asked about by who manages it, and by nobody else', async () => {
    const [owner, admin, member, stranger] = await Promise.all(
      ['Olga', 'Adam', 'Mia', 'Sam'].map(name => selling.newcomer(name)),
    )
    if (!owner || !admin || !member || !stranger) throw new Error('somebody is missing')
    const orgId = await newTeam(owner)
    await letIntoTeam(owner, admin, orgId, 'admin')
    await letIntoTeam(owner, member, orgId)
    for (const person of [member, stranger])
      for (const route of [api.billing.checkout, api.billing.portal, api.billing.reconcile])
        expect((await person.call(route, { body: { plan: 'team', orgId } })).status, route.path).toBe(403)
    const { url } = await admin.must(api.billing.checkout, { body: { plan: 'team', orgId } })
    expect((await selling.checkout(owner, { plan: 'team', orgId })).body.url).toBe(url)
    expect((await selling.checkout(admin, { plan: 'individual', orgId })).status).toBe(400)
    const before = stripe.events.length
    const subscription = stripe.pay(url)
    await selling.deliverAll(since(before))
    await member.must(api.workspaces.choose, { body: { orgId } })
    expect(await selling.planOf(member)).toMatchObject({ plan: 'team', ownerKind: 'org' })
    expect(await member.must(api.credits.get, {})).toMatchObject({ limit: 10, balance: 10, orgBalance: 800 })
    await owner.must(api.workspaces.update, { path: { id: orgId }, body: { creditCap: 25 } })
    expect(await member.must(api.credits.get, {})).toMatchObject({ orgBalance: 25 })
    expect(await selling.planOf(stranger)).toMatchObject({ plan: 'free' })
    // Whose plan is paid is not deleted while it goes on being paid.
    expect((await owner.call(api.workspaces.remove, { path: { id: orgId } })).status).toBe(409)
    stripe.change(subscription.id, { status: 'canceled' })
    expect(await admin.must(api.billing.reconcile, { body: { orgId } })).toEqual({ plan: 'free' })
    await owner.must(api.workspaces.remove, { path: { id: orgId } })
  })

  test('lets a member without a plan fork its private designs: private, and shared with the workspace as its plan asks', async () => {
    const [owner, member, guest] = await Promise.all(
      ['Olga', 'Mia', 'Gus'].map(name => selling.newcomer(name)),
    )
    if (!owner || !member || !guest) throw new Error('somebody is missing')
    const orgId = await newTeam(owner)
    await letIntoTeam(owner, member, orgId)
    const { url } = await owner.must(api.billing.checkout, { body: { plan: 'team', orgId } })
    const before = stripe.events.length
    const subscription = stripe.pay(url)
    await selling.deliverAll(since(before))
    const { patternId, artifactId } = await madeDesign(owner)
    await shareWithTeam(owner, patternId, orgId)
    await owner.letIn(guest, patternId, 'read')
    const body = { id: patternId, artifactId }
    await owner.must(api.sharing.access, { path: { id: patternId }, body: { access: 'private' } })
    const { id, sharedWith } = await member.must(api.patterns.fork, { body })
    expect(sharedWith).toBe('Tidal')
    expect(await member.must(api.patterns.get, { path: { id } })).toMatchObject({
      ...{ access: 'private', permissionLevel: 'owner' },
    })
    const { orgsList } = await member.must(api.sharing.owner, { path: { id } })
    expect(orgsList).toMatchObject([{ id: orgId, permissionLevel: 'read' }])
    expect((await owner.must(api.patterns.get, { path: { id } })).permissionLevel).toBe('read')
    // Who is not in the workspace has no part in its plan, and would share a design with nobody's consent.
    expect((await guest.call(api.patterns.fork, { body })).status).toBe(402)
    stripe.change(subscription.id, { status: 'canceled' })
    await owner.must(api.billing.reconcile, { body: { orgId } })
    expect((await member.call(api.patterns.fork, { body })).status).toBe(402)
    expect(await member.must(api.patterns.get, { path: { id } })).toMatchObject({ access: 'private' })
  })
})

test('an account whose end would leave a subscription that nobody can end is kept, and says what to do first', async () => {
  const [olga, mia] = await Promise.all(['Olga', 'Mia'].map(name => selling.newcomer(name)))
  if (!olga || !mia) throw new Error('somebody is missing')
  const orgId = await newTeam(olga)
  const before = stripe.events.length
  const { url } = await olga.must(api.billing.checkout, { body: { plan: 'team', orgId } })
  const subscription = stripe.pay(url)
  await selling.deliverAll(since(before))
  const end = (person: Person) =>
    person.call(api.account.delete, { body: { password: 'correct horse', designs: 'delete' } })
  const refused = await end(olga)
  expect([refused.status, refused.body.error?.code]).toEqual([409, 'conflict'])
  expect(refused.body.error?.message).toMatch(/“Tidal” .*Your Subscription/)
  expect((await olga.must(api.workspaces.list, {})).orgs).toHaveLength(1)
  // Somebody else is there to end it: the workspace goes on with its plan.
  await letIntoTeam(olga, mia, orgId)
  expect((await end(olga)).status).toBe(200)
  await mia.must(api.billing.portal, { body: { orgId } })
  expect((await end(mia)).status).toBe(409)
  stripe.change(subscription.id, { status: 'canceled' })
  await mia.must(api.billing.reconcile, { body: { orgId } })
  expect((await end(mia)).status).toBe(200)
})

test('only a platform admin sets a plan by hand', async () => {
  const ada = await selling.newcomer()
  const body = {
    id: newId(),
    ownerKind: 'user' as const,
    ownerId: ada.id,
    plan: 'enterprise' as const,
    message: 'x',
  }
  expect((await ada.call(api.billing.setPlan, { body })).status).toBe(403)
})

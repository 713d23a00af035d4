import { afterAll, beforeAll, expect, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { savedDesign } from '#tests/support/people/made-design.ts'
import { SellingProduct } from '#tests/support/stripe/selling-product.ts'

/** Where plans are sold, privacy is a part of a paid one. */

let selling: SellingProduct
beforeAll(async () => {
  selling = await SellingProduct.start()
})
afterAll(() => selling.stop())

const code = (answer: { body: { error?: { code: string } } }) => answer.body.error?.code

async function payer() {
  const person = await selling.newcomer('Pia')
  const before = selling.stripe.events.length
  await selling.paying(person)
  await selling.deliverAll(selling.stripe.events.slice(before))
  return person
}

test('a canvas of somebody without a paid plan begins public and does not become private; with one it does', async () => {
  const ada = await selling.newcomer()
  const { id: spaceId } = await ada.must(api.spaces.create, { body: {} })
  const path = { spaceId }
  expect((await ada.must(api.canvas.owner, { path })).access).toBe('public')
  const refused = await ada.call(api.canvas.access, { path, body: { access: 'private' } })
  expect([refused.status, code(refused)]).toEqual([402, 'plan_required'])
  expect((await ada.must(api.canvas.owner, { path })).access).toBe('public')
  await ada.must(api.canvas.access, { path, body: { access: 'public' } })

  const pia = await payer()
  const { id } = await pia.must(api.spaces.create, { body: {} })
  expect((await pia.must(api.canvas.owner, { path: { spaceId: id } })).access).toBe('private')
})

test('a private design gets onto no public canvas without a paid plan, and nothing is made; with one it does', async () => {
  const [ada, pia] = [await selling.newcomer(), await payer()]
  const { patternId } = await savedDesign(pia)
  expect((await pia.must(api.patterns.get, { path: { id: patternId } })).access).toBe('private')
  await pia.letIn(ada, patternId, 'read')
  const { id: spaceId } = await ada.must(api.spaces.create, { body: {} })
  const added = await ada.call(api.spaces.addNode, { body: { spaceId, patternId } })
  expect([added.status, code(added)]).toEqual([402, 'plan_required'])
  const made = await ada.call(api.spaces.create, { body: { patternId } })
  expect([made.status, code(made)]).toEqual([402, 'plan_required'])
  const { spaces } = await ada.must(api.spaces.list, {})
  expect(spaces.map(space => [space.id, space.nodeCount])).toEqual([[spaceId, 0]])

  const open = await pia.must(api.spaces.create, { body: {} })
  await pia.must(api.canvas.access, { path: { spaceId: open.id }, body: { access: 'public' } })
  await pia.must(api.spaces.addNode, { body: { spaceId: open.id, patternId } })
})

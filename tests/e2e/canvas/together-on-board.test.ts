import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { letIntoCanvas } from '#tests/support/people/canvas.ts'
import { savedDesign } from '#tests/support/people/made-design.ts'
import { People } from '#tests/support/people/people.ts'
import type { Person } from '#tests/support/people/person.ts'
import { cutOff, prepareSockets } from '#tests/support/rooms/cut-off.ts'

/** People on one board at once. */

let people: People

beforeAll(() => {
  people = new People(inject('productUrl'))
})
afterAll(() => people.leave())

const node = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
const placeOf = (page: Page, name: string) =>
  node(page, name).evaluate(element => (element as HTMLElement).style.transform)

async function dragBy(page: Page, name: string, x: number, y: number): Promise<void> {
  const box = await node(page, name).boundingBox()
  if (!box) throw new Error(`${name} is not in view`)
  const [fromX, fromY] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(fromX, fromY)
  await page.mouse.down()
  await page.mouse.move(fromX + x / 2, fromY + y / 2, { steps: 4 })
  await page.mouse.move(fromX + x, fromY + y, { steps: 4 })
  await page.mouse.up()
}

async function board(owner: Person, names: readonly string[]): Promise<string> {
  const { patternId } = await savedDesign(owner)
  const { id } = await owner.must(api.spaces.create, { body: { name: 'Board' } })
  for (const name of names) await owner.must(api.spaces.addNode, { body: { spaceId: id, patternId, name } })
  return id
}

const open = async (page: Page, url: string, id: string) => {
  await page.goto(`${url}/s/${id}`)
  await page.getByRole('application', { name: 'Canvas' }).waitFor()
}

test('three people: a drag is seen by all, the same design ends at one place, undo is one’s own, and a deleted one is gone', async () => {
  const { person: ada, page: adas } = await people.come('Ada')
  const { person: bob, page: bobs } = await people.come('Bob')
  const looking = await people.visit()
  const { url } = ada
  const id = await board(ada, ['Shared', 'Doomed'])
  await letIntoCanvas(ada, bob, id)
  await ada.must(api.canvas.access, { path: { spaceId: id }, body: { access: 'public' } })
  await Promise.all([adas, bobs, looking].map(page => open(page, url, id)))
  await Promise.all([adas, bobs, looking].map(page => node(page, 'Shared').waitFor()))
  const before = await placeOf(adas, 'Shared')

  await Promise.all([dragBy(adas, 'Shared', 120, 160), dragBy(bobs, 'Shared', 200, 260)])
  await expect
    .poll(
      async () => new Set(await Promise.all([adas, bobs, looking].map(page => placeOf(page, 'Shared')))).size,
    )
    .toBe(1)
  expect(await placeOf(looking, 'Shared')).not.toBe(before)

  const doomed = await placeOf(bobs, 'Doomed')
  await dragBy(bobs, 'Doomed', 30, 240)
  await expect.poll(() => placeOf(adas, 'Doomed')).not.toBe(doomed)
  // What Ada does meanwhile is not Bob's to undo.
  const shared = await placeOf(adas, 'Shared')
  await dragBy(adas, 'Shared', -60, 40)
  await expect.poll(() => placeOf(bobs, 'Shared')).not.toBe(shared)
  const moved = await placeOf(adas, 'Shared')
  await bobs.keyboard.press('Control+z')
  await expect.poll(() => placeOf(adas, 'Doomed')).toBe(doomed)
  expect(await placeOf(looking, 'Shared')).toBe(moved)

  const arrow = (page: Page) => page.locator('.react-flow__edge .board-arrow')
  await node(adas, 'Shared').click()
  await node(adas, 'Doomed').click({ modifiers: ['Shift'] })
  await adas.keyboard.press('a')
  await arrow(bobs).waitFor({ state: 'attached' })
  // Also for who comes later, and has selected nothing.
  await adas.getByRole('status', { name: 'Saved' }).waitFor()
  await open(looking, url, id)
  await arrow(looking).waitFor({ state: 'attached' })
  await looking.evaluate(
    () => new Promise(painted => requestAnimationFrame(() => requestAnimationFrame(painted))),
  )
  expect(await arrow(looking).count()).toBe(1)
  expect(await arrow(bobs).count()).toBe(1)

  await node(adas, 'Doomed').click()
  await adas.keyboard.press('Delete')
  await node(bobs, 'Doomed').waitFor({ state: 'detached' })
  await adas.getByRole('button', { name: 'Undo', exact: true }).click()
  await node(looking, 'Doomed').waitFor()
})

test('three people: what is moved without a network is kept, and reaches the others on return; who loses access is told', async () => {
  const { person: ada, page: adas } = await people.come('Ada')
  const { person: bob, page: bobs, context } = await people.come('Bob')
  const { person: cleo, page: cleos } = await people.come('Cleo')
  const id = await board(ada, ['Kept', 'Elsewhere'])
  for (const person of [bob, cleo]) await letIntoCanvas(ada, person, id)
  await prepareSockets(bobs)
  const pages = [adas, bobs, cleos]
  await Promise.all(pages.map(page => open(page, ada.url, id)))
  await Promise.all(pages.map(page => node(page, 'Elsewhere').waitFor()))
  await bobs.getByRole('status', { name: 'Saved' }).waitFor()
  const before = await placeOf(adas, 'Kept')

  await cutOff(bobs)
  await bobs.getByText('You are offline.').waitFor()
  await dragBy(bobs, 'Kept', 200, 120)
  const moved = await placeOf(bobs, 'Kept')
  expect(await placeOf(adas, 'Kept')).toBe(before)
  // What another one does meanwhile is there as well when he is back.
  const elsewhere = await placeOf(bobs, 'Elsewhere')
  await dragBy(cleos, 'Elsewhere', 40, 200)
  await context.setOffline(false)
  for (const page of [adas, cleos]) await expect.poll(() => placeOf(page, 'Kept')).toBe(moved)
  await expect.poll(() => placeOf(bobs, 'Elsewhere')).not.toBe(elsewhere)
  expect(await placeOf(bobs, 'Elsewhere')).toBe(await placeOf(cleos, 'Elsewhere'))

  await ada.must(api.canvas.removeUser, { path: { spaceId: id }, body: { userIdToRemove: bob.id } })
  await bobs.getByText('You have no access to this canvas any more').waitFor()
  // Nothing of it stays before his eyes, and the others go on.
  expect(await bobs.getByRole('application', { name: 'Canvas' }).count()).toBe(0)
  const last = await placeOf(cleos, 'Kept')
  await dragBy(adas, 'Kept', 30, 30)
  await expect.poll(() => placeOf(cleos, 'Kept')).not.toBe(last)
})

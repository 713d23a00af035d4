import type { Page } from 'playwright-core'
import { afterAll, expect, inject, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { cameraAt, cardOf, middleOf, openBoard, placedBoard } from '#tests/support/people/board-view.ts'
import { letIntoCanvas } from '#tests/support/people/canvas.ts'
import { People } from '#tests/support/people/people.ts'

const people = new People(inject('productUrl'))
afterAll(() => people.leave())

const PLACES = [
  { name: 'Harbour', x: 0, y: 0 },
  { name: 'Bakery', x: 6_000, y: 4_000 },
]

const act = async (page: Page, name: string) => {
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').last().fill(name)
  await page.getByRole('option', { name, exact: true }).click()
}
const following = (page: Page) => page.getByText(/^Following /)
const sees = async (page: Page, name: string) => {
  const box = await cardOf(page, name).boundingBox()
  return box !== null && box.x + box.width > 0 && box.x < 1_440 && box.y + box.height > 0 && box.y < 900
}

test('28.7: cursors, selections and typing are seen, one follows another, and a spotlight brings everybody, also whoever has no account', async () => {
  const { person: ada, page: adas } = await people.come('Ada')
  const { person: bob, page: bobs } = await people.come('Bob')
  const visitors = await people.visit()
  const id = await placedBoard(ada, PLACES)
  await letIntoCanvas(ada, bob, id)
  await ada.must(api.canvas.access, { path: { spaceId: id }, body: { access: 'public' } })
  const pages = [adas, bobs, visitors]
  for (const page of pages) await openBoard(page, ada.url, id, PLACES.length)

  // The visitor looks, and has nothing to write with.
  await visitors.getByRole('button', { name: 'Log in' }).waitFor()
  expect(await visitors.getByRole('textbox', { name: 'Describe your design' }).count()).toBe(0)
  for (const name of ['Note', 'Arrow', 'Frame', 'Share', 'Add designs'])
    expect(await visitors.getByRole('button', { name, exact: true }).count(), name).toBe(0)

  // Where Bob points is the same place of the board for everybody.
  await bobs.mouse.move(...(await middleOf(bobs, 'Harbour')))
  for (const page of [adas, visitors]) {
    const cursor = page.locator('.board-cursor', { hasText: 'Bob' }).locator('svg')
    await cursor.waitFor()
    const [x, y] = await middleOf(page, 'Harbour')
    await expect
      .poll(async () => {
        const box = await cursor.boundingBox()
        return box !== null && Math.abs(box.x - x) < 24 && Math.abs(box.y - y) < 24
      })
      .toBe(true)
  }
  await cardOf(bobs, 'Harbour').click()
  for (const page of [adas, visitors])
    await cardOf(page, 'Harbour').locator('[data-watched]').waitFor({ state: 'attached' })
  await bobs.getByRole('textbox', { name: 'Describe your design' }).pressSequentially('Warmer')
  await adas.getByText('Bob is typing').waitFor()
  await bobs.getByRole('textbox', { name: 'Describe your design' }).fill('')
  await bobs.keyboard.press('Escape')

  // Ada goes where Bob goes, until she moves the board herself.
  await act(adas, 'Follow Bob')
  await following(adas).waitFor()
  await bobs.keyboard.press('Escape')
  await cardOf(bobs, 'Harbour').click()
  await bobs.keyboard.press('2')
  await expect.poll(() => sees(adas, 'Bakery')).toBe(false)
  expect(await sees(adas, 'Harbour')).toBe(true)
  await adas.mouse.move(700, 400)
  await adas.mouse.wheel(0, 120)
  await following(adas).waitFor({ state: 'detached' })

  // Bob calls everybody.
  await act(bobs, 'Bring everybody to my view')
  for (const page of [adas, visitors]) await following(page).waitFor()
  await act(bobs, 'Bakery')
  for (const page of [adas, visitors]) {
    await expect.poll(() => sees(page, 'Bakery')).toBe(true)
    await expect.poll(() => sees(page, 'Harbour')).toBe(false)
  }
  const [hers, his] = [await cameraAt(visitors), await cameraAt(bobs)]
  expect(Math.abs(hers.zoom / his.zoom - 1)).toBeLessThan(0.2)
  await act(bobs, 'Let everybody go')
  for (const page of [adas, visitors]) await following(page).waitFor({ state: 'detached' })
}, 90_000)

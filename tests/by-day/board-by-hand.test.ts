import type { Page } from 'playwright-core'
import { afterAll, expect, inject, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { cardOf, drag, middleOf, openBoard, placedBoard, rectOf } from '#tests/support/people/board-view.ts'
import { People } from '#tests/support/people/people.ts'

const people = new People(inject('productUrl'))
afterAll(() => people.leave())

const SCREENS = [
  ['Desktop', 1_440, 900],
  ['Tablet', 768, 1_024],
  ['iPad 13 inch', 1_024, 1_366],
  ['iPad 11 inch', 834, 1_210],
  ['Mobile', 375, 667],
  ['iPhone 16', 393, 852],
  ['iPhone 16 Pro', 402, 874],
  ['Android Compact', 412, 917],
] as const
const PLACES = [
  { name: 'Harbour', x: 0, y: 0 },
  { name: 'Bakery', x: 1_900, y: 360 },
  { name: 'Lighthouse', x: 4_200, y: 100 },
] as const
const NAMES = PLACES.map(({ name }) => name)

const selection = (page: Page) => page.getByRole('toolbar', { name: 'Selection' })
const fromMenu = async (page: Page, menu: string, item: string) => {
  await selection(page).getByRole('button', { name: menu }).click()
  await page.getByRole('menuitem', { name: item }).click()
}
const rects = (page: Page) => Promise.all(NAMES.map(name => rectOf(page, name)))
const selectAll = async (page: Page) => {
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+a')
  await selection(page).getByText('3 selected').waitFor()
}

test('28.1: designs are chosen by a marquee and with Shift, aligned and distributed, and taken back one step at a time', async () => {
  const { person: ada, page } = await people.come('Ada')
  const id = await placedBoard(ada, PLACES)
  await openBoard(page, ada.url, id, PLACES.length)
  await page.getByRole('button', { name: 'Fit' }).click()

  // A marquee around two of them; Shift adds the third.
  const edge = async (name: string, corner: 'start' | 'end') => {
    const box = await cardOf(page, name).boundingBox()
    if (!box) throw new Error(`${name} is not in view`)
    return corner === 'start'
      ? ([box.x - 12, box.y - 30] as const)
      : ([box.x + box.width + 12, box.y + box.height + 12] as const)
  }
  await drag(page, await edge('Harbour', 'start'), await edge('Bakery', 'end'))
  await selection(page).getByText('2 selected').waitFor()
  await cardOf(page, 'Lighthouse').click({ modifiers: ['Shift'] })
  await selection(page).getByText('3 selected').waitFor()

  await fromMenu(page, 'Align', 'Align top')
  await expect.poll(async () => new Set((await rects(page)).map(({ y }) => y)).size).toBe(1)
  await fromMenu(page, 'Align', 'Distribute across')
  await expect.poll(async () => (await rectOf(page, 'Bakery')).x).toBe(2_100)
  await page.keyboard.press('Control+z')
  await expect.poll(async () => (await rectOf(page, 'Bakery')).x).toBe(1_900)
  await page.keyboard.press('Control+Shift+z')
  await expect.poll(async () => (await rectOf(page, 'Bakery')).x).toBe(2_100)
}, 60_000)

test('28.1: what is dragged near the edge of another is drawn to it, along a line that is seen', async () => {
  const { person: ada, page } = await people.come('Ada')
  const id = await placedBoard(ada, [PLACES[0], { name: 'Bakery', x: 2_100, y: 900 }])
  await openBoard(page, ada.url, id, 2)
  await page.getByRole('button', { name: 'Fit' }).click()
  const guide = page.locator('.board-guide')
  const [x, y] = await middleOf(page, 'Bakery')
  const [, level] = await middleOf(page, 'Harbour')
  await drag(page, [x, y], [x + 30, level + 14], async () => {
    for (let up = 1; (await guide.count()) === 0; up++) {
      if (up > 60) throw new Error('no line was seen on the way')
      await page.mouse.move(x + 30, level + 14 - up)
    }
  })
  await expect.poll(async () => (await rectOf(page, 'Bakery')).y).toBe((await rectOf(page, 'Harbour')).y)
  expect(await guide.count()).toBe(0)
  await page.keyboard.press('Control+z')
  await expect.poll(async () => (await rectOf(page, 'Bakery')).y).toBe(900)
}, 60_000)

test('28.1: designs are sized, put in order, copied and framed, and the frame takes along what is in it', async () => {
  const { person: ada, page } = await people.come('Ada')
  const id = await placedBoard(ada, PLACES)
  await openBoard(page, ada.url, id, PLACES.length)
  await page.getByRole('button', { name: 'Fit' }).click()
  // By a handle freely, by the menu to a screen.
  await cardOf(page, 'Harbour').click()
  const handle = await page.locator('.board-resize-handle').last().boundingBox()
  if (!handle) throw new Error('there is no handle')
  const [left, top] = [handle.x + handle.width / 2, handle.y + handle.height / 2]
  await drag(page, [left, top], [left - 40, top - 30])
  await expect.poll(async () => (await rectOf(page, 'Harbour')).width).toBeLessThan(1_440)
  for (const [name, width, height] of SCREENS) {
    await selection(page).getByRole('button', { name: 'Size' }).click()
    await page.getByRole('menuitem', { name: new RegExp(`^${name} ?\\d`) }).click()
    await expect.poll(() => rectOf(page, 'Harbour')).toMatchObject({ width, height })
  }
  await fromMenu(page, 'Order', 'Bring to front')
  const zOf = async (name: string) => (await rectOf(page, name)).z
  await expect.poll(async () => (await zOf('Harbour')) > (await zOf('Lighthouse'))).toBe(true)
  await fromMenu(page, 'Order', 'Send to back')
  await expect.poll(async () => (await zOf('Harbour')) < (await zOf('Bakery'))).toBe(true)
  await page.keyboard.press('Control+d')
  await page.locator('.react-flow__node-design').nth(3).waitFor()

  // Around what is selected, and named.
  await page.keyboard.press('Escape')
  await cardOf(page, 'Bakery').click()
  await cardOf(page, 'Lighthouse').click({ modifiers: ['Shift'] })
  await page.keyboard.press('f')
  const frameName = page.getByRole('textbox', { name: 'Frame name' })
  await expect.poll(() => frameName.evaluate(field => field === document.activeElement)).toBe(true)
  await page.keyboard.type('Second round')
  await page.keyboard.press('Enter')
  const frame = page.getByRole('group', { name: 'Frame: Second round' })
  await frame.waitFor()
  const before = await rectOf(page, 'Bakery')
  const box = await frame.boundingBox()
  if (!box) throw new Error('there is no frame')
  // At its rim, where nothing stands in it.
  const rim = [box.x + box.width / 2, box.y + box.height - 4] as const
  await drag(page, rim, [rim[0], rim[1] + 60])
  await expect.poll(async () => (await rectOf(page, 'Bakery')).y).toBeGreaterThan(before.y)
}, 90_000)

test('28.1: what is copied on one board is pasted on another, with its notes and arrows', async () => {
  const { person: ada, page, context } = await people.come('Ada')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const [from, to] = [await placedBoard(ada, PLACES), await placedBoard(ada, [])]
  await openBoard(page, ada.url, from, PLACES.length)
  await page.getByRole('button', { name: 'Fit' }).click()
  await cardOf(page, 'Harbour').click()
  await cardOf(page, 'Bakery').click({ modifiers: ['Shift'] })
  await page.keyboard.press('a')
  await page.locator('.react-flow__edge .board-arrow').waitFor({ state: 'attached' })
  await page.keyboard.press('n')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Which of them?')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+c')
  await page.goto(`${ada.url}/s/${to}`)
  await page.getByText('Put designs side by side').waitFor()
  await page.keyboard.press('Control+v')
  for (const name of NAMES) await cardOf(page, name).waitFor()
  await page.getByRole('group', { name: 'Note: Which of them?' }).waitFor()
  await page.locator('.react-flow__edge .board-arrow').waitFor({ state: 'attached' })
  const [harbour, bakery] = [await rectOf(page, 'Harbour'), await rectOf(page, 'Bakery')]
  expect(bakery.x - harbour.x).toBe(1_900)
}, 60_000)

test('28.1: with keys alone a design is reached, chosen, moved, opened and taken away, and each says what it is', async () => {
  const { person: ada, page } = await people.come('Ada')
  for (const key of ['editorWelcome', 'personalize'] as const)
    await ada.must(api.users.oneTimeKeys, { body: { key, value: true } })
  const id = await placedBoard(ada, PLACES)
  await openBoard(page, ada.url, id, PLACES.length)
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')
  for (let steps = 0; (await focused()) !== 'Bakery'; steps++) {
    if (steps > 60) throw new Error('Tab does not lead to it')
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await selection(page).getByText('1 selected').waitFor()
  await selectAll(page)
  await cardOf(page, 'Bakery').focus()
  await page.keyboard.press('Escape')
  await cardOf(page, 'Bakery').focus()
  await page.keyboard.press('Enter')
  const before = await rectOf(page, 'Bakery')
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => (await rectOf(page, 'Bakery')).x).toBeGreaterThan(before.x)
  // A screen reader is told where it went.
  await page.getByText(/^Moved right, to/).waitFor({ state: 'attached' })
  await page.keyboard.press('o')
  await page.getByRole('complementary', { name: 'Bakery' }).waitFor()
  await page.getByRole('button', { name: 'Close', exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('complementary', { name: 'Bakery' }).waitFor({ state: 'detached' })
  await cardOf(page, 'Bakery').focus()
  await page.keyboard.press('Delete')
  await cardOf(page, 'Bakery').waitFor({ state: 'detached' })
}, 60_000)

test('28.4: a design that is renamed on the board has its name though one leaves at once', async () => {
  const { person: ada, page } = await people.come('Ada')
  const id = await placedBoard(ada, PLACES)
  await openBoard(page, ada.url, id, PLACES.length)
  await cardOf(page, 'Harbour').locator('.board-label').getByText('Harbour').dblclick()
  await cardOf(page, 'Harbour').getByRole('textbox', { name: 'Design name' }).fill('Pier')
  await page.goto(ada.url)
  await page.goto(`${ada.url}/s/${id}`)
  await cardOf(page, 'Pier').waitFor()
  await cardOf(page, 'Pier').dblclick()
  await page.getByRole('link', { name: 'Open on its own page' }).click()
  await expect.poll(() => page.getByRole('textbox', { name: 'Design name' }).inputValue()).toBe('Pier')
  await page.getByRole('button', { name: 'Back to Canvas' }).click()
  await cardOf(page, 'Pier').waitFor()
}, 60_000)

test('28.3: a design that compiles and fails when it runs says so on its card', async () => {
  const { person: ada, page } = await people.come('Ada')
  const broken = await ada.newPattern()
  const code = 'export default function App() {\n  return <h1>{missing.title}</h1>\n}\n'
  await ada.must(api.artifacts.save, { body: { id: broken, files: [{ name: 'App.tsx', code }] } })
  const { id } = await ada.must(api.spaces.create, { body: { name: 'Board' } })
  const place = { spaceId: id, patternId: broken, name: 'Broken', x: 0, y: 0, width: 1_440, height: 900 }
  await ada.must(api.spaces.addNode, { body: place })
  await openBoard(page, ada.url, id, 1)
  await cardOf(page, 'Broken').getByText('This version cannot be shown').waitFor()
}, 60_000)

import type { Page } from 'playwright-core'
import { afterAll, expect, inject, test } from 'vitest'
import { cameraAt, cardOf, drag, middleOf, openBoard, placedBoard } from '#tests/support/people/board-view.ts'
import { People } from '#tests/support/people/people.ts'

const people = new People(inject('productUrl'))
afterAll(() => people.leave())

const PLACES = [
  { name: 'Harbour', x: 0, y: 0 },
  { name: 'Bakery', x: 2_000, y: 0 },
  { name: 'Lighthouse', x: 9_000, y: 6_000 },
]

/** What lies under a point of the screen. */
const under = (
  { x, y, zoom }: Awaited<ReturnType<typeof cameraAt>>,
  [left, top]: readonly [number, number],
) => [Math.round((left - x) / zoom), Math.round((top - y) / zoom)]
const zoomOf = async (page: Page) => (await cameraAt(page)).zoom
const isWhole = async (page: Page, name: string) => {
  const box = await cardOf(page, name).boundingBox()
  const prompt = await page.getByRole('textbox', { name: 'Describe your design' }).boundingBox()
  if (!box || !prompt) return false
  return box.x >= 0 && box.x + box.width <= 1_440 && box.y > 48 && box.y + box.height < prompt.y
}

test('28.1: one looks around by wheel, pinch, hand, keys, buttons, the overview and by name', async () => {
  const { person: ada, page } = await people.come('Ada')
  const id = await placedBoard(ada, PLACES)
  await openBoard(page, ada.url, id, PLACES.length)
  // The pointer's place on the board itself, which begins below the header.
  const at = [700, 300] as const
  const header = (await page.getByRole('application', { name: 'Canvas' }).boundingBox())?.y ?? 0
  const onBoard = [at[0], at[1] - header] as const
  await page.mouse.move(...at)

  const first = await cameraAt(page)
  await page.mouse.wheel(60, 200)
  await expect.poll(() => cameraAt(page)).toEqual({ ...first, x: first.x - 60, y: first.y - 200 })

  // A pinch on a trackpad is told as a wheel with Control.
  const before = await cameraAt(page)
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -240)
  await page.keyboard.up('Control')
  await expect.poll(() => zoomOf(page)).toBeGreaterThan(before.zoom * 1.2)
  const [x = 0, y = 0] = under(await cameraAt(page), onBoard)
  const [wasX = 0, wasY = 0] = under(before, onBoard)
  expect(Math.abs(x - wasX) + Math.abs(y - wasY)).toBeLessThan(6)

  const between = await cameraAt(page)
  await page.keyboard.press('h')
  await drag(page, at, [640, 380])
  await expect
    .poll(async () => under(await cameraAt(page), [0, 0]))
    .toEqual(under({ ...between, x: between.x - 60, y: between.y + 80 }, [0, 0]))
  await page.keyboard.press('v')

  await page.keyboard.press('+')
  await expect.poll(() => zoomOf(page)).toBeGreaterThan(between.zoom * 1.1)
  const nearer = await zoomOf(page)
  await page.keyboard.press('-')
  await expect.poll(() => zoomOf(page)).toBeLessThan(nearer)
  await page.keyboard.press('0')
  await expect.poll(() => zoomOf(page)).toBe(1)
  await page.getByRole('button', { name: 'Zoom out' }).click()
  await page.getByRole('button', { name: /^100 %/ }).click()
  await expect.poll(() => zoomOf(page)).toBe(1)

  await page.keyboard.press('1')
  for (const { name } of PLACES) await expect.poll(() => isWhole(page, name)).toBe(true)
  await page.mouse.click(...(await middleOf(page, 'Bakery')))
  await page.keyboard.press('2')
  await expect.poll(() => isWhole(page, 'Bakery')).toBe(true)
  expect(await zoomOf(page)).toBeGreaterThan(0.5)

  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').last().fill('lighth')
  await page.getByRole('option', { name: 'Lighthouse' }).waitFor()
  await page.keyboard.press('Enter')
  await expect.poll(() => isWhole(page, 'Lighthouse')).toBe(true)
  await expect.poll(() => cardOf(page, 'Lighthouse').getAttribute('class')).toContain('selected')

  const map = await page.getByRole('img', { name: 'Overview of the board' }).boundingBox()
  if (!map) throw new Error('there is no overview')
  await page.mouse.click(map.x + map.width * 0.2, map.y + map.height * 0.2)
  await expect
    .poll(async () => (await cardOf(page, 'Lighthouse').boundingBox())?.x ?? 0)
    .toBeGreaterThan(1_440)
}, 60_000)

test('28.1: on a phone two fingers zoom, one moves the board, and a tap opens a design', async () => {
  const { person: ada, page, context } = await people.come('Ada', { width: 390, height: 844, hasTouch: true })
  const id = await placedBoard(ada, PLACES.slice(0, 2))
  await openBoard(page, ada.url, id, 2)
  expect(await page.getByRole('textbox', { name: 'Describe your design' }).count()).toBe(0)
  const finger = await context.newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [number, number][]) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([x, y], id) => ({ x, y, id })),
    })
  const before = await cameraAt(page)
  await touch('touchStart', [160, 560], [230, 560])
  for (let apart = 10; apart <= 60; apart += 10)
    await touch('touchMove', [160 - apart, 560], [230 + apart, 560])
  await touch('touchEnd')
  await expect.poll(() => zoomOf(page)).toBeGreaterThan(before.zoom * 1.5)

  const nearer = await cameraAt(page)
  await touch('touchStart', [200, 560])
  for (let by = 10; by <= 60; by += 10) await touch('touchMove', [200, 560 - by])
  await touch('touchEnd')
  await expect.poll(async () => (await cameraAt(page)).y).toBeLessThan(nearer.y - 30)

  await page.getByRole('button', { name: 'Fit' }).tap()
  await cardOf(page, 'Harbour').tap()
  await page.waitForURL(/\/c\/[a-z0-9]{20}$/)
  await page.getByRole('button', { name: 'Back to Canvas' }).tap()
  await page.waitForURL(`${ada.url}/s/${id}`)
}, 60_000)

import type { Page } from 'playwright-core'
import { api } from '#shared/api/index.ts'
import { savedDesign } from '#tests/support/people/made-design.ts'
import type { Person } from '#tests/support/people/person.ts'

export interface Placed {
  name: string
  x: number
  y: number
  width?: number
  height?: number
}

/** A board with copies of one design at these places. */
export async function placedBoard(owner: Person, places: readonly Placed[]): Promise<string> {
  const { patternId } = await savedDesign(owner)
  const { id: spaceId } = await owner.must(api.spaces.create, { body: { name: 'Board' } })
  for (const place of places) {
    const body = { spaceId, patternId, width: 1_440, height: 900, ...place }
    await owner.must(api.spaces.addNode, { body })
  }
  return spaceId
}

/** Its designs are there, and nothing glides. */
export async function openBoard(page: Page, url: string, spaceId: string, count: number): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${url}/s/${spaceId}`)
  await page
    .locator('.react-flow__node-design')
    .nth(count - 1)
    .waitFor()
}

export const cardOf = (page: Page, name: string) => page.getByRole('group', { name, exact: true })

/** Where the board is, in pixels of the screen for one of its own. */
export const cameraAt = (page: Page) =>
  page.locator('.react-flow__viewport').evaluate(element => {
    const { a, e, f } = new DOMMatrix(getComputedStyle(element).transform)
    return { x: e, y: f, zoom: a }
  })

/** Where a card stands on the board, and how large it is. */
export const rectOf = (page: Page, name: string) =>
  cardOf(page, name).evaluate(element => {
    const { style } = element as HTMLElement
    const { e, f } = new DOMMatrix(style.transform)
    const [width, height] = [Number.parseFloat(style.width), Number.parseFloat(style.height)]
    return { x: e, y: f, width, height, z: Number(style.zIndex) }
  })

export async function middleOf(page: Page, name: string): Promise<[number, number]> {
  const box = await cardOf(page, name).boundingBox()
  if (!box) throw new Error(`${name} is not in view`)
  return [box.x + box.width / 2, box.y + box.height / 2]
}

/** Presses at one point of the screen and lets go at another; `before` is looked at with the button down. */
export async function drag(
  page: Page,
  from: readonly [number, number],
  to: readonly [number, number],
  before: () => Promise<unknown> = async () => undefined,
): Promise<void> {
  await page.mouse.move(...from)
  await page.mouse.down()
  await page.mouse.move((from[0] + to[0]) / 2, (from[1] + to[1]) / 2, { steps: 4 })
  await page.mouse.move(...to, { steps: 4 })
  await before()
  await page.mouse.up()
}

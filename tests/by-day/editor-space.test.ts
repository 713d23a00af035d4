import type { Locator, Page } from 'playwright-core'
import { afterAll, expect, inject, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { code, file, openCode } from '#tests/support/people/code-tab.ts'
import { savedDesign } from '#tests/support/people/made-design.ts'
import { People } from '#tests/support/people/people.ts'
import { until } from '#tests/support/until.ts'

/** What the editor keeps of the screen for itself. */

const url = inject('productUrl')
const people = new People(url)
afterAll(() => people.leave())

const PHONE = { width: 390, height: 844, hasTouch: true }
const SMALL_PHONE = { width: 320, height: 640, hasTouch: true }

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox()
  if (!box) throw new Error('it is not on the screen')
  return box
}

test('23: the welcome is one line of at most 72 px, and the carousel opens on demand', async () => {
  const { person, page } = await people.come('Ada')
  const { patternId } = await savedDesign(person)
  await page.goto(`${url}/c/${patternId}`)
  const line = page.getByRole('region', { name: 'Welcome' })
  await line.waitFor()
  expect((await boxOf(line)).height).toBeLessThanOrEqual(72)
  const carousel = page.getByRole('dialog', { name: 'Welcome to the new Editor' })
  expect(await carousel.count()).toBe(0)
  await line.getByRole('button', { name: 'Show me around' }).click()
  await carousel.getByText('Step 1 of 4').waitFor({ state: 'attached' })
  // Closed, it is over for good.
  await page.keyboard.press('Escape')
  await carousel.waitFor({ state: 'detached' })
  expect(await line.count()).toBe(0)
})

const MANY = [
  'App.tsx',
  'theme.css',
  ...['button', 'card', 'dialog', 'input', 'menu', 'table'].map(name => `components/ui/${name}.tsx`),
  ...['hero', 'footer', 'plans', 'header', 'quotes'].map(name => `components/${name}.tsx`),
  ...['dates', 'money'].map(name => `lib/${name}.ts`),
]

async function designOfManyFiles(page: Page, patternId: string, save: (files: object[]) => Promise<unknown>) {
  await save(
    MANY.map(name => ({
      name,
      code:
        name === 'App.tsx'
          ? 'export default () => <h1>Tidal</h1>\n'
          : name.endsWith('.css')
            ? ''
            : 'export {}\n',
    })),
  )
  await openCode(page, url, patternId)
}

test('23: the files take what they need, begin at their top with the open one in view, and can be folded and resized', async () => {
  const { person, page } = await people.come('Ada')
  const id = await person.newPattern()
  await designOfManyFiles(page, id, files =>
    person.must(api.artifacts.save, { body: { id, files: files as { name: string; code: string }[] } }),
  )
  const tree = page.getByRole('tree', { name: 'Files' })
  const pane = tree.locator('xpath=..')
  expect(await pane.evaluate(element => element.scrollTop)).toBe(0)
  const open = await boxOf(file(page, 'App.tsx'))
  const around = await boxOf(pane)
  expect(open.y).toBeGreaterThanOrEqual(around.y)
  expect(open.y + open.height).toBeLessThanOrEqual(around.y + around.height)
  expect(around.height).toBeLessThanOrEqual(200)

  // Whatever is in a folder is a press away, and the files grow no further than they may.
  await file(page, 'components').click()
  await file(page, 'hero.tsx').click()
  await page.getByRole('tab', { name: 'components/hero.tsx', selected: true }).waitFor()
  const handle = page.getByRole('separator', { name: 'Resize files' })
  const before = (await boxOf(pane)).height
  await handle.focus()
  await page.keyboard.press('Home')
  await until(async () => (await boxOf(pane)).height < before, 'the files are lower')
  const lowest = (await boxOf(pane)).height
  await page.keyboard.press('ArrowDown')
  await until(async () => (await boxOf(pane)).height > lowest, 'the files are higher')
  const chosen = (await boxOf(pane)).height

  const toggle = page.getByRole('button', { name: 'Files', exact: true })
  expect(await toggle.getAttribute('aria-expanded')).toBe('true')
  await toggle.click()
  await tree.waitFor({ state: 'detached' })
  expect(await toggle.getAttribute('aria-expanded')).toBe('false')

  // Both are remembered.
  await page.reload()
  await page.getByRole('tab', { name: 'Code' }).click()
  await code(page).waitFor()
  expect(await tree.count()).toBe(0)
  await toggle.click()
  await tree.waitFor()
  expect((await boxOf(pane)).height).toBe(chosen)
})

test.each([
  ['390', PHONE],
  ['320', SMALL_PHONE],
] as const)(
  '23: on a phone %s px wide at most 96 px stand above the design, and every tool is in reach',
  async (_, look) => {
    const { person, page } = await people.come('Ada', look)
    const id = await person.newPattern()
    const files = [{ name: 'App.tsx', code: 'export default () => <h1>Tidal</h1>\n' }]
    await person.must(api.artifacts.save, { body: { id, files } })
    await page.goto(`${url}/c/${id}`)
    await page.getByRole('tab', { name: 'Preview' }).click()
    const design = page.locator('iframe[title="Preview"]')
    await page.frameLocator('iframe[title="Preview"]').getByText('Tidal').waitFor()
    expect((await boxOf(design)).y).toBeLessThanOrEqual(96)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(look.width)

    const more = page.getByRole('button', { name: 'Preview tools' })
    for (const tool of [
      page.getByRole('button', { name: 'Select element' }),
      page.getByRole('button', { name: 'Refresh preview' }),
      page.getByRole('button', { name: 'Dark mode' }),
      page.getByRole('button', { name: 'Open in new window' }),
      page.getByRole('button', { name: 'Own view' }),
      page.getByRole('combobox', { name: 'Viewport' }),
      page.getByRole('combobox', { name: 'Path' }),
    ]) {
      if (!(await tool.isVisible())) await more.click()
      await tool.waitFor()
      const { x, width } = await boxOf(tool)
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x + width).toBeLessThanOrEqual(look.width)
      await expect.poll(() => reach(tool)).toBeGreaterThanOrEqual(44)
    }
    await page.getByRole('button', { name: 'Dark mode' }).click()
    await page.getByRole('button', { name: 'Dark mode', pressed: true }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('toolbar', { name: 'Preview tools' }).waitFor({ state: 'detached' })
    await until(
      () => more.evaluate(element => element === document.activeElement),
      'the focus is where it came from',
    )
  },
)

/** How high and wide a finger may miss it: what is hit around its middle is the control itself. */
const reach = (tool: Locator): Promise<number> =>
  tool.evaluate(element => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const isHit = (atX: number, atY: number) => {
      const hit = document.elementFromPoint(atX, atY)
      return hit !== null && (element === hit || element.contains(hit))
    }
    const run = (dx: number, dy: number) => {
      let far = 0
      while (far < 40 && isHit(x + dx * (far + 1), y + dy * (far + 1))) far++
      return far
    }
    return Math.min(run(0, -1) + run(0, 1), run(-1, 0) + run(1, 0)) + 1
  })

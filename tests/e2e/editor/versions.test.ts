import type { Page } from 'playwright-core'
import { afterAll, expect, inject, test } from 'vitest'
import { generate, madeDesign } from '#tests/support/people/made-design.ts'
import { People } from '#tests/support/people/people.ts'
import { until } from '#tests/support/until.ts'

const url = inject('productUrl')
const people = new People(url)
afterAll(() => people.leave())

const HEADLINE = 'Learn to sail this summer'
const openFromMenu = async (page: Page, label: string) => {
  await page.getByRole('button', { name: 'Versions' }).click()
  await page.getByRole('menuitem', { name: `Preview ${label}` }).click()
  return page.getByRole('dialog', { name: 'Version Preview' })
}

test('[S9] Version Preview is 95vw by 95vh; a version is looked at, compared and restored for everybody', async () => {
  const ada = await people.come('Ada')
  const bob = await people.come('Bob')
  const { patternId } = await madeDesign(ada.person)
  await generate(ada.person, patternId, `Change the headline to "${HEADLINE}"`)
  await ada.person.letIn(bob.person, patternId, 'read')
  for (const { page } of [ada, bob]) {
    await page.goto(`${url}/c/${patternId}`)
    await page.frameLocator('iframe[title="Preview"]').getByText(HEADLINE).first().waitFor()
  }
  const dialog = await openFromMenu(ada.page, 'v1')
  await until(async () => (await dialog.boundingBox())?.width === 1440 * 0.95, 'it has glided in')
  expect((await dialog.boundingBox())?.height).toBe(900 * 0.95)
  await dialog.frameLocator('iframe[title="Preview of v1"]').getByText('Tidal').first().waitFor()
  await expect
    .poll(() => dialog.frameLocator('iframe[title="Preview of v1"]').getByText(HEADLINE).count())
    .toBe(0)

  await dialog.getByRole('combobox', { name: 'Compare with' }).click()
  await ada.page.getByRole('option', { name: 'Compare with v2' }).click()
  await dialog.frameLocator('iframe[title="Preview of v2"]').getByText(HEADLINE).first().waitFor()
  // Low enough that every page has something to scroll.
  await ada.page.setViewportSize({ width: 1440, height: 480 })
  const side = (label: string) => dialog.frameLocator(`iframe[title="Preview of ${label}"]`).locator('html')
  // Again at each look: the other side may still be loading at the first, and then it hears nothing.
  let top = 200
  await until(async () => {
    // One page is longer than the other, and further down only that one goes on.
    top = top === 200 ? 205 : 200
    await side('v2').evaluate((_, to) => scrollTo(0, to), top)
    return (await side('v1').evaluate(() => scrollY)) > 100
  }, 'both sides are scrolled together')
  // What is still on its way from one side would take the other back from where it is led next.
  const apart = async () =>
    Math.abs((await side('v1').evaluate(() => scrollY)) - (await side('v2').evaluate(() => scrollY)))
  await expect.poll(apart).toBeLessThan(20)
  // As by its scrollbar, which tells of no pointer: the side that was brought along leads now, back to the beginning.
  await side('v1').evaluate(() => scrollTo(0, 0))
  await expect.poll(() => side('v2').evaluate(() => scrollY)).toBeLessThan(10)
  const slider = dialog.getByRole('slider', { name: 'Compare position' })
  await slider.focus()
  await ada.page.keyboard.press('Home')
  await expect.poll(() => slider.getAttribute('aria-valuenow')).toBe('0')
  const stage = await dialog.locator('iframe[title="Preview of v2"]').boundingBox()
  const handle = await slider.boundingBox()
  if (!stage || !handle) throw new Error('nothing is compared')
  await ada.page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2)
  await ada.page.mouse.down()
  await ada.page.mouse.move(stage.x + stage.width * 0.75, stage.y + 200, { steps: 5 })
  await ada.page.mouse.up()
  await until(async () => (await slider.getAttribute('aria-valuenow')) === '75', 'the slider was dragged')

  await dialog.getByRole('button', { name: 'Restore v1' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await ada.page.getByText('v1 is active now.').waitFor()
  await until(
    async () => (await bob.page.frameLocator('iframe[title="Preview"]').getByText(HEADLINE).count()) === 0,
    'Bob sees v1',
  )
  // A reader looks at versions, and has nothing to restore them with; an active one has nothing either.
  const reading = await openFromMenu(bob.page, 'v2')
  await reading.frameLocator('iframe[title="Preview of v2"]').getByText(HEADLINE).first().waitFor()
  expect(await reading.getByRole('button', { name: /^Restore/ }).count()).toBe(0)
  const active = await openFromMenu(ada.page, 'v1')
  await active.getByText('Active version').waitFor()
  expect(await active.getByRole('button', { name: /^Restore/ }).count()).toBe(0)
})

test('from a version to its message and from the message to the version', async () => {
  const { person, page } = await people.come('Ada')
  const { patternId } = await madeDesign(person)
  for (const colour of ['red', 'teal', 'purple'])
    await generate(person, patternId, `Make the accent ${colour}`)
  await page.goto(`${url}/c/${patternId}`)
  const items = page.getByRole('log', { name: 'Chat' }).getByRole('article')
  await items.nth(7).waitFor()
  await page.getByRole('tab', { name: 'Code' }).click()
  const dialog = await openFromMenu(page, 'v1')
  await dialog.getByRole('button', { name: 'Show in chat' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await until(
    () => items.nth(1).evaluate(item => item === document.activeElement),
    'its message has the focus',
  )
  const log = await page.getByRole('log', { name: 'Chat' }).boundingBox()
  const top = (await items.nth(1).boundingBox())?.y ?? 0
  expect(Math.abs(top - (log?.y ?? 0))).toBeLessThan(40)
  await items.nth(1).getByRole('button', { name: 'Preview v1' }).click()
  await dialog.frameLocator('iframe[title="Preview of v1"]').getByText('Tidal').first().waitFor()
})

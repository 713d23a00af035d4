import { afterAll, expect, inject, test } from 'vitest'
import { status } from '#tests/support/people/code-tab.ts'
import { madeDesign } from '#tests/support/people/made-design.ts'
import { People } from '#tests/support/people/people.ts'
import { cutOff, prepareSockets } from '#tests/support/rooms/cut-off.ts'
import { until } from '#tests/support/until.ts'

const url = inject('productUrl')
const people = new People(url)
afterAll(() => people.leave())

test('a page that loses its network before its notices have come stays, and has them once it is back', async () => {
  const { page, context, person } = await people.come('Ada Lovelace')
  const { patternId } = await madeDesign(person)
  await prepareSockets(page)
  await page.goto(`${url}/c/${patternId}`)
  const message = page.getByRole('textbox', { name: 'Message' })
  await message.waitFor()
  await cutOff(page)
  // Past 2.5 s and the longest wait for an idle moment, when notices are loaded.
  await page.waitForFunction(() => performance.now() > 7_000)
  await message.fill('Still here')
  await context.setOffline(false)
  await page.getByRole('region', { name: /Notices/ }).waitFor({ state: 'attached' })
})

test('a dialog that is not on the server any more leaves the page, which can be loaded again', async () => {
  const { page, person } = await people.come('Ada Lovelace')
  const { patternId } = await madeDesign(person)
  const gone = /\/assets\/share-dialog-/
  await page.route(gone, route => route.fulfill({ status: 404 }))
  await page.goto(`${url}/c/${patternId}`)
  const message = page.getByRole('textbox', { name: 'Message' })
  await message.fill('Half a thought')
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const missing = page.getByRole('alert').filter({ hasText: 'A part of this page could not be loaded.' })
  await missing.waitFor()
  await expect.poll(() => message.inputValue()).toBe('Half a thought')
  await page.unroute(gone)
  await missing.getByRole('button', { name: 'Load the page again' }).click()
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await page.getByRole('dialog', { name: 'Share' }).waitFor()
})

test('once at rest, a page has its menus and commands without a network too', async () => {
  const { page, context, person } = await people.come('Ada Lovelace')
  const { patternId } = await madeDesign(person)
  const loaded: string[] = []
  page.on('requestfinished', request => loaded.push(request.url()))
  await page.goto(`${url}/c/${patternId}`)
  await status(page, 'Saved').waitFor()
  const parts = [/menu-content-/, /alert-content-/, /editor-actions-/]
  await until(() => parts.every(part => loaded.some(address => part.test(address))), 'all parts are here')
  await context.setOffline(true)
  await page.getByRole('tab', { name: 'Code' }).press('?')
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Back to Home' }).waitFor()
})

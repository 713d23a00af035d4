import { once } from 'node:events'
import type { Locator } from 'playwright-core'
import { afterAll, expect, inject, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { code, file } from '#tests/support/people/code-tab.ts'
import { savedDesign } from '#tests/support/people/made-design.ts'
import { People } from '#tests/support/people/people.ts'
import { until } from '#tests/support/until.ts'

const url = inject('productUrl')
const people = new People(url)
afterAll(() => people.leave())

const PHONE = { width: 390, height: 844, hasTouch: true }
const APP = 'export default function App() {\n  return <h1>Tidal</h1>\n}\n'

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox()
  if (!box) throw new Error('it is not on the screen')
  return box
}
const hasFocus = (locator: Locator) => locator.evaluate(element => element === document.activeElement)

test('[S2] on a phone the code has the panel to itself, and the files come when they are asked for', async () => {
  const { person, page } = await people.come('Ada', PHONE)
  const id = await person.newPattern()
  const files = [
    { name: 'App.tsx', code: APP },
    { name: 'theme.css', code: ':root { --radius: 4px }\n' },
  ]
  await person.must(api.artifacts.save, { body: { id, files } })
  await page.goto(`${url}/c/${id}`)
  await page.getByRole('tab', { name: 'Code' }).click()
  await code(page).waitFor()
  const tree = page.getByRole('tree', { name: 'Files' })
  const toggle = page.getByRole('button', { name: 'Files', exact: true })
  expect(await tree.count()).toBe(0)
  expect((await boxOf(page.getByRole('tabpanel', { name: 'App.tsx' }))).height).toBeGreaterThan(600)

  await toggle.click()
  await tree.waitFor()
  expect(await toggle.getAttribute('aria-expanded')).toBe('true')
  await file(page, 'theme.css').click()
  await tree.waitFor({ state: 'detached' })
  await page.getByRole('tab', { name: 'theme.css', selected: true }).waitFor()
  await until(() => hasFocus(toggle), 'the focus is not lost with the files')

  await page.keyboard.press('Enter')
  await file(page, 'theme.css').focus()
  await page.keyboard.press('Escape')
  await tree.waitFor({ state: 'detached' })
  await until(() => hasFocus(toggle), 'the focus is where the files were opened')
})

test.each([
  ['a phone', PHONE],
  ['a wide window', {}],
] as const)('[I7.9] on %s nothing moves between the skeleton and the editor', async (_, look) => {
  const { person, page } = await people.come('Ada', look)
  const { patternId } = await savedDesign(person)
  const gate = new AbortController()
  await page.route('**/api/chatPattern/*', async route => {
    await once(gate.signal, 'abort')
    await route.continue()
  })
  // The page itself is there: what stands before it has the same shape, and is another one.
  const asked = page.waitForRequest('**/api/chatPattern/*')
  await page.goto(`${url}/c/${patternId}`)
  await asked
  const skeleton = page.getByRole('status', { name: 'Opening the design' })
  const logo = await boxOf(skeleton.locator('svg').first())
  const box = await boxOf(skeleton.locator('[data-composer]'))
  const tabs = await boxOf(skeleton.locator('[data-tabs]'))
  gate.abort()
  const message = page.getByRole('textbox', { name: 'Message' })
  await message.waitFor()
  expect(await boxOf(page.getByRole('link', { name: 'Home' }).locator('svg'))).toEqual(logo)
  expect(await boxOf(message.locator('xpath=..'))).toEqual(box)
  const list = await boxOf(page.getByRole('tablist').first().locator('xpath=..'))
  expect(list).toEqual(tabs)
})

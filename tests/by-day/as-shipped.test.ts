import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Running } from '#scripts/serve.ts'
import { api } from '#shared/api/index.ts'
import { ZoneServer } from '#tests/support/dns/zone-server.ts'
import { madeDesign } from '#tests/support/people/made-design.ts'
import { People } from '#tests/support/people/people.ts'
import { ownProduct } from '#tests/support/product/own-product.ts'
import { button, choose, openShare } from '#tests/support/world/three-people.ts'

/** With the settings of `npm start`, which are none; but no test asks the DNS of the world. */
let product: Running
let zone: ZoneServer
let people: People
let page: Page

beforeAll(async () => {
  zone = await ZoneServer.start()
  product = await ownProduct({ DOH_URL: zone.url })
  people = new People(product.url)
  const ada = await people.come('Ada')
  page = ada.page
  for (const key of ['editorWelcome', 'personalize'] as const)
    await ada.person.must(api.users.oneTimeKeys, { body: { key, value: true } })
  const { patternId } = await madeDesign(ada.person)
  await page.goto(`${product.url}/c/${patternId}`)
  await page.getByRole('textbox', { name: 'Message' }).waitFor()
}, 90_000)
afterAll(async () => {
  await people.leave()
  await product.dispose()
  await zone.stop()
})

/** The items of section 2; there are more. */
const MENUS: Record<string, string[]> = {
  Menu: [
    ...['Back to Home', 'Documentation', 'Get Support', 'Billing & Subscription', 'Manage Team'],
    ...['Settings', 'Logout'],
  ],
  Actions: ['Favorite', 'Fork', 'Convert…', 'Add to Canvas'],
  Export: [
    ...['Export to a design tool', 'Sync to the code host', 'Download Code Zip', 'Copy Code as Prompt'],
    'Fork',
  ],
}

test.each(Object.entries(MENUS))('[S2] as shipped: every item of the menu %s', async (menu, items) => {
  await button(page, menu).click()
  for (const item of items) await page.getByRole('menuitem', { name: item }).first().waitFor()
  if (menu === 'Actions') await page.getByText('Design Preset: ').waitFor()
  await page.keyboard.press('Escape')
})

test('[S2] as shipped: what stands beside the menus', async () => {
  for (const name of ['Share', 'Integrations', 'Refresh preview', 'Export to a design tool'])
    await page.getByRole('button', { name }).first().waitFor()
})

test('[issue 32.2] what needs a setting says which, where it is asked for', async () => {
  await choose(page, 'Export', 'Sync to the code host')
  const sync = page.getByRole('dialog', { name: 'Sync to the code host' })
  await sync.getByText('GITHUB_APP_PRIVATE_KEY').waitFor()
  await page.keyboard.press('Escape')

  await choose(page, 'Menu', 'Billing & Subscription')
  await page.getByRole('dialog', { name: 'Billing and Subscription' }).getByText('PLANS=on').waitFor()
  await page.keyboard.press('Escape')

  await choose(page, 'Menu', 'Get Support')
  await page.getByRole('dialog', { name: 'Get Support' }).getByText('ADMIN_EMAILS').waitFor()
  await page.keyboard.press('Escape')

  await (await openShare(page)).getByRole('button', { name: 'Custom domain' }).click()
  const domain = page.getByRole('dialog', { name: 'Custom domain' })
  await domain.getByRole('textbox', { name: 'Domain' }).fill('sailing.example.org')
  await domain.getByRole('button', { name: 'Connect domain' }).click()
  await domain.getByText('SITES_DOMAIN').waitFor()
  await page.keyboard.press('Escape')
})

test('Settings names all of them at once, to whoever runs the server', async () => {
  await page.goto(`${product.url}/settings`)
  const section = page.getByRole('region', { name: 'Not set up on this server' })
  await section.waitFor()
  const names = await section.getByRole('listitem').evaluateAll(all => all.map(each => each.ariaLabel))
  expect(names).toEqual(['Admins', 'Plans and payments', 'Code host', 'Mail', 'Custom domains'])
})

import { networkInterfaces } from 'node:os'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Running } from '#scripts/serve.ts'
import { api } from '#shared/api/index.ts'
import { People } from '#tests/support/people/people.ts'
import type { Person } from '#tests/support/people/person.ts'
import { freePort } from '#tests/support/product/free-port.ts'
import { ownProduct } from '#tests/support/product/own-product.ts'
import { until } from '#tests/support/until.ts'

/** An address of this machine that is not loopback, as another one in the same network would use. */
const address = Object.values(networkInterfaces())
  .flatMap(list => list ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address

describe.skipIf(!address)('design §8: opened from an address that is not localhost', () => {
  let running: Running
  let people: People
  let page: Page
  let ada: Person

  beforeAll(async () => {
    const port = await freePort()
    running = await ownProduct({
      PORT: String(port),
      HOST: '0.0.0.0',
      BASE_URL: `http://${address}:${port}`,
      GUESTS: 'on',
    })
    people = new People(running.url)
    ;({ page, person: ada } = await people.come('Ada'))
  })
  afterAll(async () => {
    await people?.leave()
    await running?.dispose()
  })

  const frame = () => page.frameLocator('iframe[title="Preview"]')

  test('the first design is made and painted, and its frame has no origin', async () => {
    await page.goto(running.url)
    await page
      .getByRole('textbox', { name: 'Describe your design' })
      .fill('A pricing page for Tidal, a sailing school, with three plans')
    await page.getByRole('button', { name: 'Create' }).click()
    await page.waitForURL(/\/c\/[a-z0-9]{20}$/)
    await frame().getByText('Tidal').first().waitFor({ timeout: 30_000 })
    expect(
      await frame()
        .locator('html')
        .evaluate(() => self.origin),
    ).toBe('null')
    const src = (await page.locator('iframe[title="Preview"]').getAttribute('src')) ?? ''
    expect(new URL(src).hostname).toBe(address)
  })

  test('the frame’s own address tells nothing to whoever opens it alone', async () => {
    const src = (await page.locator('iframe[title="Preview"]').getAttribute('src')) ?? ''
    const response = await page.request.get(src)
    expect(response.headers()['content-security-policy']).toMatch(
      /(?:^|; )sandbox allow-scripts(?!.*same-origin)/,
    )
    expect(response.headers()['set-cookie']).toBeUndefined()
    expect(await response.text()).not.toContain('Tidal')
  })

  test('a change is shown as it is written', async () => {
    await page.getByText('Saved').first().waitFor()
    const box = page.getByRole('textbox', { name: 'Message' })
    await box.fill('Rename it to "Harbour"')
    await box.press('Enter')
    await frame().getByText('Harbour').first().waitFor({ timeout: 30_000 })
  })

  test('[18] where a change landed is found and said', async () => {
    await until(
      async () => (await page.getByRole('button', { name: 'Stop', exact: true }).count()) === 0,
      'the run ends',
    )
    await page
      .locator('[aria-live] span')
      .getByText(/^Changed: /)
      .waitFor({ state: 'attached' })
  })

  test('an element can be selected', async () => {
    await until(
      async () => (await page.getByRole('button', { name: 'Stop', exact: true }).count()) === 0,
      'the run ends',
    )
    await page.getByRole('button', { name: 'Select element' }).click()
    await page.getByRole('button', { name: 'Stop selecting' }).waitFor()
    await frame().locator('h1').first().click({ force: true })
    await page.getByRole('region', { name: 'Selected element' }).getByText(/^h1/).waitFor()
    await page.keyboard.press('Escape')
  })

  test('whoever follows is scrolled along', async () => {
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    await ada.must(api.sharing.access, { path: { id }, body: { access: 'public' } })
    // A window in which any page has something to scroll.
    const { page: other } = await people.come('Bob', { height: 480 })
    await page.setViewportSize({ width: 1440, height: 480 })
    await other.goto(page.url())
    await other
      .frameLocator('iframe[title="Preview"]')
      .getByText('Harbour')
      .first()
      .waitFor({ timeout: 30_000 })
    await other.getByRole('button', { name: 'Follow Ada' }).click()
    await frame()
      .locator('html')
      .evaluate(() => scrollTo(0, 200))
    await until(
      async () =>
        (await other
          .frameLocator('iframe[title="Preview"]')
          .locator('html')
          .evaluate(() => scrollY)) > 100,
      'the design is scrolled with Ada',
    )
    await other.close()
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  test('after a reload it is there again, a design that reloads itself too', async () => {
    await page.reload()
    await frame().getByText('Harbour').first().waitFor({ timeout: 30_000 })
    await frame()
      .locator('html')
      .evaluate(() => location.reload())
    await until(
      async () =>
        (await frame()
          .getByText('Harbour')
          .first()
          .count()
          .catch(() => 0)) > 0,
      'the frame was opened anew',
    )
  })
})

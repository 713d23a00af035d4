import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Running } from '#scripts/serve.ts'
import { api } from '#shared/api/index.ts'
import { People } from '#tests/support/people/people.ts'
import type { Person } from '#tests/support/people/person.ts'
import { freePort } from '#tests/support/product/free-port.ts'
import { ownProduct } from '#tests/support/product/own-product.ts'

const saved = async (person: Person, text: string) => {
  const id = await person.newPattern()
  const files = [{ name: 'App.tsx', code: `export default () => <h1>${text}</h1>` }]
  const { artifactId } = await person.must(api.artifacts.save, { body: { id, files } })
  const { previewSrc } = await person.must(api.artifacts.preview, { path: { id: artifactId } })
  return { id, previewSrc }
}

/** As many cookies as a browser takes, as large as it takes them, for this host and every domain above it. */
const fillCookies = (page: Page) =>
  page.evaluate(() => {
    const names = location.hostname.split('.')
    const domains = names.map((_, at) => names.slice(at).join('.'))
    for (const domain of domains) {
      for (let n = 0; n < 200; n++)
        // biome-ignore lint/suspicious/noDocumentCookie: a hostile design.
        document.cookie = `${domain}${n}=${'x'.repeat(3_900)}; Domain=${domain}; Path=/`
    }
    return document.cookie.length
  })

describe.each([
  ['below localhost, where each design is a site of its own', () => ({})],
  [
    'below one domain, behind the front',
    (port: number) => ({ HOST: '0.0.0.0', PREVIEW_DOMAIN: `preview.localhost:${port}` }),
  ],
])('[15] a design in its own window that fills the browser with cookies, %s', (_, variables) => {
  let running: Running
  let people: People

  beforeAll(async () => {
    const port = await freePort()
    const own = { PORT: String(port), BASE_URL: `http://localhost:${port}` }
    running = await ownProduct({ ...own, ...variables(port), PREVIEW_MODE: 'host' })
    people = new People(running.url)
  }, 60_000)
  afterAll(async () => {
    await people?.leave()
    await running?.dispose()
  })

  test('locks nobody out of another design, of its own one or of the app', async () => {
    const { person, page } = await people.come('Ada')
    const hostile = await saved(person, 'Hostile')
    const other = await saved(person, 'Tidal')
    await page.goto(other.previewSrc)
    await page.getByRole('heading', { name: 'Tidal' }).waitFor()
    const bare = new URL(other.previewSrc)
    bare.searchParams.delete('t')
    await page.goto(hostile.previewSrc)
    await page.getByRole('heading', { name: 'Hostile' }).waitFor()
    expect(await fillCookies(page)).toBeGreaterThan(400_000)
    await page.goto(other.previewSrc)
    await page.getByRole('heading', { name: 'Tidal' }).waitFor()
    await page.goto(`${running.url}/c/${other.id}`)
    await page
      .frameLocator('iframe[title="Preview"]')
      .getByRole('heading', { name: 'Tidal' })
      .waitFor({ timeout: 30_000 })
    expect((await page.goto(bare.href))?.status()).toBe(200)
    await page.goto(`${running.url}/`)
    await page.getByRole('textbox', { name: 'Describe your design' }).waitFor()
  })
})

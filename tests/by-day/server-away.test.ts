import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ofToday } from '#scripts/of-today.ts'
import { type Running, serve } from '#scripts/serve.ts'
import { api } from '#shared/api/index.ts'
import { People } from '#tests/support/people/people.ts'
import { freePort } from '#tests/support/product/free-port.ts'

const CODE = `export default () => <main><h1>Harbour</h1><a href="/about">About</a></main>`
const frame = (page: Page) => page.frameLocator('iframe[title="Preview"]')
const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'The server cannot be reached' })

describe.each(ofToday(['host', 'port'], 2))('[N26] the server is away, in %s mode', mode => {
  const dataDir = mkdtempSync(join(tmpdir(), 'maquette-away-'))
  let variables: Record<string, string>
  let product: Running | null = null
  let people: People
  let page: Page

  const begin = async () => {
    product = await serve(variables, { isQuiet: true, isLimited: false })
    return product.url
  }
  const end = async () => {
    await product?.dispose()
    product = null
  }

  beforeAll(async () => {
    const port = await freePort()
    variables = {
      PORT: String(port),
      BASE_URL: `http://localhost:${port}`,
      DATA_DIR: dataDir,
      PREVIEW_MODE: mode,
    }
    const url = await begin()
    people = new People(url)
    const come = await people.come('Ada Lovelace')
    page = come.page
    page.setDefaultTimeout(60_000)
    const id = await come.person.newPattern()
    await come.person.must(api.artifacts.save, { body: { id, files: [{ name: 'App.tsx', code: CODE }] } })
    await page.goto(`${url}/c/${id}`)
    await frame(page).getByRole('heading', { name: 'Harbour' }).waitFor()
  })
  afterAll(async () => {
    await people?.leave()
    await end()
    rmSync(dataDir, { recursive: true, force: true })
  })

  test('Refresh keeps the picture, says so, and loads by itself when the server is back', async () => {
    await frame(page)
      .locator('html')
      .evaluate(root => root.setAttribute('data-old', 'yes'))
    await end()
    await page.getByRole('button', { name: 'Refresh preview' }).click()
    await notice(page).waitFor()
    await frame(page).getByRole('heading', { name: 'Harbour' }).waitFor()
    await begin()
    await notice(page).waitFor({ state: 'detached' })
    await frame(page).locator('html:not([data-old])').getByRole('heading', { name: 'Harbour' }).waitFor()
  }, 180_000)

  test('a window of its own is not opened on an error page', async () => {
    // It was not there yet when the server went away for the first time.
    await page.getByRole('region', { name: 'Notices' }).waitFor({ state: 'attached' })
    await end()
    const opened: string[] = []
    page.context().on('page', other => opened.push(other.url()))
    await page.getByRole('button', { name: 'Open in new window' }).click()
    await page.getByText('The server cannot be reached. Check your connection').first().waitFor()
    expect(opened).toEqual([])
    await begin()
  }, 180_000)

  test('a link that loads another page of the design ends in a state of ours, and the design comes back', async () => {
    await frame(page).getByRole('heading', { name: 'Harbour' }).waitFor()
    await end()
    await frame(page).getByRole('link', { name: 'About' }).click({ noWaitAfter: true })
    await page.getByRole('heading', { name: 'The server cannot be reached' }).waitFor()
    await begin()
    await page.getByRole('heading', { name: 'The server cannot be reached' }).waitFor({ state: 'detached' })
    await frame(page).getByRole('heading', { name: 'Harbour' }).waitFor()
  }, 180_000)
})

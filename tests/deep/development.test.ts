import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '#tests/support/people/browser.ts'
import { freePort } from '#tests/support/product/free-port.ts'
import { StartedProduct } from '#tests/support/product/started-product.ts'

let product: StartedProduct
let dataDir: string

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'maquette-dev-'))
  product = await StartedProduct.start({ PORT: String(await freePort()), DATA_DIR: dataDir }, 'dev')
})
afterAll(async () => {
  await StartedProduct.killAll()
  rmSync(dataDir, { recursive: true, force: true })
})

test('npm run dev: the first prompt paints a design there too, and Ctrl-C ends it', async () => {
  const browser = await launchBrowser()
  const page = await browser.newPage()
  await page.goto(product.url)
  await page
    .getByRole('textbox', { name: 'Describe your design' })
    .fill('A pricing page for a sailing school')
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await page.frameLocator('iframe[title="Preview"]').locator('h1').first().waitFor({ timeout: 45_000 })
  await browser.close()
  product.signal('SIGINT')
  expect(await product.ended()).toBe(0)
})

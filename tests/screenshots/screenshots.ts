// `npm run screenshots`: every scene as contact sheets; with --readme the pictures of the README. `-- <name>…` filters.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { buildWhole } from '#scripts/build-whole.ts'
import { runCommand } from '#scripts/fail.ts'
import { inRoot } from '#scripts/root.ts'
import { serve } from '#scripts/serve.ts'
import { makeContactSheets } from '#tests/screenshots/contact-sheets.ts'
import { launchBrowser } from '#tests/support/people/browser.ts'
import { freePort } from '#tests/support/product/free-port.ts'

const OUT = inRoot('docs', 'images')
const PROMPT =
  'A landing page for Halden, a small coffee roastery in Bergen. Warm and editorial. Hero, three coffees with prices, how we roast, a subscription and a footer.'
const FOLLOW_UP = 'Change the headline to "Roasted on Tuesdays, at your door by Thursday"'

await runCommand(async () => {
  await buildWhole()
  const dataDir = mkdtempSync(join(tmpdir(), 'maquette-pictures-'))
  const port = await freePort()
  const product = await serve(
    { PORT: String(port), BASE_URL: `http://localhost:${port}`, DATA_DIR: dataDir },
    { isQuiet: true, isLimited: false },
  )
  const browser = await launchBrowser()
  mkdirSync(OUT, { recursive: true })
  const only = process.argv.slice(2).filter(argument => !argument.startsWith('--'))
  if (process.argv.includes('--readme')) await takeAll(browser, product.url)
  else await makeContactSheets(browser, product.url, only)
  await browser.close()
  await product.dispose()
  rmSync(dataDir, { recursive: true, force: true })
  process.exit(0)
})

async function takeAll(browser: Browser, url: string): Promise<void> {
  const ada = await open(browser, 'light')
  await ada.goto(url)
  await ada.getByRole('textbox', { name: 'Describe your design' }).waitFor()
  await shoot(ada, 'home')
  await ada.getByRole('textbox', { name: 'Describe your design' }).fill(PROMPT)
  await ada.getByRole('button', { name: 'Create' }).click()
  await ada.frameLocator('iframe[title="Preview"]').getByText('Halden').first().waitFor()
  await ada.getByRole('textbox', { name: 'Message' }).fill(FOLLOW_UP)
  await ada.getByRole('button', { name: 'Send' }).click()
  await ada.frameLocator('iframe[title="Preview"]').getByText('Roasted on Tuesdays').first().waitFor()
  await ada.getByRole('button', { name: 'Share', exact: true }).click()
  await ada.getByRole('dialog', { name: 'Share' }).getByRole('radio', { name: 'Public' }).click()
  await ada.keyboard.press('Escape')
  const bob = await open(browser, 'dark')
  await bob.goto(ada.url())
  await bob.frameLocator('iframe[title="Preview"]').getByText('Roasted on Tuesdays').first().waitFor()
  await shoot(ada, 'editor')
  await shoot(bob, 'editor-dark')
  await ada.getByRole('tab', { name: 'Code' }).click()
  await ada.getByRole('textbox', { name: 'Code' }).waitFor()
  await shoot(ada, 'code')
}

async function open(browser: Browser, colorScheme: 'light' | 'dark'): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    colorScheme,
    reducedMotion: 'reduce',
  })
  return context.newPage()
}

async function shoot(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: join(OUT, `${name}.png`) })
  console.log(`docs/images/${name}.png`)
}

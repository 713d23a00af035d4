import { readFileSync } from 'node:fs'
import { unzipSync } from 'fflate'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { People } from '#tests/support/people/people.ts'

const url = inject('productUrl')
const people = new People(url)
type Somebody = Awaited<ReturnType<People['come']>>
afterAll(() => people.leave())

let ada: Somebody
let bob: Somebody
let patternId: string
beforeAll(async () => {
  ada = await people.come('Ada')
  patternId = await ada.person.newPattern()
  await save(
    "import { Button } from '@/components/ui/button'\nexport default () => <Button>Set sail</Button>",
  )
  await ada.person.must(api.sharing.access, { path: { id: patternId }, body: { access: 'public' } })
  bob = await people.come('Bob')
  await Promise.all([ada, bob].map(({ page }) => page.goto(`${url}/c/${patternId}`)))
})

const save = (code: string) =>
  ada.person.must(api.artifacts.save, { body: { id: patternId, files: [{ name: 'App.tsx', code }] } })
const openMenu = async (page: Page) => {
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: 'Download Code Zip' }).waitFor()
}
const choose = async (page: Page, name: string) => {
  await openMenu(page)
  await page.getByRole('menuitem', { name }).click()
}

test('[S2] the menu has its items by keyboard, and says in words what is not set up', async () => {
  const { page } = ada
  await page.getByRole('button', { name: 'Export' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Export to a design tool' }).waitFor()
  const items = page.getByRole('menuitem')
  expect(await items.evaluateAll(all => all.map(item => [item.ariaDisabled, item.textContent]))).toEqual([
    ['true', 'Export to a design toolNot set up on this serverAltF'],
    [null, 'Sync to the code host'],
    [null, 'Download Code Zip'],
    [null, 'Copy Code as Prompt'],
    [null, 'Fork'],
  ])
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  await expect.poll(focused).toContain('Export to a design tool')
  await page.keyboard.press('Enter')
  expect(await items.count()).toBe(5)
  await page.keyboard.press('End')
  await expect.poll(focused).toBe('Fork')
  await page.keyboard.press('Escape')
  await items.first().waitFor({ state: 'detached' })
  await page.keyboard.press('Alt+f')
  await page.getByText('Not set up on this server.').waitFor()
})

test('[S2] a reader has no code host to sync to, and forks from here', async () => {
  const { page, context } = bob
  await openMenu(page)
  expect(await page.getByRole('menuitem').count()).toBe(4)
  expect(await page.getByRole('menuitem', { name: 'Sync to the code host' }).count()).toBe(0)
  const tab = context.waitForEvent('page')
  await page.getByRole('menuitem', { name: 'Fork' }).click()
  const fork = await tab
  await fork.getByRole('textbox', { name: 'Message' }).waitFor()
  expect(fork.url()).not.toContain(patternId)
  await fork.close()
})

test('[S7] Download Code Zip gives a file; with stand-ins a warning comes first, and closing it gives the file', async () => {
  const { page } = ada
  const plain = page.waitForEvent('download')
  await choose(page, 'Download Code Zip')
  const file = await plain
  expect(file.suggestedFilename()).toMatch(/^[a-z0-9-]+-v1\.zip$/)
  const files = unzipSync(readFileSync(await file.path()))
  expect(new TextDecoder().decode(files['src/App.tsx'])).toContain('Set sail')
  expect(new TextDecoder().decode(files['README.md'])).toContain(`${url}/c/${patternId}`)

  await save("import { Dial } from 'odd-dials'\nexport default () => <main>Speed <Dial /></main>")
  await page.frameLocator('iframe[title="Preview"]').getByText('Speed').waitFor()
  await choose(page, 'Download Code Zip')
  const warning = page.getByRole('dialog', { name: 'Warning: Custom Components' })
  await warning.getByText('odd-dials').waitFor()
  const warned = page.waitForEvent('download')
  await page.keyboard.press('Escape')
  expect((await warned).suggestedFilename()).toMatch(/-v2\.zip$/)
  expect(await warning.count()).toBe(0)
})

test('[S8] a zip that fails says "Oops!" and why, or that it failed', async () => {
  const { page } = ada
  const answered = async (code: string, message: string) => {
    await page.route('**/api/editor/generateZip', route =>
      route.fulfill({ status: code === 'internal' ? 500 : 503, json: { error: { code, message } } }),
    )
    await choose(page, 'Download Code Zip')
  }
  await answered('unavailable', 'The packages designs import are still being built.')
  await page.getByText('Oops! The packages designs import are still being built.').waitFor()
  await page.unroute('**/api/editor/generateZip')
  await answered('internal', 'Oops, something went wrong.')
  await page.getByText('Oops! Failed to download zip.').waitFor()
  await page.unroute('**/api/editor/generateZip')
})

test('[S8] a design without a version has nothing to take along', async () => {
  const { person, page } = await people.come('Cleo')
  await page.goto(`${url}/c/${await person.newPattern()}`)
  await choose(page, 'Download Code Zip')
  await page.getByText('No artifact selected.').waitFor()
  await choose(page, 'Copy Code as Prompt')
  await page.getByText('No code to copy.').waitFor()
})

test('Copy Code as Prompt puts it on the clipboard of a reader, and says so', async () => {
  const { page, context } = bob
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: url })
  await choose(page, 'Copy Code as Prompt')
  await page.getByText('The code is copied as a prompt.').waitFor()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  for (const part of ['### App.tsx', 'odd-dials', '## Packages', 'react@']) expect(copied).toContain(part)
})

test('where nothing may be copied, and where something is left out, the text is there with the reason', async () => {
  await ada.person.must(api.artifacts.save, {
    body: {
      id: patternId,
      files: [
        { name: 'App.tsx', code: 'export default () => <h1>Long</h1>' },
        { name: 'data.ts', code: `export const data = '${'x'.repeat(250_000)}'\n` },
      ],
    },
  })
  const page = await people.visit()
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
    document.execCommand = () => false
  })
  await page.goto(`${url}/c/${patternId}`)
  await page.frameLocator('iframe[title="Preview"]').getByText('Long').waitFor()
  await choose(page, 'Copy Code as Prompt')
  const dialog = page.getByRole('dialog', { name: 'Copy Code as Prompt' })
  await dialog.getByText('This browser did not let it be copied.').waitFor()
  await dialog.getByText('data.ts', { exact: true }).waitFor()
  await dialog.getByText('too long, 250,023 characters').waitFor()
  const text = dialog.getByRole('textbox', { name: 'Code as prompt' })
  const selected = () =>
    text.evaluate((area: HTMLTextAreaElement) => [area.selectionStart, area.selectionEnd])
  const length = (await text.inputValue()).length
  await expect.poll(selected).toEqual([0, length])
})

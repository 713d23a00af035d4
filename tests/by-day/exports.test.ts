import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { unzipSync } from 'fflate'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { figmaFrameSchema } from '#shared/figma-frame.ts'
import { newPage, People } from '#tests/support/people/people.ts'
import { redPng } from '#tests/support/red-png.ts'

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
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Download Code Zip' }).waitFor()
}
const choose = async (page: Page, name: string) => {
  await openMenu(page)
  await page.getByRole('menuitem', { name }).click()
}

test('[S2] the menu has its items by keyboard', async () => {
  const { page } = ada
  await page.getByRole('button', { name: 'Export', exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Export to a design tool' }).waitFor()
  const items = page.getByRole('menuitem')
  expect(await items.evaluateAll(all => all.map(item => [item.ariaDisabled, item.textContent]))).toEqual([
    [null, 'Export to a design toolAltF'],
    [null, 'Sync to the code host'],
    [null, 'Download Code Zip'],
    [null, 'Copy Code as Prompt'],
    [null, 'Fork'],
  ])
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  await expect.poll(focused).toContain('Export to a design tool')
  await page.keyboard.press('End')
  await expect.poll(focused).toBe('Fork')
  await page.keyboard.press('Home')
  await expect.poll(focused).toContain('Export to a design tool')
  await page.keyboard.press('ArrowDown')
  await expect.poll(focused).toBe('Sync to the code host')
  await page.keyboard.press('Enter')
  const sync = page.getByRole('dialog', { name: 'Sync to the code host' })
  await sync.getByText('The code host is not set up on this server').waitFor()
  await page.keyboard.press('Escape')
  await sync.waitFor({ state: 'detached' })
})

test('[S2] Alt+F exports the shown page: SVG and JSON as files, and layers for the plugin', async () => {
  const { page, context } = ada
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: url })
  await page.frameLocator('iframe[title="Preview"]').getByText('Set sail').waitFor()
  // Keys are those of a text while the focus is in one.
  await page.getByRole('button', { name: 'Export', exact: true }).focus()
  await page.keyboard.press('Alt+f')
  const dialog = page.getByRole('dialog', { name: 'Export to a design tool' })
  await dialog.getByText(/layers\./).waitFor()
  const saved = async (name: string) => {
    const file = page.waitForEvent('download')
    await dialog.getByRole('button', { name }).click()
    const download = await file
    return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') }
  }
  const svg = await saved('Download SVG')
  expect(svg.name).toMatch(/^[a-z0-9-]+\.svg$/)
  expect(svg.text).toMatch(/<text [^>]*>Set sail<\/text>/)
  const json = figmaFrameSchema.parse(JSON.parse((await saved('Download JSON')).text))
  expect(JSON.stringify(json.root)).toContain('"content":"Set sail"')
  await dialog.getByRole('button', { name: 'Copy for the plugin' }).click()
  await dialog.getByText('Copied. Paste this into the plugin within a day.').waitFor()
  const address = await page.evaluate(() => navigator.clipboard.readText())
  expect(address).toMatch(new RegExp(`^${url}/api/layers/[a-z0-9]{20}$`))
  const kept = await (await fetch(address)).json()
  expect(kept.mpFigmaData).toEqual(json)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
})

test('[S8] an export that fails, and a frame without data, say so', async () => {
  const { page } = ada
  await page.goto(`${url}/c/${patternId}`)
  await page.frameLocator('iframe[title="Preview"]').getByText('Set sail').waitFor()
  await page.route('**/api/layers', route => route.fulfill({ status: 500, json: {} }))
  await page.getByRole('toolbar').getByRole('button', { name: 'Export to a design tool' }).click()
  const dialog = page.getByRole('dialog', { name: 'Export to a design tool' })
  await dialog.getByRole('button', { name: 'Copy for the plugin' }).click()
  await dialog.getByText('Oops, something went wrong exporting.').waitFor()
  await page.unroute('**/api/layers')
  await page.keyboard.press('Escape')

  const empty = await ada.person.newPattern()
  await page.goto(`${url}/c/${empty}`)
  await page.getByRole('textbox', { name: 'Message' }).waitFor()
  await choose(page, 'Export to a design tool')
  await dialog.getByRole('alert').getByText('Oops, something went wrong exporting.').waitFor()
  expect(await dialog.getByRole('button', { name: 'Download SVG' }).isDisabled()).toBe(true)
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
  await page.goto(`${url}/c/${patternId}`)
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

test('POST /editor/generateHtml: one file, opened from a folder without a network, with its routes and pictures', async () => {
  const { url: picture } = (await (
    await ada.person.fetch(`/api/upload/${patternId}?name=red.png`, {
      method: 'POST',
      body: new Uint8Array(redPng(2, 2)),
      headers: { 'content-type': 'image/png' },
    })
  ).json()) as { url: string }
  const code = `import { BrowserRouter, Routes, Route, Link } from 'react-router-dom'
import { Button } from '@/components/ui/button'
const Home = () => <main><h1>Home port</h1><img alt="Flag" src="${picture}" /><Button asChild><Link to="/crew">Crew</Link></Button></main>
export default () => <BrowserRouter><Routes>
  <Route path="/" element={<Home />} /><Route path="/crew" element={<h1>All hands</h1>} />
</Routes></BrowserRouter>`
  const { artifactId } = await save(code)
  const { hostedUrl, hasComponentWarning } = await ada.person.must(api.exports.generateHtml, {
    body: { artifactId, editorRoomId: patternId },
  })
  expect(hasComponentWarning).toBe(false)
  const response = await fetch(hostedUrl)
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="[a-z0-9-]+-v\d+\.html"$/,
  )
  expect(response.headers.get('content-security-policy')).toContain('sandbox')
  const html = await response.text()
  expect(html).not.toContain(picture)
  const file = join(mkdtempSync(join(tmpdir(), 'maquette-html-')), 'design.html')
  writeFileSync(file, html)
  const page = await people.visit()
  const asked: string[] = []
  page.on('request', request => asked.push(request.url().slice(0, 60)))
  const faults: string[] = []
  page.on('pageerror', error => faults.push(error.message))
  await page.context().setOffline(true)
  await page.goto(pathToFileURL(file).href)
  await page.getByRole('heading', { name: 'Home port' }).waitFor()
  const width = () => page.getByAltText('Flag').evaluate((image: HTMLImageElement) => image.naturalWidth)
  await expect.poll(width).toBeGreaterThan(0)
  await page.getByRole('link', { name: 'Crew' }).click()
  await page.getByRole('heading', { name: 'All hands' }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { name: 'Home port' }).waitFor()
  expect(asked.filter(url => !/^(?:file|data):/.test(url))).toEqual([])
  expect(faults).toEqual([])
  const weight = await page.evaluate(() => getComputedStyle(document.querySelector('a')!).borderRadius)
  expect(weight).not.toBe('0px')
})

test('PNG and PDF of every page at a chosen size, made in this browser; a long one can be called off', async () => {
  const page = await newPage(ada.context)
  const printed: string[] = []
  await page.exposeFunction('printed', (rule: string) => printed.push(rule))
  await page.addInitScript(() => {
    const told = window as unknown as { printed(rule: string): void }
    window.print = () => told.printed(document.head.querySelector('style:last-of-type')?.textContent ?? '')
  })
  await page.goto(`${url}/c/${patternId}`)
  await page.frameLocator('iframe[title="Preview"]').getByText('Home port').waitFor()
  await choose(page, 'Export to a design tool')
  const files = page.getByRole('region', { name: 'Files and pictures' })
  await files.getByText('all 2 pages').waitFor()
  await files.getByRole('combobox', { name: 'Size of pages' }).click()
  await page.getByRole('option', { name: 'Tablet' }).click()
  const download = page.waitForEvent('download')
  await files.getByRole('button', { name: 'Download PNG' }).click()
  const zip = await download
  expect(zip.suggestedFilename()).toMatch(/^[a-z0-9-]+-pages\.zip$/)
  const pictures = unzipSync(readFileSync(await zip.path()))
  const sizeOf = (png: Uint8Array) => {
    const view = new DataView(png.buffer, png.byteOffset)
    return [view.getUint32(16), view.getUint32(20)]
  }
  expect(Object.fromEntries(Object.entries(pictures).map(([name, png]) => [name, sizeOf(png)]))).toEqual({
    'home.png': [768, 1024],
    'crew.png': [768, 1024],
  })
  await files.getByRole('button', { name: 'Print PDF' }).click()
  await expect.poll(() => printed.length).toBe(2)
  expect(printed[0]).toContain('@page{size:768px 1025px;margin:0}')
  await files.getByText(/^Page \d of 2/).waitFor({ state: 'detached' })

  await files.getByRole('button', { name: 'Download PNG' }).click()
  await files.getByRole('button', { name: 'Cancel' }).click()
  await files.getByText(/^Page \d of 2/).waitFor({ state: 'detached' })
  expect(await page.locator('iframe[title="Page that is exported"]').count()).toBe(0)
  expect(await files.getByRole('alert').count()).toBe(0)
})

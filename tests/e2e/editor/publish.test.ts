import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { openBrowser } from '#tests/support/people/browser.ts'
import { People } from '#tests/support/people/people.ts'

const url = inject('productUrl')
const people = new People(url)
const closing: (() => Promise<void>)[] = []
afterAll(async () => {
  await people.leave()
  for (const close of closing) await close()
})

const DOT =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const siteOf = (title: string) => `import { useState } from 'react'
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom'
function Home() {
  const [count, setCount] = useState(0)
  return (
    <main className="p-8">
      <h1 className="text-3xl font-bold animate-pulse">${title}</h1>
      <img src="${DOT}" alt="A red dot" width={40} height={40} />
      <Link to="/crew">Meet the crew</Link>
      <button onClick={() => setCount(count + 1)}>Pressed {count}</button>
    </main>
  )
}
const Crew = () => <main><h1>The crew</h1><Link to="/crew/anna">Anna</Link></main>
const Member = () => <main><h1>Anna at the helm</h1><Link to="/">Home</Link></main>
export default function App() {
  return (
    <BrowserRouter>
      <Routes>
        <Route path="/" element={<Home />} />
        <Route path="/crew" element={<Crew />} />
        <Route path="/crew/:name" element={<Member />} />
      </Routes>
    </BrowserRouter>
  )
}
`

/** Somebody without an account, whose browser may run no scripts. */
async function visitor(javaScriptEnabled: boolean): Promise<{ page: Page; said: string[] }> {
  const { browser, close } = await openBrowser()
  const context = await browser.newContext({ javaScriptEnabled })
  closing.push(async () => {
    await context.close()
    await close()
  })
  const page = await context.newPage()
  const said: string[] = []
  page.on('console', message => message.type() === 'error' && said.push(message.text()))
  page.on('pageerror', error => said.push(error.message))
  return { page, said }
}

let ada: Awaited<ReturnType<People['come']>>
let id: string
const save = (title: string) =>
  ada.person.must(api.artifacts.save, {
    body: { id, files: [{ name: 'App.tsx', code: siteOf(title) }] },
  })

beforeAll(async () => {
  ada = await people.come('Ada')
  id = await ada.person.newPattern()
  await save('Sail with us')
})

test('[issue 30.1] chosen, confirmed and published in one dialog; read with and without JavaScript; rolled back', async () => {
  const { page } = ada
  await page.goto(`${url}/c/${id}`)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish' })
  await dialog.getByText('a published page is public').waitFor()
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Sailing school')
  await dialog.getByRole('textbox', { name: 'Description' }).fill('Boats & more')
  await dialog.getByRole('button', { name: 'Publish v1' }).click()
  await dialog.getByRole('group', { name: 'Confirm' }).getByRole('button', { name: 'Publish' }).click()
  await dialog.getByText('Published.', { exact: true }).waitFor({ timeout: 60_000 })
  const address = await dialog.getByRole('textbox', { name: 'public address' }).inputValue()
  expect((await ada.person.must(api.publish.get, { path: { id } })).staticPages).toBe(3)

  const reader = await visitor(false)
  await reader.page.goto(address)
  expect(await reader.page.title()).toBe('Sailing school')
  await reader.page.getByRole('heading', { name: 'Sail with us' }).waitFor()
  expect(
    await reader.page.getByAltText('A red dot').evaluate((image: HTMLImageElement) => image.naturalWidth),
  ).toBe(1)
  await reader.page.getByRole('link', { name: 'Meet the crew' }).click()
  await reader.page.getByRole('link', { name: 'Anna' }).click()
  await reader.page.getByRole('heading', { name: 'Anna at the helm' }).waitFor()

  const guest = await visitor(true)
  const scripts: string[] = []
  guest.page.on('request', request => request.resourceType() === 'script' && scripts.push(request.url()))
  await guest.page.goto(address)
  await guest.page.getByRole('button', { name: 'Pressed 0' }).click()
  await guest.page.getByRole('button', { name: 'Pressed 1' }).waitFor()
  expect(await guest.page.locator('#root').count()).toBe(1)
  // What a link to it shows, rendered by the publishing browser.
  const picture = await guest.page.evaluate(async () => {
    const blob = await (await fetch('/_maquette/og')).blob()
    const { width, height } = await createImageBitmap(blob)
    return [blob.type, width, height]
  })
  expect(picture).toEqual(['image/jpeg', 1_200, 630])
  await guest.page.getByRole('link', { name: 'Meet the crew' }).click()
  await guest.page.getByRole('heading', { name: 'The crew' }).waitFor()
  expect(guest.said).toEqual([])
  expect(new Set(scripts.map(script => new URL(script).origin))).toEqual(new Set([new URL(address).origin]))
  expect(scripts.filter(script => /frame|tools|editor/.test(new URL(script).pathname))).toEqual([])

  await save('Row with us')
  await ada.person.must(api.publish.publish, {
    path: { id },
    body: { artifactId: (await ada.person.must(api.patterns.get, { path: { id } })).activeArtifactId ?? '' },
  })
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await dialog
    .getByRole('button', { name: /^Roll back to v1/ })
    .first()
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Roll back' }).click()
  await expect
    .poll(async () => (await ada.person.must(api.publish.get, { path: { id } })).artifactVersionName)
    .toBe('v1')
  await reader.page.goto(address)
  await reader.page.getByRole('heading', { name: 'Sail with us' }).waitFor()
  await dialog.getByRole('button', { name: 'Unpublish' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unpublish' }).click()
  await dialog.getByText('Nothing is published now.').waitFor()
  await reader.page.goto(address)
  await reader.page.getByRole('heading', { name: 'This design is private' }).waitFor()
}, 120_000)

import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { unsupportedPackage } from '#shared/messages.ts'
import { People } from '#tests/support/people/people.ts'
import { until } from '#tests/support/until.ts'

const people = new People(inject('productUrl'))
let ada: Awaited<ReturnType<People['come']>>

beforeAll(async () => {
  ada = await people.come('Ada')
})
afterAll(() => people.leave())

/** Opens a design that was saved with this one file. */
async function opened(code: string): Promise<string> {
  const { person, page } = ada
  const id = await person.newPattern()
  await person.must(api.artifacts.save, { body: { id, files: [{ name: 'App.tsx', code }] } })
  await page.goto(`${person.url}/c/${id}`)
  await page.getByText('Saved').first().waitFor()
  return id
}
const frame = () => ada.page.frameLocator('iframe[title="Preview"]')

test('[S2] the path picker lists the pages found in the code, follows links and goes there', async () => {
  await opened(`import { BrowserRouter, Link, Route, Routes, useParams } from 'react-router-dom'
export default () => <BrowserRouter><Link to="/about">About us</Link><Routes>
  <Route path="/" element={<h1>Home page</h1>} />
  <Route path="/about" element={<h1>About page</h1>} />
  <Route path="/prices" element={<h1>Prices page</h1>} />
</Routes></BrowserRouter>`)
  const { page } = ada
  const picker = page.getByRole('combobox', { name: 'Path' })
  await frame().getByText('Home page').waitFor()
  await expect.poll(() => picker.textContent()).toContain('/')
  await picker.click()
  await page.getByRole('option', { name: '/about' }).waitFor()
  await page.getByRole('option', { name: '/prices' }).click()
  await frame().getByText('Prices page').waitFor()
  await frame().getByRole('link', { name: 'About us' }).click()
  await frame().getByText('About page').waitFor()
  await until(async () => (await picker.textContent())?.includes('/about'), 'the picker follows')
})

test('[S8] a package that is not supported is named in the notice, and the rest of the page is there', async () => {
  await opened(`import { Button } from 'antd'
export default () => <main><h1>Still here</h1><Button>Go</Button></main>`)
  const notice = ada.page.getByRole('status', { name: 'Unsupported packages' })
  await notice.getByText(unsupportedPackage('antd')).waitFor()
  await frame().getByText('Still here').waitFor()
  await frame().locator('[data-unsupported="antd"]').waitFor()
  await notice.getByRole('button', { name: 'Dismiss' }).click()
  await notice.waitFor({ state: 'detached' })
})

describe('design §11: pictures from the web', () => {
  const PICTURE = 'https://pictures.example/harbour.svg'
  const SVG =
    '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><rect width="20" height="10"/></svg>'

  test('are placeholders until a writer turns them on for this design, and everybody sees them then', async () => {
    const { person, page, context } = ada
    const asked: string[] = []
    await context.route('https://pictures.example/**', route => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'image/svg+xml', body: SVG })
    })
    const id = await opened(
      `export default () => <img src="${PICTURE}" alt="The harbour" width={200} height={100} />`,
    )
    const picture = () => frame().getByRole('img', { name: 'The harbour' })
    await until(
      async () => (await picture().getAttribute('src'))?.startsWith('data:image/svg'),
      'a placeholder',
    )
    expect(asked).toEqual([])

    const turn = page.getByRole('button', { name: 'Pictures from the web' })
    await expect.poll(() => turn.getAttribute('aria-pressed')).toBe('false')
    await turn.click()
    await until(
      () => picture().evaluate((image: HTMLImageElement) => image.naturalWidth === 20),
      'the picture itself',
    )
    await expect.poll(() => picture().getAttribute('src')).toBe(PICTURE)
    await expect.poll(() => turn.getAttribute('aria-pressed')).toBe('true')

    await person.must(api.sharing.access, { path: { id }, body: { access: 'public' } })
    const visitor = await people.come('Grace')
    await visitor.page.goto(`${person.url}/c/${id}`)
    await visitor.page.frameLocator('iframe[title="Preview"]').getByRole('img').waitFor()
    // Whoever only reads sees the switch, and why it is not his.
    const theirs = visitor.page.getByRole('button', { name: 'Pictures from the web', disabled: true })
    await expect.poll(() => theirs.getAttribute('aria-description')).toMatch(/may edit/)

    await turn.click()
    await until(
      async () => (await picture().getAttribute('src'))?.startsWith('data:image/svg'),
      'a placeholder again',
    )
  })
})

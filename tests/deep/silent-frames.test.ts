import type { Page, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Running } from '#scripts/serve.ts'
import { api } from '#shared/api/index.ts'
import { studio } from '#tests/fixtures/designs/studio.ts'
import { trattoria } from '#tests/fixtures/designs/trattoria.ts'
import { People } from '#tests/support/people/people.ts'
import type { Person } from '#tests/support/people/person.ts'
import { startBusyProcesses } from '#tests/support/product/busy-processes.ts'
import { ownProduct } from '#tests/support/product/own-product.ts'
import { until } from '#tests/support/until.ts'

/** Silence takes as much longer as the machine of this test is busy with others. */
const LOADED_MS = 150_000

let product: Running
let url: string
let people: People
let ada: Person
let page: Page

beforeAll(async () => {
  product = await ownProduct()
  url = product.url
  people = new People(url)
  ;({ person: ada, page } = await people.come('Ada Lovelace'))
  page.setDefaultTimeout(LOADED_MS)
})
afterAll(async () => {
  await people?.leave()
  await product?.dispose()
})

const box = () => page.getByRole('alert').filter({ hasText: 'does not answer any more' })
const frame = () => page.frameLocator('iframe[title="Preview"]')
const health = async (id: string) =>
  (await ada.must(api.artifacts.preview, { path: { id } })).health?.outcome ?? null

async function saved(code: string, id?: string): Promise<{ id: string; artifactId: string }> {
  const pattern = id ?? (await ada.newPattern())
  const { artifactId } = await ada.must(api.artifacts.save, {
    body: { id: pattern, files: [{ name: 'App.tsx', code }] },
  })
  return { id: pattern, artifactId }
}

const GOOD = 'export default () => <h1>All is well</h1>'
/** Says nothing until it is let go, as no design should. */
const HELD = `const request = new XMLHttpRequest()
request.open('GET', '/held', false)
try { request.send() } catch {}
export default () => <h1>Late, but here</h1>`
const ENDLESS = 'for (;;);\nexport default () => <h1>Never</h1>'
const BY_CLICK = `export default () => <main><h1>Careful</h1><button onClick={() => { for (;;); }}>Loop</button></main>`

describe('a frame that says nothing', () => {
  test('and speaks after all: the box goes away by itself, and the version is as good as it is', async () => {
    const { id, artifactId } = await saved(HELD)
    const held: Route[] = []
    await page.route('**/held', route => void held.push(route))
    await page.goto(`${url}/c/${id}`)
    await box().waitFor()
    expect(held, 'it was loaded a second time before it was told').toHaveLength(2)
    await held.at(-1)?.fulfill({ body: '' })
    await box().waitFor({ state: 'detached' })
    await frame().getByRole('heading', { name: 'Late, but here' }).waitFor()
    await expect.poll(() => health(artifactId)).toBe('painted')
  }, 400_000)

  test('at a second look as well is a loop, told and stored, and the next version is shown', async () => {
    const { id } = await saved(GOOD)
    await page.goto(`${url}/c/${id}`)
    await frame().getByRole('heading', { name: 'All is well' }).waitFor()
    const { artifactId } = await saved(ENDLESS, id)
    await box().waitFor()
    expect(await health(artifactId), 'nothing is stored while it may still answer').toBeNull()
    await frame().getByRole('heading', { name: 'All is well' }).waitFor()
    await expect.poll(() => health(artifactId), { timeout: LOADED_MS }).toBe('hung')
    await saved(GOOD.replace('well', 'better'), id)
    await frame().getByRole('heading', { name: 'All is better' }).waitFor()
    await box().waitFor({ state: 'detached' })
  }, 400_000)

  test('after a click is loaded again, and nothing is held against its version', async () => {
    const { id, artifactId } = await saved(BY_CLICK)
    await page.goto(`${url}/c/${id}`)
    await expect.poll(() => health(artifactId)).toBe('painted')
    const button = frame().getByRole('button', { name: 'Loop' })
    await button.evaluate((element: HTMLElement) => void setTimeout(() => element.click()))
    await page.getByText('it was loaded again').waitFor()
    await frame().getByRole('heading', { name: 'Careful' }).waitFor()
    expect(await box().count()).toBe(0)
    expect(await health(artifactId)).toBe('painted')
  }, 400_000)
})

test('healthy designs beside busy processes: no box, no verdict, no word in the console', async () => {
  const said: string[] = []
  page.on('console', message => message.type() === 'error' && said.push(message.text()))
  const stop = startBusyProcesses(6)
  try {
    for (const files of [studio, trattoria]) {
      const id = await ada.newPattern()
      const { artifactId } = await ada.must(api.artifacts.save, { body: { id, files: [...files] } })
      await page.goto(`${url}/c/${id}`, { timeout: 120_000 })
      await until(async () => (await health(artifactId)) !== null, 'somebody has looked at it', 120)
      expect(await health(artifactId)).toBe('painted')
      expect(await page.getByRole('alert').filter({ hasText: 'could not be rendered' }).count()).toBe(0)
      expect(new URL((await page.locator('iframe[title="Preview"]').getAttribute('src'))!).hostname).toMatch(
        /\.localhost$/,
      )
    }
  } finally {
    stop()
  }
  expect(said).toEqual([])
}, 300_000)

import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ofToday } from '#scripts/of-today.ts'
import type { Running } from '#scripts/serve.ts'
import { api } from '#shared/api/index.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { bistro } from '#tests/fixtures/designs/bistro.ts'
import { crew } from '#tests/fixtures/designs/crew.ts'
import { journal } from '#tests/fixtures/designs/journal.ts'
import { studio } from '#tests/fixtures/designs/studio.ts'
import { trattoria } from '#tests/fixtures/designs/trattoria.ts'
import { HALF_WRITTEN } from '#tests/fixtures/half-written.ts'
import { newSend } from '#tests/support/people/made-design.ts'
import { People } from '#tests/support/people/people.ts'
import type { Person } from '#tests/support/people/person.ts'
import { ownProduct } from '#tests/support/product/own-product.ts'
import { ScriptedProvider } from '#tests/support/provider/scripted-provider.ts'
import { until } from '#tests/support/until.ts'

const WHOLE: Record<string, readonly SourceFile[]> = { bistro, crew, journal, studio, trattoria }

/** The first file, and then the others in both orders: each is one more cut. */
const casesOf = (designs: Record<string, readonly SourceFile[]>) =>
  Object.entries(designs).flatMap(([name, [first, ...others]]) => [
    { name, files: [first!, ...others] },
    ...(others.length > 1 ? [{ name: `${name}, backwards`, files: [first!, ...others.toReversed()] }] : []),
  ])

let provider: ScriptedProvider

beforeAll(async () => {
  provider = await ScriptedProvider.start()
})
afterAll(() => provider.stop())

describe.each([
  { mode: 'host', designs: { ...HALF_WRITTEN, ...WHOLE } },
  { mode: 'port', designs: { ...HALF_WRITTEN, bistro, crew } },
])('design §8: written in $mode mode, cut after every file', ({ mode, designs }) => {
  let product: Running
  let people: People
  let page: Page
  let ada: Person
  let said: string[]

  beforeAll(async () => {
    product = await ownProduct({
      PREVIEW_MODE: mode,
      MODEL_BEST: 'openai-compatible:scripted',
      OPENAI_COMPATIBLE_BASE_URL: provider.url,
      OPENAI_COMPATIBLE_API_KEY: 'sk-test',
    })
    people = new People(product.url)
    ;({ person: ada, page } = await people.come('Ada Lovelace'))
    await page.addInitScript(countPaints)
    page.on('pageerror', error => said.push(error.message))
    page.on('console', message => {
      if (message.type() === 'error' || message.type() === 'warning') said.push(message.text())
    })
  })
  afterAll(async () => {
    await people?.leave()
    await product?.dispose()
  })

  test.each(ofToday(casesOf(designs), 4))('$name: the console stays empty', async ({ files }) => {
    said = []
    const id = await ada.newPattern()
    await page.goto(`${product.url}/c/${id}`)
    await page.getByText('Saved').first().waitFor()
    let asked = 0
    provider.script = async say => {
      // What a check finds is asked about in a second request, which has nothing to paint anew.
      if (++asked > 1) return say.text('Done.')
      for (const { name, code } of files) {
        const before = await paints(page)
        say.text(`\n\`\`\`${name.split('.').at(-1)} ${name}\n${code}\n\`\`\`\n`)
        await until(async () => (await paints(page)) > before, `${name} is painted`, 20)
      }
      say.text('Done.')
    }
    await ada.must(api.chat.send, { path: { editorId: id }, body: { updatePrompt: 'A page', ...newSend() } })
    await until(
      async () => (await page.locator('iframe[title="Preview"][src*="v="]').count()) === 1,
      'the compiled version takes its place',
      30,
    )
    expect(said).toEqual([])
  })
})

const paints = (page: Page): Promise<number> => page.evaluate(() => Reflect.get(window, 'livePaints') ?? 0)

/** Runs in the page: how often a live frame has said that it drew. */
function countPaints(): void {
  const count = (event: MessageEvent) => {
    if (event.data?.type !== 'LIVE_PAINTED') return
    Reflect.set(window, 'livePaints', (Reflect.get(window, 'livePaints') ?? 0) + 1)
  }
  addEventListener('message', event => {
    count(event)
    event.ports[0]?.addEventListener('message', count)
  })
}

import type { Browser } from 'playwright-core'
import { api } from '#shared/api/index.ts'
import { newId } from '#shared/ids.ts'
import { Person } from '#tests/support/people/person.ts'
import { ownProduct } from '#tests/support/product/own-product.ts'
import { ScriptedProvider, type Speech } from '#tests/support/provider/scripted-provider.ts'
import { type Cast, type Size, Stage } from '#tests/support/scenes/stage.ts'
import { until } from '#tests/support/until.ts'

export const STREAMING = 'canvas, streaming'

const DIRECTIONS = ['Paper and ink', 'Night shift', 'One big number', 'Harbour colours']

/** A page that a run has written so far, in a colour of its own. */
const pageOf = (words: string, hue: number): string => `export default function App() {
  return (
    <main style={{ fontFamily: 'system-ui', color: 'hsl(${hue} 40% 18%)', background: 'hsl(${hue} 45% 95%)', minHeight: '100vh' }}>
      <header style={{ padding: 48, background: 'hsl(${hue} 50% 82%)' }}>
        <h1 style={{ fontSize: 72, margin: 0 }}>${words}</h1>
        <p style={{ fontSize: 28 }}>Ferries, tides and the timetable of the harbour.</p>
      </header>
    </main>
  )
}
`

/** A board on which a model writes several designs: one is ready, the others never end. */
export class StreamingBoard {
  readonly #provider: ScriptedProvider
  readonly #product: Awaited<ReturnType<typeof ownProduct>>
  readonly #ada: Person
  readonly #spaceId: string

  private constructor(
    provider: ScriptedProvider,
    product: Awaited<ReturnType<typeof ownProduct>>,
    ada: Person,
    spaceId: string,
  ) {
    this.#provider = provider
    this.#product = product
    this.#ada = ada
    this.#spaceId = spaceId
  }

  static async start(): Promise<StreamingBoard> {
    const provider = await ScriptedProvider.start()
    provider.script = (say, request) => answer(say, JSON.stringify(request.body))
    const product = await ownProduct({
      MODEL_BEST: 'openai-compatible:scripted',
      OPENAI_COMPATIBLE_BASE_URL: provider.url,
      OPENAI_COMPATIBLE_API_KEY: 'sk-test',
      MODEL_SILENCE_S: '600',
    })
    const ada = await Person.withAccount(product.url, 'Ada Lovelace')
    const { id: spaceId } = await ada.must(api.spaces.create, { body: { name: 'Season launch' } })
    const { nodes } = await ada.must(api.spaces.explore, {
      body: {
        ...{ spaceId, nodeId: null, updatePrompt: 'A page about a harbour' },
        ...{ count: DIRECTIONS.length, requestId: newId() },
      },
    })
    const [first] = nodes
    await until(
      async () =>
        first &&
        (await ada.must(api.patterns.get, { path: { id: first.editorRoomId } })).activeArtifactId !== null,
      'one of them is ready',
      60,
    )
    return new StreamingBoard(provider, product, ada, spaceId)
  }

  /** On a page of its own, as soon as the others are seen to be written. */
  async show(browser: Browser, size: Size, people: Cast): Promise<Stage> {
    const stage = await Stage.open(browser, size, { ...people, url: this.#product.url }, this.#ada)
    await stage.go(`/s/${this.#spaceId}`)
    const { page } = stage
    await page.getByRole('application', { name: 'Canvas' }).waitFor()
    await page.getByRole('button', { name: 'Fit' }).click()
    await page.waitForFunction(count => document.querySelectorAll('.is-writing').length === count, 3)
    // What has been written of each is seen.
    const streamed = page.locator('.react-flow__node:has(.is-writing) iframe:not(.opacity-0)')
    if (size === 'wide') await streamed.nth(2).waitFor({ timeout: 60_000 })
    return stage
  }

  async stop(): Promise<void> {
    this.#provider.stopTalking()
    await this.#product.dispose()
    await this.#provider.stop()
  }
}

async function answer(say: Speech, asked: string): Promise<void> {
  if (asked.includes('Name exactly')) {
    const named = DIRECTIONS.map(words => ({ words, instruction: `Make it ${words}.` }))
    return say.text(JSON.stringify(named))
  }
  const at = DIRECTIONS.findIndex(words => asked.includes(`Make it ${words}`))
  const code = pageOf(DIRECTIONS[at] ?? 'Harbour', 40 + at * 90)
  const rest = `export const Departures = () => (\n  <table>\n    <tbody>\n`
  if (at === 0) {
    if (asked.includes('"role":"tool"')) return say.text('It is ready.')
    return say.tool('write_file', { path: 'App.tsx', code })
  }
  say.tool('write_file', { path: 'App.tsx', code })
  say.openTool('write_file', JSON.stringify({ path: 'departures.tsx', code: rest }).slice(0, -2))
  await say.hang()
}

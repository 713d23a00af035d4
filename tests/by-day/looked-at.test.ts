import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Running } from '#scripts/serve.ts'
import { api } from '#shared/api/index.ts'
import { People } from '#tests/support/people/people.ts'
import { ownProduct } from '#tests/support/product/own-product.ts'
import { ScriptedProvider } from '#tests/support/provider/scripted-provider.ts'
import { until } from '#tests/support/until.ts'

let provider: ScriptedProvider
let product: Running
let people: People

beforeAll(async () => {
  provider = await ScriptedProvider.start()
  // A model of a provider whose models see.
  product = await ownProduct({
    ...{ MODEL_BEST: 'openai:scripted', OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: provider.url },
    MODEL_AGENT: 'openai:scripted',
  })
  people = new People(product.url)
})
afterAll(async () => {
  await people?.leave()
  await product?.dispose()
  await provider?.stop()
})

const page = (box: string, words: string) => `export default function App() {
  return (
    <main className="min-h-screen bg-white p-4">
      <div className="${box} bg-slate-100 p-4">
        <h1 className="text-3xl text-slate-900">Harbour</h1>
        <p className="${words}">Twelve boats today</p>
      </div>
    </main>
  )
}
`
const FAULTY = page('w-[480px]', 'text-slate-200')
const MENDED = page('w-full', 'text-slate-700')

test('a page that is too wide for a phone and hard to read is seen, told with file and line, and mended', async () => {
  provider.script = (say, { messages }) => {
    if (messages.at(-1)?.role === 'tool') return say.text('Done.')
    const told = JSON.stringify(messages)
    say.tool('write_file', { path: 'App.tsx', code: told.includes('the page is') ? MENDED : FAULTY })
  }
  const ada = await people.come('Ada')
  const id = await ada.person.newPattern()
  await ada.page.goto(`${product.url}/c/${id}`)
  const message = ada.page.getByRole('textbox', { name: 'Message' })
  await message.fill('A page about a harbour')
  await message.press('Enter')
  const design = () => ada.person.must(api.patterns.get, { path: { id } })
  const looks = async () =>
    (await design()).chatItems
      .flatMap(({ content }) => content)
      .filter(part => part.type === 'toolCall' && part.toolAction === 'look')
  await until(
    async () => (await looks()).length === 2 && !(await design()).isAiGenerating,
    'the run ends',
    50,
  )

  const told = provider.requests
    .map(({ messages }) => JSON.stringify(messages))
    .find(text => text.includes('the page is'))
  expect(told).toContain('`App.tsx:4` At 390 the page is ')
  expect(told).toContain('Its width is fixed')
  expect(told).toMatch(
    /`App\.tsx:6` \\+"Twelve boats today\\+" has 1\.\d\d:1 \(#\w{6} on #\w{6}\); it needs 4\.5:1/,
  )
  // One look at a first page, at both widths, by whoever sees.
  const pictured = provider.requests.filter(({ images }) => images.length > 0)
  expect(pictured[0]?.images).toHaveLength(2)
  expect(
    Buffer.from(pictured[0]?.images[0] ?? '', 'base64')
      .subarray(0, 2)
      .toString('hex'),
  ).toBe('ffd8')

  const { activeArtifactId } = await design()
  const { sourceFiles } = await ada.person.must(api.artifacts.get, { path: { id: activeArtifactId ?? '' } })
  expect(sourceFiles).toContainEqual({ name: 'App.tsx', code: MENDED })
  expect((await looks())[1]).toMatchObject({ additionalContext: 'Nothing wrong was found.' })
})

import { expect, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { PRESETS } from '#shared/design.ts'
import { Person } from '#tests/support/people/person.ts'
import { generationRoom, writesApp } from '#tests/support/rooms/generation-room.ts'
import { until } from '#tests/support/until.ts'

const on = generationRoom()
const FREE_PLAN = 10
const CONVERTED = `export default function App() {\n  return <h1 style={{ fontSize: 30 }}>Harbour</h1>\n}\n`

async function made(): Promise<string> {
  on.provider.script = writesApp()
  await on.send('A page about a harbour')
  await on.ended()
  on.provider.script = writesApp(CONVERTED)
  return on.parts('artifact')[0]?.artifactId ?? ''
}

const convert = (person: Person, artifactId: string, config: (typeof PRESETS)[keyof typeof PRESETS]) =>
  person.call(api.patterns.convert, { body: { id: on.id, artifactId, config, customId: null } })

test('[S7] a model converts a design into a new one: v1 as it was, v2 in the other preset', async () => {
  const artifactId = await made()
  const { status, body } = await convert(on.ada, artifactId, PRESETS['html-inline'])
  expect(status).toBe(200)
  const get = () => on.ada.must(api.patterns.get, { path: { id: body.id } })
  await until(
    async () => (await get()).chatItems.length > 0 && !(await get()).isAiGenerating,
    'it is converted',
    30,
  )
  expect((await get()).config).toEqual(PRESETS['html-inline'])
  const { versions } = await on.ada.must(api.artifacts.versions, { path: { id: body.id } })
  expect(versions.map(({ kind, version }) => [kind, version.major])).toEqual([
    ['generated', 2],
    ['fork', 1],
  ])
  const configOf = async (id: string) => (await on.ada.must(api.artifacts.get, { path: { id } })).config
  expect(await configOf(versions[0]?.id ?? '')).toEqual(PRESETS['html-inline'])
  expect(await configOf(versions[1]?.id ?? '')).toEqual(PRESETS['shadcn-tailwind'])
  const asked = JSON.stringify(on.provider.requests.at(-1)?.messages)
  expect(asked).toContain('Convert this design from shadcn/ui with Tailwind to HTML with inline styles.')
  expect(asked).toContain('Harbour')
  expect(await on.used()).toBe(2)
})

test('the preset it has already is refused', async () => {
  const { status, body } = await convert(on.ada, await made(), PRESETS['shadcn-tailwind'])
  expect([status, body.error?.message]).toEqual([409, 'This design uses shadcn/ui with Tailwind already.'])
})

test('[S8] out of credits is 402 and leaves no design behind', async () => {
  const artifactId = await made()
  for (let used = 1; used < FREE_PLAN; used++) {
    expect((await convert(on.ada, artifactId, PRESETS['html-inline'])).status).toBe(200)
  }
  const { status } = await convert(on.ada, artifactId, PRESETS['html-tailwind'])
  expect(status).toBe(402)
  const { patterns } = await on.ada.must(api.patterns.list, {})
  expect(patterns.filter(pattern => pattern.name.endsWith('(fork)')).length).toBe(FREE_PLAN - 1)
})

test('[S5] a free plan forks what is public into a public design', async () => {
  const artifactId = await made()
  const bob = await Person.withAccount(on.url, 'Bob')
  const { id } = await bob.must(api.patterns.fork, { body: { id: on.id, artifactId } })
  expect((await bob.must(api.patterns.get, { path: { id } })).access).toBe('public')
})

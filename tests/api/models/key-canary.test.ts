import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { api, routes } from '#shared/api/index.ts'
import { fillPath } from '#shared/api/route.ts'
import { newSend } from '#tests/support/people/made-design.ts'
import { Person } from '#tests/support/people/person.ts'
import { keptFiles } from '#tests/support/product/kept-files.ts'
import { ownProduct } from '#tests/support/product/own-product.ts'
import { ScriptedProvider } from '#tests/support/provider/scripted-provider.ts'
import { writesApp } from '#tests/support/rooms/generation-room.ts'
import { RoomClient } from '#tests/support/rooms/room-client.ts'
import { until } from '#tests/support/until.ts'

const KEY = 'sk-canary-0123456789abcdef'
const SAYS_KEY = `Incorrect API key provided: ${KEY}`
let provider: ScriptedProvider
let dataDir: string

beforeAll(async () => {
  provider = await ScriptedProvider.start()
  dataDir = mkdtempSync(join(tmpdir(), 'maquette-canary-'))
})
afterAll(async () => {
  await provider.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

test('design §15: a key that was connected stands nowhere: no answer, document, row, object, log or error', async () => {
  const written: string[] = []
  for (const name of ['stdout', 'stderr'] as const) {
    vi.spyOn(process[name], 'write').mockImplementation(chunk => {
      written.push(String(chunk))
      return true
    })
  }
  const answers: string[] = []
  const product = await ownProduct({ DATA_DIR: dataDir, MODEL_RETRY_S: '0.05', LOCAL_MODEL_PORTS: 'none' })
  try {
    const ada = await Person.withAccount(product.url, 'Ada')
    const place = { provider: 'openai-compatible' as const, baseUrl: provider.url, key: KEY }
    const body = { ...place, model: 'scripted' }
    // Once with a provider that repeats the key in whatever it says.
    provider.script = say => say.fail(401, SAYS_KEY)
    for (const route of [api.models.connect, api.models.check])
      answers.push(JSON.stringify(await ada.call(route as typeof api.models.connect, { body })))
    provider.script = writesApp()
    answers.push(JSON.stringify(await ada.must(api.models.offered, { body: place })))
    answers.push(JSON.stringify(await ada.must(api.models.connect, { body })))

    const id = await ada.newPattern()
    const room = await RoomClient.joined(ada, id)
    const sent = newSend()
    const send = (one = newSend()) =>
      ada.must(api.chat.send, { path: { editorId: id }, body: { updatePrompt: 'A page', ...one } })
    const isOver = (items: number) =>
      until(() => room.chat.length === items && !room.isGenerating, 'it ends', 30)
    await send(sent)
    await isOver(2)
    provider.script = say => say.fail(401, SAYS_KEY)
    await send()
    await isOver(4)
    provider.script = say => say.streamError(SAYS_KEY)
    await send()
    await isOver(6)
    answers.push(JSON.stringify(room.doc.toJSON()))
    const { activeArtifactId } = await ada.must(api.patterns.get, { path: { id } })
    expect(activeArtifactId).not.toBeNull()

    for (const route of routes.filter(({ method }) => method === 'GET')) {
      const names = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
      const isOfArtifact = route.path.startsWith('/artifact')
      const named = isOfArtifact ? (activeArtifactId ?? '') : id
      const path = fillPath(route.path, Object.fromEntries(names.map(name => [name, named])))
      const query = new URLSearchParams({ requestId: sent.requestId, before: '1' })
      answers.push(await (await ada.fetch(`/api${path}?${query}`)).text())
    }
    room.leave()
  } finally {
    await product.dispose()
    vi.restoreAllMocks()
  }
  // The provider had it, so what is looked for was there to be found.
  expect(provider.requests.at(-1)?.authorization).toBe(`Bearer ${KEY}`)
  for (const text of [...answers, ...written]) expect(text).not.toContain(KEY)
  const kept = keptFiles(dataDir)
  expect(kept.some(({ text }) => text.includes(provider.url))).toBe(true)
  expect(kept.some(({ text }) => text.includes('"kind":"failed"'))).toBe(true)
  expect(kept.filter(({ text }) => text.includes(KEY)).map(({ path }) => path)).toEqual([])
}, 120_000)

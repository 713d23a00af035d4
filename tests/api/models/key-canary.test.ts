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
const METRICS_TOKEN = 'metrics-canary-0123456789'
const AUTH_SECRET = 'auth-canary-0123456789abcdef0123456789'
const VAULT_SECRET = 'vault-canary-0123456789abcdef012345678'
const PROMPT = 'A page about the canary harbour'
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

test('design §15: a key that was connected, and every secret of the server, stands nowhere: no answer, document, row, object, log or error', async () => {
  const written: string[] = []
  for (const name of ['stdout', 'stderr'] as const) {
    vi.spyOn(process[name], 'write').mockImplementation(chunk => {
      written.push(String(chunk))
      return true
    })
  }
  // The runner has a console of its own, which writes elsewhere.
  for (const name of ['log', 'error', 'warn'] as const)
    vi.spyOn(console, name).mockImplementation((...told) => void written.push(`${told.join(' ')}\n`))
  const answers: string[] = []
  const personal: string[] = []
  const product = await ownProduct({
    ...{ DATA_DIR: dataDir, MODEL_RETRY_S: '0.05', LOCAL_MODEL_PORTS: 'none' },
    ...{ LOG_FORMAT: 'json', METRICS_TOKEN, AUTH_SECRET, VAULT_SECRET },
  })
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
      ada.must(api.chat.send, { path: { editorId: id }, body: { updatePrompt: PROMPT, ...one } })
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
    const metrics = await ada.fetch('/api/metrics', { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
    expect(metrics.status).toBe(200)
    answers.push(await metrics.text())
    // Where a path or a query of somebody else would be written, if any were.
    for (const path of [`/invite/${KEY}?t=${KEY}`, `/api/export/${KEY}`, `/api/user/adminLink/${KEY}`])
      await ada.fetch(path, { headers: { authorization: KEY, 'user-agent': KEY, referer: KEY } })
    const token = ada.cookie
      .split('; ')
      .find(pair => pair.startsWith('maquette_session='))
      ?.split('=')[1]
    personal.push(PROMPT, ada.email, 'correct horse', decodeURIComponent(token ?? '').split('.')[0] ?? '', id)
    room.leave()
  } finally {
    await product.dispose()
    vi.restoreAllMocks()
  }
  // The provider had it, so what is looked for was there to be found.
  expect(provider.requests.at(-1)?.authorization).toBe(`Bearer ${KEY}`)
  for (const text of [...answers, ...written])
    for (const secret of [KEY, METRICS_TOKEN, AUTH_SECRET, VAULT_SECRET]) expect(text).not.toContain(secret)
  // The log has lines of requests and runs, and in none of them words, names or tokens of people.
  const log = written.join('')
  expect(log).toMatch(/"event":"request".*"route":"\/api\/chatPattern\/:id"/)
  expect(log).toMatch(/"event":"run".*"outcome":"failed"/)
  for (const secret of personal) {
    expect(secret.length).toBeGreaterThan(5)
    expect(log).not.toContain(secret)
  }
  for (const line of log.trim().split('\n')) expect(() => JSON.parse(line), line).not.toThrow()
  const kept = keptFiles(dataDir)
  expect(kept.some(({ text }) => text.includes(provider.url))).toBe(true)
  expect(kept.some(({ text }) => text.includes('"kind":"failed"'))).toBe(true)
  expect(kept.filter(({ text }) => text.includes(KEY)).map(({ path }) => path)).toEqual([])
}, 120_000)

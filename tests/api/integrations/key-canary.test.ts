import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Running } from '#scripts/serve.ts'
import { api, routes } from '#shared/api/index.ts'
import { fillPath } from '#shared/api/route.ts'
import { CHAT, callAi, hostOf } from '#tests/support/integrations/design-host.ts'
import { OpenAiDouble } from '#tests/support/integrations/openai-double.ts'
import { savedDesign } from '#tests/support/people/made-design.ts'
import { Person } from '#tests/support/people/person.ts'
import { keptFiles } from '#tests/support/product/kept-files.ts'
import { ownProduct } from '#tests/support/product/own-product.ts'
import { RoomClient } from '#tests/support/rooms/room-client.ts'

const KEY = 'sk-CANARYcanaryCANARYcanary0123456789'
/** A provider that repeats the key in whatever it says. */
const SAYS_KEY = { error: { message: `Incorrect API key provided: ${KEY}`, code: 'invalid_api_key' } }
const given = { type: 'OPENAI', key: KEY } as const
let provider: OpenAiDouble
let product: Running
let dataDir: string
let ada: Person
let id: string
/** Everything the product has written to its output. */
const written: string[] = []

beforeAll(async () => {
  for (const name of ['stdout', 'stderr'] as const)
    vi.spyOn(process[name], 'write').mockImplementation(chunk => {
      written.push(String(chunk))
      return true
    })
  // The runner has a console of its own, which writes elsewhere.
  for (const name of ['log', 'error', 'warn'] as const)
    vi.spyOn(console, name).mockImplementation((...told) => void written.push(`${told.join(' ')}\n`))
  provider = await OpenAiDouble.start()
  dataDir = mkdtempSync(join(tmpdir(), 'maquette-canary-'))
  product = await ownProduct({ DATA_DIR: dataDir, OPENAI_BASE_URL: provider.url, LOG_FORMAT: 'json' })
  ada = await Person.withAccount(product.url, 'Ada')
  ;({ patternId: id } = await savedDesign(ada))
  await ada.must(api.sharing.access, { path: { id }, body: { access: 'public' } })
})
afterAll(async () => {
  await product.dispose()
  vi.restoreAllMocks()
  await provider.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const refuse = () => {
  provider.answer = (_, response) =>
    void response.writeHead(401, { 'content-type': 'application/json' }).end(JSON.stringify(SAYS_KEY))
}

test('[S4] a key is tried before it is kept: by whoever edits, with one call, and nothing is kept of it', async () => {
  const path = { id }
  const tested = (person = ada) => person.call(api.integrations.test, { path, body: given })
  expect(await tested()).toMatchObject({ status: 200, body: { outcome: 'fine' } })
  expect(provider.asked.map(({ method, path: asked }) => [method, asked])).toEqual([['GET', 'models']])
  refuse()
  expect(await tested()).toMatchObject({ status: 200, body: { outcome: 'refused' } })
  provider.answer = null
  const stranger = await Person.withAccount(product.url)
  expect((await tested(stranger)).status).toBe(403)
  expect(provider.asked).toHaveLength(2)
  expect(await ada.must(api.integrations.list, { path })).toEqual({
    ...{ integrations: [], preexistingIntegrationKeys: [] },
  })
})

test('[issue 30.5] a key given for a design stands in no log, export, document, row or answer', async () => {
  const seen: string[] = []
  const path = { id }
  const room = await RoomClient.joined(ada, id)

  // What the wizard does: the key is tested, here by a provider that repeats it, and kept.
  refuse()
  seen.push(JSON.stringify(await ada.must(api.integrations.test, { path, body: given })))
  const added = await ada.must(api.integrations.add, { path, body: { ...given, name: 'Mine' } })
  seen.push(JSON.stringify(added))

  // What its pages ask: refused in the provider's words, whole, and as a stream that says the key.
  const host = await hostOf(ada, id)
  const ask = async (body: object = CHAT) => {
    const { text, headers } = await callAi({ url: product.url, host, body })
    seen.push(text + JSON.stringify(headers))
    return text
  }
  await ask()
  provider.answer = null
  expect(await ask()).toContain('Hello!')
  provider.answer = (asked, response) => provider.stream(asked, response, ['Your key is ', KEY, ', is it?'])
  expect(await ask({ ...CHAT, stream: true })).toContain('Your key is')
  expect(provider.asked.at(-1)?.headers.authorization).toBe(`Bearer ${KEY}`)
  provider.answer = null

  // Every way out of the design, its document, and every call that tells something.
  const { activeArtifactId } = await ada.must(api.patterns.get, { path })
  const version = { artifactId: activeArtifactId ?? '', editorRoomId: id }
  const zip = await ada.must(api.exports.generateZip, { body: version })
  const html = await ada.must(api.exports.generateHtml, { body: version })
  const [packed, page] = await Promise.all([fetch(zip.hostedUrl), fetch(html.hostedUrl)])
  const inZip = Object.entries(unzipSync(new Uint8Array(await packed.arrayBuffer())))
  expect(inZip.map(([name]) => name)).toContain('src/App.tsx')
  seen.push(...inZip.map(([name, bytes]) => name + new TextDecoder().decode(bytes)), await page.text())
  expect(seen.at(-1)).toContain('<script')
  seen.push((await ada.must(api.exports.codePrompt, { body: version })).prompt)
  seen.push(JSON.stringify(room.doc.toJSON()))
  for (const route of routes.filter(({ method }) => method === 'GET')) {
    const names = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
    const named = route.path.startsWith('/artifact') ? version.artifactId : id
    const address = fillPath(route.path, Object.fromEntries(names.map(name => [name, named])))
    seen.push(await (await ada.fetch(`/api${address}`)).text())
  }
  const body = { type: 'OPENAI', keyId: added.keyId } as const
  seen.push(JSON.stringify(await ada.must(api.integrations.link, { path, body })))
  seen.push(JSON.stringify(await ada.must(api.integrations.unlink, { path, body })))
  room.leave()
  await product.dispose()

  const log = written.join('')
  expect(log).toMatch(/"event":"request".*"route":"\/api\/chatPattern\/:id"/)
  for (const text of [...seen, log]) expect(text).not.toContain(KEY)
  const kept = keptFiles(dataDir)
  expect(kept.some(({ text }) => text.includes(added.keyId))).toBe(true)
  expect(kept.filter(({ text }) => text.includes(KEY)).map(({ path: of }) => of)).toEqual([])
}, 120_000)

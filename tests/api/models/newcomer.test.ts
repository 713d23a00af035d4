import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Running } from '#scripts/serve.ts'
import type { Variables } from '#scripts/settings.ts'
import { api, routes } from '#shared/api/index.ts'
import { fillPath } from '#shared/api/route.ts'
import { newId } from '#shared/ids.ts'
import { Person } from '#tests/support/people/person.ts'
import { ownProduct } from '#tests/support/product/own-product.ts'
import { rawRequest } from '#tests/support/product/raw-request.ts'
import { OllamaDouble } from '#tests/support/provider/ollama-double.ts'
import { ScriptedProvider } from '#tests/support/provider/scripted-provider.ts'

const KEY = 'sk-canary-of-the-owner-0123456789'
const MODEL = 'qwen3:8b'
/** An Ollama, and what it was asked. */
let provider: ScriptedProvider
let ollama: OllamaDouble
/** Runs on this machine, and on no port that is looked at. */
const heard: string[] = []
const stranger = createServer((request, response) => {
  heard.push(request.url ?? '')
  response.end(JSON.stringify({ data: [{ id: MODEL }] }))
})
let product: Running

const around = (): Variables => ({
  ...{ OLLAMA_URL: ollama.url, LM_STUDIO_URL: 'http://127.0.0.1:9', LOCAL_MODEL_PORTS: 'none' },
  // The key is for the server that was found, which is asked without it all the same.
  ...{ OPENAI_COMPATIBLE_BASE_URL: ollama.url, OPENAI_COMPATIBLE_API_KEY: KEY, OPENAI_API_KEY: KEY },
})

beforeAll(async () => {
  provider = await ScriptedProvider.start()
  ollama = await OllamaDouble.start(provider, MODEL, 0)
  await new Promise<void>(done => stranger.listen(0, '127.0.0.1', done))
  product = await ownProduct(around())
}, 60_000)
afterAll(async () => {
  await product.dispose()
  ollama.stop()
  await provider.stop()
  stranger.close()
})
beforeEach(() => {
  provider.script = say => say.tool('report_colour', { colour: 'red' })
  provider.requests.length = 0
  heard.length = 0
})

const wanted = () => ({ foundAt: `${ollama.url}/v1`, model: MODEL })
const server = async (person: Person) => (await person.must(api.users.session, {})).server
const take = async (person: Person, body = wanted()) =>
  (await person.call(api.models.connectFound, { body })).status

/** What each may do: the offer that is told, what is seen, and whether it is connected. */
async function seenBy(person: Person) {
  const { found } = await person.must(api.models.found, {})
  const { newcomersConnect } = await server(person)
  return { newcomersConnect, found: found.map(({ kind }) => kind), connects: await take(person) }
}
const CLOSED = { newcomersConnect: false, found: [] }

describe('before anybody has an account on a server of one’s own', () => {
  test('signed out, one is told what runs here, and no key of the environment', async () => {
    const nobody = new Person(product.url)
    const { found } = await nobody.must(api.models.found, {})
    expect(found).toEqual([
      {
        kind: 'ollama',
        provider: 'openai-compatible',
        baseUrl: `${ollama.url}/v1`,
        models: [MODEL],
        passedOn: [],
      },
    ])
    expect(await take(nobody)).toBe(401)
    expect(provider.requests).toEqual([])
  })

  test('a guest names no address and no model but what the server finds itself', async () => {
    const guest = await Person.guest(product.url)
    const elsewhere = `http://127.0.0.1:${(stranger.address() as AddressInfo).port}/v1`
    for (const foundAt of [elsewhere, ollama.url, `${ollama.url}/v1/x`, 'https://api.openai.com/v1'])
      expect(await take(guest, { foundAt, model: MODEL }), foundAt).toBe(404)
    expect(await take(guest, { ...wanted(), model: 'another' })).toBe(404)
    expect([...heard, ...provider.requests]).toEqual([])
  })

  test('nothing else that runs the models is a guest’s', async () => {
    const guest = await Person.guest(product.url)
    for (const { access, method, path } of routes.filter(route => route.access === 'operator')) {
      const init = { method, ...(method === 'GET' ? {} : { body: JSON.stringify(wanted()) }) }
      const { status } = await guest.fetch(`/api${fillPath(path, { id: newId() })}`, init)
      expect(status, `${access} ${path}`).toBe(401)
    }
    expect(provider.requests).toEqual([])
  })

  test.each([
    ['of a foreign page', { origin: 'http://evil.example' }],
    ['of a design’s preview', { origin: 'http://x.localhost' }],
    ['of a sandboxed frame', { origin: 'null' }],
    ['that names no page', { origin: undefined }],
  ])('a request %s connects nothing', async (_, changed) => {
    const guest = await Person.guest(product.url)
    const { origin } = changed
    const { cookie } = guest.headers
    const response = await fetch(`${product.url}/api/models/found`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: cookie ?? '', ...(origin ? { origin } : {}) },
      body: JSON.stringify(wanted()),
    })
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({ error: { code: 'bad_origin' } })
    expect(provider.requests).toEqual([])
  })

  test('a name that was made to lead here is no name of this server, for the offer and for connecting', async () => {
    const guest = await Person.guest(product.url)
    const { port } = new URL(product.url)
    const host = `evil.example:${port}`
    const headers = { host, origin: `http://${host}`, cookie: guest.cookie }
    const address = `${product.url}/api/models/found`
    expect((await rawRequest(address, { headers })).statusCode).toBe(421)
    const body = JSON.stringify(wanted())
    const posted = { method: 'POST' as const, headers: { ...headers, 'content-length': `${body.length}` } }
    expect((await rawRequest(address, { ...posted, body })).statusCode).toBe(421)
    expect(provider.requests).toEqual([])
  })

  test('what does not answer is not connected', async () => {
    const guest = await Person.guest(product.url)
    provider.script = say => say.fail(500, 'out of memory')
    expect(await take(guest)).toBe(502)
    expect((await server(guest)).choices).toEqual([])
  })

  test('a guest connects what was found: once, without any key, and it answers from then on', async () => {
    const guest = await Person.guest(product.url)
    expect(await seenBy(guest)).toEqual({ newcomersConnect: true, found: ['ollama'], connects: 200 })
    expect(provider.requests.map(({ authorization }) => authorization)).toEqual([''])
    const { choices, models } = await server(guest)
    expect(choices).toMatchObject([{ model: MODEL, isOwn: false }])
    expect(models).toEqual({ best: MODEL, agent: MODEL })
    expect(await take(await Person.guest(product.url))).toBe(200)
    expect(provider.requests).toHaveLength(1)
    expect((await server(guest)).choices).toEqual(choices)
  })

  test('with the first account it is over: for a guest, signed out, and for the account, who runs the models now', async () => {
    const guest = await Person.guest(product.url)
    const ada = await Person.withAccount(product.url, 'Ada')
    provider.requests.length = 0
    expect(await seenBy(guest)).toEqual({ ...CLOSED, connects: 401 })
    expect(await seenBy(new Person(product.url))).toEqual({ ...CLOSED, connects: 401 })
    expect(await seenBy(ada)).toEqual({ ...CLOSED, connects: 403 })
    const { models } = await ada.must(api.models.list, {})
    expect(models).toMatchObject([{ model: MODEL, source: 'settings' }])
    await ada.must(api.models.disconnect, { path: { id: models[0]?.id ?? '' } })
    expect(provider.requests).toEqual([])
  })
})

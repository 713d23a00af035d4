import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Running } from '#scripts/serve.ts'
import { api } from '#shared/api/index.ts'
import { Person } from '#tests/support/people/person.ts'
import { ownProduct } from '#tests/support/product/own-product.ts'
import { ScriptedProvider } from '#tests/support/provider/scripted-provider.ts'

const KEY = 'secret-of-the-owner-123'
/** The server the key is for, and whatever listens on the port of Ollama. */
let owned: ScriptedProvider
const heard: (string | undefined)[] = []
const stranger = createServer((request, response) => {
  heard.push(request.headers.authorization)
  response.end(JSON.stringify({ models: [] }))
})
let product: Running
let ada: Person

beforeAll(async () => {
  owned = await ScriptedProvider.start()
  await new Promise<void>(done => stranger.listen(0, '127.0.0.1', done))
  product = await ownProduct({
    MODEL_BEST: 'openai-compatible:x',
    OPENAI_COMPATIBLE_API_KEY: KEY,
    OPENAI_COMPATIBLE_BASE_URL: owned.url,
    OLLAMA_URL: `http://127.0.0.1:${(stranger.address() as AddressInfo).port}`,
    LM_STUDIO_URL: new URL(owned.url).origin,
  })
  ada = await Person.withAccount(product.url)
}, 60_000)
afterAll(async () => {
  await product.dispose()
  await owned.stop()
  stranger.close()
})

const atOllama = () => ({
  provider: 'openai-compatible' as const,
  baseUrl: `http://127.0.0.1:${(stranger.address() as AddressInfo).port}/v1`,
})

describe('a key goes only to the address it was given for', () => {
  test('what listens on the port of Ollama is asked without it', async () => {
    await ada.must(api.models.check, { body: { ...atOllama(), model: 'x' } })
    await ada.must(api.models.list, {})
    expect(new Set(heard)).toEqual(new Set([undefined]))
  })

  test('the server of the settings gets it, also when it was found on this machine', async () => {
    const { modes } = await ada.must(api.models.list, {})
    await ada.must(api.models.check, { body: { modelId: modes.best ?? '' } })
    const provider = 'openai-compatible' as const
    await ada.must(api.models.check, { body: { provider, baseUrl: owned.url, model: 'x' } })
    expect(owned.requests.map(request => request.authorization)).toEqual([`Bearer ${KEY}`, `Bearer ${KEY}`])
  })
})

describe('who is an operator', () => {
  const ask = async (person: Person) => {
    const answers = [
      await person.call(api.models.list, {}),
      await person.call(api.models.check, { body: { ...atOllama(), model: 'x' } }),
    ]
    return answers.map(({ status }) => status)
  }
  const isOperator = async (person: Person) =>
    (await person.must(api.users.session, {})).user?.isOperator ?? null

  test('on one’s own machine whoever has an account, and no guest', async () => {
    expect(await ask(ada)).toEqual([200, 200])
    expect(await isOperator(ada)).toBe(true)
    const guest = await Person.guest(product.url)
    heard.length = 0
    expect(await ask(guest)).toEqual([401, 401])
    expect(await isOperator(guest)).toBe(false)
    expect(await ask(new Person(product.url))).toEqual([401, 401])
    expect(heard).toEqual([])
  })

  test('where admins are named, they alone', async () => {
    const url = inject('productUrl')
    const bob = await Person.withAccount(url, 'Bob')
    expect(await ask(bob)).toEqual([403, 403])
    expect(await isOperator(bob)).toBe(false)
    const admin = new Person(url)
    admin.cookie = inject('adminCookie')
    expect((await admin.call(api.models.list, {})).status).toBe(200)
    expect(await isOperator(admin)).toBe(true)
  })
})

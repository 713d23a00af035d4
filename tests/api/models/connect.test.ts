import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Running } from '#scripts/serve.ts'
import { api } from '#shared/api/index.ts'
import { newId } from '#shared/ids.ts'
import { dollars } from '#shared/token-cost.ts'
import { newSend } from '#tests/support/people/made-design.ts'
import { Person } from '#tests/support/people/person.ts'
import { ownProduct } from '#tests/support/product/own-product.ts'
import { ScriptedProvider } from '#tests/support/provider/scripted-provider.ts'
import { INPUT_TOKENS, OUTPUT_TOKENS } from '#tests/support/provider/wires/wire.ts'
import { writesApp } from '#tests/support/rooms/generation-room.ts'
import { RoomClient } from '#tests/support/rooms/room-client.ts'
import { until } from '#tests/support/until.ts'

const KEY = 'sk-canary-of-the-owner-0123456789'
let provider: ScriptedProvider
let product: Running
let ada: Person

beforeAll(async () => {
  provider = await ScriptedProvider.start()
  product = await ownProduct({
    ...{ OLLAMA_URL: 'http://127.0.0.1:9', LM_STUDIO_URL: 'http://127.0.0.1:9', LOCAL_MODEL_PORTS: 'none' },
    ...{ MODEL_RETRY_S: '0.05', MODEL_FIRST_BYTE_S: '5', MODEL_SILENCE_S: '5' },
  })
  ada = await Person.withAccount(product.url, 'Ada')
}, 60_000)
afterAll(async () => {
  await product.dispose()
  await provider.stop()
})
beforeEach(async () => {
  provider.key = KEY
  provider.models = ['scripted', 'other']
  provider.script = say => say.tool('report_colour', { colour: 'red' })
  provider.requests.length = 0
  provider.listed.length = 0
  for (const { id } of (await known()).models) await ada.must(api.models.disconnect, { path: { id } })
})

const known = () => ada.must(api.models.list, {})
const place = () => ({ provider: 'openai-compatible' as const, baseUrl: provider.url })
const connect = (model = 'scripted') =>
  ada.call(api.models.connect, { body: { ...place(), key: KEY, model } })
const connected = async (model?: string) => (await connect(model)).body.id

/** A prompt whose answer has come, and the room it came into. */
async function prompted(more: { modelId?: string; mode?: 'best' | 'agent' } = {}) {
  provider.script = writesApp()
  const id = await ada.newPattern()
  const sent = newSend()
  const path = { editorId: id }
  await ada.must(api.chat.send, { path, body: { updatePrompt: 'A page', ...sent, ...more } })
  const isOver = async () => !(await ada.must(api.patterns.get, { path: { id } })).isAiGenerating
  await until(isOver, 'the answer comes', 30)
  return { id, requestId: sent.requestId }
}

describe('design §15: a model is connected in Settings', () => {
  test('a server tells which models it has, and the key is sent there alone', async () => {
    const { models } = await ada.must(api.models.offered, { body: { ...place(), key: KEY } })
    expect(models).toEqual(['scripted', 'other'])
    expect(provider.listed).toEqual([`Bearer ${KEY}`])
  })

  test.each([
    ['openai', `Bearer ${KEY}`],
    ['anthropic', KEY],
    ['google', KEY],
  ] as const)('so does one that speaks like %s', async (name, authorization) => {
    const body = { provider: name, baseUrl: provider.url, key: KEY }
    expect((await ada.must(api.models.offered, { body })).models).toEqual(['scripted', 'other'])
    expect(provider.listed).toEqual([authorization])
  })

  test('one real call decides: what answers is kept, with what it can', async () => {
    const { status, body } = await connect()
    expect(status).toBe(200)
    expect((await known()).models).toEqual([
      {
        ...{ id: body.id, provider: 'openai-compatible', model: 'scripted', source: 'settings' },
        ...{ baseUrl: provider.url, window: 32_000, hasVision: true, hasTools: true, price: null },
        passedOnTo: null,
      },
    ])
    expect(provider.requests).toHaveLength(1)
  })

  test('what does not answer is said in words, without the key, and is not kept', async () => {
    provider.key = 'another'
    const { status, body } = await connect()
    expect(status).toBe(502)
    expect(body.error).toMatchObject({ code: 'host_failed' })
    expect(body.error?.message).toContain('The model’s server did not accept the key.')
    expect(JSON.stringify(body)).not.toContain(KEY)
    const list = await ada.call(api.models.offered, { body: { ...place(), key: KEY } })
    expect(list.status).toBe(502)
    expect(JSON.stringify(list.body)).not.toContain(KEY)
    expect((await known()).models).toEqual([])
  })

  test('the key is asked for once a server, and another address does not get it', async () => {
    await connect()
    const again = { ...place(), model: 'other' }
    expect((await ada.call(api.models.connect, { body: again })).status).toBe(200)
    const elsewhere = { ...again, baseUrl: provider.url.replace('127.0.0.1', 'localhost') }
    provider.requests.length = 0
    expect((await ada.call(api.models.connect, { body: elsewhere })).status).toBe(502)
    expect(provider.requests.map(({ authorization }) => authorization)).toEqual([''])
  })

  test('the same model at the same place is one, whoever connects it again', async () => {
    expect(await connected()).toBe(await connected())
    expect((await known()).models).toHaveLength(1)
  })

  test.each([
    ['no web address', { baseUrl: 'file:///etc/passwd' }],
    ['a name and password in it', { baseUrl: 'http://a:b@127.0.0.1/v1' }],
    ['a question in it', { baseUrl: 'http://127.0.0.1/v1?x=' }],
    ['a key of two lines', { key: 'a\nb' }],
    ['no address for such a server', { baseUrl: undefined }],
  ])('%s is refused before anything is asked', async (_, wrong) => {
    const body = { ...place(), key: KEY, model: 'scripted', ...wrong } as never
    expect((await ada.call(api.models.connect, { body })).status).toBe(400)
    expect(provider.requests).toEqual([])
  })
})

describe('it serves everybody at once', () => {
  test('what was connected answers the next prompt, without a restart', async () => {
    await prompted()
    expect(provider.requests).toEqual([])
    const id = await connected()
    const { server } = await new Person(product.url).must(api.users.session, {})
    expect(server.models).toEqual({ best: 'scripted', agent: 'scripted' })
    expect(server.choices).toEqual([
      {
        ...{ id, provider: 'openai-compatible', model: 'scripted', hasVision: false },
        ...{ isOwn: false, orgName: null, price: null },
      },
    ])
    provider.requests.length = 0
    await prompted()
    expect(provider.requests[0]).toMatchObject({ authorization: `Bearer ${KEY}` })
  })

  test('each mode has a default, and a prompt may pick another model', async () => {
    const first = await connected()
    const second = await connected('other')
    expect((await known()).modes).toEqual({ best: first, agent: first })
    await ada.must(api.models.setDefault, { body: { mode: 'agent', modelId: second } })
    expect((await known()).modes).toEqual({ best: first, agent: second })
    const models = async (more: Parameters<typeof prompted>[0]) => {
      const { id, requestId } = await prompted(more)
      return (await usage(id, requestId)).model
    }
    expect(await models({ mode: 'best' })).toBe('scripted')
    expect(await models({ mode: 'agent' })).toBe('other')
    expect(await models({ mode: 'best', modelId: second })).toBe('other')
    await ada.must(api.models.disconnect, { path: { id: second } })
    expect((await known()).modes).toEqual({ best: first, agent: first })
  })

  test('a model that is not there can be neither picked nor made the default nor removed', async () => {
    const modelId = newId()
    const editorId = await ada.newPattern()
    const answers = [
      await ada.call(api.chat.send, {
        path: { editorId },
        body: { updatePrompt: 'A page', ...newSend(), modelId },
      }),
      await ada.call(api.models.setDefault, { body: { mode: 'best', modelId } }),
      await ada.call(api.models.disconnect, { path: { id: modelId } }),
      await ada.call(api.models.check, { body: { modelId } }),
      await ada.call(api.models.setPrice, { body: { modelId, price: null } }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
  })
})

const usage = async (id: string, requestId: string) => {
  const ask = () => ada.call(api.models.usage, { path: { id }, query: { requestId } })
  await until(async () => (await ask()).status === 200, 'it is on record')
  return (await ask()).body
}

describe('what an answer takes is on record', () => {
  test('tokens of all its steps and its time, for writers alone', async () => {
    await connect()
    const { id, requestId } = await prompted()
    const told = await usage(id, requestId)
    expect(told).toMatchObject({ model: 'scripted', price: null })
    const [, ...steps] = provider.requests // the first was made to try it
    expect(steps).toHaveLength(2)
    expect(told.inputTokens).toBe(2 * INPUT_TOKENS)
    expect(told.outputTokens).toBe(2 * OUTPUT_TOKENS)
    expect(told.milliseconds).toBeGreaterThan(0)
    await ada.must(api.sharing.access, { path: { id }, body: { access: 'public' } })
    const bob = await Person.withAccount(product.url, 'Bob')
    const asked = { path: { id }, query: { requestId } }
    expect((await bob.call(api.models.usage, asked)).status).toBe(403)
    const elsewhere = { path: { id: await ada.newPattern() }, query: { requestId } }
    expect((await ada.call(api.models.usage, elsewhere)).status).toBe(404)
  })

  test('templates cost nothing', async () => {
    const { id, requestId } = await prompted()
    const told = await usage(id, requestId)
    expect(told).toMatchObject({ model: 'templates', inputTokens: 0, price: '$0', priceFrom: 'free' })
  })

  test('a price that an operator sets counts at once: in the list, for the choice, and for answers from then on', async () => {
    const id = await connected()
    const before = await prompted()
    const price = { input: 1_000, cached: 0, output: 2_000 }
    await ada.must(api.models.setPrice, { body: { modelId: id, price } })
    const shown = (await known()).models[0]?.price
    expect(shown).toEqual({ ...price, from: 'operator', asOf: expect.any(String), setBy: ada.id })
    expect(Math.abs(Date.now() - Date.parse(shown?.asOf ?? ''))).toBeLessThan(2 * 86_400_000)
    const { server } = await new Person(product.url).must(api.users.session, {})
    expect(server.choices?.[0]?.price).toMatchObject({ ...price, from: 'operator' })
    const after = await prompted()
    const cost = (2 * INPUT_TOKENS * 1_000 + 2 * OUTPUT_TOKENS * 2_000) / 1_000_000
    expect(await usage(after.id, after.requestId)).toMatchObject({
      price: dollars(cost),
      priceFrom: 'operator',
    })
    expect(await usage(before.id, before.requestId)).toMatchObject({ price: null, priceFrom: null })
    await ada.must(api.models.setPrice, { body: { modelId: id, price: null } })
    expect((await known()).models[0]?.price).toBeNull()
  })

  test.each([
    ['less than nothing', { input: -1, cached: 0, output: 1 }],
    ['more than anything costs', { input: 1, cached: 0, output: 10_001 }],
    ['no number', { input: '1', cached: 0, output: 1 }],
    ['a part of it', { input: 1, output: 1 }],
  ])('a price of %s is refused and changes nothing', async (_, price) => {
    const modelId = await connected()
    const set = await ada.call(api.models.setPrice, { body: { modelId, price } as never })
    expect(set.status).toBe(400)
    expect((await known()).models[0]?.price).toBeNull()
  })

  test('readers do not find it in the room', async () => {
    await connect()
    const { id } = await prompted()
    const room = await RoomClient.joined(ada, id)
    expect(JSON.stringify(room.doc.toJSON())).not.toMatch(/tokens/i)
    room.leave()
  })
})

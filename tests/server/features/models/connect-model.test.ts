import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { settingsOf } from '#server/bindings.ts'
import { connectModel, keyedPlace } from '#server/features/models/connect-model.ts'
import {
  deleteConnected,
  forgetPrice,
  listConnections,
  setDefault,
  setPrice,
} from '#server/features/models/models-queries.ts'
import { addUsage, findUsage, findUsualMessage } from '#server/features/models/usage-queries.ts'
import { accessOf, modelFor, modelsOf } from '#server/generation/model/choose-model.ts'
import { FIRST_MESSAGE } from '#shared/token-cost.ts'
import { ScriptedProvider } from '#tests/support/provider/scripted-provider.ts'
import { memoryRoom } from '#tests/support/rooms/memory-room.ts'

const KEY = 'sk-canary-0123456789abcdef'
let provider: ScriptedProvider

beforeEach(async () => {
  provider = await ScriptedProvider.start()
  provider.key = KEY
  provider.script = say => say.tool('report_colour', { colour: 'red' })
})
afterEach(() => provider.stop())

async function server(settings: Record<string, string> = {}) {
  const { env, d1, patternId } = await memoryRoom({ VAULT_SECRET: 'v'.repeat(32), ...settings })
  const connect = async (model: string, key?: string, baseUrl = provider.url) => {
    const given = { provider: 'openai-compatible' as const, baseUrl, key }
    return connectModel(env.DB, settingsOf(env), await keyedPlace(env.DB, settingsOf(env), given), model)
  }
  return { env, d1, patternId, connect }
}

describe('design §15: connecting a model', () => {
  test('it is kept sealed, serves both modes, and is asked with its key', async () => {
    const { env, connect } = await server()
    expect(await modelFor(env, 'best')).toBeNull()
    const id = await connect('scripted', KEY)
    expect(JSON.stringify(await listConnections(env.DB))).not.toContain(KEY)
    const model = await modelFor(env, 'agent')
    expect(model).toMatchObject({ id, hasTools: true, hasVision: true })
    if (model) expect(await accessOf(model, settingsOf(env))).toEqual({ baseUrl: provider.url, apiKey: KEY })
  })

  test('what does not answer is not kept, and is said without the key', async () => {
    const { env, connect } = await server()
    provider.key = 'another'
    const failing = connect('scripted', KEY)
    await expect(failing).rejects.toThrow(/did not accept the key/)
    await expect(failing).rejects.not.toThrow(new RegExp(KEY))
    expect((await modelsOf(env)).models).toEqual([])
  })

  test('the key is asked for once a server; the same model again is the same row; another address gets none', async () => {
    const { env, connect } = await server()
    const id = await connect('scripted', KEY)
    const other = await connect('other')
    expect(await connect('scripted')).toBe(id)
    expect((await modelsOf(env)).models.map(model => model.id)).toEqual([id, other])
    const elsewhere = provider.url.replace('127.0.0.1', 'localhost')
    await expect(connect('scripted', undefined, elsewhere)).rejects.toThrow(/did not accept/)
    expect(provider.requests.at(-1)?.authorization).toBe('')
  })

  test('two who connect one model at once have one of it, and its key opens it', async () => {
    const { env, connect } = await server()
    const [id, same] = await Promise.all([connect('scripted', KEY), connect('scripted', KEY)])
    expect(same).toBe(id)
    const { models } = await modelsOf(env)
    expect(models.map(model => model.id)).toEqual([id])
    expect(models[0] && (await accessOf(models[0], settingsOf(env))).apiKey).toBe(KEY)
  })

  test('a default, and what is left when its model is gone', async () => {
    const { env, connect } = await server()
    const first = await connect('scripted', KEY)
    const second = await connect('other')
    await setDefault(env.DB, 'agent', second)
    expect((await modelFor(env, 'agent'))?.id).toBe(second)
    expect((await modelFor(env, 'agent', first))?.id).toBe(first)
    expect(await deleteConnected(env.DB, second)).toBe(true)
    expect(await deleteConnected(env.DB, second)).toBe(false)
    expect((await modelFor(env, 'agent'))?.id).toBe(first)
  })

  test('the key of the environment is used and not copied', async () => {
    const { env, connect } = await server({
      ...{ OPENAI_COMPATIBLE_BASE_URL: provider.url, OPENAI_COMPATIBLE_API_KEY: KEY },
    })
    await connect('scripted')
    const { models } = await listConnections(env.DB)
    expect(models).toMatchObject([{ lockedKey: null, usesEnvironmentKey: true }])
  })

  test('without VAULT_SECRET no key is kept, and nothing is asked', async () => {
    const { connect } = await server({ VAULT_SECRET: '' })
    await expect(connect('scripted', KEY)).rejects.toMatchObject({ code: 'not_configured' })
    expect(provider.requests).toEqual([])
  })
})

describe('what a model costs', () => {
  const price = { input: 1, cached: 0.1, output: 2 }

  test('a price that was set stays with its model, is set anew, forgotten, and gone with the model', async () => {
    const { env, connect } = await server()
    const id = await connect('scripted', KEY)
    const known = async () => (await modelFor(env, 'best'))?.price
    expect(await known()).toBeNull()
    await setPrice(env.DB, id, price, 'ada')
    expect(await known()).toMatchObject({ ...price, from: 'operator', setBy: 'ada' })
    await setPrice(env.DB, id, { ...price, input: 5 }, 'ada')
    expect(await connect('scripted', KEY)).toBe(id)
    expect(await known()).toMatchObject({ input: 5 })
    await forgetPrice(env.DB, id)
    expect(await known()).toBeNull()
    await setPrice(env.DB, id, price, 'ada')
    await deleteConnected(env.DB, id)
    expect((await listConnections(env.DB)).prices).toEqual([])
  })

  test('a model of the environment has one too, and it outlives whoever set it', async () => {
    const { env, d1 } = await server({ MODEL_BEST: 'openai:gpt-4o', OPENAI_API_KEY: KEY })
    const own = await modelFor(env, 'best')
    expect(own?.price).toMatchObject({ from: 'list', input: 2.5 })
    await d1
      .prepare(
        "insert into user (id, name, email, email_verified, created_at, updated_at) values ('bob', 'Bob', 'b@example.org', 0, 0, 0)",
      )
      .run()
    await setPrice(env.DB, own?.id ?? '', price, 'bob')
    await d1.prepare("delete from user where id = 'bob'").run()
    expect((await modelFor(env, 'best'))?.price).toMatchObject({ ...price, from: 'operator', setBy: null })
  })

  test('a message is taken to be what the last answers by models were', async () => {
    const { env, patternId } = await server()
    const add = (requestId: string, inputTokens: number, outputTokens: number) =>
      addUsage(env.DB, {
        ...{ patternId, requestId, model: 'x', inputTokens, cachedTokens: 110, outputTokens },
        ...{ milliseconds: 1, price: null, priceFrom: null },
      })
    for (const at of [1, 2, 3, 4]) await add(`r${at}`, at * 1_000, 500)
    for (const at of [1, 2, 3]) await add(`templates${at}`, 0, 0)
    expect(await findUsualMessage(env.DB)).toEqual(FIRST_MESSAGE)
    await add('r5', 5_000, 510)
    expect(await findUsualMessage(env.DB)).toEqual({
      inputTokens: 3_000,
      cachedTokens: 100,
      outputTokens: 500,
    })
  })
})

test('what a retry of an answer took is added to it', async () => {
  const { env, patternId } = await server()
  const usage = { patternId, requestId: 'r', model: 'x', inputTokens: 10, cachedTokens: 4, outputTokens: 2 }
  await addUsage(env.DB, { ...usage, milliseconds: 100, price: 0.5 })
  await addUsage(env.DB, { ...usage, milliseconds: 50, price: 0.25 })
  expect(await findUsage(env.DB, patternId, 'r')).toMatchObject({
    ...{ inputTokens: 20, cachedTokens: 8, outputTokens: 4, milliseconds: 150, price: 0.75 },
  })
  expect(await findUsage(env.DB, patternId, 'another')).toBeNull()
})

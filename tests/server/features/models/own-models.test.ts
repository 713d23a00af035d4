import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { settingsOf } from '#server/bindings.ts'
import { parseSettings } from '#server/env.ts'
import type { KeyHolder } from '#server/features/models/key-holder-queries.ts'
import { connectOwn, ownPlace } from '#server/features/models/own-models.ts'
import { deleteOwn, keysOfPerson, listOwn } from '#server/features/models/own-models-queries.ts'
import { accessOf, modelsOf } from '#server/generation/model/choose-model.ts'
import { connectedBy, isForPeople, ownModelFor, ownModelsOf } from '#server/generation/model/own-model.ts'
import type { ConnectedProvider } from '#shared/models.ts'
import { ScriptedProvider } from '#tests/support/provider/scripted-provider.ts'
import { memoryRoom } from '#tests/support/rooms/memory-room.ts'

const KEY = 'sk-canary-of-ada-0123456789'
let provider: ScriptedProvider

beforeEach(async () => {
  provider = await ScriptedProvider.start()
  provider.key = KEY
  provider.script = say => say.tool('report_colour', { colour: 'red' })
})
afterEach(() => provider.stop())

async function server(given: Record<string, string> = {}) {
  const { env, d1 } = await memoryRoom({
    ...{ VAULT_SECRET: 'v'.repeat(32), PERSONAL_KEYS: 'on', PERSONAL_KEY_ADDRESSES: provider.url },
    ...given,
  })
  await d1
    .prepare(
      "insert into user (id, name, email, email_verified, created_at, updated_at) values ('bob', 'Bob', 'bob@example.org', 0, 0, 0)",
    )
    .run()
  const settings = settingsOf(env)
  const place = { provider: 'openai-compatible' as const, baseUrl: provider.url }
  const connectTo = async (holder: KeyHolder, key?: string, model = 'scripted') =>
    connectOwn(settings, holder, await ownPlace(settings, holder, { ...place, key }), model)
  const connect = (ownerId: string, key?: string, model = 'scripted') =>
    connectTo(keysOfPerson(env.DB, ownerId), key, model)
  const signIn = (userId: string, expiresAt = Date.now() + 60_000) =>
    d1
      .prepare(
        'insert into session (id, token, user_id, expires_at, created_at, updated_at) values (?, ?, ?, ?, 0, 0)',
      )
      .bind(`${userId}${expiresAt}`, `${userId}${expiresAt}`, userId, expiresAt)
      .run()
  return { env, d1, settings, place, connect, signIn }
}

describe('which addresses are asked with keys of people', () => {
  const at = (
    baseUrl: string,
    settings: Record<string, string> = {},
    provider: ConnectedProvider = 'openai-compatible',
  ) => isForPeople(parseSettings({ PERSONAL_KEYS: 'on', ...settings }), { provider, baseUrl })
  const named = { PERSONAL_KEY_ADDRESSES: 'https://openrouter.ai/api/v1, http://10.0.0.5:4000' }

  test('those of the providers, where they are', () => {
    expect(at('https://api.openai.com/v1', {}, 'openai')).toBe(true)
    expect(at('https://api.openai.com/v1', { PERSONAL_KEYS: 'off' }, 'openai')).toBe(false)
    expect(at('https://api.anthropic.com/v1', {}, 'openai')).toBe(false)
  })

  test('what the operator names, and what is below it', () => {
    expect(at('https://openrouter.ai/api/v1', named)).toBe(true)
    expect(at('https://openrouter.ai/api/v1/', named)).toBe(true)
    expect(at('http://10.0.0.5:4000/v1', named)).toBe(true)
    expect(at('http://10.0.0.5:4001/v1', named)).toBe(false)
    for (const beside of ['/admin', '/api/v1x', '/api/v1/../../admin', '/api/v1/%2e%2e/%2e%2e/admin'])
      expect([beside, at(`https://openrouter.ai${beside}`, named)]).toEqual([beside, false])
  })

  // The name of a model becomes a part of the path there.
  test('a named address is asked in the format of OpenAI alone', () => {
    expect(at('http://10.0.0.5:4000/v1', named, 'google')).toBe(false)
    expect(at('http://10.0.0.5:4000/v1', named, 'openai')).toBe(false)
  })

  test.each([
    ...[
      'http://127.0.0.1:11434/v1',
      'http://localhost/v1',
      'http://[::1]/v1',
      'http://169.254.169.254/latest',
    ],
    ...['http://127.0.0.1.nip.io/v1', 'https://example.org/v1', 'http://api.openai.com/v1'],
    ...[
      'https://api.openai.com:8443/v1',
      'https://api.openai.com.evil.example/v1',
      'https://api.anthropic.com/v1',
    ],
  ])('%s is none of them', baseUrl => {
    expect(at(baseUrl, named)).toBe(false)
    expect(at(baseUrl, named, 'openai')).toBe(false)
  })
})

describe('a key of one’s own', () => {
  test('is kept sealed, for its owner alone, and in no list of the server', async () => {
    const { env, settings, connect, signIn } = await server()
    const id = await connect('ada', KEY)
    expect(JSON.stringify(await listOwn(env.DB, 'ada'))).not.toContain(KEY)
    expect((await ownModelsOf(env, 'ada')).map(model => [model.id, model.source])).toEqual([[id, 'person']])
    expect([
      await ownModelsOf(env, 'bob'),
      await ownModelsOf(env, null),
      (await modelsOf(env)).models,
    ]).toEqual([[], [], []])
    await signIn('ada')
    await signIn('bob')
    const model = await ownModelFor(env, 'ada', id)
    expect(model && (await accessOf(model, settings))).toEqual({ baseUrl: provider.url, apiKey: KEY })
    expect(await ownModelFor(env, 'bob', id)).toBeNull()
    expect(await deleteOwn(env.DB, 'bob', id)).toBe(false)
    expect(await deleteOwn(env.DB, 'ada', id)).toBe(true)
    expect(await ownModelFor(env, 'ada', id)).toBeNull()
  })

  test('answers nothing while its owner is signed out, or once the operator takes the permission back', async () => {
    const { env, connect, signIn } = await server()
    const id = await connect('ada', KEY)
    expect(await ownModelFor(env, 'ada', id)).toBeNull()
    await signIn('ada', Date.now() - 1)
    expect(await ownModelFor(env, 'ada', id)).toBeNull()
    await signIn('ada')
    expect(await ownModelFor(env, 'ada', id)).toMatchObject({ id })
    for (const changed of [{ PERSONAL_KEYS: 'off' }, { PERSONAL_KEY_ADDRESSES: '' }])
      expect(await ownModelFor({ ...env, ...changed }, 'ada', id)).toBeNull()
  })

  test('neither the keys of the server nor those of others are asked with in its place', async () => {
    const { connect, place, env, settings } = await server({
      ...{ OPENAI_COMPATIBLE_BASE_URL: provider.url, OPENAI_COMPATIBLE_API_KEY: KEY },
    })
    await connect('ada', KEY)
    provider.requests.length = 0
    await expect(connect('bob')).rejects.toMatchObject({ code: 'bad_request' })
    expect(provider.requests).toEqual([])
    expect(await connect('ada', undefined, 'other')).toEqual(expect.any(String))
    await expect(
      ownPlace(settings, keysOfPerson(env.DB, 'ada'), {
        ...place,
        baseUrl: 'http://127.0.0.1:9/v1',
        key: KEY,
      }),
    ).rejects.toMatchObject({ code: 'forbidden' })
  })

  test('what does not answer is not kept, and is said without the key; ten are enough', async () => {
    const { env, connect } = await server()
    provider.key = 'another'
    await expect(connect('ada', KEY)).rejects.not.toThrow(new RegExp(KEY))
    expect(await listOwn(env.DB, 'ada')).toEqual([])
    provider.key = KEY
    for (let n = 0; n < 10; n++) await connect('ada', KEY, `model-${n}`)
    await expect(connect('ada', KEY, 'one more')).rejects.toMatchObject({ code: 'conflict' })
    expect(await connect('ada', KEY, 'model-3')).toEqual(expect.any(String))
  })

  test('two tabs that connect one model at once have one of it, and its key opens it', async () => {
    const { env, settings, connect, signIn } = await server()
    const [id, same] = await Promise.all([connect('ada', KEY), connect('ada', KEY)])
    expect(same).toBe(id)
    expect((await listOwn(env.DB, 'ada')).map(row => row.id)).toEqual([id])
    await signIn('ada')
    const model = await ownModelFor(env, 'ada', id)
    expect(model && (await accessOf(model, settings)).apiKey).toBe(KEY)
    expect(await connect('bob', KEY)).not.toBe(id)
  })

  test('that is given anew at an address is the key of all that is there', async () => {
    const { env, settings, connect, signIn } = await server()
    const id = await connect('ada', KEY)
    provider.key = 'sk-the-next-one'
    await connect('ada', 'sk-the-next-one', 'other')
    await signIn('ada')
    const model = await ownModelFor(env, 'ada', id)
    expect(model && (await accessOf(model, settings)).apiKey).toBe('sk-the-next-one')
  })

  test('that may not be asked any more can still be seen, and removed', async () => {
    const { env, connect } = await server()
    const id = await connect('ada', KEY)
    const without = { ...env, PERSONAL_KEY_ADDRESSES: '' }
    expect(await ownModelsOf(without, 'ada')).toEqual([])
    expect(await connectedBy(without, 'ada')).toMatchObject([{ id, isAllowed: false }])
    expect(await connectedBy(env, 'ada')).toMatchObject([{ id, isAllowed: true }])
  })

  test('goes with its owner', async () => {
    const { env, d1, connect } = await server()
    await connect('bob', KEY)
    await d1.prepare("delete from user where id = 'bob'").run()
    expect(await listOwn(env.DB, 'bob')).toEqual([])
  })
})

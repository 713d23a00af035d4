import { afterEach, beforeEach, expect, test } from 'vitest'
import { settingsOf } from '#server/bindings.ts'
import { connectFound, foundForNewcomers } from '#server/features/models/connect-found.ts'
import { connectModel, keyedPlace } from '#server/features/models/connect-model.ts'
import { listConnections } from '#server/features/models/models-queries.ts'
import { ScriptedProvider } from '#tests/support/provider/scripted-provider.ts'
import { memoryRoom } from '#tests/support/rooms/memory-room.ts'

let provider: ScriptedProvider

beforeEach(async () => {
  provider = await ScriptedProvider.start()
  provider.models = ['mine']
  provider.script = say => say.tool('report_colour', { colour: 'red' })
})
afterEach(() => provider.stop())

/** A server of one's own beside an LM Studio, as nobody has used it yet. */
async function server(settings: Record<string, string> = {}) {
  const { env, d1 } = await memoryRoom({
    ...{ OLLAMA_URL: 'http://127.0.0.1:9', LOCAL_MODEL_PORTS: 'none' },
    ...{ LM_STUDIO_URL: new URL(provider.url).origin, VAULT_SECRET: 'v'.repeat(32), ...settings },
  })
  const signUp = () =>
    d1
      .prepare(
        "insert into account (id, account_id, provider_id, user_id, password, created_at, updated_at) values ('a', 'ada', 'credential', 'ada', 'hash', 0, 0)",
      )
      .run()
  return { env, signUp, take: () => connectFound(env, { foundAt: provider.url, model: 'mine' }) }
}

test('who makes an account while the model is tried is not overtaken by the guest who tried it', async () => {
  const { env, signUp, take } = await server()
  provider.script = async say => {
    await signUp()
    say.tool('report_colour', { colour: 'red' })
  }
  await expect(take()).rejects.toMatchObject({ code: 'unauthenticated' })
  expect((await listConnections(env.DB)).models).toEqual([])
})

test('a model that is connected with a key keeps it, and is not tried again', async () => {
  const { env, take } = await server()
  const place = { provider: 'openai-compatible' as const, baseUrl: provider.url, key: 'sk-of-the-owner' }
  const settings = settingsOf(env)
  const id = await connectModel(env.DB, settings, await keyedPlace(env.DB, settings, place), 'mine')
  const before = await listConnections(env.DB)
  expect(await take()).toBe(id)
  expect(await listConnections(env.DB)).toEqual(before)
  expect(provider.requests).toHaveLength(1)
})

test('two guests at once connect one model', async () => {
  const { env, take } = await server()
  const [one, other] = await Promise.all([take(), take()])
  expect(one).toBe(other)
  expect((await listConnections(env.DB)).models).toMatchObject([
    { id: one, lockedKey: null, usesEnvironmentKey: false },
  ])
})

test.each([
  ['names admins', { ADMIN_EMAILS: 'ada@example.org' }],
  ['names admins by their ids', { ADMIN_USER_IDS: 'ada' }],
  ['can be reached from elsewhere', { HOST: '0.0.0.0', GUESTS: 'on' }],
  ['has an address elsewhere', { BASE_URL: 'https://design.example.org', GUESTS: 'on' }],
  ['lets no guests in', { GUESTS: 'off' }],
])('on a server that %s there is nothing for a newcomer, and the machine is not searched', async (_, own) => {
  const { env, take } = await server(own)
  expect(await foundForNewcomers(env)).toEqual([])
  await expect(take()).rejects.toMatchObject({ code: 'not_found' })
  expect([...provider.listed, ...provider.requests]).toEqual([])
})

test('what the settings name on another machine is no newcomer’s', async () => {
  const { env } = await server({ OLLAMA_URL: 'http://192.0.2.1:11434' })
  expect((await foundForNewcomers(env)).map(({ kind }) => kind)).toEqual(['lmStudio'])
  const own = await server({ LM_STUDIO_URL: 'http://models.example.org' })
  expect(await foundForNewcomers(own.env)).toEqual([])
})

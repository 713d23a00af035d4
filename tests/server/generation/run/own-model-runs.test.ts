import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readChat } from '#room-schema/chat.ts'
import { settingsOf } from '#server/bindings.ts'
import { connectOwn, ownPlace } from '#server/features/models/own-models.ts'
import { deleteOwn, keysOfPerson } from '#server/features/models/own-models-queries.ts'
import { type RunRequest, runRequest } from '#server/generation/run-request.ts'
import { FREE_FIXES_MAX, FREE_RETRIES_MAX } from '#shared/credits.ts'
import { newId } from '#shared/ids.ts'
import { MODEL_PROBLEMS } from '#shared/models.ts'
import { ScriptedProvider } from '#tests/support/provider/scripted-provider.ts'
import { memoryRoom } from '#tests/support/rooms/memory-room.ts'
import { until } from '#tests/support/until.ts'

const ADA = { kind: 'user' as const, id: 'ada' }
const BOB = { kind: 'user' as const, id: 'bob' }
const [HERS, SERVERS] = ['sk-canary-of-ada-0123456789', 'sk-of-the-server-0123456789']
const PAGE = '```tsx App.tsx\nexport default function App() {\n  return <h1>Hello</h1>\n}\n```\n'
let hers: ScriptedProvider
let servers: ScriptedProvider

beforeAll(async () => {
  hers = await ScriptedProvider.start()
  servers = await ScriptedProvider.start()
})
afterAll(async () => {
  await hers.stop()
  await servers.stop()
})
beforeEach(() => {
  hers.script = say => say.tool('report_colour', { colour: 'red' })
  servers.script = say => say.text(PAGE)
})

/** Ada is signed in and has connected a model with a key of hers; the server has another one for everybody. */
async function openRoom() {
  const on = await memoryRoom({
    ...{ MODEL_BEST: 'openai-compatible:of-server', OPENAI_COMPATIBLE_BASE_URL: servers.url },
    ...{
      OPENAI_COMPATIBLE_API_KEY: SERVERS,
      VAULT_SECRET: 'v'.repeat(32),
      PLANS: 'on',
      MODEL_RETRY_S: '0.01',
    },
    ...{ PERSONAL_KEYS: 'on', PERSONAL_KEY_ADDRESSES: hers.url },
  })
  await on.d1
    .prepare(
      "insert into user (id, name, email, email_verified, created_at, updated_at) values ('bob', 'Bob', 'bob@example.org', 0, 0, 0)",
    )
    .run()
  await on.d1
    .prepare("insert into pattern_members (pattern_id, user_id, level) values (?, 'bob', 'write')")
    .bind(on.patternId)
    .run()
  await on.d1
    .prepare(
      "insert into session (id, token, user_id, expires_at, created_at, updated_at) values ('s', 't', 'ada', ?, 0, 0)",
    )
    .bind(Date.now() + 600_000)
    .run()
  const settings = settingsOf(on.env)
  const holder = keysOfPerson(on.env.DB, 'ada')
  const place = await ownPlace(settings, holder, {
    provider: 'openai-compatible',
    baseUrl: hers.url,
    key: HERS,
  })
  const modelId = await connectOwn(settings, holder, place, 'of-ada')
  hers.script = say => say.text(PAGE)
  hers.requests.length = 0
  servers.requests.length = 0
  const request = (prompt: string, more: Partial<RunRequest> = {}) =>
    runRequest({
      ...{ requestId: newId(), userItemId: newId(), assistantItemId: newId(), actor: ADA },
      ...{ prompt, mode: 'best', hostedFiles: [], modelId, isOwnModel: true, ...more },
    })
  const over = () =>
    until(async () => {
      await on.alarms.ring()
      return !on.runs.isUnderWay && on.runs.queue.isEmpty
    }, 'everything has run')
  const words = () => JSON.stringify(readChat(on.room.doc))
  const hasRetry = ({ assistantItemId }: RunRequest) =>
    readChat(on.room.doc)
      .find(({ id }) => id === assistantItemId)
      ?.content.some(part => part.type === 'error' && part.hasRetry)
  /** Also what was given back in the end. */
  const reserved = async () => {
    const sum = 'select coalesce(sum(amount), 0) as reserved from ledger'
    const { results } = await on.d1.prepare(sum).all<{ reserved: number }>()
    return results[0]?.reserved
  }
  const signOut = () => on.d1.prepare('delete from session').run()
  return { ...on, modelId, request, over, words, hasRetry, reserved, signOut }
}

/** A run of somebody is under way, and this waits behind it. */
async function waiting(on: Awaited<ReturnType<typeof openRoom>>) {
  let go = () => {}
  const gate = new Promise<void>(done => {
    go = done
  })
  servers.script = async say => {
    await gate
    say.text(PAGE)
  }
  await on.runs.start(on.request('The first', { modelId: null, isOwnModel: false }))
  const second = on.request('The second')
  expect(await on.runs.start(second, 'queue')).toMatchObject({ isQueued: true })
  return { go, second }
}

describe('a prompt that is sent with a key of one’s own', () => {
  test('is answered with it alone, and takes no credits', async () => {
    const on = await openRoom()
    await on.runs.start(on.request('A page'))
    await on.over()
    expect(new Set(hers.requests.map(({ authorization }) => authorization))).toEqual(
      new Set([`Bearer ${HERS}`]),
    )
    expect(servers.requests).toEqual([])
    expect(await on.reserved()).toBe(0)
    // A line that costs nothing would count as one of the free repairs of a day.
    expect(await on.d1.prepare('select id from ledger').all()).toMatchObject({ results: [] })
    await on.runs.start(on.request('Another', { modelId: null, isOwnModel: false }))
    await on.over()
    expect(await on.reserved()).not.toBe(0)
  })

  test.each([
    ['its owner signs out', on => on.signOut()],
    ['it is removed', on => deleteOwn(on.env.DB, 'ada', on.modelId)],
  ] as [string, (on: Awaited<ReturnType<typeof openRoom>>) => Promise<unknown>][])(
    'fails in words once %s, and nothing answers in its place',
    async (_, leave) => {
      const on = await openRoom()
      const { go } = await waiting(on)
      await leave(on)
      go()
      await on.over()
      expect(on.words()).toContain(MODEL_PROBLEMS.ownGone)
      expect(hers.requests).toEqual([])
      const answered = servers.requests.filter(each => JSON.stringify(each.messages).includes('The second'))
      expect(answered).toEqual([])
    },
  )

  test('is nobody else’s: rewritten by another it is answered by the server’s model, at that person’s cost', async () => {
    const on = await openRoom()
    const { go, second } = await waiting(on)
    expect(on.runs.queue.edit(second.requestId, 'Mine now', BOB)).toBe('done')
    go()
    await on.over()
    expect(hers.requests).toEqual([])
    expect(JSON.stringify(servers.requests.at(-1)?.messages)).toContain('Mine now')
  })

  test('that its provider refuses names that key and where its owner changes it, and nobody else who should', async () => {
    const on = await openRoom()
    hers.script = say => say.fail(401, 'Incorrect API key')
    await on.runs.start(on.request('A page'))
    await on.over()
    expect(on.words()).toContain(
      'It was asked with the own key of whoever sent it, who can change it in Settings, under Models.',
    )
    expect(on.words()).not.toContain('runs this server')
    servers.script = say => say.fail(401, 'Incorrect API key')
    await on.runs.start(on.request('Another', { modelId: null, isOwnModel: false }))
    await on.over()
    expect(on.words()).toContain('Whoever runs this server can check it in Settings, under Models.')
  })

  test('uses up none of what is free: repairs and tries of it have no limit, since nobody here pays for them', async () => {
    const on = await openRoom()
    const broken = newId()
    for (let nth = 0; nth < FREE_FIXES_MAX + 1; nth++) {
      expect(await on.runs.start(on.request('Fix it', { freeFixOf: broken }))).toHaveProperty('credits')
      await on.over()
    }
    const free = { freeFixOf: broken, modelId: null, isOwnModel: false }
    for (let nth = 0; nth < FREE_FIXES_MAX; nth++) {
      expect(await on.runs.start(on.request('Fix it', free))).toHaveProperty('credits')
      await on.over()
    }
    expect(await on.runs.start(on.request('Fix it', free))).toEqual({ error: 'no_more_fixes' })

    const [own, other] = [on.request('A page'), on.request('A page', { modelId: null, isOwnModel: false })]
    for (const [request, scripted] of [
      [own, hers],
      [other, servers],
    ] as const) {
      scripted.script = say => say.fail(400, 'no')
      await on.runs.start(request)
      await on.over()
      for (let nth = 0; nth < FREE_RETRIES_MAX; nth++) {
        expect(await on.runs.retry(request.requestId, 'ada')).toHaveProperty('credits')
        await on.over()
      }
    }
    expect(on.hasRetry(other)).toBe(false)
    expect(await on.runs.retry(other.requestId, 'ada')).toEqual({ error: 'conflict' })
    expect(on.hasRetry(own)).toBe(true)
    expect(await on.runs.retry(own.requestId, 'ada')).toHaveProperty('credits')
    await on.over()
  })

  test('is put back and tried again by its author alone', async () => {
    const on = await openRoom()
    const { go, second } = await waiting(on)
    on.runs.queue.remove(second.requestId)
    expect(on.runs.queue.undoRemove(second.requestId, 'bob')).toBe('not_found')
    expect(on.runs.queue.undoRemove(second.requestId, 'ada')).toBe('done')
    hers.script = say => say.fail(400, 'no')
    go()
    await on.over()
    hers.requests.length = 0
    expect(await on.runs.retry(second.requestId, 'bob')).toEqual({ error: 'forbidden' })
    expect(hers.requests).toEqual([])
    hers.script = say => say.text(PAGE)
    expect(await on.runs.retry(second.requestId, 'ada')).toHaveProperty('credits')
    await on.over()
    expect(hers.requests.length).toBeGreaterThan(0)
  })
})

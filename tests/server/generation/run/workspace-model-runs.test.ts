import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readChat } from '#room-schema/chat.ts'
import { settingsOf } from '#server/bindings.ts'
import { connectOwn, ownPlace } from '#server/features/models/own-models.ts'
import { deleteOfWorkspace, keysOfWorkspace } from '#server/features/models/workspace-models-queries.ts'
import { chooseWorkspace } from '#server/features/workspaces/workspaces-queries.ts'
import { connectedIn } from '#server/generation/model/workspace-model.ts'
import { type RunRequest, runRequest } from '#server/generation/run-request.ts'
import { newId } from '#shared/ids.ts'
import { MODEL_PROBLEMS } from '#shared/models.ts'
import { ScriptedProvider } from '#tests/support/provider/scripted-provider.ts'
import { addWorkspace } from '#tests/support/rooms/add-workspace.ts'
import { memoryRoom } from '#tests/support/rooms/memory-room.ts'
import { until } from '#tests/support/until.ts'

const KEY = 'sk-canary-of-acme-0123456789'
const BOB = { kind: 'user' as const, id: 'bob' }
const PAGE = '```tsx App.tsx\nexport default function App() {\n  return <h1>Hello</h1>\n}\n```\n'
let acmes: ScriptedProvider
let servers: ScriptedProvider

beforeAll(async () => {
  acmes = await ScriptedProvider.start()
  servers = await ScriptedProvider.start()
})
afterAll(async () => {
  await acmes.stop()
  await servers.stop()
})
beforeEach(() => {
  acmes.script = say => say.tool('report_colour', { colour: 'red' })
  servers.script = say => say.text(PAGE)
})

/** Bob writes in a design of Ada's; she owns Acme, which has connected a model, and both have chosen it. */
async function openRoom() {
  const on = await memoryRoom({
    ...{ MODEL_BEST: 'openai-compatible:of-server', OPENAI_COMPATIBLE_BASE_URL: servers.url },
    ...{ VAULT_SECRET: 'v'.repeat(32), PLANS: 'on', MODEL_RETRY_S: '0.01' },
    ...{ PERSONAL_KEYS: 'on', PERSONAL_KEY_ADDRESSES: acmes.url },
  })
  const run = (sql: string, ...values: string[]) =>
    on.d1
      .prepare(sql)
      .bind(...values)
      .run()
  await run(
    "insert into user (id, name, email, email_verified, created_at, updated_at) values ('bob', 'Bob', 'b', 0, 0, 0)",
  )
  await run(
    "insert into pattern_members (pattern_id, user_id, level) values (?, 'bob', 'write')",
    on.patternId,
  )
  await addWorkspace(on.d1, 'acme', ['ada', 'bob'])
  await run("update workspace_members set role = 'owner' where user_id = 'ada'")
  const settings = settingsOf(on.env)
  const holder = keysOfWorkspace(on.env.DB, 'acme', 'ada')
  const wanted = { provider: 'openai-compatible' as const, baseUrl: acmes.url, key: KEY }
  const modelId = await connectOwn(settings, holder, await ownPlace(settings, holder, wanted), 'of-acme')
  acmes.script = say => say.text(PAGE)
  acmes.requests.length = 0
  servers.requests.length = 0
  const request = (prompt: string, more: Partial<RunRequest> = {}) =>
    runRequest({
      ...{ requestId: newId(), userItemId: newId(), assistantItemId: newId(), actor: BOB },
      ...{ prompt, mode: 'best', hostedFiles: [], modelId, isOwnModel: true, keyOrgId: 'acme', ...more },
    })
  const over = () =>
    until(async () => {
      await on.alarms.ring()
      return !on.runs.isUnderWay && on.runs.queue.isEmpty
    }, 'everything has run')
  const words = () => JSON.stringify(readChat(on.room.doc))
  const problem = async () => {
    await on.settled()
    return (await connectedIn(on.env, 'acme'))[0]?.problem
  }
  return { ...on, modelId, request, over, words, problem, run }
}
type Open = Awaited<ReturnType<typeof openRoom>>

describe('a prompt that is sent with the key of a workspace', () => {
  test('is answered with it alone, and takes credits of nobody', async () => {
    const on = await openRoom()
    await on.runs.start(on.request('A page'))
    await on.over()
    expect(new Set(acmes.requests.map(({ authorization }) => authorization))).toEqual(
      new Set([`Bearer ${KEY}`]),
    )
    expect(servers.requests).toEqual([])
    expect(await on.d1.prepare('select id from ledger').all()).toMatchObject({ results: [] })
  })

  test.each([
    [
      'the model is removed',
      on => deleteOfWorkspace(on.env.DB, { id: on.modelId, workspaceId: 'acme', actorId: 'ada' }),
    ],
    ['its author leaves', on => on.run("delete from workspace_members where user_id = 'bob'")],
    ['its author chooses to pay alone', on => chooseWorkspace(on.env.DB, 'bob', null)],
  ] as [string, (on: Open) => Promise<unknown>][])(
    'fails in words at the next run once %s',
    async (_, leave) => {
      const on = await openRoom()
      await on.runs.start(on.request('The first'))
      await on.over()
      acmes.requests.length = 0
      await leave(on)
      await on.runs.start(on.request('The second'))
      await on.over()
      expect(on.words()).toContain(MODEL_PROBLEMS.orgGone)
      expect([acmes.requests, servers.requests]).toEqual([[], []])
    },
  )

  test.each([
    [401, 'Incorrect API key', 'badKey'],
    [429, 'You exceeded your current quota, please check your plan and billing details', 'quota'],
  ] as const)(
    'that its provider refuses with %s says whom to ask, and those who manage the workspace see it until it answers',
    async (status, said, problem) => {
      const on = await openRoom()
      acmes.script = say => say.fail(status, said)
      await on.runs.start(on.request('A page'))
      await on.over()
      expect(on.words()).toContain(MODEL_PROBLEMS[problem])
      expect(on.words()).toContain('whoever manages that can change it in Manage Team, under Models.')
      expect(on.words()).not.toContain('runs this server')
      expect(await on.problem()).toBe(problem)
      acmes.script = say => say.text(PAGE)
      await on.runs.start(on.request('Another'))
      await on.over()
      expect(await on.problem()).toBeNull()
    },
  )

  test('and rewritten by somebody else is answered by the server’s model', async () => {
    const on = await openRoom()
    let go = () => {}
    const gate = new Promise<void>(done => {
      go = done
    })
    servers.script = async say => {
      await gate
      say.text(PAGE)
    }
    await on.runs.start(on.request('The first', { modelId: null, isOwnModel: false, keyOrgId: null }))
    const second = on.request('The second')
    await on.runs.start(second, 'queue')
    expect(on.runs.queue.edit(second.requestId, 'Mine now', { kind: 'user', id: 'ada' })).toBe('done')
    go()
    await on.over()
    expect(acmes.requests).toEqual([])
    expect(JSON.stringify(servers.requests.at(-1)?.messages)).toContain('Mine now')
  })
})

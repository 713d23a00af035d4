import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readChat } from '#room-schema/chat.ts'
import { draftOf } from '#room-schema/editor-room.ts'
import { creditsOf } from '#server/features/credits/balance.ts'
import { reserve } from '#server/features/credits/ledger-queries.ts'
import { type RunRequest, runRequest } from '#server/generation/run-request.ts'
import type { ChatPart } from '#shared/chat.ts'
import { newId } from '#shared/ids.ts'
import { type Script, ScriptedProvider } from '#tests/support/provider/scripted-provider.ts'
import { memoryRoom } from '#tests/support/rooms/memory-room.ts'
import { until } from '#tests/support/until.ts'

const ADA = { kind: 'user' as const, id: 'ada' }
const BEA = { kind: 'user' as const, id: 'bea' }
const TICKS = '```'
const file = (path: string, words: string) =>
  `${TICKS}tsx ${path}\nexport const A = () => <p>${words}</p>\n${TICKS}\n`
const ALL_WRITTEN: Script = async say => {
  say.text(`${file('a.tsx', 'a')}${file('b.tsx', 'b')}And that `)
  await say.hang()
}
let provider: ScriptedProvider
type Room = Awaited<ReturnType<typeof openRoom>>

beforeAll(async () => {
  provider = await ScriptedProvider.start()
})
afterAll(() => provider.stop())

async function openRoom(settings: Record<string, string> = { PLANS: 'on' }) {
  const all = {
    ...{ MODEL_BEST: 'openai-compatible:scripted', MODEL_RETRY_S: '0.01' },
    ...{ OPENAI_COMPATIBLE_BASE_URL: provider.url, OPENAI_COMPATIBLE_API_KEY: 'sk-test', ...settings },
  }
  const on = await memoryRoom(all)
  await on.d1
    .prepare(
      "insert into user (id, name, email, email_verified, created_at, updated_at) values ('bea', 'Bea', 'bea@example.org', 0, 0, 0)",
    )
    .run()
  const rows = async () =>
    (
      await on.d1
        .prepare("select user_id as who, amount, state from ledger where request_id like 'kept-%' order by 1")
        .all<{ who: string; amount: number; state: string }>()
    ).results
  const used = async (userId: string) => (await creditsOf(on.env, userId)).periodCountUsed
  /** The same room, begun anew. */
  const woken = () => memoryRoom(all, on.disk)
  return { ...on, rows, used, woken }
}

async function send(on: Room, script: Script, more: Partial<RunRequest> = {}): Promise<string> {
  provider.script = script
  const requestId = newId()
  await on.runs.start(
    runRequest({
      ...{ requestId, userItemId: newId(), assistantItemId: newId(), actor: ADA },
      ...{ prompt: 'A page', mode: 'best', hostedFiles: [], ...more },
    }),
  )
  await until(() => draftOf(on.room.doc).has('b.tsx') || script !== ALL_WRITTEN, 'all is written')
  return requestId
}

async function stopped(on: Room, more: Partial<RunRequest> = {}): Promise<string> {
  const requestId = await send(on, ALL_WRITTEN, more)
  await on.runs.stop(requestId)
  await on.settled()
  return requestId
}

const offer = (on: Room) =>
  readChat(on.room.doc)
    .flatMap(({ content }) => content)
    .findLast((part): part is Extract<ChatPart, { type: 'finishedFiles' }> => part.type === 'finishedFiles')

const spendAllBut = (on: Room, userId: string, left: number) =>
  reserve(on.d1, {
    ...{ userId, requestId: newId(), patternId: on.patternId, amount: 10 - left, message: 'Before' },
    ...{ limit: 10, periodStart: new Date(0), org: null },
  })

describe('keeping what a person stopped costs what its run would have cost', () => {
  test('the offer says so, and the keeper pays once, however often it is pressed', async () => {
    const on = await openRoom()
    const requestId = await stopped(on)
    expect(offer(on)).toMatchObject({ count: 2, cost: 1, isKept: false })
    expect([await on.used('ada'), await on.used('bea')]).toEqual([0, 0])
    const kept = await Promise.all([on.versions.keep(requestId, BEA), on.versions.keep(requestId, ADA)])
    expect(kept[0]).toEqual({ artifactId: expect.any(String) })
    expect(kept[1]).toEqual(kept[0])
    expect(await on.versions.keep(requestId, ADA)).toMatchObject({ error: 'conflict' })
    expect(await on.rows()).toEqual([{ who: 'bea', amount: 1, state: 'settled' }])
    expect([await on.used('ada'), await on.used('bea')]).toEqual([0, 1])
  })

  test('a heavier prompt costs its weight', async () => {
    const on = await openRoom()
    const requestId = await stopped(on, { prompt: '/Inspiration a harbour' })
    expect(offer(on)).toMatchObject({ cost: 4 })
    await on.versions.keep(requestId, ADA)
    expect(await on.used('ada')).toBe(4)
  })

  test('who has not enough gets what a send gets, nothing is kept, and who has may keep it', async () => {
    const on = await openRoom()
    const requestId = await stopped(on)
    await spendAllBut(on, 'bea', 0)
    expect(await on.versions.keep(requestId, BEA)).toEqual({ error: 'out_of_credits' })
    expect(offer(on)).toMatchObject({ isKept: false })
    expect(await on.rows()).toEqual([])
    expect(await on.versions.keep(requestId, ADA)).toMatchObject({ artifactId: expect.any(String) })
    expect(await on.rows()).toEqual([{ who: 'ada', amount: 1, state: 'settled' }])
  })

  test('the last credit is enough for one’s own stopped run in the moment of its end', async () => {
    const on = await openRoom()
    await spendAllBut(on, 'ada', 1)
    const requestId = await send(on, ALL_WRITTEN)
    void on.runs.stop(requestId)
    await until(() => offer(on) !== undefined, 'it is offered')
    expect(await on.versions.keep(requestId, ADA)).toMatchObject({ artifactId: expect.any(String) })
  })

  test('a keep that is refused takes nothing, and the next one is paid', async () => {
    const on = await openRoom()
    const requestId = await stopped(on)
    const typed = { name: 'a.tsx', code: 'export const A = 1\n' }
    await on.versions.save(ADA, { files: [typed] })
    expect(await on.versions.keep(requestId, ADA)).toMatchObject({ error: 'conflict' })
    expect(await on.used('ada')).toBe(0)
    await on.versions.save(ADA, { files: [{ name: 'c.tsx', code: 'export const C = 1\n' }] })
    expect(await on.versions.keep(requestId, ADA)).toMatchObject({ artifactId: expect.any(String) })
    expect(await on.used('ada')).toBe(1)
  })

  test('stopped by the loss of access is stopped by a person', async () => {
    const on = await openRoom()
    const requestId = await send(on, ALL_WRITTEN)
    await on.runs.stop(requestId, 'whoever began it may not write any more')
    await on.settled()
    await on.versions.keep(requestId, BEA)
    expect(await on.rows()).toEqual([{ who: 'bea', amount: 1, state: 'settled' }])
  })

  test('a server that ends in the middle of it finishes it later, and whoever pressed pays', async () => {
    const on = await openRoom()
    const requestId = await stopped(on)
    on.writer.saveFiles = () => new Promise(() => undefined)
    void on.versions.keep(requestId, BEA)
    await until(async () => (await on.rows()).length === 1, 'it is reserved')
    const woken = await on.woken()
    // Not while a run is under way.
    const another = await send({ ...on, ...woken }, say => say.hang())
    await woken.versions.keepPending()
    expect(await on.rows()).toEqual([{ who: 'bea', amount: 1, state: 'reserved' }])
    await woken.runs.stop(another)
    await woken.versions.keepPending()
    expect(offer({ ...on, ...woken })).toMatchObject({ isKept: true })
    expect(woken.disk.sqlite.rows('keeps')).toEqual([])
    expect(await on.rows()).toEqual([{ who: 'bea', amount: 1, state: 'settled' }])
  })
})

describe('keeping costs nothing', () => {
  const free = async (on: Room, requestId: string) => {
    expect(offer(on)?.cost ?? 0).toBe(0)
    expect(await on.versions.keep(requestId, BEA)).toMatchObject({ artifactId: expect.any(String) })
    expect(await on.rows()).toEqual([])
    expect([await on.used('ada'), await on.used('bea')]).toEqual([0, 0])
  }

  test('where the provider failed', async () => {
    const on = await openRoom()
    const requestId = await send(on, async say => {
      say.text(file('a.tsx', 'a'))
      await until(() => draftOf(on.room.doc).has('a.tsx'), 'it is written')
      say.cut()
    })
    await on.settled()
    await free(on, requestId)
  })

  test('where a free try again was stopped', async () => {
    const on = await openRoom()
    const requestId = await send(on, say => say.fail(400, 'no'))
    await on.settled()
    provider.script = ALL_WRITTEN
    await on.runs.retry(requestId, 'ada')
    await until(() => draftOf(on.room.doc).has('b.tsx'), 'all is written')
    await on.runs.stop(requestId)
    await on.settled()
    await free(on, requestId)
    // It was the one free result of that request: a second one cannot be had by stopping and keeping.
    expect(await on.runs.retry(requestId, 'ada')).toEqual({ error: 'conflict' })
  })

  test('where a free repair was stopped', async () => {
    const on = await openRoom()
    await free(on, await stopped(on, { freeFixOf: newId() }))
  })
})

test('without limits the offer names no price; what is kept counts as a run, also for the few of a guest', async () => {
  const on = await openRoom({})
  const requestId = await stopped(on)
  expect(offer(on)).not.toHaveProperty('cost')
  const guest = { kind: 'guest' as const, id: 'bea' }
  for (let sent = 0; sent < 10; sent++) await spendAllBut(on, 'bea', 9)
  expect(await on.versions.keep(requestId, guest)).toEqual({ error: 'too_many_requests' })
  expect(await on.versions.keep(requestId, ADA)).toMatchObject({ artifactId: expect.any(String) })
  expect(await on.used('ada')).toBe(1)
})

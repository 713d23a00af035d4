import { describe, expect, test, vi } from 'vitest'
import type * as Y from 'yjs'
import { readChat } from '#room-schema/chat.ts'
import { activeRun } from '#room-schema/editor-room.ts'
import type { Bindings } from '#server/bindings.ts'
import { listEntries } from '#server/features/credits/ledger-queries.ts'
import { forceStop } from '#server/generation/run/force-stop.ts'
import type { RunRoom } from '#server/generation/run/room.ts'
import { RunRecords } from '#server/generation/run/run-records.ts'
import { GenerationRuns } from '#server/generation/run/runs.ts'
import { RunsStore, type StoredRun } from '#server/generation/run/runs-store.ts'
import { showRunStarted } from '#server/generation/run/show-in-chat.ts'
import { runRequest } from '#server/generation/run-request.ts'
import { Alarms } from '#server/rooms/base/alarms.ts'
import { RoomDocument } from '#server/rooms/base/document.ts'
import { RoomLog } from '#server/rooms/base/log.ts'
import { newId } from '#shared/ids.ts'
import { MESSAGES } from '#shared/messages.ts'
import { sqliteD1 } from '#tests/support/rooms/sqlite-d1.ts'
import { SqliteStorage } from '#tests/support/rooms/sqlite-storage.ts'
import { until } from '#tests/support/until.ts'

type Statement = { bind(...values: unknown[]): Statement } & Record<
  'run' | 'all' | 'raw',
  () => Promise<unknown>
>

/** A database that reserves credits only when it is let. */
function slowToReserve() {
  const d1 = sqliteD1()
  let isAsked = false
  let go = () => {}
  const gate = new Promise<void>(done => {
    go = done
  })
  const waiting = (statement: Statement): Statement => {
    const after = (how: 'run' | 'all' | 'raw') => async () => {
      isAsked = true
      await gate
      return statement[how]()
    }
    return {
      bind: (...values) => waiting(statement.bind(...values)),
      ...{ run: after('run'), all: after('all'), raw: after('raw') },
    }
  }
  const prepare = (query: string) => {
    const statement = d1.prepare(query) as unknown as Statement
    return /insert into ledger/i.test(query) ? waiting(statement) : statement
  }
  return { d1: { ...d1, prepare } as unknown as typeof d1, isAsked: () => isAsked, go }
}

type D1 = ReturnType<typeof sqliteD1>

const PERSON =
  "insert into user (id, name, email, email_verified, created_at, updated_at) values ('ada', 'Ada', 'ada@example.org', 0, 0, 0)"

/** A room on real SQLite without a socket, in an isolate of this name, whose object can be begun anew. */
async function roomOf(d1: D1, sqlite = new SqliteStorage(), isolate = 'first') {
  const alarms: number[] = []
  const storage = {
    sql: sqlite.sql,
    setAlarm: async (at: number) => void alarms.splice(0, 1, at),
    deleteAlarm: async () => void alarms.splice(0),
  }
  const room = new RoomDocument(new RoomLog(sqlite.storage, 'room'), {
    changed: () => 0,
    storageFailed: error => {
      throw error
    },
  })
  const env = {
    ...{ DB: d1, AUTH_SECRET: 'x'.repeat(32), PLANS: 'on' },
    ...{ MODEL_BEST: 'openai-compatible:x', OPENAI_COMPATIBLE_BASE_URL: 'http://127.0.0.1:9/v1' },
  } as unknown as Bindings
  const clock = new Alarms(storage as never, { run: () => runs.lookAfter() })
  const runs: GenerationRuns = new GenerationRuns(env, {
    ...{ sql: sqlite.sql, isolate, patternId: () => 'pattern' },
    lookAgain: (time: number | null) => (time === null ? clock.clear('run') : clock.at('run', time)),
    doc: () => room.doc,
    write: (change: (doc: Y.Doc) => void) => room.write(change),
    flush: () => room.flush(),
    isWatched: () => true,
    pageOut: async () => undefined,
    versions: { replaced: async () => undefined, giveBack: () => undefined },
    waitUntil: (work: Promise<unknown>) => void work.catch(() => undefined),
  } as unknown as RunRoom)
  /** The alarm goes off, at whatever time it was armed for. */
  const ring = async () => {
    sqlite.sql.exec('update alarms set time = 0 where job = ?', 'run')
    alarms.splice(0)
    await clock.ring()
  }
  return { sqlite, alarms, room, runs, ring }
}

const newRequest = () =>
  runRequest({
    ...{ requestId: newId(), userItemId: newId(), assistantItemId: newId() },
    ...{ prompt: 'A page', mode: 'best', hostedFiles: [] },
    actor: { kind: 'user', id: 'ada' },
  })

test('design §7: Stop while credits are being reserved ends the run, once, and what was reserved comes back', async () => {
  const { d1, isAsked, go } = slowToReserve()
  await d1.prepare(PERSON).run()
  const { runs, room, alarms } = await roomOf(d1)
  const request = newRequest()
  const { requestId, userItemId, assistantItemId } = request
  const starting = runs.start(request)
  await until(isAsked, 'credits are asked for')

  expect(await runs.stop(newId())).toBe(false)
  expect(await runs.stop(requestId)).toBe(true)
  expect(await runs.stop(requestId)).toBe(false)
  const ended = readChat(room.doc).map(({ id, content }) => [id, content])
  expect(ended).toEqual([
    [userItemId, [{ type: 'text', message: 'A page' }]],
    [
      assistantItemId,
      [{ type: 'error', kind: 'stopped', message: 'This generation was stopped.', hasRetry: false }],
    ],
  ])
  expect(activeRun(room.doc)).toBeNull()

  go()
  expect(await starting).toMatchObject({ credits: { periodCountUsed: 0 } })
  expect(await runs.start(request)).toMatchObject({ credits: {} })
  expect(readChat(room.doc).map(({ id, content }) => [id, content])).toEqual(ended)
  expect(await listEntries(d1, 'ada', 10)).toMatchObject([{ state: 'released', amount: 1 }])
  expect(alarms).toEqual([])
})

test('an admin ends what runs as Stop does, and the chat says who did; nothing else is ended', async () => {
  const { d1, isAsked, go } = slowToReserve()
  await d1.prepare(PERSON).run()
  const { runs, room, sqlite } = await roomOf(d1)
  const records = new RunRecords(sqlite.sql as never)
  const request = newRequest()
  expect(await forceStop(runs, records, null)).toEqual([])
  const starting = runs.start(request)
  await until(isAsked, 'credits are asked for')
  expect(await forceStop(runs, records, newId())).toEqual([])
  expect(await forceStop(runs, records, null)).toEqual([request.requestId])
  expect(JSON.stringify(readChat(room.doc).at(-1))).toContain(MESSAGES.stoppedByAdmin)
  expect(await forceStop(runs, records, null)).toEqual([])
  go()
  await starting
  expect(await listEntries(d1, 'ada', 10)).toMatchObject([{ state: 'released' }])
})

test('a prompt whose message was deleted is not asked again, and keeps its id', async () => {
  const d1 = sqliteD1()
  await d1.prepare(PERSON).run()
  const { runs, sqlite } = await roomOf(d1)
  const store = new RunsStore(sqlite.sql as never)
  const request = newRequest()
  store.accept(request, 'body')
  store.setState(request.requestId, 'failed')
  new RunRecords(sqlite.sql as never).forgetWords(request.requestId)
  expect(store.get(request.requestId).request.prompt).toBe('')
  expect(await runs.retry(request.requestId, 'ada')).toEqual({ error: 'conflict' })
  expect(await runs.start(request)).toEqual({ error: 'request_id_reused' })
})

describe('design §7: a run that nothing carries on ends, and tells why', () => {
  /** A run that is under way on disk, and the object that finds it there. */
  const lostTo = async (isolate: string) => {
    const d1 = sqliteD1()
    await d1.prepare(PERSON).run()
    const before = await roomOf(d1)
    const store = new RunsStore(before.sqlite.sql as never)
    const request = newRequest()
    store.accept(request, '')
    store.setIsolate(request.requestId, 'first')
    store.setState(request.requestId, 'running')
    before.room.write(doc => showRunStarted(doc, store.underWay() as StoredRun))
    before.room.flush()
    return { ...(await roomOf(d1, before.sqlite, isolate)), d1 }
  }
  const errorsOf = (room: RoomDocument) =>
    (readChat(room.doc).at(-1)?.content ?? []).flatMap(part => (part.type === 'error' ? [part.message] : []))

  test.each([
    ['second', MESSAGES.runWasLost],
    ['first', MESSAGES.roomWasClosed],
  ])('the object that finds it lives in the %s isolate: %s', async (isolate, message) => {
    const { ring, room, alarms } = await lostTo(isolate)
    expect(alarms[0]).toBeLessThanOrEqual(Date.now())
    await ring()
    expect(errorsOf(room)).toEqual([message])
    expect(activeRun(room.doc)).toBeNull()
    expect(alarms).toEqual([])
  })

  test('an admin ends a lost one without waiting for the alarm', async () => {
    const { runs, room, sqlite } = await lostTo('second')
    const [id] = [...sqlite.sql.exec('select request_id from runs')]
    expect(await forceStop(runs, new RunRecords(sqlite.sql as never), null)).toEqual([id?.request_id])
    expect(errorsOf(room)).toEqual([MESSAGES.runWasLost])
  })

  test('the database cannot be asked: it is tried again at the next alarm, as often as that takes', async () => {
    const { ring, room, alarms, d1 } = await lostTo('second')
    const told = vi.spyOn(console, 'error').mockReturnValue()
    const { prepare } = d1
    Object.assign(d1, {
      prepare: () => {
        throw new Error('D1 is away')
      },
    })
    for (let at = 0; at < 8; at++) {
      await ring()
      expect(alarms[0]).toBeGreaterThan(Date.now())
    }
    expect(activeRun(room.doc)).not.toBeNull()
    Object.assign(d1, { prepare })
    await ring()
    expect(errorsOf(room)).toEqual([MESSAGES.runWasLost])
    expect(told).toHaveBeenCalledTimes(8)
    told.mockRestore()
  })
})

test('design §7: the alarm beats as long as a run is in memory, also while one is only about to begin', async () => {
  const { d1, isAsked, go } = slowToReserve()
  await d1.prepare(PERSON).run()
  const { runs, ring, room, alarms } = await roomOf(d1)
  const request = newRequest()
  const starting = runs.start(request)
  await until(isAsked, 'credits are asked for')
  for (let at = 0; at < 3; at++) {
    await ring()
    expect(alarms[0]).toBeGreaterThan(Date.now())
    expect(alarms[0]).toBeLessThan(Date.now() + 60_000)
  }
  expect(readChat(room.doc)).toEqual([])
  await runs.stop(request.requestId)
  go()
  await starting
})

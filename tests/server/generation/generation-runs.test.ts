import { expect, test } from 'vitest'
import { readChat } from '#room-schema/chat.ts'
import { activeRun } from '#room-schema/editor-room.ts'
import type { Bindings } from '#server/bindings.ts'
import { listEntries } from '#server/features/credits/ledger-queries.ts'
import { GenerationRuns } from '#server/generation/generation-runs.ts'
import type { RunRoom } from '#server/generation/run-room.ts'
import { RoomDocument } from '#server/rooms/room-document.ts'
import { RoomLog } from '#server/rooms/room-log.ts'
import { newId } from '#shared/ids.ts'
import { sqliteD1 } from '#tests/support/sqlite-d1.ts'
import { SqliteStorage } from '#tests/support/sqlite-storage.ts'
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

test('design §7: Stop while credits are being reserved ends the run, once, and what was reserved comes back', async () => {
  const { d1, isAsked, go } = slowToReserve()
  await d1
    .prepare(
      "insert into user (id, name, email, email_verified, created_at, updated_at) values ('ada', 'Ada', 'ada@example.org', 0, 0, 0)",
    )
    .run()
  const sqlite = new SqliteStorage()
  const alarms: number[] = []
  const storage = {
    sql: sqlite.sql,
    setAlarm: async (at: number) => void alarms.push(at),
    deleteAlarm: async () => void alarms.splice(0),
  }
  const room = new RoomDocument(new RoomLog(sqlite.storage, 'room'), {
    broadcast: () => 0,
    storageFailed: error => {
      throw error
    },
  })
  const env = {
    ...{ DB: d1, AUTH_SECRET: 'x'.repeat(32), PLANS: 'on' },
    ...{ MODEL_BEST: 'openai-compatible:x', OPENAI_COMPATIBLE_BASE_URL: 'http://127.0.0.1:9/v1' },
  } as unknown as Bindings
  const runs = new GenerationRuns({
    ...{ env, storage, room, patternId: () => 'pattern', chatPages: { pageOut: async () => undefined } },
    waitUntil: () => undefined,
  } as unknown as RunRoom)
  const [requestId, userItemId, assistantItemId] = [newId(), newId(), newId()]
  const request = {
    ...{ requestId, userItemId, assistantItemId, prompt: 'A page', mode: 'best' as const, hostedFiles: [] },
    actor: { kind: 'user' as const, id: 'ada' },
  }
  const starting = runs.start(request)
  await until(isAsked, 'credits are asked for')

  expect(await runs.stop(newId())).toBe(false)
  expect(await runs.stop(requestId)).toBe(true)
  expect(await runs.stop(requestId)).toBe(false)
  const ended = readChat(room.doc).map(({ id, content }) => [id, content])
  expect(ended).toEqual([
    [userItemId, [{ type: 'text', message: 'A page' }]],
    [assistantItemId, [{ type: 'error', message: 'This generation was stopped.', hasRetry: false }]],
  ])
  expect(activeRun(room.doc)).toBeNull()

  go()
  expect(await starting).toMatchObject({ credits: { periodCountUsed: 0 } })
  expect(await runs.start(request)).toMatchObject({ credits: {} })
  expect(readChat(room.doc).map(({ id, content }) => [id, content])).toEqual(ended)
  expect(await listEntries(d1, 'ada', 10)).toMatchObject([{ state: 'released', amount: 1 }])
  expect(alarms).toEqual([])
})

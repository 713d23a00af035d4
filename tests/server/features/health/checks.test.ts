import { beforeEach, expect, test } from 'vitest'
import type { Bindings } from '#server/bindings.ts'
import { database } from '#server/db/database.ts'
import { events } from '#server/db/schema/events.ts'
import { happened } from '#server/events/events-queries.ts'
import { checkParts } from '#server/features/health/checks.ts'
import { sqliteD1 } from '#tests/support/rooms/sqlite-d1.ts'

let d1: ReturnType<typeof sqliteD1>
beforeEach(() => {
  d1 = sqliteD1()
})

const away = () => Promise.reject(new Error('no such service'))
/** A server all of whose parts work, and what is said of it. */
const looked = (other: Partial<Record<keyof Bindings, unknown>> = {}) =>
  checkParts({
    DB: d1,
    FILES: { head: async () => null },
    COMPILER: { fetch: async () => new Response('ok') },
    ...other,
  } as never)
const FINE = { database: 'ok', storage: 'ok', compiler: 'ok', outbox: 'ok' }

test('27.8: a monitor is told that every part works, and which one does not', async () => {
  expect(await looked()).toEqual(FINE)
  expect(await looked({ FILES: { head: away } })).toEqual({ ...FINE, storage: 'failing' })
  expect(await looked({ COMPILER: { fetch: away } })).toEqual({ ...FINE, compiler: 'failing' })
  const broken = { prepare: () => ({ first: away, bind: () => ({ all: away, raw: away }) }) }
  expect(await looked({ DB: broken })).toEqual({ ...FINE, database: 'failing', outbox: 'failing' })
})

test('27.8: what has waited for longer than five minutes to be told is stuck, what came just now is not', async () => {
  await happened(database(d1), { type: 'access_changed', roomId: 'design' })
  expect(await looked()).toEqual(FINE)
  await database(d1)
    .update(events)
    .set({ createdAt: new Date(Date.now() - 6 * 60_000) })
  expect(await looked()).toEqual({ ...FINE, outbox: 'failing' })
})

import { beforeEach, expect, test } from 'vitest'
import { database } from '#server/db/database.ts'
import { session, user } from '#server/db/schema/auth.ts'
import { openRooms, roomSessions } from '#server/db/schema/rooms.ts'
import type { Refusal } from '#server/rooms/base/access.ts'
import { RoomRegistration } from '#server/rooms/base/room-registration.ts'
import { sqliteD1 } from '#tests/support/rooms/sqlite-d1.ts'

const now = new Date()
const end = now.getTime() + 1_000_000
let d1: ReturnType<typeof sqliteD1>
let batches: number
let isBroken: boolean
/** The sessions of those who are there. */
let there: string[]
let closed: [string, Refusal?][]
let ends: number[]
let entry: RoomRegistration

beforeEach(async () => {
  const real = sqliteD1()
  const db = database(real)
  const times = { createdAt: now, updatedAt: now }
  await db.insert(user).values({ id: 'ada', name: 'Ada', email: 'a@b.c', emailVerified: true, ...times })
  for (let n = 0; n < 50; n++) {
    const expiresAt = new Date(end + n)
    await db.insert(session).values({ id: `s${n}`, token: `t${n}`, userId: 'ada', expiresAt, ...times })
  }
  batches = 0
  isBroken = false
  there = []
  closed = []
  ends = []
  d1 = {
    ...real,
    batch: (statements: Parameters<typeof real.batch>[0]) => {
      batches += 1
      return isBroken ? Promise.reject(new Error('no database')) : real.batch(statements)
    },
  } as typeof real
  entry = made()
})

const made = () =>
  new RoomRegistration(
    {
      get size() {
        return there.length
      },
      sessionIds: () => new Set(there),
    },
    {
      d1,
      room: () => ({ kind: 'editor', id: 'room' }),
      closeSession: (...said) => closed.push(said),
      sessionEnds: async time => void ends.push(time.getTime()),
    },
  )
const rows = async () => (await database(d1).select().from(roomSessions)).map(row => row.sessionId).sort()

test('[12] a storm of newcomers is few questions, who comes again none', async () => {
  there = ['s0']
  await entry.update()
  there = Array.from({ length: 50 }, (_, n) => `s${n}`)
  await Promise.all(there.map(id => entry.listSession(id)))
  expect(batches).toBe(2)
  expect(await rows()).toHaveLength(50)
  await Promise.all([...there.map(id => entry.listSession(id)), entry.listSession(null)])
  expect([batches, closed]).toEqual([2, []])
})

test('[12] a session that has ended before is closed; one that ended since is asked for again', async () => {
  there = ['s0', 'gone']
  await entry.update()
  expect(closed).toEqual([['gone']])
  there = ['s0']
  await database(d1).delete(session)
  entry.sessionEnded('s0')
  await entry.listSession('s0')
  expect(closed).toEqual([['gone'], ['s0']])
})

test('[12] nobody stays with a session that could not be listed; the next try is a new one', async () => {
  there = ['s0']
  await entry.update()
  there = ['s0', 's1']
  isBroken = true
  await entry.listSession('s1')
  expect(closed).toMatchObject([['s1', { code: 4500 }]])
  isBroken = false
  await entry.listSession('s1')
  expect(await rows()).toEqual(['s0', 's1'])
})

test('[12] the last who leaves takes the room off the list, whoever comes meanwhile puts it back', async () => {
  there = ['s0']
  await entry.update()
  there = []
  const leaving = entry.update()
  await leaving
  expect([await rows(), await database(d1).select().from(openRooms)]).toEqual([[], []])
  const emptied = entry.update()
  there = ['s1']
  await Promise.all([emptied, entry.update()])
  expect([await rows(), (await database(d1).select().from(openRooms)).length]).toEqual([['s1'], 1])
})

test('[12] who slept with the room is on the list already', async () => {
  there = ['s0']
  await made().listSession('s0')
  expect(batches).toBe(0)
})

test('[12] of the first session to end the outbox is told, once', async () => {
  there = ['s5']
  await entry.update()
  there = ['s5', 's7']
  await entry.listSession('s7')
  expect(ends).toEqual([end + 5])
  there = ['s5', 's7', 's3']
  await entry.listSession('s3')
  expect(ends).toEqual([end + 5, end + 3])
})

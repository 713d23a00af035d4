import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { patternRef } from '#server/access/objects.ts'
import { database } from '#server/db/database.ts'
import { session, user } from '#server/db/schema/auth.ts'
import { patterns } from '#server/db/schema/patterns.ts'
import { patternMembers } from '#server/db/schema/sharing.ts'
import { JoinBatcher } from '#server/rooms/join-batcher.ts'
import { sqliteD1 } from '#tests/support/rooms/sqlite-d1.ts'

const now = new Date()
let d1: ReturnType<typeof sqliteD1>
let asked: number
/** What the next statement waits for before it is carried out. */
let before: (() => Promise<void>) | null

beforeEach(async () => {
  d1 = watched(sqliteD1())
  before = null
  const db = database(d1)
  for (const [id, lasts] of [
    ['owner', true],
    ['member', true],
    ['stranger', true],
    ['late', false],
  ] as const) {
    const times = { createdAt: now, updatedAt: now }
    await db.insert(user).values({ id, name: id, email: `${id}@example.org`, emailVerified: true, ...times })
    const expiresAt = new Date(now.getTime() + (lasts ? 1_000_000 : -1_000))
    await db.insert(session).values({ id, token: `${id}-token`, userId: id, expiresAt, ...times })
  }
  for (const [id, access] of [
    ['private', 'private'],
    ['public', 'public'],
  ] as const) {
    const look = { designSystem: 'html', styling: 'inline' } as const
    await db.insert(patterns).values({ id, ownerId: 'owner', name: id, access, ...look, updatedAt: now })
    await db.insert(patternMembers).values({ patternId: id, userId: 'member', level: 'write' })
  }
  asked = 0
})
afterEach(() => void vi.useRealTimers())

function watched(real: ReturnType<typeof sqliteD1>): ReturnType<typeof sqliteD1> {
  const prepare = (query: string) => {
    asked += 1
    const statement = real.prepare(query)
    const wait = before
    before = null
    if (!wait) return statement
    return {
      bind: (...values: unknown[]) => ({ raw: () => wait().then(() => statement.bind(...values).raw()) }),
    }
  }
  return { ...real, prepare } as ReturnType<typeof sqliteD1>
}

const TOKENS = ['owner-token', 'member-token', 'stranger-token', 'late-token', 'forged', null]
const LEVELS = ['owner', 'write', null, null, null, null]

test('§6: what each who joins may do is the same, asked alone or together', async () => {
  const questions = new JoinBatcher(d1)
  const together = await Promise.all(TOKENS.map(token => questions.ask(token, patternRef('private'))))
  expect(together.map(joining => joining?.level)).toEqual(LEVELS)
  expect(together.map(joining => joining?.user?.id)).toEqual(['owner', 'member', 'stranger', ...Array(3)])
  for (const [at, token] of TOKENS.entries())
    expect(await questions.ask(token, patternRef('private'))).toEqual(together[at])
  const readable = await Promise.all(TOKENS.map(token => questions.ask(token, patternRef('public'))))
  expect(readable.map(joining => joining?.level)).toEqual(['owner', 'write', 'read', 'read', 'read', 'read'])
  expect(await Promise.all(TOKENS.map(token => questions.ask(token, patternRef('none'))))).toEqual(
    TOKENS.map(() => null),
  )
})

test('§6: a storm of 200 joins is few questions, none of them asked before the join', async () => {
  const questions = new JoinBatcher(d1)
  const first = questions.ask('member-token', patternRef('private'))
  const storm = Array.from({ length: 199 }, (_, at) =>
    questions.ask(TOKENS[at % TOKENS.length] ?? null, patternRef('private')),
  )
  await Promise.all([first, ...storm])
  expect(asked).toBeLessThanOrEqual(4)
})

test('§6: whoever asks for others may go away before the answer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const questions = new JoinBatcher(d1)
  before = () => new Promise(() => {})
  void questions.ask('owner-token', patternRef('private'))
  const others = Promise.all(TOKENS.map(token => questions.ask(token, patternRef('private'))))
  await vi.advanceTimersByTimeAsync(1_000)
  expect((await others).map(joining => joining?.level)).toEqual(LEVELS)
  expect((await questions.ask('member-token', patternRef('private')))?.level).toBe('write')
})

test('§6: a database that fails refuses those who asked, and nobody after them', async () => {
  const questions = new JoinBatcher(d1)
  before = () => Promise.reject(new Error('no database'))
  const failing = questions.ask('owner-token', patternRef('private'))
  const waiting = questions.ask('member-token', patternRef('private'))
  await expect(failing).rejects.toThrow()
  expect((await waiting)?.level).toBe('write')
  expect((await questions.ask('owner-token', patternRef('private')))?.level).toBe('owner')
})

import { beforeEach, describe, expect, test } from 'vitest'
import type { Bindings } from '#server/bindings.ts'
import { database } from '#server/db/database.ts'
import { session, user } from '#server/db/schema/auth.ts'
import { events } from '#server/db/schema/events.ts'
import { patterns } from '#server/db/schema/patterns.ts'
import { roomSessions } from '#server/db/schema/rooms.ts'
import { patternMembers } from '#server/db/schema/sharing.ts'
import { commitAndTell, endAndTell } from '#server/events/commit-and-tell.ts'
import { nextLook } from '#server/events/next-look.ts'
import { tellUntold } from '#server/events/tell-rooms.ts'
import { deletePattern, updatePattern } from '#server/features/patterns/patterns-queries.ts'
import { removeMember, setMember } from '#server/features/sharing/members-queries.ts'
import { moveGuestTo } from '#server/features/users/users-queries.ts'
import { listOpenRoom } from '#server/rooms/rooms-queries.ts'
import { sqliteD1 } from '#tests/support/rooms/sqlite-d1.ts'

const now = new Date()
const soon = new Date(now.getTime() + 1_000_000)
let d1: ReturnType<typeof sqliteD1>
/** Every call a room got, and whether its next one fails. */
let heard: string[]
let failures: number
let woken: number
let whileTold: () => Promise<void>

beforeEach(async () => {
  d1 = sqliteD1()
  heard = []
  failures = 0
  woken = 0
  whileTold = async () => undefined
  const db = database(d1)
  const times = { createdAt: now, updatedAt: now }
  for (const id of ['owner', 'member']) {
    await db.insert(user).values({ id, name: id, email: `${id}@example.org`, emailVerified: true, ...times })
    await db.insert(session).values({ id: `${id}-session`, token: id, userId: id, expiresAt: soon, ...times })
  }
  const look = { designSystem: 'html', styling: 'inline', access: 'private', name: 'x' } as const
  for (const id of ['room', 'other'])
    await db.insert(patterns).values({ id, ownerId: 'owner', ...look, updatedAt: now })
})

const call = (name: string) => async (roomId: string) => {
  if (failures > 0) {
    failures -= 1
    throw new Error('the room cannot be reached')
  }
  await whileTold()
  heard.push(`${name} ${roomId}`)
}
const env = () =>
  ({
    DB: d1,
    EDITOR_ROOMS: {
      getByName: () => ({ accessChanged: call('access'), showFacts: call('facts') }),
    },
    OUTBOX: {
      getByName: () => ({
        ringBy: async () => {
          woken += 1
        },
      }),
    },
  }) as unknown as Bindings
const teller = () => ({ env: env(), waitUntil: () => undefined })
const untold = () => database(d1).select().from(events)
const levelOf = async (userId: string) =>
  (await database(d1).select().from(patternMembers)).find(member => member.userId === userId)?.level

describe('[32] what was committed is told until it was heard', () => {
  test('the call fails: the answer is yes, the outbox is awake, and the next look tells it, once', async () => {
    failures = 1
    await commitAndTell(teller(), 'room', () => setMember(d1, 'room', 'member', 'read'))
    expect([await levelOf('member'), heard, (await untold()).length]).toEqual(['read', [], 1])
    expect(woken).toBe(2)
    expect(await tellUntold(env())).toBe(true)
    expect([heard, await untold()]).toEqual([['access room'], []])
    expect(await tellUntold(env())).toBe(true)
    expect(heard).toHaveLength(1)
  })

  test('the caller dies after the commit: the outbox was awake before, and the row is there', async () => {
    const dying = commitAndTell(teller(), 'room', async () => {
      expect(woken).toBe(1)
      await setMember(d1, 'room', 'member', 'read')
      throw new Error('dies')
    })
    await expect(dying).rejects.toThrow('dies')
    expect(heard).toEqual([])
    await tellUntold(env())
    expect(heard).toEqual(['access room'])
  })

  test('a change made while an earlier one is told is told after it', async () => {
    whileTold = async () => {
      whileTold = async () => undefined
      await setMember(d1, 'room', 'member', 'write')
    }
    await commitAndTell(teller(), 'room', () => setMember(d1, 'room', 'member', 'read'))
    expect(await untold()).toHaveLength(1)
    await tellUntold(env())
    expect([heard, await untold()]).toEqual([['access room', 'access room'], []])
  })

  test('one room that cannot be told holds up no other', async () => {
    await setMember(d1, 'room', 'member', 'read')
    await setMember(d1, 'other', 'member', 'read')
    failures = 1
    expect(await tellUntold(env())).toBe(false)
    expect(heard).toEqual(['access other'])
    expect((await untold()).map(row => row.roomId)).toEqual(['room'])
  })

  test.each([
    ['a level', 'access', () => setMember(d1, 'room', 'member', 'read')],
    ['a removal', 'access', () => removeMember(d1, 'room', 'member')],
    ['public or private', 'access', () => updatePattern(d1, 'room', { access: 'public' })],
    ['deleting', 'access', () => deletePattern(d1, 'room')],
    ['a name', 'facts', () => updatePattern(d1, 'room', { name: 'y' })],
  ] as const)('%s: the row is in the batch of the change', async (_, change, commit) => {
    await commit()
    expect(await untold()).toMatchObject([{ roomId: 'room', untold: change }])
  })

  test('facts are told to open rooms alone, access also where a run may go on with nobody there', async () => {
    await commitAndTell(teller(), 'room', () => updatePattern(d1, 'room', { name: 'y' }))
    expect([heard, await untold()]).toEqual([[], []])
    await listOpenRoom(d1, { kind: 'editor', id: 'room' }, [])
    await commitAndTell(teller(), 'room', () => updatePattern(d1, 'room', { name: 'z' }))
    await commitAndTell(teller(), 'other', () => updatePattern(d1, 'other', { access: 'public' }))
    expect(heard).toEqual(['facts room', 'access other'])
  })
})

describe('[12] a session that ends is told to the rooms of its sockets, whoever ends it', () => {
  const db = () => database(d1)
  beforeEach(async () => {
    await listOpenRoom(d1, { kind: 'editor', id: 'room' }, ['member-session', 'owner-session'])
    await listOpenRoom(d1, { kind: 'editor', id: 'other' }, ['owner-session'])
  })

  test.each([
    ['it alone', 'delete from session where id = ?', 'member-session'],
    ['all of somebody’s, as a new password does', 'delete from session where user_id = ?', 'member'],
    ['the account', 'delete from user where id = ?', 'member'],
  ])('%s', async (_, statement, value) => {
    await endAndTell(teller(), () => d1.prepare(statement).bind(value).run())
    expect(heard).toEqual(['access room'])
    expect((await db().select().from(roomSessions)).map(row => row.sessionId)).toEqual([
      'owner-session',
      'owner-session',
    ])
  })

  test('a guest who becomes an account: the rooms of the guest, where levels change too', async () => {
    await setMember(d1, 'other', 'member', 'write')
    await db().delete(events)
    await endAndTell(teller(), () => moveGuestTo(d1, 'member', 'owner'))
    expect(heard.toSorted()).toEqual(['access other', 'access room'])
  })

  test('a session that has ended, or that nobody knows, is not put on the list', async () => {
    await db().delete(session)
    expect([
      ...(await listOpenRoom(d1, { kind: 'editor', id: 'room' }, ['member-session', 'nobody'])),
    ]).toEqual([])
    expect(await db().select().from(roomSessions)).toEqual([])
  })

  test('one that lasts is, with its end, also when it is there already', async () => {
    const lasting = new Map([['member-session', new Date(soon)]])
    expect(await listOpenRoom(d1, { kind: 'editor', id: 'room' }, ['member-session'])).toEqual(lasting)
  })
})

describe('when the outbox looks again', () => {
  const at = 1_000_000
  const ago = (ms: number) => new Date(at - ms)
  test.each([
    [null, null, null],
    [ago(10), null, at + 500],
    [ago(4_000), null, at + 4_000],
    [ago(10 * 60_000), null, at + 60_000],
    [null, ago(-5_000), at + 5_000],
    [null, ago(5_000), at + 500],
    [ago(4_000), ago(-1_000), at + 1_000],
  ])('untold since %s, a session ends at %s', (oldestUntold, nextExpiry, expected) => {
    expect(nextLook({ oldestUntold, nextExpiry, nextMail: null }, at)).toBe(expected)
  })

  test('a mail is looked at when its time has come; one that is being sent holds nobody awake', () => {
    const look = (nextMail: Date) => nextLook({ oldestUntold: null, nextExpiry: null, nextMail }, at)
    expect([look(ago(-60_000)), look(ago(60_000))]).toEqual([at + 60_000, at + 5_000])
  })
})

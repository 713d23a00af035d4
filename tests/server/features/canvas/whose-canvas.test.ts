import { beforeEach, describe, expect, test } from 'vitest'
import { canvasFor, joiningsOf, levelsOf, patternsFor } from '#server/access/levels.ts'
import { canvasRef, patternRef } from '#server/access/objects.ts'
import { database } from '#server/db/database.ts'
import { session, user } from '#server/db/schema/auth.ts'
import { spaceMembers, spaces, spaceWorkspaces } from '#server/db/schema/canvas.ts'
import { events } from '#server/db/schema/events.ts'
import { patterns } from '#server/db/schema/patterns.ts'
import { openRooms } from '#server/db/schema/rooms.ts'
import { workspaceMembers, workspaces } from '#server/db/schema/workspaces.ts'
import { insertNodes } from '#server/features/canvas/nodes-queries.ts'
import { deleteSpace, setSpaceAccess } from '#server/features/canvas/spaces-queries.ts'
import { deleteAccount } from '#server/features/users/delete-account-queries.ts'
import { moveGuestTo } from '#server/features/users/users-queries.ts'
import { removeWorkspaceMember } from '#server/features/workspaces/members-queries.ts'
import { sqliteD1 } from '#tests/support/rooms/sqlite-d1.ts'

const now = new Date()
const soon = new Date(Date.now() + 60_000)
let d1: ReturnType<typeof sqliteD1>

/** Ada's canvas with one design; Bob was let in by name, Cleo as a member of a workspace, Dan not at all. */
beforeEach(async () => {
  d1 = sqliteD1()
  const db = database(d1)
  const times = { createdAt: now, updatedAt: now }
  for (const id of ['ada', 'bob', 'cleo', 'dan']) {
    await db.insert(user).values({ id, name: id, email: `${id}@example.org`, emailVerified: true, ...times })
    await db.insert(session).values({ id: `${id}-s`, token: id, userId: id, expiresAt: soon, ...times })
  }
  await db
    .insert(spaces)
    .values({ id: 'board', ownerId: 'ada', name: 'x', access: 'private', updatedAt: now })
  await db.insert(spaceMembers).values({ spaceId: 'board', userId: 'bob' })
  await db.insert(workspaces).values({ id: 'team', name: 'Team' })
  await db.insert(workspaceMembers).values({ workspaceId: 'team', userId: 'cleo', role: 'owner' })
  await db.insert(spaceWorkspaces).values({ spaceId: 'board', workspaceId: 'team' })
  const config = { designSystem: 'html', styling: 'inline' } as const
  const design = { id: 'design', ownerId: 'ada', access: 'private', name: 'x', config } as const
  const actor = { kind: 'user', id: 'ada' } as const
  await insertNodes(d1, [{ nodeId: 'node', spaceId: 'board', actor, design, from: null }])
  await db.delete(events)
})

const PEOPLE = ['ada', 'bob', 'cleo', 'dan', null]
const LEVELS = ['owner', 'write', 'write', undefined, undefined]
const levelsOn = async (kind: 'canvas' | 'pattern') => {
  const ref = kind === 'canvas' ? canvasRef('board') : patternRef('design')
  const levels = await levelsOf(d1, ref, PEOPLE)
  return PEOPLE.map(person => levels.get(person))
}
const rowOf = async (table: typeof patterns | typeof spaces) => {
  const [row] = await database(d1).select().from(table)
  return row?.deletedAt ? 'nobody' : row?.ownerId
}
const told = async () => (await database(d1).select().from(events)).map(row => row.roomId).sort()

describe('levels on a canvas', () => {
  test('are the same on the designs that stand there, however they are asked', async () => {
    expect([await levelsOn('canvas'), await levelsOn('pattern')]).toEqual([LEVELS, LEVELS])
    const one = await Promise.all(PEOPLE.map(person => canvasFor(d1, person, 'board')))
    expect(one.map(found => found?.level ?? undefined)).toEqual(LEVELS)
    const design = await Promise.all(PEOPLE.map(person => patternsFor(d1, person, ['design'])))
    expect(design.map(found => found.get('design')?.level ?? undefined)).toEqual(LEVELS)
    const joinings = await Promise.all(
      [canvasRef('board'), patternRef('design')].map(ref =>
        joiningsOf(d1, ref, ['ada', 'bob', 'cleo', 'dan']),
      ),
    )
    for (const joining of joinings)
      expect(PEOPLE.map(person => joining?.get(person)?.level ?? undefined)).toEqual(LEVELS)
  })

  test('let everybody look where the canvas is public, and nobody where it is gone', async () => {
    await setSpaceAccess(d1, 'board', 'public')
    const everybody = ['owner', 'write', 'write', 'read', 'read']
    expect([await levelsOn('canvas'), await levelsOn('pattern')]).toEqual([everybody, everybody])
    await deleteSpace(d1, 'board')
    const nobody = PEOPLE.map(() => undefined)
    expect([await levelsOn('canvas'), await levelsOn('pattern')]).toEqual([nobody, nobody])
  })

  test('end with the membership of a workspace, and the open rooms of canvas and design are told', async () => {
    const db = database(d1)
    await db.insert(workspaceMembers).values({ workspaceId: 'team', userId: 'dan', role: 'member' })
    expect((await levelsOn('canvas'))[3]).toBe('write')
    for (const roomId of ['board', 'design'])
      await db.insert(openRooms).values({ roomId, kind: 'editor', openedAt: now })
    const leave = { workspaceId: 'team', actorId: 'dan', userId: 'dan', heirId: null, newJoinToken: null }
    expect(await removeWorkspaceMember(d1, leave)).toBe(true)
    expect([(await levelsOn('canvas'))[3], (await levelsOn('pattern'))[3]]).toEqual([undefined, undefined])
    expect(await told()).toEqual(['board', 'design'])
  })
})

describe('whose a canvas is, after an account', () => {
  test('goes to whoever works there by name, with the designs', async () => {
    await deleteAccount(d1, 'ada', null)
    expect([await rowOf(spaces), await rowOf(patterns)]).toEqual(['bob', 'bob'])
    expect(await database(d1).select().from(spaceMembers)).toEqual([])
    expect((await levelsOn('canvas'))[0]).toBeUndefined()
  })

  test('goes to the heir where one is named', async () => {
    await deleteAccount(d1, 'ada', 'cleo')
    expect([await rowOf(spaces), await rowOf(patterns)]).toEqual(['cleo', 'cleo'])
    expect((await levelsOn('canvas'))[1]).toBe('write')
  })

  test('is deleted with its designs where nobody works there by name', async () => {
    await database(d1).delete(spaceMembers)
    await deleteAccount(d1, 'ada', null)
    expect([await rowOf(spaces), await rowOf(patterns)]).toEqual(['nobody', 'nobody'])
  })

  test('is nobody else’s when another account is deleted', async () => {
    await deleteAccount(d1, 'bob', null)
    expect([await rowOf(spaces), await rowOf(patterns)]).toEqual(['ada', 'ada'])
    expect((await levelsOn('canvas'))[1]).toBeUndefined()
  })

  test('moves from a guest to the account that the guest becomes', async () => {
    await moveGuestTo(d1, 'ada', 'dan')
    expect([await rowOf(spaces), await rowOf(patterns)]).toEqual(['dan', 'dan'])
  })
})

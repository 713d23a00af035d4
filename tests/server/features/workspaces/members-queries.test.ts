import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { levelsOf, patternFor } from '#server/access/levels.ts'
import { patternRef } from '#server/access/objects.ts'
import { database } from '#server/db/database.ts'
import { user } from '#server/db/schema/auth.ts'
import { events } from '#server/db/schema/events.ts'
import { patterns } from '#server/db/schema/patterns.ts'
import { workspaceMembers } from '#server/db/schema/workspaces.ts'
import { newestMails } from '#server/events/mail-queries.ts'
import { endReservation, reserve } from '#server/features/credits/ledger-queries.ts'
import {
  findRole,
  handOverWorkspace,
  listUsage,
  listWorkspaceMembers,
  removeWorkspaceMember,
  setRole,
} from '#server/features/workspaces/members-queries.ts'
import {
  chooseWorkspace,
  deleteWorkspace,
  findChosenWorkspace,
} from '#server/features/workspaces/workspaces-queries.ts'
import { listOpenRoom } from '#server/rooms/rooms-queries.ts'
import { stored } from '#tests/support/people/stored-people.ts'
import { sqliteD1 } from '#tests/support/rooms/sqlite-d1.ts'

let d1: ReturnType<typeof sqliteD1>

beforeEach(async () => {
  d1 = sqliteD1()
  const { person, workspace, pattern, share } = stored(d1)
  for (const id of ['owner', 'second', 'admin', 'member', 'stranger']) await person(id)
  await workspace('team', { owner: 'owner', admin: 'admin', member: 'member' })
  await pattern('shared', 'member')
  await pattern('private', 'member')
  await pattern('closed', 'admin')
  await share('shared', 'team', 'write', 'member')
  await share('closed', 'team', 'read', 'admin')
  await database(d1).delete(events)
})

const roleOf = (userId: string) => findRole(d1, 'team', userId)
const role = (actorId: string, userId: string, to: 'owner' | 'admin' | 'member') =>
  setRole(d1, { workspaceId: 'team', actorId, userId, role: to })
const remove = (actorId: string, userId: string, heirId: string | null = null) =>
  removeWorkspaceMember(d1, { workspaceId: 'team', actorId, userId, heirId, newJoinToken: null })
const ownerOf = async (id: string) => (await patternFor(d1, null, id))?.pattern.ownerId
const untold = async () => (await database(d1).select().from(events)).map(({ roomId }) => roomId)

test('what members took while the workspace was chosen is counted by days, and nothing else of theirs', async () => {
  const start = new Date(0)
  const run = (userId: string, requestId: string, amount: number) =>
    reserve(d1, {
      ...{
        userId,
        requestId,
        amount,
        patternId: 'private',
        message: 'a run',
        limit: null,
        periodStart: start,
        org: { id: 'team', limit: null, periodStart: start, cap: null },
      },
    })
  await run('member', 'before', 7)
  await chooseWorkspace(d1, 'member', 'team')
  await run('member', 'first', 1)
  await run('member', 'second', 4)
  await run('member', 'taken back', 3)
  await endReservation(d1, 'member', 'taken back', { state: 'released', message: 'nothing came of it' })
  const day = Math.floor(Date.now() / 86_400_000)
  expect(await listUsage(d1, 'team', 0)).toEqual([{ userId: 'member', day, amount: 5 }])
  expect(await listUsage(d1, 'team', Date.now() + 1_000)).toEqual([])
  const members = await listWorkspaceMembers(d1, 'team')
  expect(members.map(({ id, role: has }) => [id, has])).toEqual([
    ['owner', 'owner'],
    ['admin', 'admin'],
    ['member', 'member'],
  ])
  expect(members[2]?.lastActiveAt).toBeGreaterThan(Date.now() - 60_000)
  expect(members[1]?.lastActiveAt).toBeNull()
})

describe('the last owner stays', () => {
  test('is not removed, does not leave and keeps the role, as long as there is no other', async () => {
    expect(await remove('owner', 'owner')).toBe(false)
    expect(await role('owner', 'owner', 'member')).toBe(false)
    expect(await role('owner', 'admin', 'owner')).toBe(true)
    expect(await remove('owner', 'owner')).toBe(true)
    expect(await remove('admin', 'admin')).toBe(false)
    expect(await roleOf('admin')).toBe('owner')
  })

  test('of two who leave at once one stays', async () => {
    await role('owner', 'admin', 'owner')
    const left = await Promise.all([remove('owner', 'owner'), remove('admin', 'admin')])
    expect(left.filter(Boolean)).toHaveLength(1)
    expect([await roleOf('owner'), await roleOf('admin')].filter(known => known === 'owner')).toHaveLength(1)
  })

  test('an account that is deleted leaves its workspace to an admin, else to who came first', async () => {
    const gone = (id: string) => database(d1).delete(user).where(eq(user.id, id))
    await gone('owner')
    expect([await roleOf('admin'), await roleOf('member')]).toEqual(['owner', 'member'])
    await role('admin', 'member', 'owner')
    await database(d1).update(patterns).set({ ownerId: 'member' })
    await gone('admin')
    expect(await roleOf('member')).toBe('owner')
    expect(await remove('member', 'member')).toBe(false)
  })

  test('hands over in one step, to somebody who is in', async () => {
    expect(await handOverWorkspace(d1, { workspaceId: 'team', actorId: 'owner', userId: 'stranger' })).toBe(
      false,
    )
    expect(await handOverWorkspace(d1, { workspaceId: 'team', actorId: 'admin', userId: 'member' })).toBe(
      false,
    )
    expect(await handOverWorkspace(d1, { workspaceId: 'team', actorId: 'owner', userId: 'member' })).toBe(
      true,
    )
    expect([await roleOf('owner'), await roleOf('member')]).toEqual(['admin', 'owner'])
  })
})

describe('what somebody may do is asked again in the statement that does it', () => {
  test('an admin touches no owner and makes none; who was lowered meanwhile does nothing more', async () => {
    expect(await role('admin', 'owner', 'member')).toBe(false)
    expect(await role('admin', 'member', 'owner')).toBe(false)
    expect(await remove('admin', 'owner')).toBe(false)
    expect(await role('member', 'admin', 'member')).toBe(false)
    expect(await remove('member', 'admin')).toBe(false)
    expect(await role('owner', 'admin', 'member')).toBe(true)
    expect(await remove('admin', 'member')).toBe(false)
    expect(await role('admin', 'member', 'admin')).toBe(false)
    expect(await roleOf('member')).toBe('member')
  })
})

describe('who goes loses what the workspace gave, and nothing else is lost', () => {
  test('the designs stay with who goes, and the workspace keeps what it was given', async () => {
    await chooseWorkspace(d1, 'member', 'team')
    expect(await remove('member', 'member')).toBe(true)
    expect([await ownerOf('shared'), await ownerOf('private')]).toEqual(['member', 'member'])
    expect((await patternFor(d1, 'owner', 'shared'))?.level).toBe('write')
    expect((await patternFor(d1, 'member', 'closed'))?.level).toBeNull()
    expect(await findChosenWorkspace(d1, 'member')).toBeNull()
    expect(await remove('member', 'member')).toBe(false)
  })

  test('handing over moves what is shared with the workspace, and nothing else', async () => {
    expect(await remove('member', 'member', 'stranger')).toBe(false)
    expect(await roleOf('member')).toBe('member')
    expect(await remove('owner', 'member', 'admin')).toBe(true)
    expect([await ownerOf('shared'), await ownerOf('private')]).toEqual(['admin', 'member'])
    expect((await patternFor(d1, 'member', 'shared'))?.level).toBeNull()
  })

  test('whoever gets designs is written to of it, and nobody where none were, or nobody may go', async () => {
    const said = { person: 'Member', workspace: 'Tidal', link: 'https://m.test/' }
    const leave = (userId: string, heirId: string) =>
      removeWorkspaceMember(d1, {
        ...{ workspaceId: 'team', actorId: userId, userId, heirId, newJoinToken: null },
        told: { mailTo: `${heirId}@example.org`, said },
      })
    const mails = async () =>
      (await newestMails(d1, 10)).map(({ event }) => [event.type, event.mailTo, event.said])
    // The last owner may not go.
    expect(await leave('owner', 'admin')).toBe(false)
    expect(await mails()).toEqual([])
    expect(await leave('member', 'admin')).toBe(true)
    expect(await mails()).toEqual([['designs_handed_over', 'admin@example.org', said]])
    expect(await ownerOf('shared')).toBe('admin')
    await stored(d1).person('idle')
    await database(d1)
      .insert(workspaceMembers)
      .values({ workspaceId: 'team', userId: 'idle', role: 'member', createdAt: new Date() })
    expect(await leave('idle', 'admin')).toBe(true)
    expect(await mails()).toHaveLength(1)
  })

  test('a hand over that is refused moves nothing', async () => {
    expect(await remove('admin', 'owner', 'admin')).toBe(false)
    expect(await remove('member', 'admin', 'member')).toBe(false)
    expect([await ownerOf('shared'), await ownerOf('closed')]).toEqual(['member', 'admin'])
  })

  test('deleting the workspace takes its access away and leaves the designs where they are', async () => {
    await listOpenRoom(d1, { kind: 'editor', id: 'shared' }, [])
    expect(await deleteWorkspace(d1, 'team', 'admin')).toBe(false)
    expect(await roleOf('member')).toBe('member')
    await chooseWorkspace(d1, 'admin', 'team')
    expect(await deleteWorkspace(d1, 'team', 'owner')).toBe(true)
    expect(await ownerOf('shared')).toBe('member')
    expect((await levelsOf(d1, patternRef('shared'), ['owner', 'admin', 'member'])).size).toBe(1)
    expect(await findChosenWorkspace(d1, 'admin')).toBeNull()
    expect(await untold()).toEqual(['shared'])
  })
})

test('[32] who goes is told to every open room of the workspace in the same batch, and to no closed one', async () => {
  await listOpenRoom(d1, { kind: 'editor', id: 'shared' }, [])
  await listOpenRoom(d1, { kind: 'editor', id: 'private' }, [])
  await remove('member', 'admin')
  expect(await untold()).toEqual([])
  await remove('owner', 'admin')
  expect(await untold()).toEqual(['shared'])
})

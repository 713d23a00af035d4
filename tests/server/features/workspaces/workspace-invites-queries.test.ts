import { beforeEach, describe, expect, test } from 'vitest'
import { database } from '#server/db/database.ts'
import { events } from '#server/db/schema/events.ts'
import { workspaceInvites, workspaceMembers } from '#server/db/schema/workspaces.ts'
import { findSpent } from '#server/features/sharing/spent-invites-queries.ts'
import { findRole, removeWorkspaceMember, setRole } from '#server/features/workspaces/members-queries.ts'
import {
  findWorkspaceInvite,
  joinByLink,
  setJoinToken,
  takeWorkspaceInvite,
  upsertWorkspaceInvite,
  withdrawWorkspaceInvite,
} from '#server/features/workspaces/workspace-invites-queries.ts'
import { findChosenWorkspace, insertWorkspace } from '#server/features/workspaces/workspaces-queries.ts'
import { MEMBERS_MAX, WORKSPACE_INVITES_MAX, WORKSPACES_MAX } from '#shared/workspaces.ts'
import { stored } from '#tests/support/people/stored-people.ts'
import { sqliteD1 } from '#tests/support/rooms/sqlite-d1.ts'

let d1: ReturnType<typeof sqliteD1>

beforeEach(async () => {
  d1 = sqliteD1()
  for (const id of ['owner', 'admin', 'ada', 'bob']) await stored(d1).person(id)
  await stored(d1).workspace('team', { owner: 'owner', admin: 'admin' })
})

const said = { person: 'Olga', workspace: 'Team', link: 'https://m.test/invite/' }
const links = async () =>
  (await database(d1).select().from(events)).map(({ said, mailTo }) => [
    mailTo,
    (said as { link: string }).link,
  ])
const invite = (email: string, role: 'admin' | 'member' = 'member', invitedBy = 'owner') =>
  upsertWorkspaceInvite(d1, { workspaceId: 'team', invitedBy, email, role, token: `to-${email}` }, said)
const take = (userId: string, token: string, since = 0) =>
  takeWorkspaceInvite(d1, { workspaceId: 'team', token, userId, since })
const roleOf = (userId: string) => findRole(d1, 'team', userId)

describe('an invitation lets one person in', () => {
  test('of two who take it at once one gets in, and the link says that it was used', async () => {
    await invite('x@example.org', 'admin')
    const came = await Promise.all([take('ada', 'to-x@example.org'), take('bob', 'to-x@example.org')])
    expect(came).toEqual([true, false])
    expect([await roleOf('ada'), await roleOf('bob')]).toEqual(['admin', null])
    expect(await findSpent(d1, 'to-x@example.org')).toBe('used')
    expect(await findChosenWorkspace(d1, 'ada')).toMatchObject({ workspace: { id: 'team' }, role: 'admin' })
    expect(await findChosenWorkspace(d1, 'bob')).toBeNull()
  })

  test('it never lowers a role, and is over when it is old or withdrawn', async () => {
    await invite('x@example.org', 'member')
    expect(await take('admin', 'to-x@example.org')).toBe(true)
    expect(await roleOf('admin')).toBe('admin')
    await invite('y@example.org')
    expect(await take('ada', 'to-y@example.org', Date.now() + 1_000)).toBe(false)
    expect(await roleOf('ada')).toBeNull()
    expect(await withdrawWorkspaceInvite(d1, 'team', 'y@example.org')).toBe(true)
    expect(await withdrawWorkspaceInvite(d1, 'team', 'y@example.org')).toBe(false)
    expect(await findSpent(d1, 'to-y@example.org')).toBe('withdrawn')
    expect(await take('ada', 'to-y@example.org')).toBe(false)
  })

  test('one sent again keeps its link and holds anew', async () => {
    await invite('x@example.org')
    await database(d1)
      .update(workspaceInvites)
      .set({ createdAt: new Date(0) })
    const again = { workspaceId: 'team', invitedBy: 'owner', email: 'x@example.org', token: 'another' }
    expect(await upsertWorkspaceInvite(d1, { ...again, role: 'admin' }, said)).toBe('to-x@example.org')
    const mail = ['x@example.org', 'https://m.test/invite/to-x@example.org']
    expect(await links()).toEqual([mail, mail])
    const found = await findWorkspaceInvite(d1, 'to-x@example.org')
    expect(found?.role).toBe('admin')
    expect(found?.createdAt).toBeGreaterThan(Date.now() - 60_000)
  })

  test('whoever was lowered meanwhile invites nobody, and neither does a stranger', async () => {
    expect(await invite('x@example.org', 'member', 'admin')).toBe('to-x@example.org')
    await setRole(d1, { workspaceId: 'team', actorId: 'owner', userId: 'admin', role: 'member' })
    expect(await invite('y@example.org', 'member', 'admin')).toBeNull()
    expect(await invite('y@example.org', 'member', 'ada')).toBeNull()
    expect((await links()).map(([mailTo]) => mailTo)).toEqual(['x@example.org'])
    expect(await setJoinToken(d1, { workspaceId: 'team', actorId: 'admin', token: 'open' })).toBe(false)
  })
})

describe('a link lets in whoever has it', () => {
  const setLink = (token: string | null) => setJoinToken(d1, { workspaceId: 'team', actorId: 'owner', token })
  const join = (userId: string, token: string) => joinByLink(d1, { workspaceId: 'team', token, userId })

  test('until it is off or another one, and never with more than it gives', async () => {
    expect(await setLink('first')).toBe(true)
    expect(await findWorkspaceInvite(d1, 'first')).toMatchObject({ role: 'member', createdAt: null })
    expect(await join('ada', 'first')).toBe(true)
    expect(await join('admin', 'first')).toBe(true)
    expect(await roleOf('admin')).toBe('admin')
    await setLink('second')
    expect(await join('bob', 'first')).toBe(false)
    expect(await findSpent(d1, 'first')).toBe('withdrawn')
    await setLink(null)
    expect(await join('bob', 'second')).toBe(false)
  })

  test('whoever is removed does not come back by it', async () => {
    await setLink('known')
    await join('ada', 'known')
    const gone = { workspaceId: 'team', actorId: 'owner', userId: 'ada', heirId: null, newJoinToken: 'fresh' }
    expect(await removeWorkspaceMember(d1, gone)).toBe(true)
    expect(await join('ada', 'known')).toBe(false)
    expect(await findSpent(d1, 'known')).toBe('withdrawn')
    expect(await join('bob', 'fresh')).toBe(true)
    await setLink(null)
    await removeWorkspaceMember(d1, { ...gone, userId: 'bob', newJoinToken: 'later' })
    expect(await findWorkspaceInvite(d1, 'later')).toBeNull()
  })
})

describe('counts', () => {
  test('a full workspace, a person in many, and many open invitations', async () => {
    await setJoinToken(d1, { workspaceId: 'team', actorId: 'owner', token: 'open' })
    for (let at = 1; at < WORKSPACES_MAX; at++)
      expect(await insertWorkspace(d1, { id: `of-ada-${at}`, name: 'x', userId: 'ada' })).toBe(true)
    expect(await joinByLink(d1, { workspaceId: 'team', token: 'open', userId: 'ada' })).toBe(true)
    expect(await insertWorkspace(d1, { id: 'one-more', name: 'x', userId: 'ada' })).toBe(false)
    await stored(d1).workspace('full', { owner: 'owner' })
    for (let at = 1; at < MEMBERS_MAX; at++) {
      await stored(d1).person(`p${at}`)
      await database(d1)
        .insert(workspaceMembers)
        .values({ workspaceId: 'full', userId: `p${at}`, role: 'member' })
    }
    await setJoinToken(d1, { workspaceId: 'full', actorId: 'owner', token: 'crowded' })
    expect(await joinByLink(d1, { workspaceId: 'full', token: 'crowded', userId: 'bob' })).toBe(false)
    expect(await joinByLink(d1, { workspaceId: 'full', token: 'crowded', userId: 'p1' })).toBe(true)
    for (let at = 0; at < WORKSPACE_INVITES_MAX; at++)
      expect(await invite(`${at}@example.org`)).toBe(`to-${at}@example.org`)
    expect(await invite('more@example.org')).toBeNull()
    expect(await invite('0@example.org', 'admin')).toBe('to-0@example.org')
  })
})

import { beforeEach, expect, test } from 'vitest'
import type { SignedInCall } from '#server/call.ts'
import { database } from '#server/db/database.ts'
import { account, session, twoFactor, user } from '#server/db/schema/auth.ts'
import { events } from '#server/db/schema/events.ts'
import { patterns } from '#server/db/schema/patterns.ts'
import { plans } from '#server/db/schema/plans.ts'
import { patternMembers } from '#server/db/schema/sharing.ts'
import { userPreferences } from '#server/db/schema/users.ts'
import { patternWorkspaces, workspaceMembers, workspaces } from '#server/db/schema/workspaces.ts'
import { happened } from '#server/events/events-queries.ts'
import { endAccount } from '#server/features/users/delete-account.ts'
import {
  deleteAccount,
  findHeir,
  listWorkspacesAlone,
} from '#server/features/users/delete-account-queries.ts'
import { listOwned, listSharedWith } from '#server/features/users/export-queries.ts'
import { sqliteD1 } from '#tests/support/rooms/sqlite-d1.ts'

const now = new Date()
const times = { createdAt: now, updatedAt: now }
let d1: ReturnType<typeof sqliteD1>
beforeEach(async () => {
  d1 = sqliteD1()
  const db = database(d1)
  for (const id of ['ada', 'bob', 'cleo', 'guest'])
    await db.insert(user).values({
      id,
      name: id,
      email: `${id}@example.org`,
      emailVerified: true,
      isAnonymous: id === 'guest',
      ...times,
    })
  await db.insert(session).values({ id: 's', token: 't', userId: 'ada', expiresAt: now, ...times })
  await db
    .insert(account)
    .values({ id: 'a', accountId: 'ada', providerId: 'credential', userId: 'ada', ...times })
  await db.insert(twoFactor).values({ id: 'f', secret: 'x', backupCodes: 'y', userId: 'ada' })
  await db.insert(userPreferences).values({ userId: 'ada', preferences: { chime: true } })
  await db.insert(events).values({ type: 'mail_kept', mailTo: 'ada@example.org', said: { body: 'a link' } })
  const said = { person: 'x', design: 'y', link: 'a link', level: 'read' } as const
  await happened(db, { type: 'invited', roomId: 'seen', mailTo: 'ada@example.org', said })
  const look = {
    designSystem: 'html',
    styling: 'inline',
    access: 'private',
    name: 'x',
    updatedAt: now,
  } as const
  for (const [id, ownerId] of [
    ['alone', 'ada'],
    ['shared', 'ada'],
    ['seen', 'ada'],
    ['bobs', 'bob'],
  ] as const)
    await db.insert(patterns).values({ id, ownerId, ...look })
  const member = (patternId: string, userId: string, level: 'read' | 'write', at: number) =>
    db.insert(patternMembers).values({ patternId, userId, level, createdAt: new Date(at) })
  await member('shared', 'guest', 'write', 1)
  await member('shared', 'cleo', 'read', 2)
  await member('shared', 'bob', 'write', 3)
  await member('seen', 'cleo', 'read', 1)
  await member('bobs', 'ada', 'write', 1)
})

const ownerOf = async (id: string) => {
  const row = (await database(d1).select().from(patterns)).find(each => each.id === id)
  return row?.deletedAt ? 'nobody' : row?.ownerId
}
const membersOf = async (id: string) =>
  (await database(d1).select().from(patternMembers))
    .filter(each => each.patternId === id)
    .map(each => each.userId)

test('what others may edit goes to the first of them with an account, the rest is gone; memberships end', async () => {
  await deleteAccount(d1, 'ada', null)
  expect(await Promise.all(['alone', 'shared', 'seen', 'bobs'].map(ownerOf))).toEqual([
    ...['nobody', 'bob', 'nobody', 'bob'],
  ])
  expect([(await membersOf('shared')).sort(), await membersOf('bobs')]).toEqual([['cleo', 'guest'], []])
})

test('all of it goes to the heir, who is then no member beside', async () => {
  await deleteAccount(d1, 'ada', 'cleo')
  expect(await Promise.all(['alone', 'shared', 'seen'].map(ownerOf))).toEqual(['cleo', 'cleo', 'cleo'])
  expect([(await membersOf('shared')).sort(), await membersOf('seen')]).toEqual([['bob', 'guest'], []])
})

test('no name, address, way in, mail or preference is left; every room of theirs is told', async () => {
  await deleteAccount(d1, 'ada', null)
  const db = database(d1)
  const [row] = (await db.select().from(user)).filter(({ id }) => id === 'ada')
  expect(row).toMatchObject({
    name: 'Deleted account',
    email: 'ada@deleted.invalid',
    image: null,
    emailVerified: false,
  })
  for (const table of [session, account, twoFactor, userPreferences])
    expect(await db.select().from(table)).toEqual([])
  const left = await db.select().from(events)
  expect(JSON.stringify(left)).not.toMatch(/ada@example|a link/)
  const told = [...new Set(left.map(({ roomId }) => roomId))]
  expect(told.sort()).toEqual(['alone', 'bobs', 'seen', 'shared'])
  expect(await db.select().from(user)).toHaveLength(4)
})

test('a workspace goes on without them, and what its members may edit is theirs; one of theirs alone ends', async () => {
  const db = database(d1)
  await db.insert(workspaces).values([
    { id: 'team', name: 'Team' },
    { id: 'own', name: 'Own' },
  ])
  await db.insert(workspaceMembers).values([
    { workspaceId: 'team', userId: 'ada', role: 'owner' },
    { workspaceId: 'team', userId: 'cleo', role: 'member' },
    { workspaceId: 'own', userId: 'ada', role: 'owner' },
  ])
  await db.insert(patternWorkspaces).values([
    { patternId: 'alone', workspaceId: 'team', level: 'write' },
    { patternId: 'seen', workspaceId: 'team', level: 'read' },
  ])
  await deleteAccount(d1, 'ada', null)
  expect(await Promise.all(['alone', 'seen'].map(ownerOf))).toEqual(['cleo', 'nobody'])
  expect(await db.select().from(workspaceMembers)).toMatchObject([{ userId: 'cleo', role: 'owner' }])
  const ended = (await db.select().from(workspaces)).filter(({ deletedAt }) => deletedAt)
  expect(ended.map(({ id }) => id)).toEqual(['own'])
})

test('what is paid keeps the account: its own plan, and that of a workspace that nobody else is in', async () => {
  const db = database(d1)
  const env = { DB: d1, AUTH_SECRET: 'x'.repeat(32), PLANS: 'on' }
  // It goes no further than a guest's, who has no password to ask for.
  const call = {
    env,
    user: { id: 'ada', isGuest: true },
    request: new Request('http://m.test'),
    waitUntil() {},
  }
  const end = () => endAccount(call as unknown as SignedInCall, { password: '', designs: 'delete' })
  const pay = (ownerKind: 'user' | 'org', ownerId: string) =>
    db.insert(plans).values({ ownerKind, ownerId, plan: 'team', managedBy: 'stripe', updatedAt: now })
  await pay('user', 'ada')
  await expect(end()).rejects.toThrow('Your plan is still paid')
  await db.delete(plans)
  await db.insert(workspaces).values({ id: 'team', name: 'Team' })
  await db.insert(workspaceMembers).values({ workspaceId: 'team', userId: 'ada', role: 'owner' })
  await pay('org', 'team')
  await expect(end()).rejects.toThrow('The plan of “Team” is still paid, and only you are in it.')
  await db.insert(workspaceMembers).values({ workspaceId: 'team', userId: 'cleo', role: 'member' })
  expect(await listWorkspacesAlone(d1, 'ada')).toEqual([])
})

test('an heir is an account one shares a design with, either way, and nobody else', async () => {
  const heirs = await Promise.all(
    ['bob', 'cleo', 'guest', 'ada', 'nobody'].map(id => findHeir(d1, 'ada', id)),
  )
  expect(heirs).toEqual([true, true, false, false, false])
  expect(await findHeir(d1, 'bob', 'cleo')).toBe(false)
})

test('the export names one’s own designs, and of those of others no more than the name', async () => {
  expect((await listOwned(d1, 'ada')).map(({ id }) => id).sort()).toEqual(['alone', 'seen', 'shared'])
  expect(await listSharedWith(d1, 'ada')).toEqual([{ id: 'bobs', name: 'x', level: 'write' }])
})

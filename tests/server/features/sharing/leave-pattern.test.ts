import { beforeEach, expect, test } from 'vitest'
import { levelsOf, patternFor, visibleTo } from '#server/access/levels.ts'
import { patternRef } from '#server/access/objects.ts'
import { ASKED, insertRequest } from '#server/access/requests-queries.ts'
import { database } from '#server/db/database.ts'
import { patterns } from '#server/db/schema/patterns.ts'
import { newestMails } from '#server/events/mail-queries.ts'
import {
  answerRequest,
  listRequests,
  listRequestsTo,
} from '#server/features/sharing/access-requests-queries.ts'
import { handOverPattern } from '#server/features/sharing/hand-over-queries.ts'
import { takeInvite, upsertInvite } from '#server/features/sharing/invites-queries.ts'
import { leavePattern, putBack, removeMember, setMember } from '#server/features/sharing/members-queries.ts'
import { stored } from '#tests/support/people/stored-people.ts'
import { sqliteD1 } from '#tests/support/rooms/sqlite-d1.ts'

let d1: ReturnType<typeof sqliteD1>

beforeEach(async () => {
  d1 = sqliteD1()
  const { person, pattern, workspace, share } = stored(d1)
  for (const id of ['owner', 'ada', 'bob', 'zoe']) await person(id)
  await pattern('design', 'owner')
  await workspace('team', { owner: 'owner', ada: 'member', bob: 'member' })
  await workspace('other', { owner: 'owner', ada: 'admin' })
  await share('design', 'team', 'write', 'owner')
  await share('design', 'other', 'read', 'owner')
})

/** As rooms ask, as calls ask, and in her list. */
const ada = async () => {
  const levels = await levelsOf(d1, patternRef('design'), ['ada', 'bob', 'owner'])
  expect([levels.get('bob'), levels.get('owner')]).toEqual(['write', 'owner'])
  const listed = await visibleTo(d1, 'ada', { sort: 'name', scope: 'org', orgId: 'team' }, 9)
  const all = await visibleTo(d1, 'ada', { sort: 'name' }, 9)
  return [
    levels.get('ada') ?? null,
    (await patternFor(d1, 'ada', 'design'))?.level,
    listed.length,
    all.length,
  ]
}
const IN = ['write', 'write', 1, 1]
const OUT = [null, null, 0, 0]
const about = { person: 'x', design: 'y', link: 'z' }
const ask = (id: string) =>
  insertRequest(
    d1,
    ASKED.design,
    { id, objectId: 'design', userId: 'ada', message: 'Again', refusedBefore: 0 },
    { mailTo: null, said: { ...about, message: '' } },
  )

test('who leaves what came through workspaces has no level on it, and the others keep theirs', async () => {
  expect(await ada()).toEqual(IN)
  expect(await leavePattern(d1, 'design', 'ada')).toEqual({ kind: 'left', userId: 'ada' })
  expect(await ada()).toEqual(OUT)
  expect(await leavePattern(d1, 'design', 'ada')).toBeNull()
  expect(await leavePattern(d1, 'design', 'zoe')).toBeNull()
})

test('a level by name goes at the same time, and an undo gives all of it back', async () => {
  await setMember(d1, 'design', 'ada', 'read')
  const removed = await leavePattern(d1, 'design', 'ada')
  expect(removed).toMatchObject({ kind: 'member', userId: 'ada', level: 'read' })
  expect(await ada()).toEqual(OUT)
  if (removed) await putBack(d1, 'design', removed)
  expect(await ada()).toEqual(IN)
  // Whoever is taken away by somebody else has left nothing.
  await removeMember(d1, 'design', 'ada')
  expect(await ada()).toEqual(IN)
  const left = await leavePattern(d1, 'design', 'ada')
  if (left) await putBack(d1, 'design', left)
  expect(await ada()).toEqual(IN)
})

test('invited anew, or let in after asking, they are there again', async () => {
  await leavePattern(d1, 'design', 'ada')
  const invite = {
    patternId: 'design',
    email: 'x',
    level: 'read',
    token: 'token',
    invitedBy: 'owner',
  } as const
  await upsertInvite(d1, invite, { ...about, level: 'read' })
  expect(await takeInvite(d1, { token: 'token', userId: 'ada', since: 0 })).toBe(true)
  expect(await ada()).toEqual(IN)
  await leavePattern(d1, 'design', 'ada')
  expect(await ask('request')).toBe('new')
  expect(await ada()).toEqual(OUT)
  expect((await listRequests(d1, 'design')).map(({ id }) => id)).toEqual(['request'])
  expect(await listRequestsTo(d1, 'owner')).toMatchObject([{ patternName: 'design', userId: 'ada' }])
  expect(await listRequestsTo(d1, 'bob')).toEqual([])
  const answer = { patternId: 'design', id: 'request', level: 'read', actorId: 'owner' } as const
  await answerRequest(d1, answer, { mailTo: null, said: { ...about, level: 'read' } })
  expect(await ada()).toEqual(IN)
  expect(await listRequestsTo(d1, 'owner')).toEqual([])
})

test('nobody hands them the design, and what is public they may look at, as anybody', async () => {
  await leavePattern(d1, 'design', 'ada')
  const given = { patternId: 'design', ownerId: 'owner', heirId: 'ada' }
  const told = {
    mailTo: 'ada@example.org',
    said: { person: 'Owner', design: 'Design', link: 'https://m.test' },
  }
  expect(await handOverPattern(d1, given, told)).toBe(false)
  // Nobody is told of what did not happen.
  expect(await newestMails(d1, 10)).toEqual([])
  await database(d1).update(patterns).set({ access: 'public' })
  expect(await ada()).toEqual(['read', 'read', 0, 0])
})

test('requests for a design that is deleted are nobody’s business', async () => {
  await leavePattern(d1, 'design', 'ada')
  await ask('request')
  await database(d1).update(patterns).set({ deletedAt: new Date() })
  expect(await listRequestsTo(d1, 'owner')).toEqual([])
})

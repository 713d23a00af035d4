import { beforeEach, describe, expect, test } from 'vitest'
import { levelOfActor, levelsOf, mayDo, patternFor, patternsFor, visibleTo } from '#server/access/levels.ts'
import { patternRef } from '#server/access/objects.ts'
import { callerByPass } from '#server/auth/caller.ts'
import { database } from '#server/db/database.ts'
import { user } from '#server/db/schema/auth.ts'
import { patternStars, patterns } from '#server/db/schema/patterns.ts'
import { patternMembers } from '#server/db/schema/sharing.ts'
import { listParticipants } from '#server/features/patterns/patterns-queries.ts'
import { moveGuestTo } from '#server/features/users/users-queries.ts'
import { stored } from '#tests/support/people/stored-people.ts'
import { sqliteD1 } from '#tests/support/rooms/sqlite-d1.ts'

const now = new Date()
const MEMBERS = Array.from({ length: 2_000 }, (_, at) => `member-${at}`)
const PATTERNS = ['private', 'public', 'gone'] as const
let d1: ReturnType<typeof sqliteD1>
let asked: number

beforeEach(async () => {
  const real = sqliteD1()
  d1 = { ...real, prepare: (query: string) => ++asked && real.prepare(query) } as typeof real
  asked = 1
  for (const id of ['owner', ...MEMBERS.slice(0, 4)]) await addPerson(id)
  for (const id of PATTERNS) {
    await addPattern(id, 'owner', id === 'public' ? id : 'private', id === 'gone' ? now : null)
    for (const [at, level] of (['read', 'write'] as const).entries()) await letIn(id, `member-${at}`, level)
  }
  asked = 0
})

async function addPerson(id: string): Promise<void> {
  const times = { createdAt: now, updatedAt: now }
  const person = { id, name: id, email: `${id}@example.org`, emailVerified: true, ...times }
  await database(d1).insert(user).values(person)
}

async function addPattern(
  id: string,
  ownerId: string,
  access: 'private' | 'public' = 'private',
  deletedAt: Date | null = null,
): Promise<void> {
  const look = { designSystem: 'html', styling: 'inline', name: id, updatedAt: now } as const
  await database(d1)
    .insert(patterns)
    .values({ id, ownerId, access, ...look, deletedAt })
}

const letIn = async (patternId: string, userId: string, level: 'read' | 'write'): Promise<void> => {
  await database(d1).insert(patternMembers).values({ patternId, userId, level })
}

test('§6: levels asked for together are those asked for one by one, in one statement', async () => {
  const people = ['owner', ...MEMBERS, null, null, 'nobody', `it's "odd"`]
  for (const id of [...PATTERNS, 'none']) {
    asked = 0
    const levels = await levelsOf(d1, patternRef(id), people)
    expect(asked).toBe(1)
    for (const person of ['owner', ...MEMBERS.slice(0, 4), null, 'nobody', `it's "odd"`])
      expect(levels.get(person) ?? null).toBe((await patternFor(d1, person, id))?.level ?? null)
  }
})

test('§6: the levels of one person on several designs are asked for in one statement', async () => {
  const ids = [...PATTERNS, 'none', ...Array.from({ length: 200 }, (_, at) => `unknown-${at}`)]
  for (const [person, levels] of [
    ['owner', ['owner', 'owner']],
    ['member-0', ['read', 'read']],
    ['member-1', ['write', 'write']],
    ['member-2', [null, 'read']],
    [null, [null, 'read']],
  ] as const) {
    asked = 0
    const found = await patternsFor(d1, person, ids)
    expect(asked).toBe(1)
    expect([...found.keys()].sort()).toEqual(['private', 'public'])
    expect([found.get('private')?.level, found.get('public')?.level]).toEqual(levels)
    expect(found.get('public')?.pattern).toMatchObject({ id: 'public', name: 'public', ownerId: 'owner' })
  }
})

describe('§6: a list of designs is two statements, however many there are', () => {
  test('with the level on each, and no others', async () => {
    await addPattern('own', 'member-0')
    await addPattern('elsewhere', 'owner')
    await database(d1).insert(patternStars).values({ patternId: 'public', userId: 'member-0' })
    asked = 0
    const list = async (scope?: 'mine' | 'shared' | 'starred') =>
      (await visibleTo(d1, 'member-0', { scope, sort: 'name', q: '' }, 200)).map(
        ({ pattern, level, isStarred }) => [pattern.id, level, isStarred],
      )
    const shared = [
      ['private', 'read', false],
      ['public', 'read', true],
    ]
    expect(await list()).toEqual([['own', 'owner', false], ...shared])
    expect(await list('mine')).toEqual([['own', 'owner', false]])
    expect(await list('shared')).toEqual(shared)
    expect(await list('starred')).toEqual(shared.slice(1))
    expect(asked).toBe(4)
  })

  test('more than a statement takes values, with the people of each', async () => {
    const ids = Array.from({ length: 150 }, (_, at) => `own-${at}`)
    for (const id of ids) await addPattern(id, 'member-2')
    await letIn('own-149', 'member-1', 'read')
    await letIn('own-149', 'member-0', 'read')
    asked = 0
    const visible = await visibleTo(d1, 'member-2', { sort: 'updated', q: '' }, 200)
    const people = await listParticipants(
      d1,
      visible.map(({ pattern }) => pattern.id),
    )
    expect(asked).toBe(2)
    expect(visible).toHaveLength(150)
    expect(people).toHaveLength(152)
    const [first, ...others] = people.filter(({ patternId }) => patternId === 'own-149')
    expect(first).toEqual({ patternId: 'own-149', id: 'member-2', name: 'member-2', image: null })
    expect(others.map(({ id }) => id).sort()).toEqual(['member-0', 'member-1'])
  })
})

describe('§6: a level is the highest of what somebody was given, by name and by workspaces', () => {
  beforeEach(async () => {
    const { workspace, share } = stored(d1)
    await workspace('readers', { owner: 'owner', 'member-2': 'member', 'member-1': 'admin' })
    await workspace('writers', {
      owner: 'owner',
      'member-0': 'member',
      'member-2': 'member',
      'member-3': 'member',
    })
    await share('private', 'readers', 'read', 'owner')
    await share('private', 'writers', 'write', 'owner')
    await share('public', 'readers', 'write', 'owner')
    await addPattern('own', 'member-3')
    asked = 0
  })
  const WANTED = [
    // A reader by name writes through a workspace; a writer by name stays one.
    ['owner', 'owner', 'owner'],
    ['member-0', 'write', 'read'],
    ['member-1', 'write', 'write'],
    ['member-2', 'write', 'write'],
    ['member-3', 'write', 'read'],
    [null, null, 'read'],
    ['nobody', null, 'read'],
  ] as const

  test('asked for together, one by one and for several designs, in one statement each', async () => {
    for (const [at, id] of (['private', 'public'] as const).entries()) {
      asked = 0
      const levels = await levelsOf(d1, patternRef(id), [...WANTED.map(([who]) => who), ...MEMBERS])
      expect(asked).toBe(1)
      expect(WANTED.map(([who]) => [who, levels.get(who) ?? null])).toEqual(
        WANTED.map(([who, ...wanted]) => [who, wanted[at]]),
      )
    }
    for (const [who, ...wanted] of WANTED) {
      asked = 0
      const found = await patternsFor(d1, who, ['private', 'public'])
      expect(asked).toBe(1)
      expect([found.get('private')?.level, found.get('public')?.level]).toEqual(wanted)
    }
  })

  test('a list asks once, knows the workspace, and is narrowed to one', async () => {
    const list = async (who: string, query: Partial<Parameters<typeof visibleTo>[2]> = {}) => {
      asked = 0
      const visible = await visibleTo(d1, who, { sort: 'name', ...query }, 200)
      expect(asked).toBe(1)
      return visible.map(({ pattern, level, orgId }) => [pattern.id, level, orgId])
    }
    expect(await list('member-3')).toEqual([
      ['own', 'owner', null],
      ['private', 'write', 'writers'],
    ])
    expect(await list('member-2', { scope: 'shared' })).toEqual([])
    expect(await list('member-2', { scope: 'org', orgId: 'readers' })).toEqual([
      ['private', 'write', 'readers'],
      ['public', 'write', 'readers'],
    ])
    expect(await list('member-2', { scope: 'org', orgId: 'writers' })).toEqual([
      ['private', 'write', 'writers'],
    ])
    expect(await list('member-3', { scope: 'org', orgId: 'readers' })).toEqual([])
    expect(await list('member-3', { scope: 'mine' })).toEqual([['own', 'owner', null]])
  })
})

test('§6: what a guest began is asked about by the account that the guest became', async () => {
  await letIn('private', 'member-3', 'write')
  expect(await levelOfActor(d1, patternRef('private'), 'member-3')).toBe('write')
  await moveGuestTo(d1, 'member-3', 'member-2')
  expect((await levelsOf(d1, patternRef('private'), ['member-3'])).size).toBe(0)
  expect(await levelOfActor(d1, patternRef('private'), 'member-3')).toBe('write')
  expect(await levelOfActor(d1, patternRef('private'), 'nobody')).toBeNull()
})

test('§6: a pass for previews lets its person look, and do nothing else', () => {
  const caller = callerByPass('owner')
  expect([mayDo(caller, 'owner', 'view'), mayDo(caller, null, 'view')]).toEqual([true, false])
  for (const action of ['edit', 'generate', 'share', 'delete', 'seeMembers'] as const)
    expect(mayDo(caller, 'owner', action)).toBe(false)
})

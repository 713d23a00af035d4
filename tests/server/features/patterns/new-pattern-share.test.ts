import { beforeEach, expect, test } from 'vitest'
import { levelsOf } from '#server/access/levels.ts'
import { patternRef } from '#server/access/objects.ts'
import { insertPattern } from '#server/features/patterns/patterns-queries.ts'
import { chooseWorkspace, updateWorkspace } from '#server/features/workspaces/workspaces-queries.ts'
import { stored } from '#tests/support/people/stored-people.ts'
import { sqliteD1 } from '#tests/support/rooms/sqlite-d1.ts'

let d1: ReturnType<typeof sqliteD1>

beforeEach(async () => {
  d1 = sqliteD1()
  const { person, workspace } = stored(d1)
  for (const id of ['ada', 'bob']) await person(id)
  await workspace('team', { bob: 'owner', ada: 'member' })
  await workspace('other', { ada: 'owner', bob: 'member' })
  await workspace('foreign', { bob: 'owner' })
})

/** What Bob may do with a new design of Ada. */
async function bobsLevel(orgId?: string): Promise<string | null> {
  const config = { designSystem: 'html', styling: 'inline' } as const
  await insertPattern(d1, { id: 'new', ownerId: 'ada', name: 'New', access: 'private', config }, orgId)
  return (await levelsOf(d1, patternRef('new'), ['bob'])).get('bob') ?? null
}

test('a new design is nobody else’s while its owner has chosen no workspace', async () => {
  await updateWorkspace(d1, 'team', { defaultAccess: 'write' })
  expect(await bobsLevel()).toBeNull()
})

test.each([
  ['none', null],
  ['read', 'read'],
  ['write', 'write'],
] as const)(
  'in a chosen workspace whose new designs give %s, the others may %s',
  async (defaultAccess, level) => {
    await chooseWorkspace(d1, 'ada', 'team')
    await updateWorkspace(d1, 'team', { defaultAccess })
    expect(await bobsLevel()).toBe(level)
  },
)

test('one that is named gets it instead, by writing where it says nothing of new designs', async () => {
  await chooseWorkspace(d1, 'ada', 'team')
  await updateWorkspace(d1, 'team', { defaultAccess: 'read' })
  expect(await bobsLevel('other')).toBe('write')
})

test('a workspace that the owner is not in gets nothing', async () => {
  await updateWorkspace(d1, 'foreign', { defaultAccess: 'write' })
  expect(await bobsLevel('foreign')).toBeNull()
})

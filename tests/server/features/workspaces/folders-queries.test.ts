import { beforeEach, expect, test } from 'vitest'
import { visibleTo } from '#server/access/levels.ts'
import { moveGuestTo } from '#server/features/users/users-queries.ts'
import {
  deleteFolder,
  insertFolder,
  listFolders,
  moveToFolder,
} from '#server/features/workspaces/folders-queries.ts'
import { FOLDERS_MAX } from '#shared/workspaces.ts'
import { stored } from '#tests/support/people/stored-people.ts'
import { sqliteD1 } from '#tests/support/rooms/sqlite-d1.ts'

let d1: ReturnType<typeof sqliteD1>

beforeEach(async () => {
  d1 = sqliteD1()
  await stored(d1).person('ada')
  await stored(d1).person('guest', true)
  await stored(d1).workspace('team', { ada: 'owner' })
})

const make = (id: string, userId = 'ada', orgId: string | null = null) =>
  insertFolder(d1, { id, name: id, userId, orgId })

test('there are only so many in one place, however they are made', async () => {
  const made = await Promise.all(Array.from({ length: FOLDERS_MAX + 3 }, (_, at) => make(`f${at}`)))
  expect(made.filter(one => one === 'made')).toHaveLength(FOLDERS_MAX)
  expect(made.filter(one => one === 'full')).toHaveLength(3)
  expect(await make('f0')).toBe('made')
  expect(await make('of-team', 'ada', 'team')).toBe('made')
  expect(await make('of-guest', 'guest')).toBe('made')
  expect(await make('foreign', 'guest', 'team')).toBe('forbidden')
})

test('a guest’s folders and what is in them become the account’s', async () => {
  await make('sketches', 'guest')
  await stored(d1).pattern('design', 'guest')
  await moveToFolder(d1, { userId: 'guest', patternId: 'design', folderId: 'sketches' })
  await moveGuestTo(d1, 'guest', 'ada')
  expect(await listFolders(d1, 'ada')).toEqual([{ id: 'sketches', name: 'sketches', orgId: null }])
  const seen = async () =>
    (await visibleTo(d1, 'ada', { sort: 'name' }, 10)).map(({ pattern, folderId }) => [pattern.id, folderId])
  expect(await seen()).toEqual([['design', 'sketches']])
  expect(await deleteFolder(d1, 'ada', 'sketches')).toBe(true)
  expect(await seen()).toEqual([['design', null]])
})

import { describe, expect, test } from 'vitest'
import { folderChoices, NEW_FOLDER, NO_FOLDER } from '#client/features/home/folder-choices.tsx'
import { EVERYTHING, foldersOf, isNarrowed, isSearched, queryOf } from '#client/features/home/listing.ts'

describe('the list of Home', () => {
  test('only what narrows it is asked for', () => {
    expect(queryOf(EVERYTHING)).toEqual({ sort: 'updated' })
    expect(queryOf({ scope: 'org', folderId: 'f', q: ' tea ', sort: 'name' })).toEqual({
      ...{ scope: 'org', folderId: 'f', q: 'tea', sort: 'name' },
    })
  })

  test('a tab or a folder narrows it, and only words search it', () => {
    expect(isNarrowed({ ...EVERYTHING, q: '  ' })).toBe(false)
    expect(isNarrowed({ ...EVERYTHING, scope: 'mine' })).toBe(true)
    expect(isNarrowed({ ...EVERYTHING, folderId: 'f' })).toBe(true)
    expect(isSearched({ ...EVERYTHING, scope: 'mine' })).toBe(false)
    expect(isSearched({ ...EVERYTHING, q: 'tea' })).toBe(true)
  })
})

test('every tab of designs filters by folders: its own, and where designs of a workspace are among them those of it', () => {
  const tabs = ['all', 'mine', 'shared', 'org', 'starred', 'canvases'] as const
  expect(tabs.map(scope => foldersOf(scope, 'team'))).toEqual([
    ...[[null, 'team'], [null], [null, 'team'], ['team'], [null, 'team'], []],
  ])
  expect(tabs.map(scope => foldersOf(scope, null))).toEqual([[null], [null], [null], [], [null], []])
})

test('a design goes into folders of its own person, and of the workspace it is shared with alone', () => {
  const folders = [
    { id: 'mine', name: 'Mine', orgId: null },
    { id: 'ours', name: 'Ours', orgId: 'org-1' },
    { id: 'theirs', name: 'Theirs', orgId: 'org-2' },
  ]
  const valuesFor = (orgId: string | null) => folderChoices(folders, orgId).map(({ value }) => value)
  expect(valuesFor('org-1')).toEqual([NO_FOLDER, 'mine', 'ours', NEW_FOLDER])
  expect(valuesFor(null)).toEqual([NO_FOLDER, 'mine', NEW_FOLDER])
})

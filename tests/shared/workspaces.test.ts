import { describe, expect, test } from 'vitest'
import { higher } from '#shared/access.ts'
import { actionOn, canInWorkspace, type WorkspaceAction } from '#shared/workspaces.ts'

describe('wire shapes: who may do what in a workspace', () => {
  const table: Record<WorkspaceAction, [member: boolean, admin: boolean, owner: boolean]> = {
    see: [true, true, true],
    manage: [false, true, true],
    own: [false, false, true],
  }
  test.each(Object.entries(table) as [WorkspaceAction, boolean[]][])('%s', (action, expected) => {
    expect((['member', 'admin', 'owner'] as const).map(role => canInWorkspace(role, action))).toEqual(
      expected,
    )
    expect(canInWorkspace(null, action)).toBe(false)
  })

  test('whatever makes or touches an owner is an owner’s affair', () => {
    expect(actionOn('member', 'admin')).toBe('manage')
    expect(actionOn('admin')).toBe('manage')
    expect(actionOn('member', 'owner')).toBe('own')
    expect(actionOn('owner', 'member')).toBe('own')
  })
})

test('[S6] of two levels that somebody was given the higher counts', () => {
  expect(higher(null, null)).toBeNull()
  expect([higher('read', null), higher(null, 'read'), higher('read', 'read')]).toEqual([
    'read',
    'read',
    'read',
  ])
  expect([higher('write', 'read'), higher('read', 'write'), higher(null, 'write')]).toEqual([
    'write',
    'write',
    'write',
  ])
})

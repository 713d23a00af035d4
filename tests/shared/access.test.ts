import { describe, expect, test } from 'vitest'
import { type Action, accessModeSchema, can, levelFrom } from '#shared/access.ts'

describe('[S6] levels', () => {
  test.each([
    [{ isOwner: true, memberLevel: null, mode: 'private' }, 'owner'],
    [{ isOwner: false, memberLevel: 'write', mode: 'private' }, 'write'],
    [{ isOwner: false, memberLevel: 'read', mode: 'public' }, 'read'],
    [{ isOwner: false, memberLevel: null, mode: 'public' }, 'read'],
    [{ isOwner: false, memberLevel: null, mode: 'private' }, null],
  ] as const)('%j is %s', (facts, level) => expect(levelFrom(facts)).toBe(level))
})

test('[S9] the access modes', () => {
  expect(accessModeSchema.options).toEqual(['public', 'private'])
})

describe('[S6] who may do what', () => {
  const table: Record<Action, [read: boolean, write: boolean, owner: boolean]> = {
    view: [true, true, true],
    fork: [true, true, true],
    vote: [true, true, true],
    giveFeedback: [false, true, true],
    generate: [false, true, true],
    edit: [false, true, true],
    rename: [false, true, true],
    star: [false, true, true],
    share: [false, true, true],
    seeMembers: [false, true, true],
    leave: [true, true, true],
    delete: [false, false, true],
    handOver: [false, false, true],
    seeAudit: [false, false, true],
  }
  test.each(Object.entries(table) as [Action, boolean[]][])('%s', (action, expected) => {
    expect((['read', 'write', 'owner'] as const).map(level => can(level, action))).toEqual(expected)
    expect(can(null, action)).toBe(false)
  })
})

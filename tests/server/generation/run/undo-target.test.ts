import { expect, test } from 'vitest'
import { versionBefore } from '#server/generation/run/undo-target.ts'

/** Versions in a row, each made from the one before; "undo" marks those that took something back. */
const row = (...kinds: ('change' | 'undo')[]) => {
  const find = (id: string) => {
    const at = Number(id)
    return kinds[at] ? { parentId: at === 0 ? null : String(at - 1), requestId: `${kinds[at]}-${at}` } : null
  }
  return versionBefore(String(kinds.length - 1), find, request => request.startsWith('undo'))
}

test.each([
  ['the first undo goes to the version before', ['change', 'change', 'change'], '1'],
  ['the second goes one further', ['change', 'change', 'change', 'undo'], '0'],
  ['a change after an undo is what the next one takes back', ['change', 'change', 'undo', 'change'], '2'],
  ['before the first version there is nothing', ['change'], null],
  ['what is all taken back stays so', ['change', 'change', 'undo'], null],
] as const)('%s', (_, kinds, before) => {
  expect(row(...kinds)).toBe(before)
})

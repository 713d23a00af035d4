import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { callsBetween } from '#server/templates/answer/calls.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { carryOut } from '#tests/server/templates/answer/carry-out.ts'

const byName = (files: SourceFile[]) => [...files].sort((a, b) => a.name.localeCompare(b.name))

describe('calls between two sets of files', () => {
  test('lead from one to the other, whatever they are', () => {
    const line = fc.constantFrom('const a = 1;', 'const b = 2;', '', 'call();', '// note', 'const a = 1;')
    const code = fc
      .array(line, { maxLength: 14 })
      .map(lines => lines.map((text, at) => text.replace(/[ab] =/, `x${at} =`)).join('\n'))
    const set = fc.uniqueArray(fc.record({ name: fc.constantFrom('a.ts', 'b.ts', 'c.ts'), code }), {
      selector: file => file.name,
    })
    fc.assert(
      fc.property(set, set, (before, after) => {
        expect(byName(carryOut(before, callsBetween(before, after)))).toEqual(byName(after))
      }),
      { numRuns: 400 },
    )
  })
  test('a small change is a small edit', () => {
    const code = Array.from({ length: 60 }, (_, at) => `export const line${at} = ${at};`).join('\n')
    const calls = callsBetween(
      [{ name: 'a.ts', code }],
      [{ name: 'a.ts', code: code.replace('= 7;', '= 8;') }],
    )
    expect(calls).toEqual([
      {
        tool: 'edit_file',
        input: { path: 'a.ts', search: 'export const line7 = 7;', replace: 'export const line7 = 8;' },
      },
    ])
  })
  test('a line that stands twice is found by its neighbours', () => {
    const before = [{ name: 'a.md', code: 'one\nsame\ntwo\nsame\nthree' }]
    const after = [{ name: 'a.md', code: 'one\nsame\ntwo\nother\nthree' }]
    const calls = callsBetween(before, after)
    expect(calls[0]?.tool).toBe('edit_file')
    expect(carryOut(before, calls)).toEqual(after)
  })
})

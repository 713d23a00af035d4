import { describe, expect, test } from 'vitest'
import { repairMessages } from '#server/generation/reply/repair.ts'
import type { Problem } from '#shared/edits/operations/problem.ts'

const problem = (file: string, message: string): Problem => ({
  ...{ code: 'elision', operation: null },
  ...{ file, message },
})
const told = (problems: Problem[], isAnyMade: boolean) =>
  String(repairMessages('reply', problems, [{ name: 'a.tsx', code: 'x' }], isAnyMade)[1]?.content)

describe('[26] what was refused is asked for again, and what is said of the rest is true', () => {
  test('each with its file, once', () => {
    const text = told([problem('a.tsx', 'Code was left out.'), problem('b.tsx', 'b.tsx is too large.')], true)
    expect(text).toContain('- `a.tsx`: Code was left out.\n- b.tsx is too large.\n')
  })

  test('others are made only where some are', () => {
    expect(told([problem('a.tsx', 'No.')], true)).toMatch(/^Some of .* all others are made/)
    expect(told([problem('a.tsx', 'No.')], false)).toMatch(/^These changes were refused, and nothing was/)
    expect(told([problem('a.tsx', 'No.')], false)).not.toContain('what is made')
  })

  test('one that was no file has none', () => {
    expect(told([problem('', 'A call could not be read.')], true)).toContain('- A call could not be read.')
  })
})

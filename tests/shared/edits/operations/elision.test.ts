import { describe, expect, test } from 'vitest'
import { apply } from '#shared/edits/operations/apply.ts'
import { elisionIn } from '#shared/edits/operations/elision.ts'
import type { Operation } from '#shared/edits/operations/operations.ts'

describe('comments that stand for code left out', () => {
  test.each([
    '// ... rest of code',
    '// ...',
    '/* existing code */',
    '{/* ... */}',
    '{/* … */}',
    '// rest of the code stays the same',
    '// ... existing imports',
    '// (rest of component unchanged)',
    '{/* Existing hero section here */}',
    '<!-- ... -->',
    '/* keep the existing styles */',
    '// ... (other sections remain unchanged)',
    '// Remaining components are the same as before',
  ])('%s', code => expect(elisionIn(`const a = 1\n${code}\n`)).not.toBe(null))
})

describe('comments that mean something', () => {
  test.each([
    '// Prices include tax.',
    '/* One column below 640 px. */',
    'const url = "https://example.org/existing/code"',
    '{/* Opens on hover */}',
    '// The list is sorted by date, newest first.',
    'const all = [...rest, ...existing]',
    '// Previous and next month',
    '// Wait… the clock may be behind.',
    '// The width is the same for all cards.',
  ])('%s', code => expect(elisionIn(code)).toBe(null))
})

describe('apply', () => {
  const files = [{ name: 'a.ts', code: 'export const a = 1\n// ... rest of code\n' }]
  const run = (operation: Operation) => {
    const result = apply(files, [operation])
    return result.ok ? 'ok' : result.problems[0]?.code
  }

  test('a written file with one is refused', () => {
    expect(run({ op: 'write', file: 'b.ts', code: 'export const b = 1\n// ... existing code\n' })).toBe(
      'elision',
    )
  })
  test('in a new file a heading is none', () => {
    const code = '// Other components\nexport const b = 1\n/* Remaining styles */\n'
    expect(run({ op: 'write', file: 'b.ts', code })).toBe('ok')
    expect(run({ op: 'write', file: 'a.ts', code })).toBe('elision')
  })
  test('a replacement with one is refused', () => {
    expect(run({ op: 'replace', file: 'a.ts', search: '= 1', replace: '= 2 /* ... */' })).toBe('elision')
  })
  test('one that was there before may stay', () => {
    expect(run({ op: 'write', file: 'a.ts', code: 'export const a = 2\n// ... rest of code\n' })).toBe('ok')
  })
})

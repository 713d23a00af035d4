import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { apply } from '#shared/edits/operations/apply.ts'
import { type OperationInput, operationSchema } from '#shared/edits/operations/operations.ts'

const FILES = [
  { name: 'App.tsx', code: 'export function App() {\n  return <main>Hello</main>;\n}\n' },
  { name: 'data.ts', code: 'export const a = 1;\nexport const b = 2;\n' },
  { name: 'theme.css', code: ':root {\n  --a: 1px;\n}\n' },
]

const run = (...operations: OperationInput[]) =>
  apply(
    FILES,
    operations.map(each => operationSchema.parse(each)),
  )
const codes = (...operations: OperationInput[]) => {
  const result = run(...operations)
  return result.ok ? [] : result.problems.map(problem => problem.code)
}

const byName = (files: readonly { name: string; code: string }[]) =>
  Object.fromEntries(files.map(({ name, code }) => [name, code]))

describe('files', () => {
  test('write, delete and rename', () => {
    const result = run(
      { op: 'write', file: 'new.ts', code: 'export const c = 3;\n' },
      { op: 'delete', file: 'data.ts' },
      { op: 'rename', from: 'theme.css', to: 'styles/theme.css' },
    )
    expect(result.ok && result.files.map(file => file.name)).toEqual([
      'App.tsx',
      'styles/theme.css',
      'new.ts',
    ])
    expect(result.ok && result.changes.map(change => change.action)).toEqual(['rename', 'create', 'delete'])
  })
  test.each(['../a.ts', '/a.ts', 'a/../../b.ts', 'a\\b.ts', '', '__proto__/a.ts', 'a//b.ts', 'a\u0000.ts'])(
    'the path %j is refused',
    file => {
      expect(codes({ op: 'write', file, code: '' })).toEqual(['bad-path'])
      expect(codes({ op: 'rename', from: 'data.ts', to: file })).toEqual(['bad-path'])
    },
  )
  test('a file named twice is refused', () => {
    const result = apply([...FILES, { name: 'data.ts', code: '' }], [])
    expect(result.ok || result.problems[0]?.code).toBe('duplicate-file')
  })
  test('renaming onto a file is refused', () => {
    expect(codes({ op: 'rename', from: 'data.ts', to: 'App.tsx' })).toEqual(['file-exists'])
  })
  test('a missing file is refused and the likely one named', () => {
    const result = run({ op: 'delete', file: 'src/app.tsx' })
    expect(result.ok || result.problems[0]?.message).toContain('App.tsx')
  })
})

describe('what was readable stays readable', () => {
  test('a truncated file is refused', () => {
    expect(
      codes({ op: 'write', file: 'App.tsx', code: 'export function App() {\n  return <main>Hel' }),
    ).toEqual(['truncated'])
    expect(codes({ op: 'write', file: 'x.ts', code: 'export const list = [1, 2,' })).toEqual(['truncated'])
    expect(codes({ op: 'write', file: 'theme.css', code: ':root {\n  --a: 1px;' })).toEqual(['truncated'])
  })
  test('a syntax error is refused with its line', () => {
    const result = run({ op: 'replace', file: 'data.ts', search: 'const b =', replace: 'const b b =' })
    expect(result.ok || result.problems[0]).toMatchObject({
      code: 'syntax',
      message: expect.stringContaining('line 2'),
    })
  })
  test('a file that was broken before may be mended step by step', () => {
    const broken = [{ name: 'a.ts', code: 'export const = ;\nexport const c = = 1;\n' }]
    const result = apply(broken, [{ op: 'replace', file: 'a.ts', search: 'const =', replace: 'const a = 1' }])
    expect(result.ok).toBe(true)
  })
  test('JSON is checked', () =>
    expect(codes({ op: 'write', file: 'a.json', code: '{"a":' })).toEqual(['syntax']))
})

describe('all or none', () => {
  test('every problem is told, with its operation', () => {
    const result = run(
      { op: 'replace', file: 'data.ts', search: 'a = 1', replace: 'a = 9' },
      { op: 'replace', file: 'data.ts', search: 'nowhere', replace: 'x' },
      { op: 'delete', file: 'gone.ts' },
    )
    expect(result.ok || result.problems.map(problem => [problem.code, problem.operation])).toEqual([
      ['anchor-missing', 1],
      ['file-missing', 2],
    ])
  })

  test('random turns: all applied in order, or the files are untouched', () => {
    const operation: fc.Arbitrary<OperationInput> = fc.oneof(
      fc.record({
        op: fc.constant('replace' as const),
        file: fc.constantFrom('data.ts', 'App.tsx', 'none.ts'),
        search: fc.constantFrom('= 1', '= 2', 'export', 'Hello', 'zzz'),
        replace: fc.constantFrom('= 3', '= 4', 'Hi', '{', ''),
      }),
      fc.record({
        op: fc.constant('write' as const),
        file: fc.constantFrom('data.ts', 'b.ts', '../x.ts'),
        code: fc.constantFrom('export const z = 1;\n', 'export const', '// ... rest of code\n'),
      }),
      fc.record({ op: fc.constant('delete' as const), file: fc.constantFrom('data.ts', 'App.tsx', 'b.ts') }),
      fc.record({
        op: fc.constant('rename' as const),
        from: fc.constantFrom('data.ts', 'b.ts'),
        to: fc.constantFrom('c.ts', 'App.tsx', '/etc/passwd'),
      }),
    )
    fc.assert(
      fc.property(fc.array(operation, { maxLength: 6 }), inputs => {
        const operations = inputs.map(each => operationSchema.parse(each))
        const copy = structuredClone(FILES)
        const whole = apply(FILES, operations)
        expect(FILES).toEqual(copy)
        if (!whole.ok) {
          expect(whole.problems.length).toBeGreaterThan(0)
          return
        }
        let step = FILES
        for (const one of operations) {
          const result = apply(step, [one])
          if (result.ok) step = result.files
        }
        // In which order they stand tells nothing.
        expect(byName(whole.files)).toEqual(byName(step))
      }),
      { numRuns: 500 },
    )
  })
})

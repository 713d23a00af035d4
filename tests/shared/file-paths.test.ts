import { describe, expect, test } from 'vitest'
import { sourceFilesSchema } from '#shared/artifacts.ts'
import { apply } from '#shared/edits/operations/apply.ts'
import { collision, filePathProblem, newPathsProblem, storedPathSchema } from '#shared/file-paths.ts'

const REFUSED = [
  ...['.git/config', '.env', '.env.local', '.npmrc', 'a/.hidden', '..', '../x', 'a/../b', './a', '.'],
  ...['node_modules/x', 'a/Node_Modules/b.js', '__proto__', 'a/__proto__'],
  ...['CON.tsx', 'con', 'a/PRN.txt', 'aux.js', 'Nul', 'COM1.ts', 'lpt9', 'com¹.ts', 'con .ts', 'nul.tar.gz'],
  ...['a.', 'a ', ' a', 'a/ b', 'folder./x.ts', 'folder /x.ts', '/a', 'a//b', 'a/', ''],
  ...['a\\b', 'a\nb', 'a\u0000b', 'a:b', 'a*b', 'a?b', 'a"b', 'a<b', 'a|b', 'a\u007fb'],
  ...['a\u202eb.tsx', 'a\u200bb', '\ufeffa', '\u3164', 'a\ud800b', 'cafe\u0301.tsx'],
  ...[`${'a'.repeat(201)}`, `${'語'.repeat(90)}.ts`],
]

const TAKEN = [
  ...['App.tsx', 'components/hero.tsx', 'app/[id]/page.tsx', 'app/(group)/page.tsx', '@types/x.d.ts'],
  ...['café.tsx', 'größe.css', 'Überschrift.tsx', '組件/英雄.tsx', 'שלום.tsx', 'हिन्दी.tsx', 'my file.tsx'],
  ...['console.tsx', 'auxiliary.ts', 'com10.ts', 'null.ts', 'a.b.c.ts', '$store.ts', '_app.tsx', 'a+b,c.ts'],
]

describe('§16: one grammar for the paths of new files', () => {
  test.each(REFUSED)('%j is refused with a sentence', path => {
    expect(filePathProblem(path)).toMatch(/\.$/)
    expect(newPathsProblem([], [path])).toMatch(/\.$/)
  })

  test.each(TAKEN)('%j is taken', path => {
    expect(filePathProblem(path)).toBeNull()
    expect(storedPathSchema.parse(path)).toBe(path)
  })

  test('a long path costs what its length is', () => {
    for (const piece of ['./', 'a/', ' ', '\u0301', '(', 'con.'])
      expect(filePathProblem(piece.repeat(100_000))).toMatch(/\.$/)
  })
})

describe('names that some file system takes for one', () => {
  test.each([
    [['Hero.tsx'], 'hero.tsx'],
    [['straße.ts'], 'STRASSE.ts'],
    [['ſ.ts'], 's.ts'],
    [['ﬁ.ts'], 'fi.ts'],
    [['a/b.ts'], 'A/c.ts'],
    [['a'], 'a/b.ts'],
    [['A'], 'a/b.ts'],
    [['a/b.ts'], 'a'],
    [['a/b.ts'], 'A'],
  ])('beside %j there cannot be %j', (there, path) => {
    expect(newPathsProblem(there, [...there, path])).toContain(path)
  })

  test('one name may take the place of the other, and what stands there is left alone', () => {
    expect(newPathsProblem(['Hero.tsx'], ['hero.tsx'])).toBeNull()
    expect(newPathsProblem(['a.ts', 'A.ts', 'CON.ts'], ['a.ts', 'A.ts', 'CON.ts', 'b.ts'])).toBeNull()
    expect(collision(['a/b.ts', 'a/c.ts', 'ab.ts'], () => true)).toBeNull()
  })
})

describe('what versions of earlier days have', () => {
  test.each(['.git/config', '.env', 'node_modules/x', 'CON.tsx', 'a.'])('%j can be read', path => {
    expect(storedPathSchema.safeParse(path).success).toBe(true)
  })

  test.each(['../x', '/x', 'a//b', 'a\\b', 'a\nb', '__proto__', ' a', 'a\ud800b'])('%j never could', path => {
    expect(storedPathSchema.safeParse(path).success).toBe(false)
  })

  test('decomposed letters are composed where a path comes in', () => {
    const [file] = sourceFilesSchema.parse([{ name: 'cafe\u0301.tsx', code: '' }])
    expect(file?.name).toBe('caf\u00e9.tsx')
  })
})

describe('answers of a model', () => {
  const files = [
    { name: 'App.tsx', code: 'export default () => null\n' },
    { name: '.env', code: 'A=1\n' },
  ]
  const problemsOf = (operation: Parameters<typeof apply>[1][number]) => {
    const result = apply(files, [operation])
    return result.ok ? null : result.problems.map(problem => problem.message).join(' ')
  }

  test.each(['.npmrc', 'CON.tsx', 'app.tsx', 'App.tsx/x.ts'])('write %s is refused in words', file => {
    expect(problemsOf({ op: 'write', file, code: 'export {}\n' })).toContain(file)
  })

  test('a rename by case is fine, onto another name’s case is not', () => {
    expect(problemsOf({ op: 'rename', from: 'App.tsx', to: 'app.tsx' })).toBeNull()
    expect(problemsOf({ op: 'rename', from: '.env', to: 'APP.tsx' })).toContain('APP.tsx')
    expect(problemsOf({ op: 'write', file: '.env', code: 'A=2\n' })).toBeNull()
  })
})

import { describe, expect, test } from 'vitest'
import { branchSchema, folderSchema, installationIdSchema, repositoryNameSchema } from '#shared/code-host.ts'

const takes = (schema: { safeParse(value: unknown): { success: boolean } }, value: unknown) =>
  schema.safeParse(value).success

describe('names that go to a host', () => {
  test('a repository has the name that hosts give, and no way out of its owner', () => {
    for (const name of ['site', 'my.site_2', '-x', 'A'.repeat(100)])
      expect(takes(repositoryNameSchema, name)).toBe(true)
    for (const name of ['../x', 'a/b', '.git', 'a.git', '.', '..', '', 'a b', 'x'.repeat(101), 'a?b', 'ä'])
      expect(takes(repositoryNameSchema, name), name).toBe(false)
  })

  test('a branch is what git takes for one, without what means something else', () => {
    for (const name of ['main', 'feature/x', 'maquette/v3', 'v1.2', 'größe', 'a@b', 'x-1'])
      expect(takes(branchSchema, name), name).toBe(true)
    const bad = [
      '',
      '-x',
      'a..b',
      'a b',
      'HEAD',
      'x.lock',
      'x.lock/a',
      'a/',
      '/a',
      'a//b',
      '@{',
      'x\n',
      'a~1',
      'a^',
      'a:b',
    ]
    for (const name of [...bad, '.a', 'a/.b', 'a.', 'x'.repeat(201), 'a\u202eb', 'a*', 'a\\b'])
      expect(takes(branchSchema, name), name).toBe(false)
  })

  test('a folder stays within its repository; slashes around it are nothing', () => {
    expect([folderSchema.parse(''), folderSchema.parse(' /web/site/ ')]).toEqual(['', 'web/site'])
    for (const name of ['../up', '.github', 'a/../b', 'node_modules', 'a//b', 'C:\\x', 'con'])
      expect(takes(folderSchema, name), name).toBe(false)
  })

  test('an installation is a whole number, also as its digits', () => {
    expect([installationIdSchema.parse('123'), installationIdSchema.parse(123)]).toEqual([123, 123])
    for (const id of ['0', '-1', '1.5', 'x', '', '1e3', -1, 0, 1.5, 1e20, Number.NaN, null])
      expect(takes(installationIdSchema, id), String(id)).toBe(false)
  })
})

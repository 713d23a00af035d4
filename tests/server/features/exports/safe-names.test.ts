import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { layoutOf } from '#server/features/exports/project/layout.ts'
import { safePath } from '#server/features/exports/project/safe-names.ts'

describe('no name leaves its folder, steers a tool or fails on some system', () => {
  test.each([
    ['../../etc/passwd', '_/_/etc/passwd'],
    ['/etc/passwd', 'etc/passwd'],
    ['a\\..\\b.ts', 'a_.._b.ts'],
    ['C:/x.ts', 'C_/x.ts'],
    ['.git/config', '_.git/config'],
    ['.npmrc', '_.npmrc'],
    ['lib/node_modules/x.js', 'lib/_node_modules/x.js'],
    ['CON.tsx', '_CON.tsx'],
    ['lib/com1', 'lib/_com1'],
    ['nul.tar.gz', '_nul.tar.gz'],
    ['trailing. /x', 'trailing_/x'],
    ['a\u0000b\u202e.ts', 'a_b_.ts'],
    ['cafe\u0301.tsx', 'café.tsx'],
    ['console.tsx', 'console.tsx'],
    ['app/[slug]/(shop)/@modal/page.tsx', 'app/[slug]/(shop)/@modal/page.tsx'],
    ['', '_'],
  ])('%j is called %j', (given, wanted) => {
    expect(safePath(given)).toBe(wanted)
  })

  const segment = fc.oneof(
    fc.constantFrom(
      '..',
      '.',
      'a',
      'A',
      'src',
      'public',
      '.env',
      'CON',
      'con.ts',
      'node_modules',
      'café',
      'x.js',
    ),
    fc.constantFrom(
      'package.json',
      'tsconfig.json',
      'vite.config.ts',
      'index.html',
      'a ',
      'a.',
      'a-2',
      'App.tsx',
    ),
    fc.string({ unit: 'binary', maxLength: 30 }),
  )
  const path = fc.array(segment, { minLength: 1, maxLength: 5 }).map(parts => parts.join('/'))

  test('whatever files are called, each has a place of its own on every system', () => {
    fc.assert(
      fc.property(fc.uniqueArray(path, { maxLength: 30 }), fc.nat(), (paths, seed) => {
        const reached = new Set(paths.filter((_, at) => (seed >> (at % 30)) & 1))
        const jsx = new Set(paths.filter(name => name.endsWith('.js')))
        const layout = layoutOf({ paths, reached, jsx })
        const places = paths.map(name => layout.of(name))
        const keys = places.map(place => place.normalize('NFC').toLowerCase())
        expect(new Set(keys).size).toBe(paths.length)
        for (const place of places) {
          expect(place).toMatch(/^(?:src|public|original)(?:-\d+)?\//)
          for (const part of place.split('/')) {
            expect(part).not.toMatch(/^\.|^node_modules$|[. ]$|[<>:"\\|?*]|^(?:con|nul|aux|prn)(?:\.|$)/i)
            expect(part.length).toBeLessThanOrEqual(110)
          }
        }
        // A file is no folder of another one.
        for (const key of keys) expect(keys.some(other => other.startsWith(`${key}/`))).toBe(false)
        // The same files have the same places, in whatever order they come.
        const other = layoutOf({ paths: [...paths].reverse(), reached, jsx })
        expect(paths.map(name => other.of(name))).toEqual(places)
      }),
      { numRuns: 300 },
    )
  })
})

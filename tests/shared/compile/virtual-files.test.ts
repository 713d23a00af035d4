import { expect, test } from 'vitest'
import { aliasSpecifiers, localPath, virtualFiles } from '#shared/compile/virtual-files.ts'

const files = virtualFiles(
  [
    'App.tsx',
    'lib/data.ts',
    'components/hero/index.tsx',
    'src/pages/home.tsx',
    'logo.svg',
    'public/pic.png',
    'a.jsx',
  ].map(name => ({ name, code: name })),
)

test.each([
  ['./lib/data', 'App.tsx', 'lib/data.ts'],
  ['./lib/data.js', 'App.tsx', 'lib/data.ts'],
  ['./components/hero', 'App.tsx', 'components/hero/index.tsx'],
  ['../../App', 'components/hero/index.tsx', 'App.tsx'],
  ['@/lib/data', 'src/pages/home.tsx', 'lib/data.ts'],
  ['@/pages/home', 'App.tsx', 'src/pages/home.tsx'],
  ['~/a', 'App.tsx', 'a.jsx'],
  ['/pic.png', 'App.tsx', 'public/pic.png'],
  ['./logo.svg', 'App.tsx', 'logo.svg'],
  ['.', 'components/hero/title.tsx', 'components/hero/index.tsx'],
  ['components/hero', 'a.jsx', 'components/hero/index.tsx'],
  ['#components/hero', 'a.jsx', 'components/hero/index.tsx'],
  ['#/lib/data', 'a.jsx', 'lib/data.ts'],
  ['@pages/home', 'a.jsx', 'src/pages/home.tsx'],
])('%s from %s is %s', (specifier, importer, path) => {
  expect(files.resolve(specifier, importer)).toBe(path)
})

test('what is not there is null', () => {
  expect(files.resolve('./nothing', 'App.tsx')).toBeNull()
  expect(files.resolve('@/data', 'App.tsx')).toBeNull()
  // A project that is exported would not find it either.
  expect(files.resolve('./components/Hero', 'App.tsx')).toBeNull()
})

test('aliased imports are found however they are written', () => {
  const code = `import a from "@/lib/a"; export * from '@/b'\nconst c = import(\`~/c\`); const mail = "me@/x y"`
  expect(aliasSpecifiers([code])).toEqual(['@/lib/a', '@/b', '~/c'])
})

test.each([
  ['@/components/ui/button', 'App.tsx', 'components/ui/button'],
  ['./ui/button.tsx', 'components/hero.tsx', 'components/ui/button'],
  ['../components/ui/button', 'src/pages/home.tsx', 'components/ui/button'],
])('%s from %s is at %s', (specifier, importer, path) => {
  expect(localPath(specifier, importer)).toBe(path)
})

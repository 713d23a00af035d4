import { expect, test } from 'vitest'
import { installPackage, searchFiles } from '#server/generation/reply/look-tools.ts'
import { builtPackages } from '#server/preview/vendor-manifest.ts'
import { PACKAGES } from '#shared/packages.ts'

const extended = PACKAGES.find(({ set }) => set === 'extended')?.name ?? ''
const coreOnly = builtPackages({
  hash: '0'.repeat(12),
  specifiers: {
    react: { file: 'react.js', exports: [] },
    '@radix-ui/react-slot': { file: 's.js', exports: [] },
  },
} as never)

test('design §8: a package that is built is there', () => {
  expect(installPackage('react', coreOnly)).toBe('react is there: import it.')
  expect(installPackage('@radix-ui/react-slot', coreOnly)).toContain('is there')
})

test('design §8: a package that is supported and not built here is not there, and the command is named', () => {
  expect(installPackage(extended, coreOnly)).toContain(
    'not built on this server ("npm run vendor" builds it)',
  )
  expect(installPackage(extended, coreOnly)).not.toContain('is there')
})

test('design §8: for a package nobody supports the model writes its own', () => {
  expect(installPackage('nobody-wrote-this', coreOnly)).toContain('Write your own implementation instead.')
})

test('lines that contain a text are found with their numbers, so many of them and no more', () => {
  const files = [
    { name: 'App.tsx', code: 'one\n  two two\n\nthree two' },
    { name: 'many.ts', code: 'a\n'.repeat(60) },
  ]
  expect(searchFiles(files, 'two')).toBe('App.tsx:2: two two\nApp.tsx:4: three two')
  expect(searchFiles(files, 'nothing')).toBe('Nothing found.')
  expect(searchFiles(files, 'a').split('\n')).toEqual([
    ...Array.from({ length: 50 }, (_, at) => `many.ts:${at + 1}: a`),
    '(and more)',
  ])
})

import { expect, test } from 'vitest'
import { unsupportedPackage } from '#shared/messages.ts'
import {
  librarySupport,
  NOT_IMPORTED,
  PACKAGES,
  packageInstead,
  packageName,
  packageSpecifiers,
  realPackages,
  supportedPackage,
  unsupportedAdvice,
} from '#shared/packages.ts'
import { supportAddress } from '#shared/support.ts'

test.each([
  ['react', 'react'],
  ['react-dom/client', 'react-dom'],
  ['@radix-ui/react-dialog', '@radix-ui/react-dialog'],
  ['@chakra-ui/react/theme', '@chakra-ui/react'],
  ['date-fns/locale', 'date-fns'],
])('[S5] %s belongs to the package %s', (specifier, name) => {
  expect(packageName(specifier)).toBe(name)
})

test('[S5] packages are matched by scope and name, not by prefix', () => {
  expect(supportedPackage('react-dom/client')?.name).toBe('react-dom')
  expect(supportedPackage('@tanstack/react-table')?.set).toBe('core')
  expect(supportedPackage('react-domino')).toBeNull()
  expect(supportedPackage('@evil/react')).toBeNull()
  expect(supportedPackage('react-table')).toBeNull()
})

test('no package is listed twice', () => {
  const names = PACKAGES.map(entry => entry.name)
  expect(new Set(names).size).toBe(names.length)
})

test('the specifiers of a package are its root and its paths', () => {
  const entry = { name: 'x', set: 'core', paths: ['y', 'z.css'], hasRoot: false } as const
  expect(packageSpecifiers(entry)).toEqual(['x/y', 'x/z.css'])
  expect(packageSpecifiers({ ...entry, hasRoot: true })).toEqual(['x', 'x/y', 'x/z.css'])
})

test('the advice to a model names what to use instead', () => {
  expect(unsupportedAdvice('antd')).toContain('Use the shadcn/ui components in @/components/ui instead')
  expect(packageInstead('left-pad')).toBeNull()
  expect(unsupportedAdvice('left-pad')).toContain('Write your own implementation')
})

test('a supported package that is not built names the command, for the person who runs the server', () => {
  expect(supportedPackage('moment')?.set).toBe('extended')
  expect(unsupportedAdvice('moment')).toContain('"npm run vendor" builds it')
  expect(unsupportedAdvice('moment')).toContain('Use date-fns instead')
})

test('the extended set is about a hundred packages and more, none of them in the core', () => {
  const core = new Set(PACKAGES.filter(({ set }) => set === 'core').map(({ name }) => name))
  const extended = PACKAGES.filter(({ set }) => set === 'extended')
  expect(extended.length).toBeGreaterThan(100)
  expect(extended.filter(({ name }) => core.has(name))).toEqual([])
})

test('[S8] the notice names the package, and support is asked with the request already written', () => {
  expect(unsupportedPackage('antd')).toBe(
    'We do not currently support antd, but you can contact support to request it.',
  )
  const { subject, text } = librarySupport('@scope/pkg & more')
  const address = new URL(supportAddress('https://help.example/new?team=1', subject, text))
  expect(address.searchParams.get('team')).toBe('1')
  expect(address.searchParams.get('body')).toContain('@scope/pkg & more')
})

test('what an import lacks of its own files is no package that somebody could ask for', () => {
  expect(realPackages(['gsap', NOT_IMPORTED])).toEqual(['gsap'])
})

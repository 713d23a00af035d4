import { expect, test } from 'vitest'
import { missingReexports } from '#server/compiler/missing-reexports.ts'
import { virtualFiles } from '#shared/compile/virtual-files.ts'

const lost = (index: string, hero: string) =>
  missingReexports(
    'parts/index.ts',
    virtualFiles([
      { name: 'parts/index.ts', code: index },
      { name: 'parts/hero.tsx', code: hero },
    ]),
  )

test('a name that the other file does not have is lost', () => {
  expect(lost("export { Hero, Header } from './hero'", 'export const Header = () => null')).toEqual([
    'No matching export in "parts/hero.tsx" for import "Hero"',
  ])
})

test.each([
  ["export { Hero } from './hero'", 'export function Hero() { return null }'],
  ["export { Hero } from './hero'", 'export interface Hero { name: string }'],
  ["export { Hero as Top, /* a part */ type Props } from './hero'", 'const Hero = 1\nexport { Hero }'],
  ["export { default as Hero } from './hero'", 'export default () => null'],
  ["export { Hero } from './hero'", "export * from './other'"],
  ["export { Hero } from 'some-package'", ''],
  ["export { Hero } from './not-written-yet'", ''],
  ["export type { Hero } from './hero'", ''],
])('%s is fine with %s', (index, hero) => {
  expect(lost(index, hero)).toEqual([])
})

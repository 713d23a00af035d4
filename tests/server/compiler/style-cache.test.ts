import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inRoot } from '#scripts/root.ts'
import { styleCache } from '#server/compiler/style-cache.ts'
import { styleCompiler } from '#shared/compile/style-sheet.ts'
import { virtualFiles } from '#shared/compile/virtual-files.ts'

const tailwindcss = readFileSync(inRoot('node_modules/tailwindcss/index.css'), 'utf8')
const input = (css = '', picture = '') => ({
  files: virtualFiles([
    { name: 'App.tsx', code: '' },
    { name: 'theme.css', code: css },
    { name: 'a.svg', code: picture },
  ]),
  config: { designSystem: 'html', styling: 'tailwind' } as const,
  sheets: [],
  moduleCss: '',
  named: { tailwindcss },
})
const CLASSES = ['p-4', 'hover:bg-red-500', 'w-[calc(100%-2rem)]', '2xl:p-8', '!m-1', '-mt-2', 'hello']

test('gives what a new Tailwind gives, whatever was asked before', async () => {
  for (const classes of [CLASSES, [...CLASSES, 'flex'], ['flex'], CLASSES, [...CLASSES.slice(1), 'other']]) {
    const fresh = (await styleCompiler(input()))([...classes])
    expect(await styleCache(input(), classes)).toBe(fresh)
  }
})

for (const gone of CLASSES) {
  test(`forgets ${gone} once nothing asks for it`, async () => {
    await styleCache(input(), CLASSES)
    const left = CLASSES.filter(name => name !== gone)
    expect(await styleCache(input(), left)).toBe((await styleCompiler(input()))(left))
  })
}

test('a change of a sheet or of a picture in it is seen', async () => {
  expect(await styleCache(input('.a { color: teal }'), [])).toContain('teal')
  expect(await styleCache(input('.a { color: blue }'), [])).not.toContain('teal')
  const withPicture = '.a { background: url(/a.svg) }'
  const one = await styleCache(input(withPicture, '<svg/>'), [])
  expect(await styleCache(input(withPicture, '<svg><path/></svg>'), [])).not.toBe(one)
})

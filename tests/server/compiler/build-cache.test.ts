import { afterAll, beforeAll, expect, test } from 'vitest'
import { fileOf, type OwnCompiler, startOwnCompiler, told } from '#tests/support/product/own-compiler.ts'

let own: OwnCompiler

beforeAll(async () => {
  own = await startOwnCompiler()
}, 120_000)
afterAll(() => own?.dispose())

const design = (card: string) => ({
  'App.tsx': `import { Card } from './card'\nimport './look.css'\nexport default () => <main className="p-4"><Card /></main>`,
  'card.tsx': card,
  'look.css': '.look { color: teal }',
})
const CARD = 'export const Card = () => <p className="text-center look">One</p>'

test('a design compiles to the same whatever was compiled before it', async () => {
  const first = await own.compile(design(CARD))
  expect(told(first)).toEqual([])

  const other = await own.compile({
    ...design('export const Card = () => <p className="underline">Two</p>'),
    'look.css': '.look { color: blue }',
  })
  expect(fileOf(other, 'app.js')).toContain('Two')
  expect(fileOf(other, 'app.js')).not.toContain('One')
  expect(fileOf(other, 'app.css')).toMatch(/\.underline/)
  expect(fileOf(other, 'app.css')).not.toMatch(/\.text-center|teal/)

  const broken = await own.compile(design('export const Card = () => <p>'))
  expect(broken.isOk).toBe(false)
  const { 'card.tsx': _, ...without } = design(CARD)
  expect((await own.compile(without)).diagnostics[0]?.code).toBe('missing-file')

  expect(await own.compile(design(CARD))).toEqual(first)
})

test('designs that are compiled at once do not mix', async () => {
  const names = Array.from({ length: 6 }, (_, at) => `Name${at}`)
  const outputs = await Promise.all(
    names.map(name => own.compile(design(`export const Card = () => <p>${name}</p>`))),
  )
  expect(outputs.map(output => names.filter(name => fileOf(output, 'app.js').includes(name)))).toEqual(
    names.map(name => [name]),
  )
})

test('warming up changes nothing of what comes after it', async () => {
  const before = await own.compile(design(CARD))
  await own.warmUp()
  expect(await own.compile(design(CARD))).toEqual(before)
}, 60_000)

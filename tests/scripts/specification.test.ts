import { expect, test } from 'vitest'
import { readSpecification } from '#scripts/specification.ts'

const isTest = (path: string) => path === 'e2e/main-job' || path === 'shared/chat'
const read = (...rows: string[]) =>
  readSpecification(['## Chat', '', '| what | shown by |', '|---|---|', ...rows].join('\n'), isTest)

test('lines with a test and lines that are otherwise are counted', () => {
  const found = read(
    '| A send | `e2e/main-job` |',
    '| A limit | `shared/chat`, `e2e/main-job` |',
    '| Thanks on failure | otherwise: thanks once stored, `shared/chat` |',
  )
  expect(found).toEqual({ shown: 2, otherwise: 1, problems: [] })
})

test.each([
  ['| A send | `e2e/gone` |', 'there is no test e2e/gone'],
  ['| A send | `e2e/main-job`, `e2e/gone` |', 'there is no test e2e/gone'],
  ['| A send | otherwise: as in `e2e/gone` |', 'there is no test e2e/gone'],
  ['| A send | |', 'has neither tests nor “otherwise: ” with a reason'],
  ['| A send | otherwise: |', 'has neither tests nor “otherwise: ” with a reason'],
  ['| A send | otherwise |', 'has neither tests nor “otherwise: ” with a reason'],
  ['| A send | no test yet: `e2e/main-job` |', 'has neither tests nor “otherwise: ” with a reason'],
  ['| A send | not built |', 'has neither tests nor “otherwise: ” with a reason'],
  ['| A send |', 'has neither tests nor “otherwise: ” with a reason'],
  ['| A send | `e2e/main-job` | `shared/chat` |', 'is not one sentence and what shows it'],
])('[planted] %s', (row, problem) => {
  expect(read('| A limit | `shared/chat` |', row).problems).toEqual([`line 6, A send: ${problem}`])
})

test('[planted] a table without a line is none', () => {
  expect(read().problems).toEqual(['there is no line in it'])
})

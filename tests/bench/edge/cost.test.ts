import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inRoot } from '#scripts/root.ts'
import { billFor, type Counted, usedBy } from './cost.ts'
import { costTables } from './cost-tables.ts'
import { PLAN_USD } from './prices.ts'

const counted = JSON.parse(readFileSync(inRoot('tests', 'bench', 'edge', 'counted.json'), 'utf8')) as Counted

test('what the plan includes costs the plan, and one more of a meter its price', () => {
  const none = usedBy(0, counted)
  expect(billFor(none).usd).toBe(PLAN_USD)
  expect(billFor({ ...none, rowsWritten: 52_000_000 }).usd).toBe(PLAN_USD + 2)
  expect(billFor({ ...none, objectGbS: 1_400_000 }).usd).toBe(PLAN_USD + 12.5)
})

test('twice the people use twice as much of every meter', () => {
  const [one, two] = [usedBy(1, counted), usedBy(2, counted)]
  for (const [meter, used] of Object.entries(two))
    expect(used).toBeCloseTo(2 * one[meter as keyof typeof one], 6)
})

test('docs/deploying.md says what is computed of what was counted', () => {
  const page = readFileSync(inRoot('docs', 'deploying.md'), 'utf8')
  for (const table of costTables(counted).split('\n\n')) expect(page).toContain(table)
})

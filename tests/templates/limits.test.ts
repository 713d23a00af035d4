import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inRoot } from '#scripts/root.ts'

const MAX_LINES = 18_000
const LOGIC = [
  ...['server/templates', 'server/features/templates', 'shared/acts', 'scripts/lower-template'],
  'scripts/learn-templates',
  ...['client/features/templates', 'client/features/preview/selection'],
]
const NUMBER = { least: 36, most: 48 }

const entries = readdirSync(inRoot('templates'), { recursive: true, withFileTypes: true })
const lines = entries
  .filter(entry => entry.isFile())
  .map(entry => readFileSync(join(entry.parentPath, entry.name), 'utf8').split('\n').length - 1)
  .reduce((sum, each) => sum + each, 0)
const templates = readdirSync(inRoot('templates'), { withFileTypes: true }).filter(
  each => each.isDirectory() && each.name !== 'shared',
)

test('[24.6] templates and their data are at most 18,000 lines', () => {
  expect(lines).toBeLessThanOrEqual(MAX_LINES)
})

test('[24.6] what chooses, fills and changes them is at most 8,000 lines', () => {
  const files = LOGIC.flatMap(path =>
    readdirSync(inRoot(path), { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile() && /\.(?:tsx?|json)$/.test(entry.name))
      .map(entry => join(entry.parentPath, entry.name)),
  )
  const written = files.map(path => readFileSync(path, 'utf8').split('\n').length - 1)
  expect(written.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(8_000)
})

test('the README says how many there are', () => {
  const readme = readFileSync(inRoot('README.md'), 'utf8')
  for (const words of ['templates', 'ready-made']) expect(readme).toContain(`${templates.length} ${words}`)
})

test('[24.1] there are 36 to 48 templates', () => {
  expect(templates.length).toBeGreaterThanOrEqual(NUMBER.least)
  expect(templates.length).toBeLessThanOrEqual(NUMBER.most)
})

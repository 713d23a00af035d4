import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inRoot } from '#scripts/root.ts'

const MAX_LINES = 18_000
const NUMBER = { least: 36, most: 48 }

const entries = readdirSync(inRoot('templates'), { recursive: true, withFileTypes: true })
const lines = entries
  .filter(entry => entry.isFile())
  .map(entry => readFileSync(join(entry.parentPath, entry.name), 'utf8').split('\n').length - 1)
  .reduce((sum, each) => sum + each, 0)
const templates = readdirSync(inRoot('templates'), { withFileTypes: true }).filter(each => each.isDirectory())

test('[24.6] templates and their data have at most 18,000 lines', () => {
  expect(lines).toBeLessThanOrEqual(MAX_LINES)
})

test('[24.1] there are 36 to 48 templates', () => {
  expect(templates.length).toBeGreaterThanOrEqual(NUMBER.least)
  expect(templates.length).toBeLessThanOrEqual(NUMBER.most)
})

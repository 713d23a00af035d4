import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inRoot } from '#scripts/root.ts'

const TESTS = inRoot('tests')
const tables = readdirSync(TESTS).filter(name => name.endsWith('.md') && name !== 'README.md')

/** What a row of a table names as its tests: `by-day/exports`. */
const NAMED =
  /`((?:api|by-day|client|deep|e2e|generation|preview|room-schema|rooms|scripts|server|shared|support|templates|vendor)\/[\w/.-]+)`/g

test.each(tables)('every test that %s names is there', name => {
  const rows = readFileSync(`${TESTS}/${name}`, 'utf8')
    .split('\n')
    .filter(line => line.startsWith('|'))
  const named = rows.flatMap(row => [...row.matchAll(NAMED)].map(([, path = '']) => path))
  expect(named.length).toBeGreaterThan(5)
  const missing = named.filter(
    path => ![`${path}.test.ts`, `${path}.ts`, path].some(each => existsSync(`${TESTS}/${each}`)),
  )
  expect([...new Set(missing)]).toEqual([])
})

import { expect, test } from 'vitest'
import { readAbilities } from '#server/designer/understanding/abilities.ts'

test('a phrase that names something else too is kept', () => {
  expect(
    readAbilities('I should be able to see issues/PRs, and see my open issues, and write code'),
  ).toContain('See issues/PRs')
})

test('what can be done is said once, in its longest words', () => {
  const found = readAbilities(
    'The website should have functionalities for searching, leasing and renewing domain names. Users should be able to search for, lease domain names, and view orders.',
  )
  expect(found.map(each => each.toLowerCase())).toEqual([
    'searching',
    'renewing domain names',
    'lease domain names',
    'view orders',
  ])
})

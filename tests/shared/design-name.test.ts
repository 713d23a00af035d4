import { expect, test } from 'vitest'
import { designName } from '#shared/design-name.ts'

test.each([
  ['A pricing page for Tidal, a sailing school, with three plans', 'Tidal pricing page'],
  ['Please create a landing page called "Blue Harbour" with a big hero', 'Blue Harbour landing page'],
  ['A dashboard for the Acme Dashboard', 'Acme Dashboard'],
  ['A landing page for a bakery', 'Landing page for a bakery'],
  ['Can you make me a sign-in screen that feels calm and has a big picture', 'Sign-in screen'],
  [
    'I want to build a recipe planner for busy parents of small children in the city',
    'Recipe planner for busy parents of small children',
  ],
  ['Please implement a forum website for managing the questions of a club', 'Forum website'],
  ['settings', 'Settings'],
  ['Calculator.', 'Calculator'],
  ['   ', 'Untitled design'],
])('a design is called after what it is: %s', (prompt, name) => {
  expect(designName(prompt)).toBe(name)
})

test.each([
  [
    'A reading app for collectors of essays about the gardens and rivers of northern Europe in winter',
    'Reading app for collectors of essays about the gardens',
  ],
  [
    'internal rota of the volunteers at the community kitchen in the old harbour on Fridays',
    'Internal rota of the volunteers at the community kitchen',
  ],
])('[number 24] a name is not cut within a phrase: %s', (prompt, name) => {
  expect(designName(prompt)).toBe(name)
  expect(name.length).toBeLessThanOrEqual(61)
})

test('words without any phrase, and one endless word, are cut where they are, and say so', () => {
  expect(designName(`${'word '.repeat(500)}`)).toBe(`${'Word word'.padEnd(9)}${' word'.repeat(9)}…`)
  expect(designName('x'.repeat(500))).toBe(`X${'x'.repeat(58)}…`)
})

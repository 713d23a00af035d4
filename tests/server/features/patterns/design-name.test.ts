import { expect, test } from 'vitest'
import { designName } from '#server/features/patterns/design-name.ts'

test.each([
  ['A pricing page for Tidal, a sailing school, with three plans', 'Tidal pricing page'],
  ['Please create a landing page called "Blue Harbour" with a big hero', 'Blue Harbour landing page'],
  ['A dashboard for the Acme Dashboard', 'Acme Dashboard'],
  ['A landing page for a bakery', 'Landing page for a bakery'],
  ['Can you make me a sign-in screen that feels calm and has a big picture', 'Sign-in screen'],
  [
    'I want to build a recipe planner for busy parents of small children in the city',
    'Recipe planner for busy parents',
  ],
  ['Please implement a forum website for managing the questions of a club', 'Forum website'],
  ['settings', 'Settings'],
  ['Calculator.', 'Calculator'],
  ['   ', 'Untitled design'],
])('a design is called after what it is: %s', (prompt, name) => {
  expect(designName(prompt)).toBe(name)
})

test('a name never ends within a word, and one endless word is cut', () => {
  expect(designName(`${'word '.repeat(500)}`)).toBe('Word word word word word word')
  expect(designName('x'.repeat(500))).toHaveLength(48)
})

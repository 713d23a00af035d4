import { expect, test } from 'vitest'
import { inRoot } from '#scripts/root.ts'
import { chosenCases, parsePrompts, readPrompts } from './prompts.ts'

const file = (cases: unknown) => JSON.stringify({ cases })
const ONE = { id: 'shop', kind: 'page', prompt: 'A shop' }

test('the prompts that come with it are twelve first ones of all kinds and twelve follow-ups', () => {
  const cases = readPrompts(inRoot('tests', 'bench', 'eval', 'prompts.json'))
  expect(cases).toHaveLength(12)
  expect(cases.flatMap(({ followUps }) => followUps)).toHaveLength(12)
  expect(new Set(cases.map(({ kind }) => kind))).toEqual(new Set(['page', 'app', 'mobile', 'part']))
})

test('what is left out of a case has its default', () => {
  const [one] = parsePrompts(file([{ ...ONE, followUps: [{ prompt: 'Make it red' }] }]), 'mine.json')
  expect(one).toMatchObject({ preset: 'shadcn-tailwind', named: [], followUps: [{ named: [], mayLose: 0 }] })
})

test.each([
  ['no JSON', '{"cases": [', /^mine\.json is no JSON: /],
  ['nothing in it', file([]), /cases: .*(?:small|>=1)/i],
  ['a list alone', '[]', /mine\.json is no prompts file/],
  ['a case without a prompt', file([{ id: 'a', kind: 'page' }]), /cases\.0\.prompt: /],
  ['an empty prompt', file([{ ...ONE, prompt: '  ' }]), /cases\.0\.prompt: /],
  ['a kind that there is not', file([{ ...ONE, kind: 'poster' }]), /cases\.0\.kind: /],
  ['a preset that there is not', file([{ ...ONE, preset: 'bootstrap' }]), /cases\.0\.preset: /],
  ['an id that leads out of the folder', file([{ ...ONE, id: '../up' }]), /cases\.0\.id: must be lower case/],
  ['an id that is a number', file([{ ...ONE, id: '1' }]), /cases\.0\.id: must be lower case/],
  ['an id twice', file([ONE, ONE]), /cases: has an id twice/],
  ['a misspelt field', file([{ ...ONE, followups: [] }]), /followups/],
])('[bad input] %s is told with its place', (_, text, problem) => {
  expect(() => parsePrompts(text, 'mine.json')).toThrow(problem)
})

test('[bad input] a file that is not there', () => {
  expect(() => readPrompts('/nowhere/prompts.json')).toThrow(
    'There is no prompts file /nowhere/prompts.json.',
  )
})

test('--only takes cases by their id, and names what there is not', () => {
  const cases = parsePrompts(file([ONE, { ...ONE, id: 'zoo' }]), 'mine.json')
  expect(chosenCases(cases, 'zoo').map(({ id }) => id)).toEqual(['zoo'])
  expect(chosenCases(cases, undefined)).toHaveLength(2)
  expect(() => chosenCases(cases, 'zoo,bar')).toThrow('no case bar')
})

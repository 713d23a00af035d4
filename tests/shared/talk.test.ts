import { expect, test } from 'vitest'
import { promptParts, wordsOf } from '#shared/prompt-parts.ts'
import { answersPrompt, planPrompt, shownQuestions, shownSteps, stepsIn } from '#shared/talk.ts'
import { processorTime } from '#tests/support/processor-time.ts'

test('three questions of five options at most, each on one short line, without marks that turn the text around', () => {
  const option = (at: number) => `Option ${at}`
  const questions = shownQuestions([
    { question: ' Which\n\tcolour\u202e? ', options: ['Blue', ' ', 'Blue', ...[1, 2, 3, 4, 5].map(option)] },
    { question: '   ' },
    { question: 'x'.repeat(100_000), options: ['y'.repeat(100_000)] },
    { question: 'How many?' },
    { question: 'A fourth?' },
  ])
  expect(questions).toEqual([
    { question: 'Which colour ?', options: ['Blue', 'Option 1', 'Option 2', 'Option 3', 'Option 4'] },
    { question: `${'x'.repeat(299)}…`, options: [`${'y'.repeat(99)}…`] },
    { question: 'How many?', options: [] },
  ])
  expect(shownQuestions([{ question: ' ' }])).toBeNull()
})

test('twelve steps at most; none is no plan', () => {
  expect(shownSteps(['', ' One ', ...Array.from({ length: 20 }, (_, at) => `Step ${at}`)])).toHaveLength(12)
  expect(shownSteps(['One', ' '])).toEqual([{ title: 'One', isDone: false }])
  expect(shownSteps([' '])).toBeNull()
})

test('the steps that a text lists', () => {
  const text = 'I would do this:\n\n1. A header\n  2) The plans\n- A footer\nThen it is done.\n10.no'
  expect(stepsIn(text)?.map(({ title }) => title)).toEqual(['A header', 'The plans', 'A footer'])
  expect(stepsIn('Nothing is listed here.')).toBeNull()
  const hostile = `${' '.repeat(50_000)}\n${'1. '.repeat(50_000)}`
  expect(processorTime(() => stepsIn(hostile))).toBeLessThan(200)
})

test('answers and plans are ordinary words, and what was asked is among the words of an answer', () => {
  const questions = [
    { question: 'Which colour?', options: ['Blue', 'Red'] },
    { question: 'How many plans?', options: [] },
  ]
  const words = answersPrompt(questions, ['Blue', null])
  expect(words).toBe('Which colour?\nBlue\n\nHow many plans?\nDecide this for me.')
  expect(wordsOf(promptParts(words))).toBe(words)
  expect(wordsOf([{ type: 'questions', questions, answers: null }])).toBe(
    'Which colour?\n- Blue\n- Red\nHow many plans?',
  )
  const steps = shownSteps(['A header', 'The plans']) ?? []
  expect(planPrompt(steps)).toBe('Do this plan:\n1. A header\n2. The plans')
  expect(planPrompt([])).toBe('Do what you planned.')
})

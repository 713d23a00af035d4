import { describe, expect, test } from 'vitest'
import { draftOf, moved, problemsOf, savedFrom, withNew } from '#client/features/feedback/question-draft.ts'
import { summaryOf } from '#client/features/feedback/summary-of.ts'
import type { DraftQuestion } from '#client/state/feedback-draft.ts'
import type { Answer, FeedbackQuestion, FeedbackResponse } from '#shared/feedback.ts'
import { newId } from '#shared/ids.ts'

const EMPTY = { isEnabled: false, questions: [] }
const fresh = (change: Partial<DraftQuestion> = {}): DraftQuestion => {
  const [question] = withNew([])
  if (!question) throw new Error('there is one')
  return { ...question, ...change }
}

describe('[S5] feedback questions as they are edited', () => {
  test('a new one is a text question named “Untitled {n}”', () => {
    const two = withNew(withNew([]))
    expect(two.map(({ type, question }) => [type, question])).toEqual([
      ['text', 'Untitled 1'],
      ['text', 'Untitled 2'],
    ])
  })

  test('what is saved is what was loaded where nothing was changed', () => {
    const questions: FeedbackQuestion[] = [
      { id: newId(), type: 'text', question: 'What?', placeholder: 'Anything' },
      { id: newId(), type: 'multipleChoice', question: 'Which?', options: ['a'], allowMultiple: true },
      {
        ...{ id: newId(), type: 'rating', question: 'How?', minValue: 0, maxValue: 3 },
        ...{ minLabel: '', maxLabel: 'Good' },
      },
    ]
    expect(savedFrom(draftOf({ isEnabled: true, questions }))).toEqual({ isEnabled: true, questions })
    expect(savedFrom(draftOf(EMPTY))).toEqual(EMPTY)
  })

  test('an option that was typed and not added is one, unless it is blank or there already', () => {
    const saved = (newOption: string) =>
      savedFrom({
        ...{ isEnabled: true, base: '' },
        questions: [fresh({ type: 'multipleChoice', options: ['a'], newOption })],
      }).questions[0]
    expect(saved('b ')).toMatchObject({ options: ['a', 'b'] })
    expect(saved('  ')).toMatchObject({ options: ['a'] })
    expect(saved('a')).toMatchObject({ options: ['a'] })
  })

  test('what is wrong is said beside its field', () => {
    expect(problemsOf(fresh({ question: ' ' }))).toEqual({ question: 'Write a question.' })
    expect(problemsOf(fresh({ type: 'multipleChoice' }))).toEqual({ options: 'Add at least one option.' })
    expect(problemsOf(fresh({ type: 'multipleChoice', options: ['a', ' '] })).options).toContain('empty')
    const rating = (minValue: string, maxValue: string) =>
      Object.keys(problemsOf(fresh({ type: 'rating', minValue, maxValue })))
    expect(rating('0', '10')).toEqual([])
    expect(rating('-1', '10')).toEqual(['minValue'])
    expect(rating('0', '11')).toEqual(['maxValue'])
    expect(rating('2.5', '')).toEqual(['minValue', 'maxValue'])
    expect(rating('5', '5')).toEqual(['maxValue'])
    // Nothing of another type is asked of a text question.
    expect(problemsOf(fresh({ minValue: 'x' }))).toEqual({})
  })

  test('they are moved one place, and never past an end', () => {
    expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
    expect(moved(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c'])
    expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'b', 'c'])
  })
})

describe('[S3] results', () => {
  const ids = { rating: newId(), choice: newId(), gone: newId() }
  const questions: FeedbackQuestion[] = [
    {
      ...{ id: ids.rating, type: 'rating', question: 'How?', minValue: 1, maxValue: 3 },
      ...{ minLabel: '', maxLabel: '' },
    },
    { id: ids.choice, type: 'multipleChoice', question: 'Which?', options: ['a', 'b'], allowMultiple: true },
  ]
  const answer = (questionId: string, given: Partial<Answer>): Answer => ({
    ...{ questionId, question: 'Earlier?', type: 'text', text: null, options: null, rating: null },
    ...given,
  })
  const response = (...answers: Answer[]): FeedbackResponse => ({
    ...{ id: newId(), answers, artifactId: null, page: null, viewport: null, anchor: null, createdAt: 1 },
  })

  test('are counted by every value and option, averaged, and kept of questions that are gone', () => {
    const found = summaryOf(questions, [
      response(
        answer(ids.rating, { type: 'rating', rating: 3 }),
        answer(ids.choice, { type: 'multipleChoice', options: ['a', 'was'] }),
        answer(ids.gone, { text: 'Words' }),
      ),
      response(answer(ids.rating, { type: 'rating', rating: 2 })),
    ])
    expect(found.map(({ question, count, average }) => [question, count, average])).toEqual([
      ['How?', 2, 2.5],
      ['Which?', 1, null],
      ['Earlier?', 1, null],
    ])
    expect(found[0]?.bars.map(({ count }) => count)).toEqual([0, 1, 1])
    expect(found[1]?.bars).toEqual([
      { label: 'a', count: 1 },
      { label: 'b', count: 0 },
      { label: 'was', count: 1 },
    ])
    expect(found[2]).toMatchObject({ isPast: true, texts: [{ text: 'Words' }] })
  })
})

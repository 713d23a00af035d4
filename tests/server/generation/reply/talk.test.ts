import { beforeEach, describe, expect, test } from 'vitest'
import { Talk } from '#server/generation/reply/talk.ts'
import { toolsFor } from '#server/generation/reply/tools.ts'
import type { ChatPart } from '#shared/chat.ts'

let shown: ChatPart[] = []
const talking = (isPlanOnly = false) => new Talk({ keep: (_, part) => void shown.push(part) }, isPlanOnly)
beforeEach(() => {
  shown = []
})
const QUESTIONS = { questions: [{ question: 'Which colour?', options: ['Blue'] }] }

describe('what is asked', () => {
  test('is shown, and nothing more is done before it is answered', () => {
    const talk = talking()
    expect([talk.isOver, talk.isOnlyTalk]).toEqual([false, false])
    expect(talk.take('ask', QUESTIONS, false)).toMatch(/^Asked/)
    expect([talk.isOver, talk.isOnlyTalk]).toEqual([true, true])
    expect(shown).toEqual([{ type: 'questions', ...QUESTIONS, answers: null }])
    expect(talk.refusal(false)).toMatch(/^Refused/)
    expect(talk.take('ask', QUESTIONS, false)).toMatch(/^Refused/)
    expect(shown).toHaveLength(1)
  })

  test.each([
    ['after a change', QUESTIONS, true],
    ['without a question', { questions: [{ question: ' ' }] }, false],
    ['in another form', { questions: 'Which colour?' }, false],
    ['as nothing', null, false],
  ])('%s is refused', (_, input, isChanged) => {
    const talk = talking()
    expect(talk.take('ask', input, isChanged)).toMatch(/^Refused/)
    expect([talk.hasSpoken, shown]).toEqual([false, []])
  })
})

describe('a plan', () => {
  test('is ticked off step by step, and says what comes next', () => {
    const talk = talking()
    expect(talk.take('plan', { steps: ['A header', 'The plans'] }, false)).toContain('step 1: A header')
    expect(talk.take('step_done', { step: 1 }, true)).toContain('step 2: The plans')
    expect(talk.take('step_done', { step: 2 }, true)).toContain('last step')
    expect(shown.at(-1)).toEqual({
      type: 'plan',
      steps: [
        { title: 'A header', isDone: true },
        { title: 'The plans', isDone: true },
      ],
      isProposal: false,
    })
    expect([talk.isOver, talk.isOnlyTalk, talk.refusal(true)]).toEqual([false, false, null])
  })

  test('that is made anew keeps what was done', () => {
    const talk = talking()
    talk.take('plan', { steps: ['A header', 'The plans'] }, false)
    talk.take('step_done', { step: 1 }, true)
    talk.take('plan', { steps: ['A header', 'A table'] }, true)
    expect(shown.at(-1)).toMatchObject({
      steps: [
        { title: 'A header', isDone: true },
        { title: 'A table', isDone: false },
      ],
    })
  })

  test.each([0, 3, 1.5, -1, Number.NaN])('has no step %d', step => {
    const talk = talking()
    talk.take('plan', { steps: ['A header', 'The plans'] }, false)
    expect(talk.take('step_done', { step }, false)).toMatch(/^Refused/)
    expect(talking().take('step_done', { step: 1 }, false)).toMatch(/^Refused/)
  })

  test('alone waits for a word: nothing is changed, and it is done when it is written', () => {
    const talk = talking(true)
    expect(talk.refusal(true)).toMatch(/^Refused/)
    expect(talk.refusal(false)).toBeNull()
    talk.take('plan', { steps: ['A header'] }, false)
    expect([talk.isOver, shown.at(-1)]).toMatchObject([true, { isProposal: true }])
    expect(talk.take('step_done', { step: 1 }, false)).toMatch(/^Refused/)
  })
})

test('both modes may ask, an agent plans, and what is planned only is offered no tool that changes anything', () => {
  const names = (...given: [mode: 'best' | 'agent', seesEverything: boolean, isPlanOnly: boolean]) =>
    Object.keys(toolsFor(given[0], given[1], () => '', given[2])).sort()
  expect(names('best', true, false)).toContain('ask')
  expect(names('best', true, false)).not.toContain('plan')
  expect(names('agent', true, false)).toEqual(expect.arrayContaining(['ask', 'plan', 'step_done']))
  expect(names('best', true, true)).toEqual(['ask', 'plan'])
  expect(names('best', false, true)).toEqual(['ask', 'list_files', 'plan', 'read_file', 'search_files'])
  expect(names('agent', false, true)).toEqual(
    expect.arrayContaining(['ask', 'plan', 'read_file', 'read_component', 'read_template']),
  )
  for (const name of names('agent', false, true))
    expect(name).not.toMatch(/write|edit|rename|delete|finish|done/)
})

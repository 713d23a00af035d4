import { describe, expect, test } from 'vitest'
import { readEnding } from '#server/generation/reply/ending.ts'
import { type AnswerPart, isWhole } from '#server/generation/reply/whole-answer.ts'

describe('what a model says at the end of its work', () => {
  test('is taken as it is where it is in order', () => {
    expect(
      readEnding({ summary: ' A page. ', name: 'Halden Coffee', next: ['Add a menu', 'Add a map'] }),
    ).toEqual({
      ...{ summary: 'A page.', name: 'Halden Coffee', next: ['Add a menu', 'Add a map'] },
    })
  })

  test.each([
    [{}, { summary: '', name: null, next: [] }],
    [null, { summary: '', name: null, next: [] }],
    [
      { summary: 7, name: {}, next: 'Add a menu' },
      { summary: '', name: null, next: [] },
    ],
    [
      { summary: 'x', name: '“Halden”', next: ['- Add a menu', '2. Add a menu', ''] },
      { summary: 'x', name: 'Halden', next: ['Add a menu'] },
    ],
    [
      { summary: 'x', name: 'a\n\u202eb\u0000' },
      { summary: 'x', name: 'a b', next: [] },
    ],
    [
      { summary: 'x', name: 'n'.repeat(61), next: ['y'.repeat(121)] },
      { summary: 'x', name: null, next: [] },
    ],
    [{ summary: 's'.repeat(3_000) }, { summary: 's'.repeat(2_000), name: null, next: [] }],
    [
      { summary: 'x', next: ['First', 'Second', 'Third', 'Fourth'] },
      { summary: 'x', name: null, next: ['First', 'Second', 'Third'] },
    ],
  ])('%j is read as what of it can be used', (input, ending) => {
    expect(readEnding(input)).toEqual(ending)
  })
})

describe('an answer with calls that did not say that it is the last one', () => {
  const say = (text: string): AnswerPart => ({ type: 'text', text })
  const call = (toolName: string, path: string, output = 'Done.'): AnswerPart[] => [
    { type: 'tool-call', toolName, input: { path } },
    { type: 'tool-result', toolName, output },
  ]
  const files = ['theme.css', 'hero.tsx', 'App.tsx'].map(name => ({ name, code: '' }))
  const page = [say('A page.'), ...call('write_file', 'theme.css'), ...call('write_file', 'App.tsx')]
  const whole = (answer: AnswerPart[], wasEmpty = true) => isWhole(answer, { wasEmpty, files })

  test('is whole where it was closed by words, or ends a first page as it was told to', () => {
    expect(whole([...call('edit_file', 'hero.tsx'), say('It is red now.')], false)).toBe(true)
    expect(whole(page)).toBe(true)
  })

  test.each<[string, AnswerPart[], boolean]>([
    [
      'one file of several, which many models write one by one',
      [say('I begin.'), ...call('write_file', 'theme.css')],
      true,
    ],
    ['a change, after which others may come', [say('I begin.'), ...call('edit_file', 'App.tsx')], false],
    ['the entry of a design that is there', page, false],
    ['no word at all', page.slice(1), true],
    ['only looking', [...call('read_file', 'App.tsx', 'code'), say('I see.')], true],
    ['looking, too', [...page, ...call('read_file', 'App.tsx', 'code'), say('I see.')], true],
    [
      'a change that was refused',
      [...call('edit_file', 'hero.tsx', 'Refused: no'), say('It is red.')],
      false,
    ],
    ['a call that failed', [...page, { type: 'tool-error' }, say('Done.')], true],
    ['no call', [say('What colour?')], true],
  ])('is asked to go on after %s', (_, answer, wasEmpty) => {
    expect(whole(answer, wasEmpty)).toBe(false)
  })

  test('is asked to go on while there is no theme', () => {
    expect(isWhole(page, { wasEmpty: true, files: files.slice(1) })).toBe(false)
  })
})

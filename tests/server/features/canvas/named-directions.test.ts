import { describe, expect, test } from 'vitest'
import { directionsQuestion, readDirections } from '#server/features/canvas/named-directions.ts'
import { DIRECTION_WORDS_MAX_CHARACTERS } from '#shared/canvas.ts'

const direction = (words: string, instruction = `Make it ${words}.`) => ({ words, instruction })
const THREE = [direction('Paper and ink'), direction('Night shift'), direction('One big number')]

describe('the directions that a model names', () => {
  test('are read as they are, in a fence, and after a few words', () => {
    const read = [
      { words: 'Paper and ink', asked: 'Make it Paper and ink.' },
      { words: 'Night shift', asked: 'Make it Night shift.' },
    ]
    const answer = JSON.stringify(THREE.slice(0, 2))
    expect(readDirections(answer, 2)).toEqual(read)
    expect(readDirections(`Here they are:\n\`\`\`json\n${answer}\n\`\`\`\nEnjoy.`, 2)).toEqual(read)
    expect(readDirections(JSON.stringify({ directions: THREE }), 2)).toEqual(read)
  })

  test('are as many as were asked for; fewer, or the same twice, are none', () => {
    expect(readDirections(JSON.stringify(THREE), 2)).toHaveLength(2)
    expect(readDirections(JSON.stringify(THREE), 4)).toBeNull()
    expect(readDirections(JSON.stringify([direction('Calm'), direction('CALM')]), 2)).toBeNull()
  })

  test('are one line each, without marks that turn what stands beside them, and not too long', () => {
    const odd = [direction('A\nB\u202eC'), direction('D', 'Make\tit\nso.')]
    expect(readDirections(JSON.stringify(odd), 2)).toEqual([
      { words: 'A B C', asked: 'Make it A\nB\u202eC.'.replace('\n', ' ').replace('\u202e', ' ') },
      { words: 'D', asked: 'Make it so.' },
    ])
    const long = [direction('x'.repeat(DIRECTION_WORDS_MAX_CHARACTERS + 1)), ...THREE.slice(0, 1)]
    expect(readDirections(JSON.stringify(long), 2)).toBeNull()
  })

  test.each([
    '',
    'Calm, bold and editorial.',
    '[]',
    '[1, 2, 3]',
    '][',
    '[{"words": "Calm"}, {"words": "Bold"}]',
    '[{"words": "Calm", "instruction": "x"}, {"words": "Bold", "instr',
    '['.repeat(20_000),
  ])('are none where the answer is nonsense: %.40s', answer => {
    expect(readDirections(answer, 2)).toBeNull()
  })
})

test('the question tells the request, how many, and of a design its name, its files and a bounded part of its code', () => {
  const prompt = 'A page for a harbour'
  expect(directionsQuestion({ prompt, count: 3, design: null })).toBe(
    `The request:\n${prompt}\n\nName exactly 3 directions.`,
  )
  const files = [
    { name: 'App.tsx', code: 'a'.repeat(50_000) },
    { name: 'theme.css', code: ':root { --primary: teal }' },
    { name: 'secret-notes.md', code: 'never told' },
  ]
  const question = directionsQuestion({ prompt, count: 2, design: { name: 'Harbour', files } })
  expect(question).toContain('"Harbour"')
  expect(question).toContain('--primary: teal')
  expect(question).toContain('secret-notes.md')
  expect(question).not.toContain('never told')
  expect(question.length).toBeLessThan(9_000)
})

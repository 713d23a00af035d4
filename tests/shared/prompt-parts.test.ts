import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { promptParts, wordsOf } from '#shared/prompt-parts.ts'

const text = (message: string) => ({ type: 'text', message })
const TICKS = '```'

describe('[S3] what a person typed becomes parts', () => {
  test('words alone', () => {
    expect(promptParts('A page about a harbour')).toEqual([text('A page about a harbour')])
  })

  test('code between fences is a snippet of its own', () => {
    expect(promptParts(`Use this:\n${TICKS}tsx\nconst a = 1\n\nconst b = 2\n${TICKS}\nin the hero.`)).toEqual(
      [
        text('Use this:'),
        { type: 'codeSnippet', language: 'tsx', code: 'const a = 1\n\nconst b = 2' },
        text('in the hero.'),
      ],
    )
  })

  test('a fence that is not closed stays as it was typed', () => {
    const prompt = `Like\n${TICKS}tsx\nconst a = 1`
    expect(promptParts(prompt)).toEqual([text(prompt)])
  })

  test('files named with an @ are references, once each; an address of mail and code are none', () => {
    const prompt = `Move @components/hero.tsx into @App.tsx, as in @App.tsx.\n${TICKS}\n@x.ts\n${TICKS}\nada@example.md`
    expect(promptParts(prompt).filter(part => part.type === 'reference')).toEqual([
      { type: 'reference', name: 'components/hero.tsx' },
      { type: 'reference', name: 'App.tsx' },
    ])
  })

  test('no word and no line of code is lost', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom('\n', TICKS, `${TICKS}tsx\n`, `\n${TICKS}\n`, '@a.ts'),
    )
    fc.assert(
      fc.property(fc.array(piece), pieces => {
        const prompt = pieces.join('')
        const letters = (value: string) => value.replace(/\s/g, '')
        expect(letters(wordsOf(promptParts(prompt)))).toBe(letters(prompt))
      }),
    )
  })
})

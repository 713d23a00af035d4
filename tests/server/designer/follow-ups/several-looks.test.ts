import { describe, expect, test } from 'vitest'
import { type Change, edited } from '#tests/server/designer/follow-ups/select.ts'

const HEADLINE = ['components/hero.tsx', '<h1'] as const
const BUTTON = ['components/hero.tsx', '<Button'] as const
const ORANGE = '#ea6a12'

/** Every clause is seen in the code of the hero, on that element and nowhere else. */
describe('all clauses about one thing are carried out', () => {
  test.each<[Change, string, RegExp[]]>([
    [
      HEADLINE,
      'say "Reserve a tool" and make it orange with round corners',
      [/Reserve a tool/, /rounded-\[12px\]/],
    ],
    [
      BUTTON,
      'say "Reserve a tool" and make it orange with round corners',
      [/>Reserve a tool</, /rounded-\[12px\]/],
    ],
    [
      BUTTON,
      'change the text to "Pick a class" and make it orange and bigger',
      [/>Pick a class</, /px-7 text-lg/],
    ],
    [
      HEADLINE,
      'change the text to "Pick a class" and make it orange and bigger',
      [/Pick a class/, /text-6xl/],
    ],
    [HEADLINE, 'make it bigger, orange and bold', [/text-6xl/, /font-extrabold/]],
    [HEADLINE, 'make it orange but smaller', [/text-4xl/]],
    [HEADLINE, 'make it orange, then center it, also underline it', [/text-center/, /underline/]],
    [HEADLINE, '"Hi there", orange, bigger', [/Hi there/, /text-6xl/]],
    [HEADLINE, 'change to "Hi" in orange', [/>\s+Hi\s+</]],
    [BUTTON, 'orange, bold and rounded', [/font-bold/, /rounded-\[12px\]/]],
    [BUTTON, 'make it orange with white text', [/text-white/]],
    [BUTTON, 'rename to "Book" and make it orange', [/>Book</]],
    [
      null,
      'change the headline to "Pick a class" and make it orange and bigger',
      [/Pick a class/, /text-6xl/],
    ],
    [null, 'make the button orange and bigger with round corners', [/px-7 text-lg/, /rounded-\[12px\]/]],
    [
      null,
      'make the headline say "Pick a class" and make it orange with round corners',
      [/rounded-\[12px\]/],
    ],
    [
      null,
      'change the headline to Pick a class and make it orange with a shadow',
      [/Pick a class/, /shadow-md/],
    ],
    [null, 'change the headline to “Hi” with orange text', [/>\s+Hi\s+</]],
    [null, 'make the headline orange but keep the size', [/text-5xl/]],
  ])('%j %s', (select, instruction, seen) => {
    const { hero, touched, closing } = edited(instruction, select)
    expect(touched).toEqual(['components/hero.tsx'])
    for (const pattern of [...seen, new RegExp(ORANGE)]) expect(hero).toMatch(pattern)
    expect(closing).not.toContain('Not done')
  })
})

describe('what is not understood is named', () => {
  test.each<[Change, string, string]>([
    [null, 'make the headline orange and dance around', 'dance around'],
    [HEADLINE, 'make it orange and sing a song', 'sing a song'],
    [BUTTON, 'make it orange with a brass band', 'brass band'],
  ])('%j %s', (select, instruction, rest) => {
    const { hero, closing } = edited(instruction, select)
    expect(hero).toContain(ORANGE)
    expect(closing).toMatch(new RegExp(`Not done: .*${rest}`))
  })
  test('a sentence never begins in lower case', () => {
    for (const instruction of ['make the footer teal', 'make the main area teal'])
      expect(edited(instruction, null).closing).toMatch(/^[^\p{Ll}]/u)
  })
})

describe('the answer says what was changed and how', () => {
  test.each<[Change, string, string]>([
    [null, 'make the headline bigger', 'text size 5xl → 6xl; everything else stays as it is.'],
    [HEADLINE, 'make it bigger', 'I changed the selected element: text size 5xl → 6xl; everything else'],
    [BUTTON, 'make it bold', 'weight semibold → bold'],
    [null, 'center the headline', 'alignment center'],
  ])('%j %s', (select, instruction, said) => {
    expect(edited(instruction, select).closing).toContain(said)
  })
})

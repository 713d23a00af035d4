import { describe, expect, test } from 'vitest'
import { composeDesign } from '#server/designer/compose-design.ts'
import { readBrief } from '#server/designer/understanding/read-brief.ts'
import { DEFAULT_CONFIG } from '#shared/design.ts'

const textOf = (prompt: string) =>
  composeDesign(readBrief(prompt), DEFAULT_CONFIG)
    .files.map(({ code }) => code)
    .join('\n')

describe('a tool has what was said of it', () => {
  test.each([
    [
      'Pomodoro timer with 50 minute focus and 10 minute breaks',
      /name: "Focus", seconds: 3000[\s\S]*seconds: 600/,
    ],
    ['Monthly budget app with envelopes for rent, groceries and books', /name: "Books"/],
    ['Travel itinerary for a 6-day trip to Japan', /6 days, from Tokyo on/],
    ['Quiz results page showing score 7 out of 9', /played: \(number \| null\)\[\] = \[(?:\d, ){8}\d\]/],
    ['Resume page for a nurse with 12 years of experience', /12 years of experience/],
    ['Create a stepper component with five steps', /\["Cart", "Account", "Address", "Delivery", "Done"\]/],
    ['French flashcards', /la pomme/],
    ['Quote generator for a painting contractor with VAT', /Living room walls/],
  ])('%s', (prompt, said) => expect(textOf(prompt)).toMatch(said))
})

describe('an error page says whose fault it is', () => {
  test.each([
    ['A 404 page', 'Error 404'],
    ['500 error page for a bank', 'Error 500'],
    ['Maintenance page', 'right back'],
  ])('%s', (prompt, said) => expect(textOf(prompt)).toContain(said))
})

test('an idea shows what it names and has no form for as tiles', () =>
  expect(textOf('Design an AI agent console showing running agents, tool calls and cost per run')).toMatch(
    /Cost per run/,
  ))

test('a place of a known trade speaks of that trade', () => {
  expect(readBrief('Website for a funeral home with an obituary list').subject.word).toBe('farewells')
  expect(readBrief('Barber shop landing page').subject.word).toBe('hair and beauty')
  expect(readBrief('Sitio web para un abogado en Sevilla').subject.word).toBe('law')
})

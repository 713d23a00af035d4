import { describe, expect, test } from 'vitest'
import { readToken } from '#shared/edits/theme-tokens.ts'
import { made } from '#tests/server/designer/made.ts'

const landing = made('A landing page for a coffee roastery called Halden with pricing, testimonials and FAQ')
const dashboard = made('An analytics dashboard for a logistics company called Parcelo')

describe('a wish about the feel of the page changes its theme and nothing else', () => {
  test.each([
    'make it feel warmer and less corporate',
    'make it friendlier',
    'more serious please',
    'make it more playful',
    'make it elegant',
    'make it more minimal',
    'make it bolder',
    'make it calmer',
    'make it more premium',
    'make the page look like a magazine',
    'make it modern',
  ])('%s', instruction => {
    for (const { after, code } of [landing, dashboard]) {
      const next = after(instruction)
      expect(next.touched).toEqual(['update theme.css'])
      for (const scheme of ['light', 'dark'] as const)
        expect(readToken(next.code('theme.css'), '--background', scheme)).not.toBe(null)
      expect(next.code('theme.css')).not.toBe(code('theme.css'))
      expect(next.turn.closing).toMatch(/^To make the page .+ I changed its theme: .+“undo”/)
    }
  })
  test('a warmer page has no cold second colour', () => {
    const climbing = made('A booking page for a climbing hall with courses, prices and a form')
    for (const design of [landing, dashboard, climbing]) {
      const theme = design.after('make it feel warmer').code('theme.css')
      const highlight = readToken(theme, '--highlight', 'light')
      const hue = Number(/^oklch\(\S+ \S+ ([\d.]+)\)$/.exec(highlight ?? '')?.[1])
      expect(hue < 130 || hue > 330, `${highlight}`).toBe(true)
    }
  })
  test('a mood of one element is none of the page', () => {
    expect(landing.after('make the headline more elegant').touched).not.toContain('update theme.css')
  })
})

describe('what a design cannot do is said about that very thing', () => {
  test.each([
    ['connect it to my Stripe account', 'payment'],
    ['make the login work', 'sign-in'],
    ['connect it to a database', 'database'],
    ['use real data', 'sample data'],
    ['send me an email when somebody signs up', 'mails'],
    ['deploy it', 'server'],
    ['connect it to my Google account', 'account'],
  ])('%s', (instruction, about) => {
    for (const design of [landing, dashboard]) {
      const { turn, touched } = design.after(instruction)
      expect(touched).toEqual([])
      const [first = '', examples = ''] = turn.closing.split('\n')
      expect(first).toContain(about)
      for (const [, example = ''] of examples.matchAll(/“([^”]+)”/g))
        expect({ example, touched: design.after(example).touched }).not.toEqual({ example, touched: [] })
    }
  })
  test('a thing to draw is no such wish', () => {
    expect(landing.after('add a PayPal button').touched).not.toEqual([])
    expect(landing.after('change the headline to "Connect your Stripe account"').touched).not.toEqual([])
  })
})

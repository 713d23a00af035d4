import { describe, expect, test } from 'vitest'
import { made } from '#tests/server/designer/made.ts'

const ORDER = /<([A-Z]\w+) \/>/g
const sections = (app: string) => [...app.matchAll(ORDER)].map(match => match[1])

describe('the last message names what was asked for and is not there, or only as a tile', () => {
  test.each([
    [
      'Landing page for a bakery with a live chat, opening hours and a map',
      'As small tiles so far: live chat, map.',
    ],
    [
      'A dashboard for a bike shop with orders, revenue by month, low stock and a map of couriers',
      'As small tiles so far: map of couriers.',
    ],
    [
      'Booking page for a hair salon called Kamm: prices, team and a newsletter',
      'Not in this page yet: a booking form.',
    ],
  ])('%s', (prompt, said) => {
    expect(made(prompt).closing).toContain(said)
  })
  test.each([
    'A dashboard for a coffee roastery, with orders, revenue by month and low stock',
    'A landing page for a bakery called Rye with a menu, opening hours, our bakers and a contact form',
    'Dark dashboard with a gauge, stacked bars, a trend and a table',
    'Sign-in page for Bastion with Google and SSO',
    'Settings page for a photo app with security and billing',
    'A pricing page for Tally with three plans and a sign-in link',
    'Product page for headphones with reviews and a gallery',
    'Waitlist page for an AI notebook called Margins with an email capture form',
    'Landing page for a bank with teal and amber accents and a serif font',
  ])('and nothing that is there: %s', prompt => {
    expect(made(prompt).closing).not.toContain('Not in this page')
  })
})

describe('the trade that was named', () => {
  test('a yoga studio that takes bookings is no hotel, and its list is its sections', () => {
    const yoga = made(
      'A booking page for a small yoga studio called Lindenhof: classes of the week, teachers, prices and a newsletter',
    )
    const all = yoga.files.map(file => file.code).join('\n')
    expect(all).not.toMatch(/nine rooms|\bhotel\b/i)
    expect(sections(yoga.code('App.tsx'))).toEqual(
      expect.arrayContaining(['Schedule', 'Team', 'Pricing', 'Newsletter']),
    )
    expect(yoga.code('data/team.ts')).toContain('role: "Teacher"')
  })
  test('people a page is only for are no section of it', () => {
    expect(
      sections(made('Landing page for a quiz app for teachers and students').code('App.tsx')),
    ).not.toContain('Team')
  })
  test('a roastery has orders, revenue by month and low stock', () => {
    const { code, files } = made(
      'A dashboard for a coffee roastery, with orders, revenue by month and low stock',
    )
    expect(code('data/tables.ts')).toMatch(/tables = \[\s*orders,\s*lowStock/)
    expect(code('components/trend.tsx')).toContain('Revenue by month')
    expect(files.map(file => file.code).join('\n')).not.toMatch(/\b(?:MRR|Churn|Bowls)\b/)
  })
  test('who hosts podcasts sells software', () => {
    const { files, code } = made('A pricing page for a podcast host called Tonspur')
    expect(files.map(file => file.code).join('\n')).not.toMatch(/Get tickets|First visit free|Come as often/)
    expect(code('data/plans.ts')).toContain('Unlimited projects')
    expect(made('Landing page for a podcast called Tonspur').files.length).toBeGreaterThan(5)
  })
})

test('a piece of a sentence is not named as something that is missing', () => {
  const prompt =
    'Landing page for a tool library with a list of tools so people see which ones are free this weekend'
  expect(made(prompt).closing).not.toContain('ones are free')
})

import { describe, expect, test } from 'vitest'
import { fromHex } from '#server/designer/direction/oklch.ts'
import { readBrief } from '#server/designer/understanding/read-brief.ts'

describe('brand', () => {
  test.each([
    ['hero section for an AI writing assistant called Inkwell. Use a deep navy', 'Inkwell'],
    ['a space-tech company called Outer Frame, aimed at aerospace buyers', 'Outer Frame'],
    [
      'homepage for a boutique agency called Common Room Studio. Include editorial hero',
      'Common Room Studio',
    ],
    [
      'website for the Global Institute of Information Security to display courses',
      'Global Institute of Information Security',
    ],
    ['A pricing page for Tally with three plans: Free, Pro ($12)', 'Tally'],
    ['Landingpage für eine Bäckerei namens Kornblume', 'Kornblume'],
  ])('%s', (prompt, brand) => expect(readBrief(prompt)).toMatchObject({ brand, isBrandGiven: true }))
  test.each([
    'dashboard for a SaaS revenue team',
    'Build a todo app in React using Tailwind',
    'landing page for a dog daycare',
  ])('none in: %s', prompt => expect(readBrief(prompt).isBrandGiven).toBe(false))
})

describe('colours', () => {
  test.each([
    ['Set the background color to white and the component color to navy.', '#ffffff', '#000080', null],
    ['Apply mint cream as the background; style all components with teal.', '#f5fffa', '#008080', null],
    ['Style all pages with a lavender background and indigo components.', '#e6e6fa', '#4b0082', null],
    ['Use seashell for container backgrounds and crimson for component visuals.', '#fff5ee', '#dc143c', null],
    ['Dark UI, neutral surfaces, teal and amber accents', null, '#008080', '#f59e0b'],
    ['make it with #0a7 accents', null, '#0a7', null],
    ['Landing page for a chocolate shop with wheat bread and olive oil', null, null, null],
    ['Cards are white cards with a red badge', null, null, null],
    ['an app dashboard to track my expenses, green', null, '#16803c', null],
    ['wedding photography, elegant, black and white', '#ffffff', '#000000', null],
    ['a page for my olive, gold and cream shop', null, null, null],
  ])('%s', (prompt, background, primary, accent) =>
    expect(readBrief(prompt).colors).toEqual({ background, primary, accent }),
  )
})

test('a soft colour is soft in its paper and quiet in its buttons', () => {
  const { background, primary } = readBrief('yoga studio site, soft pink, with a schedule').colors
  expect(fromHex(background ?? '')?.l).toBeGreaterThan(0.95)
  expect(fromHex(primary ?? '')?.c).toBeLessThan(fromHex('#db2777')?.c ?? 0)
})
test('a background that runs from one colour to another', () => {
  expect(readBrief('Use a deep navy to violet background')).toMatchObject({
    gradientTo: '#7c3aed',
    isDark: true,
  })
  expect(readBrief('Use a navy background').gradientTo).toBe(null)
})

test.each([
  ['Dark pricing page for a database', true],
  ['Use a dense dark UI', true],
  ['Use a near-black background', true],
  ['Landing page for a dark roast coffee', false],
  ['dark blue buttons on white', false],
  ['Make a dark developer tools landing page', true],
])('dark: %s → %s', (prompt, isDark) => expect(readBrief(prompt).isDark).toBe(isDark))

describe('sections, plans, counts, people', () => {
  test('sections in the order they are asked for', () => {
    const { sections } = readBrief(
      'Include hero, services index, selected work teasers, process section, team note, contact CTA, and footer.',
    )
    expect(sections.map(section => section.name)).toEqual([
      'features',
      'gallery',
      'steps',
      'team',
      'contact',
      'cta',
      'footer',
    ])
  })
  test('what is not wanted is not asked for', () => {
    expect(readBrief('Landing page, no testimonials, avoid pricing tables').sections).toEqual([])
  })
  test('counts', () => {
    expect(readBrief('Landing page with three testimonials and 4 team members').sections).toEqual([
      { name: 'testimonials', count: 3 },
      { name: 'team', count: 4 },
    ])
  })
  test('plans with prices', () => {
    expect(readBrief('Plans: Free, Pro ($12) and Team ($30)').plans).toEqual([
      { name: 'Free', price: 0, currency: '$' },
      { name: 'Pro', price: 12, currency: '$' },
      { name: 'Team', price: 30, currency: '$' },
    ])
    expect(
      readBrief('pricing page with Starter, Growth and Enterprise plans').plans.map(plan => plan.name),
    ).toEqual(['Starter', 'Growth', 'Enterprise'])
  })
  test.each([
    ['pricing page with 3 plans at $9, $29, $99', [9, 29, 99], '$', null],
    ['three plans: €5, €10 and €20', [5, 10, 20], '€', null],
    ['plans at $9/29/99', [9, 29, 99], '$', null],
    ['my prices ($40 per lesson)', [40], '$', 'per lesson'],
    ['membership prices from £30 a month', [30], '£', null],
  ])('prices without names: %s', (prompt, prices, currency, priceUnit) => {
    const brief = readBrief(prompt)
    expect(brief.plans).toEqual(prices.map(price => ({ name: '', price, currency })))
    expect(brief.priceUnit).toBe(priceUnit)
  })
  test('a price of a product is no plan', () => {
    expect(readBrief('product page for leather boots, $189').plans).toEqual([])
  })
  test('people by their calling are a team of that many', () => {
    expect(readBrief('yoga site with 4 teachers').sections).toEqual([{ name: 'team', count: 4 }])
  })
  test('how it looks is not what it does', () => {
    expect(readBrief('landing page for my wedding photography, elegant, black and white').items).toEqual([])
    expect(readBrief('features: search, elegant, black, booking, reports').items).toEqual([
      'search',
      'booking',
      'reports',
    ])
  })
  test.each([
    ['I teach piano lessons to kids. I need a one page website', 'piano lessons'],
    ['a landing page for my dog walking business', 'dog walking business'],
    ['I need a one page website', null],
  ])('topic: %s', (prompt, topic) => expect(readBrief(prompt).topic).toBe(topic))
  test.each([
    ['a landing page for my dog walking business', 'dog walking'],
    ['a landing page for a dog daycare', 'pets'],
    ['website for a plumber in Leeds', 'home services'],
    ['login screen for a bank', 'banking'],
    ['invoicing app for freelancers', 'finance'],
    ['I teach guitar lessons', 'private lessons'],
    ['inspector with a searchable table and responsive tables', 'general'],
    ['website for my locksmith', 'home services'],
    ['a landing page for our conference', 'trade'],
  ])('subject: %s', (prompt, word) => expect(readBrief(prompt).subject.word).toBe(word))
  test('audience, headline, providers, named things', () => {
    const brief = readBrief(
      'Sign-in page aimed at nurses and doctors, headline "Good to see you", with GitHub and magic link',
    )
    expect(brief).toMatchObject({
      audience: 'nurses and doctors',
      headline: 'Good to see you',
      providers: ['GitHub', 'Email link'],
    })
    expect(
      readBrief('functionalities for customer management, policy management, and claims management.').items,
    ).toEqual(['customer management', 'policy management', 'claims management'])
  })
  test('a prompt that is not English is known to be so', () => {
    expect(readBrief('Eine Seite für eine Bäckerei mit Menü und Kontakt').isEnglish).toBe(false)
    expect(readBrief('a page for a bakery with a menu').isEnglish).toBe(true)
  })
})

import { describe, expect, test } from 'vitest'
import { composeDesign } from '#server/designer/compose-design.ts'
import { contrast, fromHex } from '#server/designer/direction/oklch.ts'
import { readBrief } from '#server/designer/understanding/read-brief.ts'
import { DEFAULT_CONFIG } from '#shared/design.ts'

function made(prompt: string) {
  const { files, page } = composeDesign(readBrief(prompt), DEFAULT_CONFIG)
  const code = (name: string) => files.find(file => file.name === name)?.code ?? ''
  return { code, page, names: files.map(file => file.name), all: files.map(file => file.code).join('\n') }
}

const tableIds = (code: string) =>
  (/tables = \[([^\]]*)\]/.exec(code)?.[1] ?? '')
    .split(',')
    .map(name => name.trim())
    .filter(Boolean)

describe('prices', () => {
  test('are the ones that were said, with our names', () => {
    const { code } = made('pricing page with 3 plans at $9, $29, $99')
    expect([...code('data/plans.ts').matchAll(/price: (\d+)/g)].map(match => match[1])).toEqual([
      '9',
      '29',
      '99',
    ])
    expect(code('components/plan-card.tsx')).toContain('`$$')
  })
  test('for a lesson have no yearly switch and no plan that most people choose', () => {
    const { code, names, all } = made(
      'I teach piano lessons. A one page website with my prices ($40 per lesson)',
    )
    expect(names).not.toContain('components/billing-switch.tsx')
    expect(code('components/plan-card.tsx')).toContain('per lesson')
    expect(code('data/plans.ts')).not.toContain('isBest: true')
    expect(all).not.toMatch(/by the year|once a year`}/)
  })
  test('of a British town are in pounds', () => {
    expect(made('website for a plumber in Leeds with prices').code('components/plan-card.tsx')).toContain('£')
  })
})

describe('a list of products', () => {
  const { code, names } = made(
    "I need a card layout for product listings, including an image, title, price, and 'Add to Cart' button.",
  )
  test('is cards with the button as it was worded', () => {
    expect(code('components/product-list.tsx')).toMatch(/>\s*Add to Cart\s*<\/Button>/)
    expect(code('data/products.ts').match(/\bname: "/g)?.length).toBe(8)
    expect(names).not.toContain('components/product-stage.tsx')
  })
  test('of as many as were asked for', () => {
    const six = made('product grid for a ceramics shop with six products').code('data/products.ts')
    expect(six.match(/\bname: "/g)?.length).toBe(6)
    expect(six.slice(0, six.indexOf('},'))).toContain('bowl')
  })
})

describe('a dashboard', () => {
  test('has the lists that were named and none that only sound like it', () => {
    const portal = made(
      'Develop a student management website for registration and management of student information, with an algorithm that matches students with training providers. Students can apply for programs, users can manage their profile, based on criteria such as qualifications, location, field of study, and career interests.',
    )
    expect(tableIds(portal.code('data/tables.ts'))).toEqual([
      'students',
      'providers',
      'applications',
      'programs',
    ])
    const shop = made('dashboard for a coffee shop with sales and staff')
    expect(tableIds(shop.code('data/tables.ts')).slice(0, 2)).toEqual(['sales', 'staff'])
    expect(shop.all).not.toMatch(/Bowls and plates|Vases/)
  })
  test('"top accounts" are the largest, "MRR" is called so, and a filter that finds nothing says so', () => {
    const { code } = made(
      'SaaS revenue dashboard: MRR trend line chart, pipeline stacked bars, top accounts table, forecast gauge. Add empty/filter states. Teal and amber accents.',
    )
    expect(code('components/top-records.tsx')).toContain('{`Top $')
    expect(code('components/top-records.tsx')).toContain('Number(b.revenue) - Number(a.revenue)')
    expect(code('components/top-records.tsx')).toContain('Nothing matches')
    expect(code('components/trend.tsx')).toContain('MRR trend')
  })
  test('of tokens measures tokens', () => {
    expect(made('design-token inspector for a design system').code('components/overview.tsx')).toMatch(
      />\s*Tokens\s*</,
    )
  })
})

describe('colours', () => {
  test('a background that runs from one colour to another, and text that reads at both ends', () => {
    const { code, page } = made('Hero section for Inkwell. Use a deep navy to violet background')
    expect(code('App.tsx')).toContain('bg-(image:--backdrop)')
    const { background, foreground } = page.theme.dark
    const end = /--backdrop: linear-gradient\([^,]+,[^,]+,\s*oklch\(([\d.]+)/.exec(code('theme.css'))?.[1]
    expect(Number(end)).toBeLessThan(0.4)
    expect(contrast(background, foreground)).toBeGreaterThan(7)
  })
  test('one accent is one hue', () => {
    const { primary, highlight } = made('Page for a sneaker drop with one saturated accent').page.theme.light
    expect(Math.abs(primary.h - highlight.h)).toBeLessThan(1)
  })
  test('black and white has no third colour', () => {
    const { light, dark } = made('landing page for my wedding photography, elegant, black and white').page
      .theme
    expect(light.highlight.c).toBeLessThan(0.02)
    expect(contrast(dark.primary, dark.background)).toBeGreaterThan(7)
    expect(fromHex('#ffffff')?.l).toBeCloseTo(light.background.l, 2)
  })
})

describe('words', () => {
  test('the name is the headline where the hero shall carry it, and the release has a date', () => {
    const { code, page } = made(
      'Page for a sneaker drop: a bold hero with the drop name and release tagline, a release-date call-to-action',
    )
    expect(code('components/hero.tsx')).toMatch(new RegExp(`<h1[^>]*>\\s*${page.brief.brand}\\s*</h1>`))
    expect(code('components/closing.tsx')).toMatch(/\d{1,2} November/)
  })
  test('people by their calling, as many as asked', () => {
    const { code } = made('yoga studio site with 4 teachers')
    expect(code('data/team.ts').match(/role: "Teacher"/g)?.length).toBe(4)
    expect(code('components/team.tsx')).toContain('Your teachers')
  })
  test('a sign-up page begins with the new account, a sign-in page does not', () => {
    const state = (prompt: string) =>
      /isNew, setIsNew\] = useState\((\w+)\)/.exec(made(prompt).code('components/sign-in-form.tsx'))?.[1]
    expect(state('sign up page for a meal kit app')).toBe('true')
    expect(state('sign-in page with a sign-up link')).toBe('false')
  })
  test('a topic that is a person or an app breaks no sentence', () => {
    for (const prompt of ['landing page for a meal kit app', 'sign up page for a habit tracker app'])
      expect(made(prompt).all).not.toMatch(/parts of|to do (?:a |the )?\w+ app/)
  })
})

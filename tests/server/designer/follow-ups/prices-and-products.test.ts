import { describe, expect, test } from 'vitest'
import { made } from '#tests/server/designer/made.ts'

describe('change a price', () => {
  const pricing = made('pricing page with 3 plans at $9, $29, $99')
  const prices = (code: string) => [...code.matchAll(/price: (\d+)/g)].map(match => Number(match[1]))
  const plan = /name: "([^"]+)",\s*price: 99/.exec(pricing.code('data/plans.ts'))?.[1]
  test.each([
    ['make the middle plan $39', [9, 39, 99]],
    ['the cheapest plan should cost $5', [5, 29, 99]],
    ['change the price of the middle plan to 25', [9, 25, 99]],
    ['set the first plan to 5', [5, 29, 99]],
    ['make the last plan 120', [9, 29, 120]],
    ['the most expensive plan should cost 120', [9, 29, 120]],
    [`change the price of ${plan} to $120`, [9, 29, 120]],
  ])('%s', (instruction, expected) => {
    const { code, touched } = pricing.after(instruction)
    expect(touched).toEqual(['update data/plans.ts'])
    expect(prices(code('data/plans.ts'))).toEqual(expected)
  })
  test('of the one thing that is sold', () => {
    const { code, touched } = made('product page for a lamp').after('change the price to $49')
    expect(touched).toEqual(['update data/product.ts'])
    expect(code('data/product.ts')).toContain('price: 49')
  })
  test('which of several is asked back', () => {
    const { turn, touched } = pricing.after('change the price to $49')
    expect(touched).toEqual([])
    expect(turn.closing).toContain('Which plan')
  })
})

describe('add a section', () => {
  test('with the prices that were said', () => {
    const { code } = made('Landing page for a bakery').after(
      'add a pricing section with 3 plans at $5, $9, $19',
    )
    expect([...code('data/plans.ts').matchAll(/price: (\d+)/g)].map(match => match[1])).toEqual([
      '5',
      '9',
      '19',
    ])
  })
})

describe('what a change leaves to be seen', () => {
  const bakery = made('Landing page for a bakery')
  test('a dark background shows the dark theme, a light one the light theme', () => {
    const dark = bakery.after('make the background black')
    expect(dark.touched).toEqual(['update theme.css'])
    expect(dark.code('theme.css')).toContain(':root:not(.light)')
    expect(dark.turn.closing).toContain('people see now')
    const light = made('Dark landing page for a database').after('white background')
    expect(light.code('theme.css')).not.toContain(':root:not(.light)')
  })
  test('a new background ends the gradient', () => {
    const hero = made('Hero section for Inkwell. Use a deep navy to violet background')
    expect(hero.after('make the background black').code('theme.css')).toContain('--backdrop: none')
  })
  test('as many people as were asked for', () => {
    const { code } = bakery.after('add a team section with three people')
    expect(code('data/team.ts').match(/role: "/g)?.length).toBe(3)
  })
  test('a picture of a gallery is called what it shows', () => {
    const { code } = bakery.after('add a gallery')
    expect(code('data/works.ts')).toContain('The house loaf')
    expect(code('data/works.ts')).not.toContain('Seeded rye')
  })
})

describe('rename', () => {
  test('the product itself on a page that sells it', () => {
    const lamp = made('product page for a lamp by Voss Lighting')
    const old = /name: "([^"]+)"/.exec(lamp.code('data/product.ts'))?.[1] ?? ''
    const { now, code } = lamp.after('rename the product to Loop')
    expect(code('data/product.ts')).toBe(
      lamp.code('data/product.ts').replace(`name: "${old}"`, 'name: "Loop"'),
    )
    expect(code('components/logo.tsx')).toBe(lamp.code('components/logo.tsx'))
    expect(now.length).toBe(lamp.files.length)
  })
})

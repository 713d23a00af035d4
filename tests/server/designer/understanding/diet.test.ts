import { describe, expect, test } from 'vitest'
import { composeDesign } from '#server/designer/compose-design.ts'
import { suitsDiet } from '#server/designer/understanding/diet.ts'
import { readPriceList } from '#server/designer/understanding/price-list.ts'
import { readBrief } from '#server/designer/understanding/read-brief.ts'
import { DEFAULT_CONFIG } from '#shared/design.ts'

const textOf = (prompt: string) =>
  composeDesign(readBrief(prompt), DEFAULT_CONFIG)
    .files.map(({ code }) => code)
    .join('\n')

describe('what people eat', () => {
  test.each([
    'Website for a vegetarian restaurant with menu, reservations and our farmers',
    'Digital menu for a vegan restaurant',
    'Vegetarian recipe site with search',
    'Vegan meal planner with a grocery list',
  ])('no dish with meat or fish: %s', prompt =>
    expect(textOf(prompt)).not.toMatch(/\b(?:hogget|turbot|scallop|chicken|anchovy|shellfish)\b/i),
  )

  test('a filter by diet is a choice, and leaves the others in', () => {
    const suits = suitsDiet('Cocktail finder with a vegan filter')
    expect(suits('Shakshuka, eggs')).toBe(true)
    expect(suitsDiet('A vegan recipe site')('Shakshuka, eggs')).toBe(false)
  })
})

describe('what things cost', () => {
  test.each([
    [
      'with a price list: haircut $30, beard trim $18, hot towel shave $35.',
      [
        ['Haircut', '', '$30'],
        ['Beard trim', '', '$18'],
        ['Hot towel shave', '', '$35'],
      ],
    ],
    [
      'landing page with prices for small $40, medium $55 and large dogs $75, before and after photos',
      [
        ['Small', '', '$40'],
        ['Medium', '', '$55'],
        ['Large dogs', '', '$75'],
      ],
    ],
    ['A landing page for a bakery from $5', null],
  ])('a list of prices: %s', (prompt, rows) => expect(readPriceList(prompt)).toEqual(rows))

  test('it stands in rows, with no plan by the month', () => {
    const text = textOf('Barber shop landing page with a price list: haircut $30, beard trim $18, shave $35')
    expect(text).toContain('Beard trim')
    expect(text).not.toContain('Now and then')
  })
})

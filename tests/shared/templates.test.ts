import { expect, test } from 'vitest'
import { searchTemplates } from '#shared/templates.ts'

const CARDS = [
  { title: 'Pricing', sentence: 'Plans beside each other.', words: 'pricing, plans' },
  { title: 'Shop', sentence: 'A shelf of things with prices.', words: 'shop, store' },
]

test('[24.4] a search finds what says each of its words, in any order', () => {
  const found = (search: string) => searchTemplates(CARDS, search).map(({ title }) => title)
  expect(found('')).toEqual(['Pricing', 'Shop'])
  expect(found('  PRIC ')).toEqual(['Pricing', 'Shop'])
  expect(found('things store')).toEqual(['Shop'])
  expect(found('things plans')).toEqual([])
})

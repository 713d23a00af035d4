import { describe, expect, test } from 'vitest'
import { creditBanner, promptWeight } from '#shared/credits.ts'

describe('[S4] credit banners: out at 0 or fewer combined credits, almost out at 3 or fewer', () => {
  const credits = (balance: number, orgBalance: number, oneTimeCredits: number, limit: number | null = 10) =>
    creditBanner({ balance, orgBalance, oneTimeCredits, limit, periodCountUsed: 0 })

  test.each([
    [credits(4, 0, 0), null],
    [credits(1, 1, 1), 'almost-out'],
    [credits(3, 0, 0), 'almost-out'],
    [credits(0, 0, 1), 'almost-out'],
    [credits(0, 0, 0), 'out'],
    [credits(-2, 1, 0), 'out'],
    [credits(0, 0, 0, null), null],
  ])('%#', (banner, expected) => expect(banner).toBe(expected))
})

describe('[S9] a prompt that starts with /Inspiration has a weight of 4, others 1', () => {
  test.each([
    ['/Inspiration a page', 4],
    ['  /Inspiration', 4],
    ['A page like /Inspiration', 1],
    ['/inspiration', 1],
  ])('%s', (prompt, weight) => expect(promptWeight(prompt)).toBe(weight))
})

import { describe, expect, test } from 'vitest'
import { capReached, spentOn } from './spending.ts'

const turn = (usd: number | null, inputTokens = 1_000, outputTokens = 500) => ({
  usd,
  inputTokens,
  outputTokens,
})
const CAPS = { usd: 1, tokens: 10_000 }

describe('the cap ends an eval before the prompt that would pass it', () => {
  test('nothing is spent yet', () => {
    expect(capReached(spentOn([]), CAPS)).toBeNull()
  })

  test('a prompt like the dearest still fits', () => {
    expect(capReached(spentOn([turn(0.2), turn(0.4)]), CAPS)).toBeNull()
  })

  test('a prompt like the dearest would pass it', () => {
    expect(capReached(spentOn([turn(0.2), turn(0.45)]), CAPS)).toMatch(/^\$0\.65 spent.*--max-usd/)
  })

  test('tokens do not count where every price is known', () => {
    expect(capReached(spentOn([turn(0.01, 900_000)]), CAPS)).toBeNull()
  })

  test('where a price is not known, tokens count', () => {
    expect(capReached(spentOn([turn(null)]), CAPS)).toBeNull()
    expect(capReached(spentOn([turn(null), turn(null, 8_000)]), CAPS)).toMatch(/^10,000 tokens.*--max-tokens/)
  })

  test('templates cost nothing, however many prompts', () => {
    expect(capReached(spentOn(Array.from({ length: 100 }, () => turn(0, 0, 0))), CAPS)).toBeNull()
  })
})

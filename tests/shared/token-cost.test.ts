import { describe, expect, test } from 'vitest'
import { listPrice, PRICE_LISTS } from '#shared/list-prices.ts'
import { costOfTokens, dollars, FIRST_MESSAGE, messageCost } from '#shared/token-cost.ts'

describe('what an answer costs by list price', () => {
  test('a model is known by its name, and by its name with a day', () => {
    expect(listPrice('openai', 'gpt-4o')).toMatchObject({ input: 2.5, cached: 1.25, output: 10 })
    expect(listPrice('openai', 'gpt-4o-2024-08-06')).toEqual(listPrice('openai', 'gpt-4o'))
    expect(listPrice('anthropic', 'claude-opus-4-1-20250805')).toMatchObject({ input: 15, output: 75 })
    expect(listPrice('google', 'gemini-2.0-flash-001')).toEqual(listPrice('google', 'gemini-2.0-flash'))
  })

  test('one that only begins like it is another one', () => {
    expect(listPrice('openai', 'gpt-4o-mini')).not.toEqual(listPrice('openai', 'gpt-4o'))
    expect(listPrice('openai', 'gpt-4o-search-preview')).toBeNull()
    expect(listPrice('anthropic', 'claude-opus-4-9')).toBeNull()
    expect(listPrice('google', 'gemini-2.5-flash-image')).toBeNull()
  })

  test('what has two prices within its window has none here', () => {
    expect(listPrice('google', 'gemini-2.5-pro')).toBeNull()
  })

  test('a server of one’s own has no list price, whatever it calls its models', () => {
    expect(listPrice('openai-compatible', 'gpt-4o')).toBeNull()
    expect(listPrice('templates', 'templates')).toBeNull()
  })

  test.each(Object.entries(PRICE_LISTS))(
    '%s: of a day, from its source, and remembered is never dearer',
    (_, list) => {
      expect(new Date(list.asOf).toISOString().slice(0, 10)).toBe(list.asOf)
      expect(new URL(list.source).protocol).toBe('https:')
      for (const [, input, cached, output] of list.rows)
        expect([cached, input, output]).toEqual([cached, input, output].sort((a, b) => a - b))
    },
  )
})

describe('money', () => {
  test('what the provider remembered is cheaper, and is part of the input', () => {
    const price = { input: 2, cached: 0.5, output: 8 }
    const tokens = { inputTokens: 1_000_000, cachedTokens: 400_000, outputTokens: 250_000 }
    expect(costOfTokens(price, tokens)).toBeCloseTo(1.2 + 0.2 + 2)
  })

  test('is written so that it can be read', () => {
    const written = [0, 0.00001, 0.00123, 0.0456, 0.5, 12.345].map(dollars)
    expect(written).toEqual(['$0', 'under $0.0001', '$0.0012', '$0.046', '$0.50', '$12.35'])
  })

  test('a message is about what the last ones were, free where nothing is paid, and not guessed', () => {
    const usual = { inputTokens: 20_000, cachedTokens: 10_000, outputTokens: 5_000 }
    expect(messageCost({ input: 3, cached: 0.3, output: 15 }, usual)).toBe('about $0.11')
    expect(messageCost({ input: 0, cached: 0, output: 0 }, usual)).toBe('free')
    expect(messageCost(null, FIRST_MESSAGE)).toBeNull()
  })
})

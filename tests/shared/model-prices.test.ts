import { describe, expect, test } from 'vitest'
import { costOfTokens, dollars, PRICES_AS_OF, priceOf } from '#shared/model-prices.ts'

describe('what an answer costs by list price', () => {
  test('a model is known by its name, and by its name with a day', () => {
    expect(priceOf('openai', 'gpt-4o')).toEqual({ input: 2.5, cached: 1.25, output: 10 })
    expect(priceOf('openai', 'gpt-4o-2024-08-06')).toEqual(priceOf('openai', 'gpt-4o'))
    expect(priceOf('anthropic', 'claude-opus-4-1-20250805')).toEqual({ input: 15, cached: 1.5, output: 75 })
  })

  test('one that only begins like it is another one', () => {
    expect(priceOf('openai', 'gpt-4o-mini')).not.toEqual(priceOf('openai', 'gpt-4o'))
    expect(priceOf('openai', 'gpt-4o-search-preview')).toBeNull()
    expect(priceOf('anthropic', 'claude-opus-4-9')).toBeNull()
  })

  test('a server of one’s own has no list price, whatever it calls its models', () => {
    expect(priceOf('openai-compatible', 'gpt-4o')).toBeNull()
    expect(priceOf('templates', 'templates')).toBeNull()
  })

  test('what the provider remembered is cheaper, and is part of the input', () => {
    const price = { input: 2, cached: 0.5, output: 8 }
    const tokens = { inputTokens: 1_000_000, cachedTokens: 400_000, outputTokens: 250_000 }
    expect(costOfTokens(price, tokens)).toBeCloseTo(1.2 + 0.2 + 2)
  })

  test('is written so that it can be read', () => {
    const written = [0, 0.00001, 0.00123, 0.0456, 0.5, 12.345].map(dollars)
    expect(written).toEqual(['$0', 'under $0.0001', '$0.0012', '$0.046', '$0.50', '$12.35'])
  })

  test('says of which day it is', () => {
    expect(new Date(PRICES_AS_OF).toISOString().slice(0, 10)).toBe(PRICES_AS_OF)
  })
})

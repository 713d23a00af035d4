import { describe, expect, test } from 'vitest'
import { usageLines } from '#client/features/chat/thread/answer-usage.tsx'

const USAGE = { model: 'gpt-x', inputTokens: 12_345, cachedTokens: 0, outputTokens: 678, milliseconds: 4_210 }

describe('what an answer took, in words', () => {
  test('the model, its tokens, its time and its price', () => {
    expect(usageLines({ ...USAGE, cachedTokens: 10_000, price: '$0.042', priceFrom: 'list' })).toEqual([
      'gpt-x',
      '12,345 tokens read, 10,000 of them remembered',
      '678 tokens written',
      '4.2 s',
      '$0.042 by list price',
    ])
  })

  test('a price that is not known is not guessed', () => {
    expect(usageLines({ ...USAGE, price: null, priceFrom: null }).at(-1)).toBe('No price was known')
  })

  test('one that an operator set is told from one of a list', () => {
    const lines = usageLines({ ...USAGE, price: '$0.042', priceFrom: 'operator' })
    expect(lines.at(-1)).toBe('$0.042 by the price set on this server')
  })

  test('templates count no tokens', () => {
    const templates = {
      ...USAGE,
      model: 'templates',
      inputTokens: 0,
      outputTokens: 0,
      price: '$0',
      priceFrom: 'free' as const,
    }
    expect(usageLines(templates)).toEqual(['templates', '4.2 s', 'Cost nothing'])
  })
})

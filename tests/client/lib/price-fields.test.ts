import { describe, expect, test } from 'vitest'
import { readPrice, writtenAmount } from '#client/lib/price-fields.ts'
import { estimateWords, priceOrigin, priceWords } from '#client/lib/price-words.ts'

const problems = (input: string, cached: string, output: string) =>
  readPrice({ input, cached, output }).problems

describe('what is typed as a price', () => {
  test('amounts with or without a dollar, and remembered input as other input when it is left empty', () => {
    expect(readPrice({ input: ' $3 ', cached: '0.30', output: '15.' }).price).toEqual({
      input: 3,
      cached: 0.3,
      output: 15,
    })
    expect(readPrice({ input: '.5', cached: ' ', output: '0' }).price).toEqual({
      input: 0.5,
      cached: 0.5,
      output: 0,
    })
  })

  test('an amount is written as it can be typed again', () => {
    expect([0, 3, 0.25, 10, 10_000, 0.0000005].map(writtenAmount)).toEqual([
      ...['0', '3', '0.25', '10', '10000', '0.0000005'],
    ])
    expect(readPrice({ input: writtenAmount(0.0000005), cached: '', output: '1' }).problems).toBeNull()
  })

  test('each field says what is wrong with it alone', () => {
    expect(problems('', '', '')).toEqual({
      input: 'Is needed. Write 0 if it costs nothing.',
      output: 'Is needed. Write 0 if it costs nothing.',
    })
    expect(problems('1', '-0.1', '20000')).toEqual({
      cached: 'It must be 0 or more.',
      output: 'It must be 10,000 or less.',
    })
  })

  test.each(['three', '1,5', '1.000,50', '1e3', 'Infinity', '0x10', '3 €', '--1', '1..2'])(
    '%s is no amount',
    text => {
      expect(problems(text, '', '1')).toEqual({ input: 'Write a number of US dollars, such as 3 or 0.25.' })
    },
  )
})

describe('a price in words', () => {
  const price = { input: 3, cached: 0.3, output: 15, asOf: '2026-01-05', setBy: null }

  test('says whose it is and of which day', () => {
    expect(priceWords({ ...price, from: 'list' })).toBe('$3 in, $0.3 remembered, $15 out a million tokens')
    expect(priceOrigin({ ...price, from: 'list' }, 'ada')).toBe('list price of 5 Jan 2026')
    expect(priceOrigin({ ...price, from: 'operator', setBy: 'ada' }, 'ada')).toBe('set by you on 5 Jan 2026')
    expect(priceOrigin({ ...price, from: 'operator', setBy: 'bob' }, 'ada')).toBe(
      'set by another operator on 5 Jan 2026',
    )
  })

  test('an estimate by a provider’s list says of which day that is; one by a price of this server has no such day', () => {
    const usual = { inputTokens: 20_000, cachedTokens: 0, outputTokens: 3_000 }
    expect(estimateWords({ ...price, from: 'list' }, usual)).toBe(
      'about $0.10 a message, prices of 5 Jan 2026',
    )
    expect(estimateWords({ ...price, from: 'operator' }, usual)).toBe('about $0.10 a message')
    expect(estimateWords({ ...price, input: 0, cached: 0, output: 0, from: 'free' }, usual)).toBe('free')
    expect(estimateWords(null, usual)).toBeNull()
  })

  test('what costs nothing says so, and what nobody knows is not guessed', () => {
    const nothing = { input: 0, cached: 0, output: 0, setBy: null }
    expect(priceWords({ ...nothing, from: 'free', asOf: null })).toMatch(/^Costs nothing/)
    expect(priceWords({ ...nothing, from: 'operator', asOf: '2026-01-05' })).toBe('Costs nothing')
    expect(priceWords(null)).toBe('No price is known')
    expect(priceOrigin(null, 'ada')).toBeNull()
  })
})

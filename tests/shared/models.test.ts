import { describe, expect, test } from 'vitest'
import { baseUrlSchema, modelKeySchema, modelPlaceSchema, withoutSlashes } from '#shared/models.ts'

describe('where a model is asked', () => {
  test('an address is kept without slashes at its end, so that one place is one', () => {
    expect(baseUrlSchema.parse(' http://localhost:11434/v1// ')).toBe('http://localhost:11434/v1')
    expect(withoutSlashes('/'.repeat(200_000))).toBe('')
  })

  test.each([
    'file:///etc/passwd',
    'javascript:alert(1)',
    'localhost:11434',
    'http://a:b@host/v1',
    'http://h/v1?x=',
    'http://h/v1#x',
    '',
  ])('%s is none', address => {
    expect(baseUrlSchema.safeParse(address).success).toBe(false)
  })

  test('a server of one’s own needs its address, a provider has one', () => {
    expect(modelPlaceSchema.safeParse({ provider: 'openai-compatible' }).success).toBe(false)
    expect(modelPlaceSchema.safeParse({ provider: 'anthropic', key: 'k' }).success).toBe(true)
    expect(modelPlaceSchema.safeParse({ provider: 'templates' }).success).toBe(false)
  })

  test.each(['', '  ', 'a\nb', 'schlüssel', 'x'.repeat(513)])('%j is no key', key => {
    expect(modelKeySchema.safeParse(key).success).toBe(false)
  })
})

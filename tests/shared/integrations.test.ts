import { describe, expect, test } from 'vitest'
import { dayOf, integrationKeySchema, obfuscateKey, secondsLeftOfDay } from '#shared/integrations.ts'

describe('§5 the key of an AI provider', () => {
  test('is trimmed and must not be empty', () => {
    expect(integrationKeySchema.parse('  sk-abc  ')).toBe('sk-abc')
    for (const key of ['', '   ', 'sk-a\nsk-b', 'sk-a\rb', 'sk a', 'sk-ü', 'x'.repeat(513)])
      expect(integrationKeySchema.safeParse(key).success, JSON.stringify(key)).toBe(false)
    expect(integrationKeySchema.safeParse('x'.repeat(512)).success).toBe(true)
  })

  test('is shown by its three first and four last characters, 30 at most', () => {
    const shown = obfuscateKey('sk-proj-abcdefghijklmnopqrstuvwxyz0123456789')
    expect(shown).toHaveLength(30)
    expect(shown).toMatch(/^sk-•{23}6789$/)
    expect(obfuscateKey('sk-abcdefgh1234')).toBe('sk-••••••••1234')
  })

  test('of one so short that it could be guessed nothing is shown', () => {
    expect(obfuscateKey('sk-12345')).toBe('••••••••')
  })
})

test('a budget lasts a day of UTC', () => {
  const late = Date.UTC(2026, 10, 27, 23, 59, 30)
  expect(dayOf(late)).toBe('2026-11-27')
  expect(secondsLeftOfDay(late)).toBe(30)
})

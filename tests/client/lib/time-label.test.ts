import { describe, expect, test } from 'vitest'
import { clockLabel, durationLabel, timeLabel } from '#client/lib/time-label.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const NOW = new Date(2026, 10, 21, 12).getTime()

describe('[S4] time labels', () => {
  test.each([
    [0, 'now'],
    [MINUTE - 1, 'now'],
    [MINUTE, '1m ago'],
    [59 * MINUTE, '59m ago'],
    [HOUR, '1h ago'],
    [24 * HOUR - 1, '23h ago'],
    [24 * HOUR, 'yesterday'],
    [48 * HOUR - 1, 'yesterday'],
    [48 * HOUR, '2d ago'],
    [72 * HOUR - 1, '2d ago'],
  ])('after %i ms: %s', (age, label) => {
    expect(timeLabel(NOW - age, NOW)).toBe(label)
  })

  test('from three days on it is a date, with the year when it is another one', () => {
    expect(timeLabel(NOW - 72 * HOUR, NOW)).not.toMatch(/ago|2026/)
    expect(timeLabel(new Date(2024, 0, 5).getTime(), NOW)).toContain('2024')
  })

  test('with the hour two things of one day are told apart', () => {
    expect(clockLabel(NOW - 5 * MINUTE, NOW)).toBe('5m ago')
    expect(clockLabel(NOW - 25 * HOUR, NOW)).toMatch(/^yesterday, /)
    expect(clockLabel(NOW - 25 * HOUR, NOW)).not.toBe(clockLabel(NOW - 26 * HOUR, NOW))
  })

  test('a clock that runs ahead is no negative time', () => {
    expect(timeLabel(NOW + HOUR, NOW)).toBe('now')
  })
})

test.each([
  [0, '0 s'],
  [59_999, '59 s'],
  [65_000, '1 m 05 s'],
])('%i ms lasted %s', (milliseconds, label) => {
  expect(durationLabel(milliseconds)).toBe(label)
})

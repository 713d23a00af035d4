import { expect, test } from 'vitest'
import { initials, listNames } from '#client/lib/names.ts'

test.each([
  ['Ada Lovelace', 'AL'],
  ['  bob ', 'B'],
  ['Ana María de la Cruz', 'AC'],
  ['', '?'],
])('%s is shown as %s', (name, letters) => {
  expect(initials(name)).toBe(letters)
})

test('names are listed as a sentence would', () => {
  expect(listNames(['Ada'])).toBe('Ada')
  expect(listNames(['Ada', 'Bob'])).toBe('Ada and Bob')
  expect(listNames(['Ada', 'Bob', 'Eve'])).toBe('Ada, Bob and 1 other')
  expect(listNames(['Ada', 'Bob', 'Eve', 'Joe'])).toBe('Ada, Bob and 2 others')
})

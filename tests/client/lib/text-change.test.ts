import fc from 'fast-check'
import { expect, test } from 'vitest'
import { textChange } from '#client/lib/text-change.ts'

test('a text that grows is changed at its end alone', () => {
  expect(textChange('const a', 'const a = 1')).toEqual({ from: 7, to: 7, insert: ' = 1' })
})

test('the same text is no change', () => {
  expect(textChange('a', 'a')).toBeNull()
})

test('applied, it makes the one into the other', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', '\n'), maxLength: 40 })
  fc.assert(
    fc.property(text, text, (before, after) => {
      const change = textChange(before, after)
      const made = change ? before.slice(0, change.from) + change.insert + before.slice(change.to) : before
      expect(made).toBe(after)
    }),
  )
})

import { expect, test } from 'vitest'
import { parseCap } from '#client/features/workspaces/credit-cap.ts'

test.each([
  ['', null],
  ['  ', null],
  ['0', 0],
  ['1,500', 1_500],
  [' 20 ', 20],
])('the cap %j means %j', (text, cap) => {
  expect(parseCap(text)).toBe(cap)
})

test.each(['-1', '1.5', 'many', '1e3', '9999999999'])('%j is no cap', text => {
  expect(parseCap(text)).toBeUndefined()
})

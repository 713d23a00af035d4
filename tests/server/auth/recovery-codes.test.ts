import { expect, test } from 'vitest'
import { recoveryCodes } from '#server/auth/recovery-codes.ts'

test('ten codes that are read aloud and typed from paper: no letter looks like a figure', () => {
  const codes = Array.from({ length: 50 }, recoveryCodes).flat()
  expect(recoveryCodes()).toHaveLength(10)
  expect(new Set(codes).size).toBe(500)
  expect(codes.filter(code => !/^[a-z2-9]{5}-[a-z2-9]{5}$/.test(code))).toEqual([])
  expect(codes.filter(code => /[ilo01]/.test(code))).toEqual([])
})

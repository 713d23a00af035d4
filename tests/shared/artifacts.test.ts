import { expect, test } from 'vitest'
import { versionLabel } from '#shared/artifacts.ts'

test.each([
  [1, 0, 'v1'],
  [12, 0, 'v12'],
  [2, 1, 'v2.1'],
])('[S4] version %i.%i is called %3$s', (major, minor, label) => {
  expect(versionLabel({ major, minor })).toBe(label)
})

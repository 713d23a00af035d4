import { expect, test } from 'vitest'
import { forkFailed } from '#shared/messages.ts'
import { forkName, PATTERN_NAME_MAX_CHARACTERS, patternNameSchema } from '#shared/patterns.ts'

test('[S8] a fork that failed, with the message of the server or without', () => {
  expect(forkFailed('This version does not exist.')).toBe(
    'Oops, something went wrong forking: This version does not exist.',
  )
  expect(forkFailed(null)).toBe('Oops, something went wrong forking.')
})

test('a fork is told apart by its name, once, within the limit', () => {
  expect(forkName('Tidal')).toBe('Tidal (fork)')
  expect(forkName('Tidal (fork)')).toBe('Tidal (fork)')
  const long = forkName('x'.repeat(PATTERN_NAME_MAX_CHARACTERS))
  expect(patternNameSchema.safeParse(long).success).toBe(true)
  expect(long.endsWith(' (fork)')).toBe(true)
})

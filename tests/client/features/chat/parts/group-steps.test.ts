import { expect, test } from 'vitest'
import { groupSteps } from '#client/features/chat/parts/group-steps.ts'

const shown = (parts: string) => groupSteps([...parts], part => part === 's').map(group => group.join(''))

test('neighbouring steps are one group, everything else stands alone', () => {
  expect(shown('tsssats')).toEqual(['t', 'sss', 'a', 't', 's'])
  expect(shown('tt')).toEqual(['t', 't'])
  expect(shown('')).toEqual([])
})

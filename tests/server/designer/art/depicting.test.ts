import { describe, expect, test } from 'vitest'
import { depict } from '#server/designer/art/depicting.ts'

describe('a row of things is pictured', () => {
  test('by what each speaks of', () => {
    expect(depict(['Secure code in practice', 'Lentil soup', 'A walk by the sea'], [])).toEqual([
      'lock',
      'bowl',
      'hills',
    ])
  })
  test('by what suits the trade where words say nothing', () => {
    expect(depict(['Number one', 'Number two'], ['facade', 'room'])).toEqual(['facade', 'room'])
  })
  test('with no drawing twice while others are left', () => {
    const names = depict(Array(10).fill('Lentil soup'), ['bowl'])
    expect(new Set(names).size).toBe(10)
  })
})

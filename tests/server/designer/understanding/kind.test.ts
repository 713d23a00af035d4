import { describe, expect, test } from 'vitest'
import { KINDS } from '#server/designer/kinds/kinds.ts'
import { readKind } from '#server/designer/understanding/kind.ts'
import { ASKED } from '#tests/server/designer/understanding/asked-kinds.ts'

describe('a kind by the words people use for it', () => {
  test.each(
    Object.entries(ASKED).flatMap(([kind, prompts]) => prompts.map(prompt => [prompt, kind] as const)),
  )('%s → %s', (prompt, kind) => expect(readKind(prompt).name).toBe(kind))
  test('every kind but the one for the rest is asked for in at least three ways', () => {
    const few = KINDS.filter(
      ({ name }) => name !== 'app' && name !== 'idea' && (ASKED[name]?.length ?? 0) < 3,
    )
    expect(few.map(({ name }) => name)).toEqual([])
    expect(KINDS.length).toBeGreaterThanOrEqual(40)
  })
})

test('what no kind is called is an app when it shall do things, and a landing page when it is for somebody', () => {
  expect(readKind('Implement a website for managing, tracking and reporting bees').name).toBe('app')
  expect(readKind('A website for my locksmith').name).toBe('landing')
})

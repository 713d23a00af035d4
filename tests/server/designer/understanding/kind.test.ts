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

test('a noun that is also a verb of asking does not hide the head', () => {
  expect(readKind('Birthday party invitation page with a map and a dress code. Colourful!').name).toBe(
    'invitation',
  )
  expect(readKind('Landing page for a database: quick start code, features and GitHub stars').name).toBe(
    'landing',
  )
  expect(readKind('Code a todo app').name).toBe('todo')
})

test('a community garden is no feed', () =>
  expect(readKind('Community garden website: plots, a waiting list and tools').name).not.toBe('feed'))

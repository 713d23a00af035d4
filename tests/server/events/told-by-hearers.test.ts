import { expect, test } from 'vitest'
import { readSources } from '#scripts/import-graph.ts'

test('a room is told of what happened by the hearers of events, and by nobody else', () => {
  const tellers = [...readSources(['server'])]
    .filter(([, source]) => /\)\s*\.(?:accessChanged|showFacts)\(/.test(source))
    .map(([path]) => path)
  expect(tellers).toEqual(['server/events/tell-rooms.ts'])
})

import { expect, test } from 'vitest'
import { readSources } from '#scripts/import-graph.ts'

test('a room is told of what happened by the hearers of events, and by nobody else', () => {
  // A room passes on to its relays what it was told itself.
  const tellers = [...readSources(['server'])]
    .filter(([path]) => !path.startsWith('server/rooms/outlets/relay'))
    .filter(([, source]) => /\)\s*\.(?:accessChanged|showFacts)\(/.test(source))
    .map(([path]) => path)
  expect(tellers).toEqual(['server/events/tell-rooms.ts'])
})

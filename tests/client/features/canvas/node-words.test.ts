import { expect, test } from 'vitest'
import { nodeWords } from '#client/features/canvas/nodes/node-words.ts'
import type { CanvasNode } from '#room-schema/canvas-room.ts'

const NODE: CanvasNode = {
  ...{ editorRoomId: 'room', name: 'Landing', artifactId: 'v1', thumbnail: null, status: 'ready' },
  ...{ stage: '', filesDone: 0, explore: null, votes: [], addedBy: { kind: 'user', id: 'ada' } },
}
const titleOf = (node: Partial<CanvasNode>) => nodeWords({ ...NODE, ...node })?.title ?? null

test('a card says what has become of its design, where its picture does not', () => {
  expect(titleOf({})).toBeNull()
  expect(titleOf({ status: 'empty', artifactId: null })).toBe('Nothing here yet')
  expect(titleOf({ status: 'gone' })).toBe('This design is gone')
  expect(titleOf({ status: 'gone', artifactId: null })).toBe('This design is gone')
  expect(titleOf({ status: 'error' })).toBe('This version cannot be shown')
  expect(titleOf({ status: 'error', thumbnail: '/picture' })).toBe('The last try did not work out')
  expect(titleOf({ status: 'error', artifactId: null })).toBe('The first try did not work out')
  expect(titleOf({ status: 'generating', stage: 'Writing hero.tsx' })).toBe('Writing hero.tsx')
  expect(titleOf({ status: 'generating' })).toBe('Getting ready')
})

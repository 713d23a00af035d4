import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { readNodes, writeNode } from '#room-schema/canvas-room.ts'
import type { NodeRow } from '#server/features/canvas/nodes-queries.ts'
import { differs, showNodes } from '#server/rooms/canvas/show-nodes.ts'

const ROW: NodeRow = {
  ...{ nodeId: 'n', editorRoomId: 'room', name: 'Landing', artifactId: 'v1', viewport: 'desktop' },
  ...{ wantedPlace: {}, explore: null, votes: [], addedBy: { kind: 'user', id: 'ada' } },
  ...{ isGone: false, isRunning: false, isBroken: false },
}
const doc = () => new Y.Doc()
const shown = (into: Y.Doc, row: Partial<NodeRow>) => {
  showNodes(into, [{ ...ROW, ...row }])
  return readNodes(into).get('n')
}

test('a design that was deleted is shown as gone, whatever else is known of it', () => {
  expect(shown(doc(), { isGone: true })?.status).toBe('gone')
  expect(shown(doc(), { isGone: true, isRunning: true, isBroken: true })?.status).toBe('gone')
})

test('a version that does not compile is an error until there is another one', () => {
  const board = doc()
  expect(shown(board, { isBroken: true })?.status).toBe('error')
  expect(shown(board, { artifactId: 'v2' })?.status).toBe('ready')
})

test('a design without a version is empty, and one whose run failed says so until it has one', () => {
  const board = doc()
  expect(shown(board, { artifactId: null })?.status).toBe('empty')
  expect(shown(board, { artifactId: null, isRunning: true })?.status).toBe('generating')
  // Only the room of the design knows of the failure.
  writeNode(board, 'n', { status: 'error' })
  expect(shown(board, { artifactId: null })?.status).toBe('error')
  expect(shown(board, { artifactId: 'v1' })?.status).toBe('ready')
})

test('what a picture is of is told: a new version has none yet', () => {
  const board = doc()
  shown(board, {})
  writeNode(board, 'n', { thumbnail: '/picture' })
  expect(shown(board, { name: 'Other' })).toMatchObject({ name: 'Other', thumbnail: '/picture' })
  expect(shown(board, { artifactId: 'v2' })?.thumbnail).toBeNull()
  expect(differs(board, [{ ...ROW, artifactId: 'v2' }])).toBe(false)
  expect(differs(board, [{ ...ROW, artifactId: 'v2', isGone: true }])).toBe(true)
  showNodes(board, [])
  expect(readNodes(board).size).toBe(0)
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Board } from '#client/features/canvas/board/board.ts'
import { recordLayoutUndo } from '#client/room/canvas/canvas-undo.ts'
import { addShapes, changePlaces, removeShapes } from '#client/room/canvas/layout-edits.ts'
import { undoHistoryOf } from '#client/state/undo-history.ts'
import { readLayout, readShapes } from '#room-schema/canvas-layout.ts'
import { nodesOf, writeNode } from '#room-schema/canvas-room.ts'
import { type Joined, TestCanvas } from '#tests/support/rooms/joined-canvas.ts'

let canvas: TestCanvas
let ada: Joined
let bob: Joined
let board: Board
let bobs: Board
const leaves: (() => void)[] = []

beforeEach(() => {
  vi.useFakeTimers()
  canvas = new TestCanvas()
  ada = canvas.join('Ada')
  bob = canvas.join('Bob')
  board = new Board(ada)
  bobs = new Board(bob)
  leaves.push(
    board.subscribe(() => undefined),
    bobs.subscribe(() => undefined),
  )
})
afterEach(() => {
  for (const leave of leaves.splice(0)) leave()
  canvas.leave()
  vi.useRealTimers()
})

const drag = (of: Board, id: string, x: number, y: number) =>
  of.change([{ type: 'position', id, position: { x, y }, dragging: true }])
const drop = (of: Board, id: string, x: number, y: number) =>
  of.change([{ type: 'position', id, position: { x, y }, dragging: false }])
const placeIn = (of: Board, id: string) => of.shown().nodes.find(node => node.id === id)?.position
const written = (id: string) => {
  const { x, y } = readLayout(canvas.layout).get(id) ?? { x: Number.NaN, y: Number.NaN }
  return { x, y }
}

test('a drag is presence until it is let go; then the place is written, once', () => {
  const id = canvas.addNode()
  let updates = 0
  canvas.layout.on('update', () => {
    updates += 1
  })
  for (let at = 10; at <= 500; at += 10) {
    drag(board, id, at, 0)
    vi.advanceTimersByTime(16)
  }
  vi.advanceTimersByTime(100)
  expect(updates).toBe(0)
  expect(written(id)).toEqual({ x: 0, y: 0 })
  expect(placeIn(bobs, id)).toEqual({ x: 500, y: 0 })
  drop(board, id, 500, 0)
  expect(updates).toBe(1)
  expect(written(id)).toEqual({ x: 500, y: 0 })
  vi.advanceTimersByTime(1_000)
  expect(ada.room.awareness.getLocalState()?.drag).toBeNull()
  expect(placeIn(bobs, id)).toEqual({ x: 500, y: 0 })
})

test('two people drag one design: each sees his own hand, and it stays where it was let go last', () => {
  const id = canvas.addNode()
  drag(board, id, 100, 0)
  drag(bobs, id, 0, 300)
  vi.advanceTimersByTime(100)
  expect(placeIn(board, id)).toEqual({ x: 100, y: 0 })
  expect(placeIn(bobs, id)).toEqual({ x: 0, y: 300 })
  drop(board, id, 100, 0)
  drop(bobs, id, 0, 300)
  vi.advanceTimersByTime(1_000)
  expect(written(id)).toEqual({ x: 0, y: 300 })
  expect(placeIn(board, id)).toEqual(placeIn(bobs, id))
})

test('a move and a resize of two people merge', () => {
  const id = canvas.addNode()
  drag(board, id, 700, 0)
  bobs.change([
    { type: 'dimensions', id, dimensions: { width: 375, height: 667 }, resizing: true, setAttributes: true },
  ])
  drop(board, id, 700, 0)
  bobs.change([{ type: 'dimensions', id, dimensions: { width: 375, height: 667 }, resizing: false }])
  expect(readLayout(canvas.layout).get(id)).toMatchObject({ x: 700, y: 0, width: 375, height: 667 })
})

test('a design that somebody takes away while it is dragged is gone for both, and nothing is written', () => {
  const id = canvas.addNode()
  drag(board, id, 50, 50)
  nodesOf(canvas.room).delete(id)
  canvas.layout.getMap('layout').delete(id)
  expect(board.shown().nodes).toEqual([])
  drop(board, id, 60, 60)
  expect(readLayout(canvas.layout).has(id)).toBe(false)
})

test('undo takes back what oneself moved, and leaves what others did', () => {
  const own = canvas.addNode()
  const theirs = canvas.addNode({}, { x: 2_000 })
  recordLayoutUndo(ada.layout.doc, ada.id)
  const history = undoHistoryOf(ada.id)
  drop(board, own, 40, 40)
  vi.advanceTimersByTime(1_000)
  drop(bobs, theirs, 3_000, 0)
  expect(history.undo()).not.toBeNull()
  expect(written(own)).toEqual({ x: 0, y: 0 })
  expect(written(theirs)).toEqual({ x: 3_000, y: 0 })
  expect(history.undo()).toBeNull()
  expect(history.redo()).not.toBeNull()
  expect(written(own)).toEqual({ x: 40, y: 40 })
})

test('what somebody else has moved since is never moved back, nor anything older in its place', () => {
  const [older, shared, free] = [canvas.addNode(), canvas.addNode(), canvas.addNode()]
  leaves.push(recordLayoutUndo(ada.layout.doc, ada.id, 0))
  const history = undoHistoryOf(ada.id)
  drop(board, older, 40, 40)
  drop(board, shared, 10, 10)
  drop(bobs, shared, 900, 900)
  expect(history.undo()).not.toBeNull()
  expect(history.stays).toBe('all')
  expect([written(shared), written(older)]).toEqual([
    { x: 900, y: 900 },
    { x: 40, y: 40 },
  ])
  expect(history.undo()).not.toBeNull()
  expect(history.stays).toBeNull()
  expect(written(older)).toEqual({ x: 0, y: 0 })
  // Of several that were moved at once the others go back.
  board.select([shared, free])
  for (const id of [shared, free]) drag(board, id, 500, 500)
  drop(board, shared, 500, 500)
  drop(bobs, shared, 700, 0)
  expect(history.undo()).not.toBeNull()
  expect(history.stays).toBe('some')
  expect([written(shared), written(free)]).toEqual([
    { x: 700, y: 0 },
    { x: 0, y: 0 },
  ])
})

test('only what moved is another object, so that nothing else is drawn again', () => {
  const [one, two] = [canvas.addNode(), canvas.addNode({}, { x: 5_000 })]
  const before = board.shown().nodes
  drag(board, one, 30, 0)
  const after = board.shown().nodes
  expect(after.find(({ id }) => id === two)).toBe(before.find(({ id }) => id === two))
  expect(after.find(({ id }) => id === one)).not.toBe(before.find(({ id }) => id === one))
  writeNode(canvas.room, one, { stage: 'Planning', status: 'generating' })
  expect(board.shown().nodes).toBe(after)
})

test('a frame takes its designs and notes along, and a design belongs to the frame it is let go on', () => {
  const id = canvas.addNode({}, { x: 5_000 })
  const [frame = '', note = ''] = addShapes(ada.layout.doc, [
    { kind: 'frame', x: -100, y: -100, width: 2_000, height: 2_000, z: 0, color: 'grey' },
    { kind: 'note', x: 0, y: 1_200, width: 400, height: 300, z: 0, color: 'yellow' },
  ])
  drop(board, id, 0, 0)
  expect(readLayout(canvas.layout).get(id)?.frame).toBe(frame)
  drag(board, frame, 900, -100)
  drop(board, frame, 900, -100)
  expect(written(id)).toEqual({ x: 1_000, y: 0 })
  expect(readShapes(canvas.layout).get(note)).toMatchObject({ x: 1_000, y: 1_200 })
  drop(board, id, 9_000, 9_000)
  expect(readLayout(canvas.layout).get(id)?.frame).toBeNull()
  drop(board, id, 1_000, 0)
  removeShapes(ada.layout.doc, new Set([frame]))
  expect(readLayout(canvas.layout).get(id)?.frame).toBeNull()
})

test('an arrow stands as long as both its designs do', () => {
  const [from, to] = [canvas.addNode(), canvas.addNode()]
  addShapes(ada.layout.doc, [
    { kind: 'arrow', x: 0, y: 0, width: 40, height: 40, z: 0, color: 'grey', from, to },
  ])
  expect(bobs.shown().edges).toMatchObject([{ source: from, target: to }])
  nodesOf(canvas.room).delete(to)
  expect(bobs.shown().edges).toEqual([])
})

test('what the room would refuse is cut before it is written', () => {
  const id = canvas.addNode()
  changePlaces(ada.layout.doc, new Map([[id, { x: 5e6, y: -5e6, width: 1, height: 1e6 }]]))
  expect(readLayout(canvas.layout).get(id)).toMatchObject({ x: 1e6, y: -1e6, width: 40, height: 20_000 })
})

test('the others see what is selected, and by whom', () => {
  const id = canvas.addNode()
  board.change([{ type: 'select', id, selected: true }])
  vi.advanceTimersByTime(100)
  expect(bob.room.awareness.getStates().get(ada.room.awareness.clientID)).toMatchObject({
    selection: [id],
    user: { name: 'Ada' },
  })
})

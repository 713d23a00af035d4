import * as Y from 'yjs'
import { makeShape, type NewShape, readShapes, shapesOf } from '#room-schema/canvas-layout.ts'
import { type CanvasNode, nodesOf, writeNode } from '#room-schema/canvas-room.ts'
import { SYNC_UPDATE, syncFrame } from '#room-schema/protocol.ts'
import { api } from '#shared/api/index.ts'
import { newId } from '#shared/ids.ts'
import { letIntoCanvas } from '#tests/support/people/canvas.ts'
import { RoomClient } from '#tests/support/rooms/room-client.ts'
import type { Cast, Stage } from '#tests/support/scenes/stage.ts'
import { until } from '#tests/support/until.ts'

const PLACES = [
  { name: 'Landing', of: 'made', x: 0, y: 0, width: 1_440, height: 900 },
  { name: 'Landing on a phone', of: 'made', x: 1_600, y: 0, width: 393, height: 852 },
  { name: 'Roastery', of: 'readable', x: 2_500, y: 0, width: 1_440, height: 900 },
  { name: 'Thank you', of: 'readable', x: 2_500, y: 1_300, width: 1_440, height: 900 },
] as const

export interface DrawnBoard {
  spaceId: string
  nodeIds: string[]
  /** The design of the first. */
  designId: string
}

const boards = new WeakMap<Cast, Promise<DrawnBoard>>()

/** A board with a frame, notes and arrows between designs, on which the newcomer works too. */
export function drawnBoard(cast: Cast): Promise<DrawnBoard> {
  const known = boards.get(cast) ?? draw(cast)
  boards.set(cast, known)
  return known
}

async function draw({ ada, newcomer, ids }: Cast): Promise<DrawnBoard> {
  const { id: spaceId } = await ada.must(api.spaces.create, { body: { name: 'Autumn site' } })
  const nodes: { nodeId: string; editorRoomId: string }[] = []
  for (const { of, ...place } of PLACES)
    nodes.push(await ada.must(api.spaces.addNode, { body: { spaceId, patternId: ids[of], ...place } }))
  const nodeIds = nodes.map(({ nodeId }) => nodeId)
  await letIntoCanvas(ada, newcomer, spaceId)
  const layout = await RoomClient.joined(ada, spaceId, 'layout', 'canvas')
  const put = (shape: NewShape) => shapesOf(layout.doc).set(newId(), makeShape(shape))
  layout.doc.transact(() => {
    const [landing, , roastery, thanks] = nodeIds
    const line = { kind: 'arrow', x: 0, y: 0, width: 40, height: 40, z: 0, color: 'grey' } as const
    const box = { x: -160, y: -220, width: 2_320, height: 1_300 }
    put({ kind: 'frame', ...box, z: 0, color: 'grey', text: 'Landing page' })
    put({ ...line, from: landing, to: roastery, text: '' })
    put({ ...line, from: roastery, to: thanks, text: '' })
    const note = { kind: 'note', width: 800, height: 560, z: 9 } as const
    put({ ...note, x: 0, y: 1_360, color: 'yellow', text: 'Which headline do we test first?' })
    put({ ...note, x: 960, y: 1_360, color: 'blue', text: 'Prices come from the shop, do not type them.' })
  })
  const seen = await RoomClient.joined(newcomer, spaceId, 'layout', 'canvas')
  await until(() => readShapes(seen.doc).size === readShapes(layout.doc).size, 'others see what is drawn')
  for (const client of [seen, layout]) client.leave()
  return { spaceId, nodeIds, designId: nodes[0]?.editorRoomId ?? '' }
}

/** Somebody on the same board as long as this page is open, who is and does this. */
export async function besideOnBoard(
  { page, cast }: Stage,
  spaceId: string,
  state: Record<string, unknown>,
): Promise<void> {
  const client = await RoomClient.joined(cast.newcomer, spaceId, 'room', 'canvas')
  client.provider.awareness.setLocalState(state)
  page.once('close', () => client.leave())
}

/** Opens a board as if the server said this of its designs. */
export async function boardSaying(
  { page, cast }: Stage,
  spaceId: string,
  said: ReadonlyMap<string, Partial<CanvasNode>>,
): Promise<void> {
  const client = await RoomClient.joined(cast.ada, spaceId, 'room', 'canvas')
  const before = Y.encodeStateVector(client.doc)
  client.doc.transact(() => {
    for (const [nodeId, change] of said)
      if (nodesOf(client.doc).has(nodeId)) writeNode(client.doc, nodeId, change)
  })
  const frame = Buffer.from(syncFrame(SYNC_UPDATE, Y.encodeStateAsUpdate(client.doc, before)))
  client.leave()
  await page.routeWebSocket(new RegExp(`/rooms/canvas/${spaceId}(?:\\?|$)`), socket => {
    const server = socket.connectToServer()
    socket.onMessage(message => server.send(message))
    server.onMessage(message => {
      socket.send(message)
      socket.send(frame)
    })
  })
}

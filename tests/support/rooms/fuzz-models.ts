import * as Y from 'yjs'
import { layoutOf, makeShape, readLayout, readShapes, shapesOf } from '#room-schema/canvas-layout.ts'
import { readNodes } from '#room-schema/canvas-room.ts'
import { filesOf } from '#room-schema/editor-room.ts'
import { readTexts } from '#room-schema/typed-map.ts'
import { api } from '#shared/api/index.ts'
import { newId } from '#shared/ids.ts'
import { letIntoCanvas } from '#tests/support/people/canvas.ts'
import type { Person } from '#tests/support/people/person.ts'
import type { Random } from '#tests/support/random.ts'
import { RoomClient } from '#tests/support/rooms/room-client.ts'
import { until } from '#tests/support/until.ts'

/** A document that people share, and how they change it. */
export interface FuzzModel {
  /** Of its socket. */
  path: string
  /** One edit as a person makes them. */
  edit(doc: Y.Doc, random: Random): void
  /** Everything that is seen of it. */
  shown(doc: Y.Doc): string
  /** What happens beside the edits; it may fail while the product is down. */
  beside?(random: Random): Promise<void>
  /** What must hold at the end. */
  check?(): Promise<void>
}

const WORDS = ['const a = 1\n', '<div className="p-4">', '日本', '👩‍👩‍👧', '</div>\n', 'x'.repeat(40)]

/** The working copy of a design. */
export async function filesModel([owner, writer]: readonly [Person, Person]): Promise<FuzzModel> {
  const patternId = await owner.newPattern()
  await owner.letIn(writer, patternId)
  return {
    path: `/rooms/editor/${patternId}/files`,
    shown: doc => JSON.stringify([...readTexts(filesOf(doc))]),
    edit: (doc, random) => {
      const files = filesOf(doc)
      const path = `src/f${random.below(5)}.tsx`
      const found = files.get(path)
      const dice = random.next()
      if (!(found instanceof Y.Text) || dice < 0.02) files.set(path, new Y.Text('export {}\n'))
      else if (dice < 0.04) files.delete(path)
      else if (dice < 0.3 && found.length > 20) found.delete(random.below(found.length - 4), 4)
      // An edit that only deletes has no clock of its own to be acknowledged by.
      const text = files.get(`src/f${random.below(5)}.tsx`)
      if (text instanceof Y.Text) text.insert(random.below(text.length + 1), random.pick(WORDS))
    },
  }
}

const NODES = 6
const NOTE = { kind: 'note', x: 0, y: 0, width: 200, height: 200, z: 0, color: 'yellow' } as const
const TEXT_MAX_CHARACTERS = 1_000

/** The layout of a canvas, whose nodes are taken away and brought back meanwhile. */
export async function layoutModel([owner, writer]: readonly [Person, Person]): Promise<FuzzModel> {
  const { id: spaceId } = await owner.must(api.spaces.create, { body: {} })
  await letIntoCanvas(owner, writer, spaceId)
  const nodeIds: string[] = []
  for (let n = 0; n < NODES; n++)
    nodeIds.push((await owner.must(api.spaces.addNode, { body: { spaceId } })).nodeId)
  return {
    path: `/rooms/canvas/${spaceId}/layout`,
    shown: doc => JSON.stringify([sorted(readLayout(doc)), sorted(readShapes(doc))]),
    edit: (doc, random) => {
      const dice = random.next()
      if (dice < 0.5) movePlace(doc, random, random.pick(nodeIds))
      editShape(doc, random, dice)
    },
    beside: async random => {
      const body = { spaceId, nodeId: random.pick(nodeIds) }
      const { status, body: reply } = await owner.call(api.spaces.removeNodes, { body })
      if (status === 200)
        await owner.call(api.spaces.undoRemoveNodes, { body: { spaceId, undo: reply.undo } })
    },
    check: async () => {
      const [room, layout] = await Promise.all([
        RoomClient.joined(owner, spaceId, 'room', 'canvas'),
        RoomClient.joined(owner, spaceId, 'layout', 'canvas'),
      ])
      const keys = (map: ReadonlyMap<string, unknown>) => [...map.keys()].sort().join()
      await until(
        () => keys(readNodes(room.doc)) === keys(readLayout(layout.doc)),
        'every node has a place, and nothing else has one',
      )
      room.leave()
      layout.leave()
    },
  }
}

const sorted = (map: ReadonlyMap<string, unknown>) => [...map].sort(([a], [b]) => (a < b ? -1 : 1))

/** By its fields, or as a whole, as a client does that has made it anew. */
function movePlace(doc: Y.Doc, random: Random, nodeId: string): void {
  const place = layoutOf(doc).get(nodeId)
  const x = random.below(5_000)
  if (place instanceof Y.Map && random.chance(0.8)) place.set(random.pick(['x', 'y']), x)
  else
    layoutOf(doc).set(
      nodeId,
      new Y.Map(Object.entries({ x, y: 0, width: 400, height: 300, z: random.below(9) })),
    )
}

function editShape(doc: Y.Doc, random: Random, dice: number): void {
  const shapes = shapesOf(doc)
  const ids = [...shapes.keys()]
  const found = ids.length > 0 ? shapes.get(random.pick(ids)) : null
  const text = found instanceof Y.Map ? found.get('text') : null
  if (!(text instanceof Y.Text) || dice > 0.95 || text.length > TEXT_MAX_CHARACTERS)
    shapes.set(newId(), makeShape({ ...NOTE, text: 'a note' }))
  else text.insert(random.below(text.length + 1), random.pick(WORDS))
  if (ids.length > 20) shapes.delete(random.pick(ids))
}

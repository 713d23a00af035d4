import { Awareness, applyAwarenessUpdate, encodeAwarenessUpdate } from 'y-protocols/awareness'
import * as Y from 'yjs'
import type { Canvas } from '#client/room/canvas/canvas-provider.tsx'
import { FIRST_STATE, type RoomConnection, type RoomState } from '#client/room/transport/room-connection.ts'
import { writePlace } from '#room-schema/canvas-layout.ts'
import { type CanvasNode, writeNode } from '#room-schema/canvas-room.ts'
import { colorOf } from '#room-schema/presence.ts'
import type { Place } from '#shared/canvas.ts'
import { newId } from '#shared/ids.ts'

/** A canvas without a server: several people's documents that hear of each other at once. */
export class TestCanvas {
  readonly id = newId()
  readonly room = new Y.Doc()
  readonly layout = new Y.Doc()
  readonly #people: Joined[] = []

  /** As the server does: a node, and its first place. */
  addNode(node: Partial<CanvasNode> = {}, place: Partial<Place> = {}): string {
    const nodeId = newId()
    writeNode(this.room, nodeId, { editorRoomId: newId(), name: 'Design', status: 'ready', ...node })
    writePlace(this.layout, nodeId, { x: 0, y: 0, width: 1440, height: 900, z: 0, ...place })
    return nodeId
  }

  join(name: string, canWrite = true): Joined {
    const room = connect(this.room)
    const layout = connect(this.layout)
    const joined = {
      id: this.id,
      canWrite,
      room,
      layout,
      user: { id: name, name, color: colorOf(name), picture: null },
    }
    for (const other of this.#people) hear(joined, other)
    for (const other of this.#people) hear(other, joined)
    this.#people.push(joined)
    return joined
  }

  leave(): void {
    for (const { room, layout } of this.#people)
      for (const { awareness } of [room, layout]) awareness.destroy()
  }
}

export interface Joined extends Canvas {
  user: { id: string; name: string; color: string; picture: null }
}

function connect(shared: Y.Doc): RoomConnection {
  const doc = new Y.Doc()
  Y.applyUpdate(doc, Y.encodeStateAsUpdate(shared), shared)
  doc.on('update', (update, origin) => origin !== shared && Y.applyUpdate(shared, update, doc))
  shared.on('update', (update, origin) => origin !== doc && Y.applyUpdate(doc, update, shared))
  return new LiveConnection(doc)
}

class LiveConnection implements RoomConnection {
  readonly doc: Y.Doc
  readonly awareness: Awareness
  readonly #state = STATE

  constructor(doc: Y.Doc) {
    this.doc = doc
    this.awareness = new Awareness(doc)
  }

  state(): RoomState {
    return this.#state
  }

  subscribe = () => () => undefined
  hearLooks = () => () => undefined
  reconnect(): void {}
  destroy(): void {}
}

const STATE = { ...FIRST_STATE, link: 'live', isSynced: true, hasContent: true, level: 'owner' } as const

/** What one says of himself reaches the other, with his name as the server stamps it. */
function hear(from: Joined, to: Joined): void {
  from.room.awareness.on('update', (_: unknown, origin: unknown) => {
    if (origin !== 'local') return
    const stamped = new Awareness(new Y.Doc())
    const { clientID } = from.room.awareness
    stamped.states.set(clientID, { ...from.room.awareness.getLocalState(), user: from.user })
    stamped.meta.set(clientID, from.room.awareness.meta.get(clientID) ?? { clock: 1, lastUpdated: 0 })
    applyAwarenessUpdate(to.room.awareness, encodeAwarenessUpdate(stamped, [clientID]), 'far')
    stamped.destroy()
  })
}

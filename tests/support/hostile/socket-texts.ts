import * as encoding from 'lib0/encoding'
import * as Y from 'yjs'
import { filesOf } from '#room-schema/editor-room.ts'
import { presenceSchema } from '#room-schema/presence.ts'
import {
  AWARENESS,
  awarenessFrame,
  FRAME_MAX_BYTES,
  SYNC_STEP_1,
  SYNC_UPDATE,
  syncFrame,
} from '#room-schema/protocol.ts'
import { newId } from '#shared/ids.ts'
import type { Person } from '#tests/support/people/person.ts'
import { RawSocket } from '#tests/support/rooms/raw-socket.ts'

/** A text that goes over a socket of a room: the frame that carries it. */
export interface SocketText {
  name: string
  document: 'room' | 'files'
  max: number
  frame(text: string): Uint8Array
}

const PRESENCE_MAX = 16_000
const FILE_MAX = 200_000

/** Every field of presence, the text and the name of a file, and bytes that are no update. */
export const SOCKET_TEXTS: readonly SocketText[] = [
  ...Object.keys(presenceSchema.shape).map(
    (field): SocketText => ({
      name: `socket presence.${field}`,
      document: 'room',
      max: PRESENCE_MAX,
      frame: text => awarenessFrame([{ clientId: 1, clock: 1, state: JSON.stringify({ [field]: text }) }]),
    }),
  ),
  {
    name: 'socket presence, no JSON',
    document: 'room',
    max: PRESENCE_MAX,
    frame: text => awarenessFrame([{ clientId: 1, clock: 1, state: text }]),
  },
  { name: 'socket file text', document: 'files', max: FILE_MAX, frame: text => fileFrame('App.tsx', text) },
  { name: 'socket file name', document: 'files', max: 5_000, frame: text => fileFrame(text, 'x') },
  {
    name: 'socket new file',
    document: 'files',
    max: FILE_MAX,
    frame: text => fileFrame(`${newId()}.tsx`, text),
  },
  {
    name: 'socket update bytes',
    document: 'files',
    max: FILE_MAX,
    frame: text => syncFrame(SYNC_UPDATE, new TextEncoder().encode(text)),
  },
  { name: 'socket frame', document: 'room', max: FILE_MAX, frame: text => new TextEncoder().encode(text) },
  {
    name: 'socket awareness bytes',
    document: 'room',
    max: PRESENCE_MAX,
    frame: text => {
      const encoder = encoding.createEncoder()
      encoding.writeVarUint(encoder, AWARENESS)
      encoding.writeVarString(encoder, text)
      return encoding.toUint8Array(encoder)
    },
  },
]

function fileFrame(name: string, text: string): Uint8Array {
  const doc = new Y.Doc()
  filesOf(doc).set(name, new Y.Text(text))
  const frame = syncFrame(SYNC_UPDATE, Y.encodeStateAsUpdate(doc))
  doc.destroy()
  return frame
}

/** A socket of the room that takes any frame; one that the server closed for a frame is opened anew. */
export class SocketSender {
  readonly #person: Person
  readonly #patternId: string
  readonly #sockets = new Map<string, RawSocket>()

  constructor(person: Person, patternId: string) {
    this.#person = person
    this.#patternId = patternId
  }

  /** Ends when the room has answered something sent after it, or has closed the socket. */
  async send({ document, frame }: SocketText, text: string): Promise<void> {
    const bytes = frame(text)
    if (bytes.length > FRAME_MAX_BYTES) return
    const socket = await this.#socket(document)
    const before = socket.frames.length
    socket.send(bytes)
    // The answer to an empty state vector is what the document has.
    socket.send(syncFrame(SYNC_STEP_1, new Uint8Array([0])))
    const end = Date.now() + 30_000
    while (socket.frames.length === before && !socket.closed && Date.now() < end)
      await new Promise(resolve => setTimeout(resolve, 2))
    if (!socket.closed && socket.frames.length === before) throw new Error('the room did not answer for 30 s')
    if (socket.frames.length > 50) socket.frames.length = 0
  }

  leave(): void {
    for (const socket of this.#sockets.values()) socket.close()
  }

  async #socket(document: 'room' | 'files'): Promise<RawSocket> {
    const known = this.#sockets.get(document)
    if (known && !known.closed) return known
    const path = `/rooms/editor/${this.#patternId}${document === 'files' ? '/files' : ''}`
    const socket = await RawSocket.open(this.#person, path)
    this.#sockets.set(document, socket)
    return socket
  }
}

import { beforeEach, describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import { filesOf, metaOf } from '#room-schema/editor-room.ts'
import { FILES_POLICY } from '#room-schema/files-policy.ts'
import { awarenessFrame, SYNC_STEP_1, SYNC_STEP_2, SYNC_UPDATE, syncFrame } from '#room-schema/protocol.ts'
import { StoredClientIds } from '#server/rooms/base/client-id-owners.ts'
import { RoomDocument } from '#server/rooms/base/document.ts'
import { DocumentEdits } from '#server/rooms/base/edits.ts'
import { RoomLog } from '#server/rooms/base/log.ts'
import { SocketMessages } from '#server/rooms/base/messages.ts'
import { RoomPresence } from '#server/rooms/base/presence.ts'
import { RoomSockets } from '#server/rooms/base/sockets.ts'
import { Random } from '#tests/support/random.ts'
import { SqliteStorage } from '#tests/support/rooms/sqlite-storage.ts'

/** The server's end of a socket, as far as a room uses it. */
class Socket {
  readonly frames: Uint8Array[] = []
  code: number | null = null
  send = (frame: Uint8Array) => void this.frames.push(frame)
  close = (code: number) => {
    this.code = code
  }
  serializeAttachment = () => undefined
}

let sockets: RoomSockets
let messages: SocketMessages
let room: RoomDocument
let files: RoomDocument

beforeEach(() => {
  const { storage } = new SqliteStorage()
  const context = { acceptWebSocket: () => undefined, getWebSockets: () => [] }
  const open = (document: 'room' | 'files') =>
    new RoomDocument(new RoomLog(storage, document), {
      changed: (update, from) => sockets.changed(document, update, from),
      storageFailed: error => {
        throw error
      },
    })
  sockets = new RoomSockets(context as never, {
    probe: () => new Uint8Array([0, 0, 1, 0]),
    tooSlow: socket => messages.close(socket, 4508, ''),
  })
  room = open('room')
  files = open('files')
  const clientIds = new StoredClientIds(storage.sql)
  const edits = {
    room: new DocumentEdits(room, 'server', clientIds),
    files: new DocumentEdits(files, [FILES_POLICY], clientIds),
  }
  const nameOf = (name: string) => (name === 'files' ? 'files' : 'room')
  messages = new SocketMessages({
    ...{ sockets, presence: new RoomPresence(sockets, 'room'), main: 'room' },
    documentOf: name => ({ room, files })[nameOf(name)],
    isShared: name => edits[nameOf(name)].isShared,
    acceptEdit: (name, who, update, from) => edits[nameOf(name)].accept(who, update, from),
  })
  room.write(doc => metaOf(doc).set('name', 'A design'))
  files.write(doc => {
    filesOf(doc).set('App.tsx', new Y.Text('export default 1\n'))
    filesOf(doc).set('gone.ts', new Y.Text('x'))
  })
  files.write(doc => filesOf(doc).delete('gone.ts'))
  for (const document of [room, files]) document.flush()
})

function joined(document: 'room' | 'files', level: 'read' | 'write' = 'write'): Socket {
  const socket = new Socket()
  const person = { userId: 'ada', isSignedIn: true, sessionId: null, address: null, name: 'Ada' }
  const identity = { ...person, picture: null, level, document }
  sockets.accept(socket as never, identity)
  return socket
}
const receive = (socket: Socket, frame: Uint8Array) =>
  messages.receive(socket as never, frame.slice().buffer as ArrayBuffer)

/** Frames of every kind that an honest client sends. */
function honestFrames(): Uint8Array[] {
  const doc = new Y.Doc()
  Y.applyUpdate(doc, Y.encodeStateAsUpdate(files.doc))
  const before = Y.encodeStateVector(doc)
  doc.transact(() => {
    filesOf(doc).set('new.ts', new Y.Text('export {}'))
    ;(filesOf(doc).get('App.tsx') as Y.Text).delete(0, 3)
  })
  return [
    syncFrame(SYNC_STEP_1, Y.encodeStateVector(doc)),
    syncFrame(SYNC_STEP_1, new Uint8Array([0])),
    syncFrame(SYNC_STEP_2, Y.encodeStateAsUpdate(doc)),
    syncFrame(SYNC_UPDATE, Y.encodeStateAsUpdate(doc, before)),
    syncFrame(SYNC_STEP_2, Y.encodeStateAsUpdate(room.doc)),
    awarenessFrame([{ clientId: 7, clock: 1, state: '{"isTyping":true}' }]),
    new Uint8Array([3]),
  ]
}

function damaged(frame: Uint8Array, random: Random): Uint8Array {
  const bytes = [...frame]
  for (let n = random.below(4); n >= 0; n--) {
    const at = random.below(bytes.length)
    const dice = random.next()
    if (dice < 0.5) bytes[at] = random.below(256)
    else if (dice < 0.7) bytes.splice(at, 1 + random.below(3))
    else if (dice < 0.9)
      bytes.splice(at, 0, ...Array.from({ length: 1 + random.below(3) }, () => random.below(256)))
    else bytes[at] = 255
  }
  return new Uint8Array(bytes)
}

/** The whole of them with ALL_CASES=1. */
const FRAMES = process.env.ALL_CASES ? 20_000 : 5_000

describe('no frame of a client makes the room throw, which would start it again for everybody', () => {
  test.each([
    ['room', 'write'],
    ['files', 'write'],
    ['files', 'read'],
  ] as const)(
    `${FRAMES} damaged frames on the %s document by somebody who may %s`,
    (document, level) => {
      const random = new Random(11)
      const frames = honestFrames()
      const bystander = joined(document, 'read')
      const refused = new Set<number>()
      for (let n = 0; n < FRAMES; n++) {
        const socket = joined(document, level)
        receive(socket, damaged(random.pick(frames), random))
        if (socket.code !== null) refused.add(socket.code)
        sockets.forget(socket as never)
        if (bystander.frames.length > 500) bystander.frames.length = 0
      }
      expect(bystander.code).toBeNull()
      expect(refused).toContain(4400)
      expect([...refused].every(code => [4400, 4403].includes(code))).toBe(true)
      expect(metaOf(room.doc).get('name')).toBe('A design')
      for (const [path, text] of filesOf(files.doc))
        expect([path, text instanceof Y.Text]).toEqual([path, true])
      if (level === 'read') expect([...filesOf(files.doc).keys()]).toEqual(['App.tsx'])
    },
    60_000,
  )

  test('a refusal that needs no trial leaves the copy, and one that does has it made anew from the log', () => {
    const copy = files.doc
    const send = (change: (doc: Y.Doc) => void) => {
      const doc = new Y.Doc()
      change(doc)
      const socket = joined('files')
      receive(socket, syncFrame(SYNC_UPDATE, Y.encodeStateAsUpdate(doc)))
      return socket.code
    }
    expect(send(doc => doc.getMap('other').set('a', 1))).toBe(4403)
    expect(files.doc).toBe(copy)
    expect(send(doc => filesOf(doc).set('../a', new Y.Text('')))).toBe(4403)
    expect(files.doc).not.toBe(copy)
    expect([...filesOf(files.doc).keys()]).toEqual(['App.tsx'])
    expect(send(doc => filesOf(doc).set('a.ts', new Y.Text('')))).toBeNull()
    expect([...filesOf(files.doc).keys()]).toEqual(['App.tsx', 'a.ts'])
  })

  test('[R2] a deletion of nothing at the end of a known client is no deletion', () => {
    const [[client = 0, clock = 0] = []] = Y.decodeStateVector(room.stateVector())
    const socket = joined('room')
    // No structs; one client's deletions, one range, of length 0.
    const varuint = (value: number): number[] =>
      value < 128 ? [value] : [(value % 128) + 128, ...varuint(Math.floor(value / 128))]
    receive(
      socket,
      syncFrame(SYNC_UPDATE, new Uint8Array([0, 1, ...varuint(client), 1, ...varuint(clock), 0])),
    )
    expect(socket.code).toBeNull()
  })
})

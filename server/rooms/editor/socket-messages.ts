import * as Y from 'yjs'
import { clientIdsIn, FilesGuard, type Refusal } from '#room-schema/guard.ts'
import { addsNothing } from '#room-schema/guard-update.ts'
import {
  CLOSE,
  FRAME_MAX_BYTES,
  isEmptyUpdate,
  QUERY_AWARENESS,
  readClientMessage,
  refusedFrame,
  SYNC_STEP_1,
  syncFrame,
} from '#room-schema/protocol.ts'
import type { StoredClientIds } from '#server/rooms/base/client-id-owners.ts'
import type { RoomDocument } from '#server/rooms/base/document.ts'
import type { RoomPresence } from '#server/rooms/base/presence.ts'
import type { RoomSockets } from '#server/rooms/base/sockets.ts'

/** An honest client heals with one round trip; each try costs the server its copy. */
const DANGLING_MAX = 20

interface Parts {
  sockets: RoomSockets
  presence: RoomPresence
  room: RoomDocument
  files: RoomDocument
  clientIds: StoredClientIds
}

/** What sockets say, and what they are answered: the y-websocket protocol with our rules. */
export class EditorSocketMessages {
  readonly #parts: Parts
  #guard: { guard: FilesGuard; doc: unknown } | null = null
  /** How often in a row a socket's edits built on something the room does not have. */
  readonly #dangling = new WeakMap<WebSocket, number>()

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** After hibernation presence is forgotten here, so the survivors are asked for theirs. */
  wake(): void {
    for (const [socket] of this.#parts.sockets.all('room')) {
      this.#parts.sockets.send(socket, new Uint8Array([QUERY_AWARENESS]))
    }
  }

  /** A client of ours learns what it may do: since it asked that may have changed. */
  greet(socket: WebSocket, isOurs: boolean): void {
    const { sockets, presence, files } = this.#parts
    const identity = sockets.of(socket)
    if (identity?.document === 'files') {
      sockets.send(socket, syncFrame(SYNC_STEP_1, files.stateVector()))
      return
    }
    if (isOurs) sockets.tellLevel(socket)
    const others = presence.greeting()
    if (others) sockets.send(socket, others)
  }

  receive(socket: WebSocket, raw: string | ArrayBuffer): void {
    const { sockets, presence } = this.#parts
    const identity = sockets.of(socket)
    if (!identity) return
    const frame = typeof raw === 'string' ? null : new Uint8Array(raw)
    const message = frame && frame.length <= FRAME_MAX_BYTES ? readClientMessage(frame) : null
    if (!message) return this.close(socket, CLOSE.malformed, 'malformed frame')
    const isRoom = identity.document === 'room'
    switch (message.kind) {
      case 'step1':
        return this.#answer(socket, isRoom ? this.#parts.room : this.#parts.files, message.stateVector)
      case 'update':
        if (message.isStep2) sockets.answered(socket)
        if (isEmptyUpdate(message.update)) return
        if (isRoom) return this.#refuseRoomUpdate(socket, message.update)
        return this.#takeFilesUpdate(socket, message.update, message.isStep2)
      case 'awareness': {
        const { update } = message
        const refusal = isRoom ? presence.receive(socket, update) : presence.echo(socket, update)
        return refusal ? this.close(socket, refusal.close, refusal.reason) : undefined
      }
      case 'queryAwareness': {
        const others = isRoom ? presence.greeting() : null
        if (others) sockets.send(socket, others)
      }
    }
  }

  close(socket: WebSocket, code: number, reason: string): void {
    this.#parts.presence.leave(socket)
    this.#parts.sockets.close(socket, code, reason)
  }

  #answer(socket: WebSocket, document: RoomDocument, stateVector: Uint8Array): void {
    if (!isStateVector(stateVector)) return this.close(socket, CLOSE.malformed, 'malformed state vector')
    for (const frame of document.framesFor(stateVector)) this.#parts.sockets.send(socket, frame)
  }

  /** The server alone writes the room document; a client may only repeat what is there. */
  #refuseRoomUpdate(socket: WebSocket, update: Uint8Array): void {
    const verdict = addsNothing(this.#parts.room.doc, update)
    if (verdict === null) this.close(socket, CLOSE.malformed, 'malformed update')
    else if (!verdict) this.close(socket, CLOSE.forged, 'only the server writes here')
  }

  #takeFilesUpdate(socket: WebSocket, update: Uint8Array, isStep2: boolean): void {
    const { sockets, files, clientIds } = this.#parts
    const identity = sockets.of(socket)
    if (!identity) return
    const mayWrite = sockets.mayWrite(socket)
    if ((isStep2 || !mayWrite) && addsNothing(files.doc, update)) return
    if (!mayWrite) {
      sockets.send(socket, refusedFrame('read_only'))
      return
    }
    const fresh = clientIdsIn(files.doc, update) ?? []
    const refusal = this.#guardOf(files).apply(update, identity.userId, clientIds)
    if (refusal) return this.#refuse(socket, refusal, isStep2)
    clientIds.claim(fresh, identity.userId)
    this.#dangling.delete(socket)
    files.accept(update, socket)
  }

  #refuse(socket: WebSocket, refusal: Refusal, isStep2: boolean): void {
    const { sockets, files } = this.#parts
    files.dropCopy()
    this.#guard = null
    if (refusal.rule === 'G9') {
      sockets.send(socket, refusedFrame('collision'))
      return
    }
    const tries = (this.#dangling.get(socket) ?? 0) + 1
    if (refusal.close === null && !isStep2 && tries <= DANGLING_MAX) {
      this.#dangling.set(socket, tries)
      // Something came out of order: asked for everything the room lacks, an honest client heals it.
      sockets.send(socket, syncFrame(SYNC_STEP_1, files.stateVector()))
      return
    }
    this.close(socket, refusal.close ?? CLOSE.forged, `${refusal.rule}: ${refusal.reason}`)
  }

  #guardOf(files: RoomDocument): FilesGuard {
    const { doc } = files
    if (this.#guard?.doc !== doc) this.#guard = { guard: new FilesGuard(doc), doc }
    return this.#guard.guard
  }
}

function isStateVector(bytes: Uint8Array): boolean {
  try {
    Y.decodeStateVector(bytes)
    return true
  } catch {
    return false
  }
}

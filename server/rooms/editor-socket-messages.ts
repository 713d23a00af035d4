import { clientIdsIn, FilesGuard, type Refusal } from '#room-schema/guard.ts'
import { addsNothing } from '#room-schema/guard-update.ts'
import {
  awarenessFrame,
  CLOSE,
  FRAME_MAX_BYTES,
  isEmptyUpdate,
  QUERY_AWARENESS,
  readAwareness,
  readClientMessage,
  refusedFrame,
  SYNC_STEP_1,
  syncFrame,
} from '#room-schema/protocol.ts'
import { StoredClientIds } from '#server/rooms/client-ids.ts'
import type { RoomDocument } from '#server/rooms/room-document.ts'
import type { RoomPresence } from '#server/rooms/room-presence.ts'
import type { RoomSockets } from '#server/rooms/room-sockets.ts'

interface Parts {
  sockets: RoomSockets
  presence: RoomPresence
  room: RoomDocument
  files: RoomDocument
  sql: SqlStorage
}

/** What sockets say, and what they are answered: the y-websocket protocol with our rules. */
export class EditorSocketMessages {
  readonly #parts: Parts
  readonly #clientIds: StoredClientIds
  #guard: { guard: FilesGuard; doc: unknown } | null = null

  constructor(parts: Parts) {
    this.#parts = parts
    this.#clientIds = new StoredClientIds(parts.sql)
  }

  /** After hibernation presence is forgotten here, so the survivors are asked for theirs. */
  wake(): void {
    for (const [socket] of this.#parts.sockets.all('room')) {
      this.#parts.sockets.send(socket, new Uint8Array([QUERY_AWARENESS]))
    }
  }

  greet(socket: WebSocket): void {
    const { sockets, presence, files } = this.#parts
    if (sockets.of(socket)?.document === 'files') {
      sockets.send(socket, syncFrame(SYNC_STEP_1, files.stateVector()))
      return
    }
    const others = presence.greeting()
    if (others) sockets.send(socket, others)
  }

  receive(socket: WebSocket, raw: string | ArrayBuffer): void {
    const { sockets } = this.#parts
    const identity = sockets.of(socket)
    if (!identity) return
    const frame = typeof raw === 'string' ? null : new Uint8Array(raw)
    const message = frame && frame.length <= FRAME_MAX_BYTES ? readClientMessage(frame) : null
    if (!message) return this.#close(socket, CLOSE.malformed, 'malformed frame')
    const document = identity.document === 'files' ? this.#parts.files : this.#parts.room
    switch (message.kind) {
      case 'step1':
        return this.#answer(socket, document, message.stateVector)
      case 'update':
        if (isEmptyUpdate(message.update)) return
        if (identity.document === 'room') return this.#refuseRoomUpdate(socket, message.update)
        return this.#takeFilesUpdate(socket, message.update, message.isStep2)
      case 'awareness':
        return this.#takeAwareness(socket, identity.document, message.update)
      case 'queryAwareness': {
        const others = this.#parts.presence.greeting()
        if (others) sockets.send(socket, others)
      }
    }
  }

  #answer(socket: WebSocket, document: RoomDocument, stateVector: Uint8Array): void {
    try {
      for (const frame of document.framesFor(stateVector)) this.#parts.sockets.send(socket, frame)
    } catch {
      this.#close(socket, CLOSE.malformed, 'malformed state vector')
    }
  }

  /** The server alone writes the room document; a client may only repeat what is there. */
  #refuseRoomUpdate(socket: WebSocket, update: Uint8Array): void {
    const verdict = addsNothing(this.#parts.room.doc, update)
    if (verdict === null) this.#close(socket, CLOSE.malformed, 'malformed update')
    else if (!verdict) this.#close(socket, CLOSE.forged, 'only the server writes here')
  }

  #takeFilesUpdate(socket: WebSocket, update: Uint8Array, isStep2: boolean): void {
    const { sockets, files } = this.#parts
    const identity = sockets.of(socket)
    if (!identity) return
    if (!sockets.mayWrite(socket)) {
      if (addsNothing(files.doc, update) !== true) sockets.send(socket, refusedFrame('read_only'))
      return
    }
    const fresh = clientIdsIn(files.doc, update) ?? []
    const refusal = this.#guardOf(files).apply(update, identity.userId, this.#clientIds)
    if (refusal) return this.#refuse(socket, refusal, isStep2)
    this.#clientIds.claim(fresh, identity.userId)
    files.accept(update, socket)
  }

  #refuse(socket: WebSocket, refusal: Refusal, isStep2: boolean): void {
    const { sockets, files } = this.#parts
    files.dropCopy()
    this.#guard = null
    if (refusal.close === null && !isStep2) {
      // Something came out of order: asked for everything the room lacks, an honest client heals it.
      sockets.send(socket, syncFrame(SYNC_STEP_1, files.stateVector()))
      return
    }
    this.#close(socket, refusal.close ?? CLOSE.forged, `${refusal.rule}: ${refusal.reason}`)
  }

  #guardOf(files: RoomDocument): FilesGuard {
    const { doc } = files
    if (this.#guard?.doc !== doc) this.#guard = { guard: new FilesGuard(doc), doc }
    return this.#guard.guard
  }

  #takeAwareness(socket: WebSocket, document: 'room' | 'files', update: Uint8Array): void {
    if (document === 'room') {
      const refusal = this.#parts.presence.receive(socket, update)
      if (refusal) this.#close(socket, refusal.close, refusal.reason)
      return
    }
    // Presence travels on the room's socket; the echo keeps a stock client's link from looking dead.
    const entries = readAwareness(update)
    if (entries) this.#parts.sockets.send(socket, awarenessFrame(entries))
    else this.#close(socket, CLOSE.malformed, 'malformed presence')
  }

  #close(socket: WebSocket, code: number, reason: string): void {
    this.#parts.presence.leave(socket)
    this.#parts.sockets.close(socket, code, reason)
  }
}

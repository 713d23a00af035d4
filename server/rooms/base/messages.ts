import * as Y from 'yjs'
import type { Refusal } from '#room-schema/guard.ts'
import {
  CLOSE,
  FRAME_MAX_BYTES,
  isEmptyUpdate,
  QUERY_AWARENESS,
  type RefusalReason,
  readClientMessage,
  refusedFrame,
  SYNC_STEP_1,
  syncFrame,
} from '#room-schema/protocol.ts'
import type { RoomDocument } from '#server/rooms/base/document.ts'
import type { Editor } from '#server/rooms/base/edits.ts'
import type { RoomPresence } from '#server/rooms/base/presence.ts'
import type { RoomSockets } from '#server/rooms/base/sockets.ts'

/** What the author of a dropped edit is told. */
const WHY: Partial<Record<Refusal['rule'], RefusalReason>> = { R6: 'read_only', G9: 'collision', G10: 'full' }
/** An honest client heals with one round trip; each try costs the server its copy. */
const DANGLING_MAX = 20

interface Parts {
  sockets: RoomSockets
  presence: RoomPresence
  /** Presence and levels travel on the sockets of this one. */
  main: string
  documentOf(name: string): RoomDocument
  /** Do people write into it? */
  isShared(name: string): boolean
  acceptEdit(document: string, who: Editor, update: Uint8Array, from: WebSocket): Refusal | null
}

/** What sockets say, and what they are answered: the y-websocket protocol with our rules. */
export class SocketMessages {
  readonly #parts: Parts
  /** How often in a row a socket's edits built on something the room does not have. */
  readonly #dangling = new WeakMap<WebSocket, number>()

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** After hibernation presence is forgotten here, so the survivors are asked for theirs. */
  wake(): void {
    const { sockets, main } = this.#parts
    for (const [socket] of sockets.all(main)) sockets.send(socket, new Uint8Array([QUERY_AWARENESS]))
  }

  /** A client of ours learns what it may do: since it asked that may have changed. */
  greet(socket: WebSocket, isOurs: boolean): void {
    const { sockets, presence, main, isShared, documentOf } = this.#parts
    const document = sockets.of(socket)?.document
    if (document === undefined) return
    if (isShared(document)) sockets.send(socket, syncFrame(SYNC_STEP_1, documentOf(document).stateVector()))
    if (document !== main) return
    if (isOurs) sockets.tellLevel(socket)
    const others = presence.greeting()
    if (others) sockets.send(socket, others)
  }

  receive(socket: WebSocket, raw: string | ArrayBuffer): void {
    const { sockets, presence, main, documentOf } = this.#parts
    const identity = sockets.of(socket)
    if (!identity) return
    const frame = typeof raw === 'string' ? null : new Uint8Array(raw)
    const message = frame && frame.length <= FRAME_MAX_BYTES ? readClientMessage(frame) : null
    if (!message) return this.close(socket, CLOSE.malformed, 'malformed frame')
    const isMain = identity.document === main
    switch (message.kind) {
      case 'step1':
        return this.#answer(socket, documentOf(identity.document), message.stateVector)
      case 'update':
        if (message.isStep2) sockets.answered(socket)
        if (isEmptyUpdate(message.update)) return
        return this.#take(socket, identity, message)
      case 'awareness': {
        const { update } = message
        const refusal = isMain ? presence.receive(socket, update) : presence.echo(socket, update)
        return refusal ? this.close(socket, refusal.close, refusal.reason) : undefined
      }
      case 'queryAwareness': {
        const others = isMain ? presence.greeting() : null
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

  #take(
    socket: WebSocket,
    { document, userId, level }: Editor & { document: string },
    { update, isStep2 }: { update: Uint8Array; isStep2: boolean },
  ): void {
    const refusal = this.#parts.acceptEdit(document, { userId, level }, update, socket)
    const why = refusal && WHY[refusal.rule]
    if (!refusal) this.#dangling.delete(socket)
    else if (why) this.#drop(socket, why)
    else this.#refuse(socket, document, refusal, isStep2)
  }

  /** The socket stays, and the edit is its sender's to keep. */
  #drop(socket: WebSocket, why: RefusalReason): void {
    this.#parts.sockets.send(socket, refusedFrame(why))
  }

  #refuse(socket: WebSocket, document: string, refusal: Refusal, isStep2: boolean): void {
    const { sockets, documentOf } = this.#parts
    const tries = (this.#dangling.get(socket) ?? 0) + 1
    if (refusal.close === null && !isStep2 && tries <= DANGLING_MAX) {
      this.#dangling.set(socket, tries)
      // Something came out of order: asked for everything the room lacks, an honest client heals it.
      sockets.send(socket, syncFrame(SYNC_STEP_1, documentOf(document).stateVector()))
      return
    }
    this.close(socket, refusal.close ?? CLOSE.forged, `${refusal.rule}: ${refusal.reason}`)
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

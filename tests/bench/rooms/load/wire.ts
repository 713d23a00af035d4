import * as encoding from 'lib0/encoding'
import { SYNC, SYNC_STEP_1, SYNC_STEP_2, syncFrame } from '#room-schema/protocol.ts'
import type { RoomAddress } from '#tests/bench/rooms/servers/room-server.ts'

const HOCUSPOCUS_AUTH = 2
const HOCUSPOCUS_TOKEN = 0
/** Hocuspocus answers a sync step 1 with a kind of its own. */
const HOCUSPOCUS_SYNC_REPLY = 4

const EMPTY_STATE_VECTOR = new Uint8Array([0])
const EMPTY_UPDATE = new Uint8Array([0, 0])

/** The y-websocket protocol, and Hocuspocus' version of it: the document's name before every frame, a token first. */
export class Wire {
  readonly #prefix: Uint8Array
  /** What a socket says first. */
  readonly hello: Uint8Array[]
  readonly emptyStep2: Uint8Array

  constructor({ documentName }: Pick<RoomAddress, 'documentName'>, stateVector = EMPTY_STATE_VECTOR) {
    this.#prefix =
      documentName === null
        ? new Uint8Array()
        : encoded(encoder => encoding.writeVarString(encoder, documentName))
    const step1 = this.frame(syncFrame(SYNC_STEP_1, stateVector))
    this.hello = documentName === null ? [step1] : [this.frame(token()), step1]
    this.emptyStep2 = this.frame(syncFrame(SYNC_STEP_2, EMPTY_UPDATE))
  }

  get prefixLength(): number {
    return this.#prefix.length
  }

  frame(message: Uint8Array): Uint8Array {
    if (this.#prefix.length === 0) return message
    const frame = new Uint8Array(this.#prefix.length + message.length)
    frame.set(this.#prefix)
    frame.set(message, this.#prefix.length)
    return frame
  }
}

export const isSync = (kind: number | undefined): boolean => kind === SYNC || kind === HOCUSPOCUS_SYNC_REPLY

const token = (): Uint8Array =>
  encoded(encoder => {
    encoding.writeVarUint(encoder, HOCUSPOCUS_AUTH)
    encoding.writeVarUint(encoder, HOCUSPOCUS_TOKEN)
    encoding.writeVarString(encoder, 'anybody')
  })

function encoded(write: (encoder: encoding.Encoder) => void): Uint8Array {
  const encoder = encoding.createEncoder()
  write(encoder)
  return encoding.toUint8Array(encoder)
}

import * as decoding from 'lib0/decoding'
import * as Y from 'yjs'
import {
  AWARENESS,
  type AwarenessEntry,
  awarenessFrame,
  SYNC_STEP_1,
  SYNC_STEP_2,
  SYNC_UPDATE,
  syncFrame,
} from '#room-schema/protocol.ts'
import { FrameSocket } from '#tests/bench/rooms/load/frame-socket.ts'
import { PresenceEcho } from '#tests/bench/rooms/load/presence-echo.ts'
import { isSync, Wire } from '#tests/bench/rooms/load/wire.ts'
import type { RoomAddress } from '#tests/bench/rooms/servers/room-server.ts'
import { until } from '#tests/support/until.ts'

const JOIN_MAX_S = 30

/** Somebody with the document in hand, who reads and writes it. */
export class Participant {
  readonly doc = new Y.Doc()
  frames = 0
  hasDropped = false
  readonly #wire: Wire
  readonly #socket: FrameSocket
  readonly #echo: PresenceEcho | null
  #isSynced = false
  #isLeaving = false
  #answers: (() => void)[] = []

  private constructor(address: RoomAddress, echoesPresence: boolean) {
    this.#echo = echoesPresence ? new PresenceEcho() : null
    this.#wire = new Wire(address)
    this.#socket = new FrameSocket(address.url, address.headers, {
      opened: () => {
        for (const frame of this.#wire.hello) this.#socket.send(frame)
      },
      message: (bytes, start, end) => this.#take(bytes.subarray(start + this.#wire.prefixLength, end)),
      closed: () => {
        this.hasDropped = !this.#isLeaving
      },
    })
    this.doc.on('update', (update, origin) => {
      if (origin !== this) this.#socket.send(this.#wire.frame(syncFrame(SYNC_UPDATE, update)))
    })
  }

  static async joined(address: RoomAddress, echoesPresence = false): Promise<Participant> {
    const participant = new Participant(address, echoesPresence)
    await until(() => participant.#isSynced, 'a participant has joined', JOIN_MAX_S)
    return participant
  }

  get files(): Y.Map<Y.Text> {
    return this.doc.getMap<Y.Text>('files')
  }

  /** A new file of the document. */
  newFile(path: string): Y.Text {
    const text = new Y.Text()
    this.files.set(path, text)
    return text
  }

  /** Resolves when the server has taken everything sent so far: it answers in order. */
  async roundTrip(): Promise<void> {
    this.#socket.send(this.#wire.frame(syncFrame(SYNC_STEP_1, Y.encodeStateVector(this.doc))))
    await this.#answer()
  }

  sendPresence(entry: AwarenessEntry): void {
    this.#socket.send(this.#wire.frame(awarenessFrame([entry])))
  }

  leave(): void {
    this.#isLeaving = true
    this.#socket.close()
    this.doc.destroy()
  }

  #answer(): Promise<void> {
    return new Promise(done => {
      this.#answers.push(done)
    })
  }

  #take(message: Uint8Array): void {
    this.frames += 1
    const [kind, step] = message
    if (kind === AWARENESS && this.#echo?.learns(message.subarray(1)))
      this.#socket.send(this.#wire.frame(message))
    if (!isSync(kind)) return
    const bytes = decoding.readVarUint8Array(decoding.createDecoder(message.subarray(2)))
    if (step === SYNC_STEP_1) {
      const missing = Y.encodeStateAsUpdate(this.doc, bytes)
      return this.#socket.send(this.#wire.frame(syncFrame(SYNC_STEP_2, missing)))
    }
    Y.applyUpdate(this.doc, bytes, this)
    if (step !== SYNC_STEP_2) return
    this.#isSynced = true
    this.#answers.shift()?.()
  }
}

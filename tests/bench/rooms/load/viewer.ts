import { AWARENESS, SYNC_STEP_1, SYNC_STEP_2 } from '#room-schema/protocol.ts'
import { FrameSocket } from '#tests/bench/rooms/load/frame-socket.ts'
import type { Histogram } from '#tests/bench/rooms/load/histogram.ts'
import {
  MARK_LENGTH,
  markClock,
  PRESENCE_MARK,
  readMark,
  type SeenMark,
  TEXT_MARK,
} from '#tests/bench/rooms/load/mark.ts'
import { PresenceEcho } from '#tests/bench/rooms/load/presence-echo.ts'
import { isSync, Wire } from '#tests/bench/rooms/load/wire.ts'
import type { RoomAddress } from '#tests/bench/rooms/servers/room-server.ts'

const TEXT_SIGN = TEXT_MARK.charCodeAt(0)
const PRESENCE_SIGN = PRESENCE_MARK.charCodeAt(0)

const JOIN_MAX_MS = 30_000

/** Where the viewers of one process count what they see. */
export interface Sightings {
  frames: number
  bytes: number
  /** Marks seen in text, each once by each viewer. */
  marks: number
  /** Marks that a later one overtook. */
  gaps: number
  /** Sockets that ended by themselves. */
  drops: number
  text: Histogram
  presence: Histogram
  /** For each mark the age at which the last viewer saw it. */
  slowest: Float32Array
}

/** Somebody who watches without a document: reads the marks straight from the frames. */
export class Viewer {
  readonly synced: Promise<number>
  readonly #socket: FrameSocket
  readonly #wire: Wire
  readonly #sightings: () => Sightings
  readonly #echo: PresenceEcho | null
  #settle!: { done(ms: number): void; failed(error: Error): void }
  #startedAt = performance.now()
  #isSynced = false
  #isLeaving = false
  /** The number of the text mark that comes next. */
  next = 0

  /** `echoesPresence`: sends back what it learns of others' presence, as the stock client does. */
  constructor(address: RoomAddress, url: string, sightings: () => Sightings, echoesPresence: boolean) {
    this.#sightings = sightings
    this.#wire = new Wire(address)
    this.#echo = echoesPresence ? new PresenceEcho() : null
    this.synced = new Promise((done, failed) => {
      this.#settle = { done, failed }
    })
    const late = setTimeout(() => this.#settle.failed(new Error('no answer to a sync step 1')), JOIN_MAX_MS)
    this.synced.then(
      () => clearTimeout(late),
      () => clearTimeout(late),
    )
    this.#socket = new FrameSocket(url, address.headers, {
      opened: () => {
        for (const frame of this.#wire.hello) this.#socket.send(frame)
      },
      message: (bytes, start, end) => this.#take(bytes, start + this.#wire.prefixLength, end),
      closed: code => {
        if (!this.#isLeaving) sightings().drops += 1
        this.#settle.failed(new Error(`a viewer's socket ended with ${code}`))
      },
    })
  }

  leave(): void {
    this.#isLeaving = true
    this.#socket.close()
  }

  #take(bytes: Buffer, start: number, end: number): void {
    const seen = this.#sightings()
    seen.frames += 1
    seen.bytes += end - start
    if (isSync(bytes[start])) this.#takeSync(bytes, start, end, seen)
    else if (bytes[start] === AWARENESS) this.#takePresence(bytes, start, end, seen)
  }

  #takeSync(bytes: Buffer, start: number, end: number, seen: Sightings): void {
    const step = bytes[start + 1]
    if (step === SYNC_STEP_1) return this.#socket.send(this.#wire.emptyStep2)
    if (this.#isSynced) {
      eachMark(bytes, start + 2, end, TEXT_SIGN, found => this.#count(found, seen))
      return
    }
    if (step !== SYNC_STEP_2) return
    this.#isSynced = true
    this.#settle.done(performance.now() - this.#startedAt)
  }

  #count({ number, ageMs }: SeenMark, seen: Sightings): void {
    if (number < this.next) return
    seen.gaps += number - this.next
    this.next = number + 1
    seen.marks += 1
    seen.text.record(ageMs)
    if (ageMs > (seen.slowest[number] ?? 0)) seen.slowest[number] = ageMs
  }

  #takePresence(bytes: Buffer, start: number, end: number, seen: Sightings): void {
    eachMark(bytes, start + 1, end, PRESENCE_SIGN, ({ ageMs }) => seen.presence.record(ageMs))
    if (this.#echo?.learns(bytes.subarray(start + 1, end)))
      this.#socket.send(this.#wire.frame(bytes.subarray(start, end)))
  }
}

function eachMark(
  bytes: Buffer,
  start: number,
  end: number,
  sign: number,
  take: (mark: SeenMark) => void,
): void {
  const now = markClock()
  for (let at = start; at + MARK_LENGTH <= end; at++) {
    if (bytes[at] !== sign) continue
    const found = readMark(bytes, at, end, now)
    if (!found) continue
    take(found)
    at += MARK_LENGTH - 1
  }
}

import * as Y from 'yjs'
import { logError } from '#server/logs/log-error.ts'
import type { LiveService } from '#server/rooms/outlets/liveblocks-service.ts'
import { piecesOf } from '#server/rooms/outlets/update-pieces.ts'

/** So much lies between the beginnings of two flushes, at least. */
const FLUSH_EVERY_MS = 200
/** The service takes bodies of a megabyte; this leaves room for what is around them. */
const PIECE_MAX_BYTES = 512 * 1024
/** More than this is not kept for a service that is away: what it lacks is found by asking it. */
const WAITING_MAX_BYTES = 2 * 1024 * 1024
const AGAIN_FIRST_MS = 500
const AGAIN_LAST_MS = 15_000
const NO_STATE = new Uint8Array([0])

interface Parts {
  /** Of the service's room, as it is called now. */
  room(): string
  /** The document with all that is on disk, and nothing else. */
  stored(): Y.Doc
  service: Pick<LiveService, 'create' | 'read' | 'publish'>
}

/** What one flush carries, and which changes the service has had when it is answered. */
interface Flush {
  update: Uint8Array
  changes: number
  /** How many of those that wait are in it. */
  count: number
}

/**
 * Brings one document to its room at the service, in flushes. What was sent counts when the service has answered, so
 * a flush that failed is sent again with all that came since; what the room has is asked of the service where it is not
 * known here.
 */
export class Publisher {
  readonly #parts: Parts
  /** What the room at the service has not been told; null while it is not known what it has. */
  #waiting: Uint8Array[] | null = null
  #waitingBytes = 0
  #changes = 0
  #published = 0
  #flushing: Promise<void> | null = null
  #lastBegan = 0
  #failures = 0
  #timer: ReturnType<typeof setTimeout> | null = null

  constructor(parts: Parts) {
    this.#parts = parts
  }

  changed(update: Uint8Array): void {
    this.#changes += 1
    if (this.#waiting) {
      this.#waiting.push(update)
      this.#waitingBytes += update.length
      if (this.#waitingBytes > WAITING_MAX_BYTES) this.forget()
    }
    this.#flushLater(0)
  }

  /** What the room at the service has is not known any more. */
  forget(): void {
    this.#waiting = null
    this.#waitingBytes = 0
  }

  get isBusy(): boolean {
    return this.#flushing !== null
  }

  /** Nothing is on its way to the service when this settles. */
  async idle(): Promise<void> {
    await this.#flushing?.catch(() => undefined)
  }

  /** Settles when the service has everything that was there by now, or the room has another name; fails as the service does. */
  async inStep(): Promise<void> {
    const { room } = this.#parts
    const [wanted, name] = [this.#changes, room()]
    while (room() === name && this.#isBehind(wanted)) await this.#flush()
  }

  #isBehind(wanted = this.#changes): boolean {
    return this.#waiting === null || this.#published < wanted
  }

  #flushLater(afterMs: number): void {
    this.#timer ??= setTimeout(() => void this.#flushInTime(), Math.max(afterMs, this.#pause()))
  }

  async #flushInTime(): Promise<void> {
    this.#timer = null
    if (!this.#isBehind()) return
    try {
      await this.#flush()
      if (this.#isBehind()) this.#flushLater(0)
    } catch (error) {
      if (this.#failures === 1) logError('Liveblocks takes nothing at present; it is tried again', error)
      this.#flushLater(Math.min(AGAIN_LAST_MS, AGAIN_FIRST_MS * 2 ** (this.#failures - 1)))
    }
  }

  /** One at a time. */
  #flush(): Promise<void> {
    this.#flushing ??= this.#flushNow().finally(() => {
      this.#flushing = null
    })
    return this.#flushing
  }

  async #flushNow(): Promise<void> {
    const pause = this.#pause()
    if (pause > 0) await new Promise(done => setTimeout(done, pause))
    this.#lastBegan = Date.now()
    try {
      await this.#send(this.#parts.room())
      this.#failures = 0
    } catch (error) {
      this.#failures += 1
      throw error
    }
  }

  async #send(name: string): Promise<void> {
    const isKnown = this.#waiting !== null
    const flush = this.#waiting ? this.#next(this.#waiting) : await this.#missing(name)
    if (!flush) return
    try {
      // A room that is not there has been deleted by somebody, or lost by the service.
      if (!(await this.#publish(name, flush.update))) return this.forget()
    } catch (error) {
      // What was found missing is found again.
      if (!isKnown) this.forget()
      throw error
    }
    // Forgotten meanwhile: then the next flush asks.
    if (this.#waiting === null) return
    this.#waiting.splice(0, flush.count)
    this.#waitingBytes = this.#waiting.reduce((sum, { length }) => sum + length, 0)
    this.#published = flush.changes
  }

  /** False when there is no such room. Under a name that is over nothing more is told. */
  async #publish(name: string, update: Uint8Array): Promise<boolean> {
    const { room, service } = this.#parts
    for (const piece of piecesOf(update, PIECE_MAX_BYTES))
      if (room() !== name || !(await service.publish(name, piece))) return false
    return true
  }

  #next(waiting: Uint8Array[]): Flush | null {
    const [changes, count] = [this.#changes, waiting.length]
    return count === 0 ? null : { update: Y.mergeUpdates(waiting), changes, count }
  }

  /** What the room at the service lacks, by its own word, with every deletion; the room is made if there is none. */
  async #missing(name: string): Promise<Flush | null> {
    const { room, stored, service } = this.#parts
    const has = await service.read(name)
    if (room() !== name) return null
    if (!has) await service.create(name)
    const update = Y.encodeStateAsUpdate(stored(), has ? Y.encodeStateVectorFromUpdate(has) : NO_STATE)
    // From here on changes wait, before anything else can happen.
    this.#waiting = []
    return { update, changes: this.#changes, count: 0 }
  }

  #pause(): number {
    return Math.max(0, this.#lastBegan + FLUSH_EVERY_MS - Date.now())
  }
}

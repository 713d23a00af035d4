import * as Y from 'yjs'
import { isEmptyStateVector, SYNC_STEP_2, SYNC_UPDATE, syncFrame } from '#room-schema/protocol.ts'
import { FlushPace } from '#server/rooms/flush-pace.ts'
import type { RoomLog } from '#server/rooms/room-log.ts'

const COMPACT_ROWS = 2_000
const COMPACT_BYTES = 1_000_000
/** A tail smaller than this is sent beside the cached snapshot instead of encoding the document again. */
const TAIL_MAX_BYTES = 256 * 1024

/** Sends a frame to everybody who has joined the document, except its author. */
export type Broadcast = (frame: Uint8Array, except: WebSocket | null) => number

/**
 * One document of a room: stored bytes first, a Y.Doc only when something needs it.
 * Row first, then send: what anybody saw is on disk.
 */
export class RoomDocument {
  readonly #log: RoomLog
  readonly #broadcast: Broadcast
  readonly #pace: FlushPace
  #doc: Y.Doc | null = null
  #snapshot: Uint8Array | null
  #coldStateVector: Uint8Array | null
  /** Updates since `#snapshot`; the first `#applied` of them are in `#doc`. */
  #tail: Uint8Array[]
  #tailBytes: number
  #applied = 0
  #pending: Uint8Array[] = []
  /** The only author of what is pending, who needs no echo; null when there are several. */
  #pendingFrom: WebSocket | null = null

  constructor(log: RoomLog, broadcast: Broadcast) {
    this.#log = log
    this.#broadcast = broadcast
    this.#pace = new FlushPace(() => this.flush())
    const stored = log.read()
    this.#snapshot = stored.snapshot
    this.#tail = stored.tail
    this.#tailBytes = log.bytes
    this.#coldStateVector = stored.tail.length === 0 ? stored.stateVector : null
  }

  get isEmpty(): boolean {
    return this.#snapshot === null && this.#tail.length === 0
  }

  /** The server's own copy, caught up with everything accepted. */
  get doc(): Y.Doc {
    const doc = this.#doc ?? this.#build()
    if (this.#applied < this.#tail.length) {
      const missing = this.#tail.slice(this.#applied)
      doc.transact(() => {
        for (const update of missing) Y.applyUpdate(doc, update, this)
      }, this)
      this.#applied = this.#tail.length
    }
    return doc
  }

  stateVector(): Uint8Array {
    if (!this.#doc && this.#coldStateVector) return this.#coldStateVector
    return this.isEmpty ? new Uint8Array([0]) : Y.encodeStateVector(this.doc)
  }

  /** One change by the server; everybody sees it after it is on disk. */
  write(change: (doc: Y.Doc) => void): void {
    const { doc } = this
    doc.transact(() => change(doc), 'server')
  }

  /** A client's update that the guard has applied to `doc` already. */
  accept(update: Uint8Array, from: WebSocket): void {
    this.#push(update, from)
  }

  /** Forgets the server's copy, which a refused update has spoiled: the log is right. */
  dropCopy(): void {
    this.#doc?.destroy()
    this.#doc = null
    this.#applied = 0
  }

  /** What somebody with `stateVector` lacks, as frames in order; the last is the answer to its sync step 1. */
  framesFor(stateVector: Uint8Array): Uint8Array[] {
    this.flush()
    if (!isEmptyStateVector(stateVector))
      return [syncFrame(SYNC_STEP_2, Y.encodeStateAsUpdate(this.doc, stateVector))]
    if (this.#tailBytes > TAIL_MAX_BYTES || (!this.#snapshot && this.#tail.length > 0)) this.#takeSnapshot()
    const tail = this.#tail.length > 0 ? [syncFrame(SYNC_STEP_2, merge(this.#tail))] : []
    if (!this.#snapshot) return tail.length > 0 ? tail : [syncFrame(SYNC_STEP_2, new Uint8Array([0, 0]))]
    return [syncFrame(tail.length > 0 ? SYNC_UPDATE : SYNC_STEP_2, this.#snapshot), ...tail]
  }

  /** Writes what is pending as one row, then sends it. Throws when the row cannot be written: nothing was sent then. */
  flush(): void {
    this.#pace.clear()
    if (this.#pending.length === 0) return
    const update = merge(this.#pending)
    this.#log.append(update)
    this.#replacePendingTail(update)
    const from = this.#pendingFrom
    this.#pending = []
    this.#pendingFrom = null
    const viewers = this.#broadcast(syncFrame(SYNC_UPDATE, update), from)
    this.#pace.flushed(viewers)
    if (this.#log.rows >= COMPACT_ROWS || this.#log.bytes >= COMPACT_BYTES) this.compact()
  }

  /** One snapshot instead of snapshot and log. */
  compact(): void {
    this.flush()
    this.#takeSnapshot()
    if (this.#snapshot) this.#log.compact(this.#snapshot, Y.encodeStateVector(this.doc))
  }

  get logRows(): number {
    return this.#log.rows
  }

  get isLoaded(): boolean {
    return this.#doc !== null
  }

  #build(): Y.Doc {
    const doc = new Y.Doc()
    this.#doc = doc
    this.#applied = 0
    if (this.#snapshot) Y.applyUpdate(doc, this.#snapshot, this)
    doc.on('update', (update: Uint8Array, origin: unknown) => {
      if (origin === 'server') this.#push(update, null)
    })
    return doc
  }

  #push(update: Uint8Array, from: WebSocket | null): void {
    this.#pendingFrom = this.#pending.length === 0 || this.#pendingFrom === from ? from : null
    this.#tail.push(update)
    this.#tailBytes += update.length
    this.#applied = this.#tail.length
    this.#pending.push(update)
    this.#pace.request()
  }

  /** The tail holds rows, not single updates, so that it stays as short as the log. */
  #replacePendingTail(update: Uint8Array): void {
    if (this.#pending.length === 1) return
    this.#tailBytes += update.length - this.#pending.reduce((sum, piece) => sum + piece.length, 0)
    this.#tail.splice(this.#tail.length - this.#pending.length, this.#pending.length, update)
    this.#applied = this.#doc ? this.#tail.length : 0
  }

  #takeSnapshot(): void {
    this.#snapshot = Y.encodeStateAsUpdate(this.doc)
    this.#tail = [...this.#pending]
    this.#tailBytes = this.#pending.reduce((sum, update) => sum + update.length, 0)
    this.#applied = this.#tail.length
  }
}

const merge = (updates: Uint8Array[]): Uint8Array => {
  const [only] = updates
  return only && updates.length === 1 ? only : Y.mergeUpdates(updates)
}

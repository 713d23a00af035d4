import * as Y from 'yjs'
import { isEmptyStateVector, SYNC_STEP_2, SYNC_UPDATE, syncFrame } from '#room-schema/protocol.ts'
import { logError } from '#server/logs/log-error.ts'
import { FlushPace } from '#server/rooms/base/flush-pace.ts'
import type { DocumentLog } from '#server/rooms/base/log.ts'
import { StorageFailed } from '#server/rooms/base/storage.ts'

const COMPACT_ROWS = 2_000
/** The log is replaced by a snapshot when it has grown to the snapshot's size, within these bounds. */
const COMPACT_BYTES_MIN = 256 * 1024
const COMPACT_BYTES_MAX = 1_000_000
/** With fewer rows than this an idle room is as quick to start from its log. */
const SETTLE_ROWS = 20
/** A tail smaller than this is sent beside the cached snapshot instead of encoding the document again. */
const TAIL_MAX_BYTES = 256 * 1024
const NOTHING = new Uint8Array([0, 0])

export interface DocumentOutlets {
  /** Sends a change to everybody who has joined the document, except its author; tells how many got it. */
  changed(update: Uint8Array, from: WebSocket | null): number
  /** A row could not be written: what is in memory is ahead of the disk, so the memory has to go. */
  storageFailed(error: unknown): void
}

/**
 * One document of a room: stored bytes first, a Y.Doc only when something needs it.
 * Row first, then send: what anybody saw is on disk.
 */
export class RoomDocument {
  readonly #log: DocumentLog
  readonly #outlets: DocumentOutlets
  readonly #pace: FlushPace
  #doc: Y.Doc | null = null
  #snapshot: Uint8Array | null
  #snapshotVector: Uint8Array | null
  /** Updates since `#snapshot`; the first `#applied` of them are in `#doc`. */
  #tail: Uint8Array[]
  #tailBytes: number
  #applied = 0
  #pending: Uint8Array[] = []
  /** The only author of what is pending, who needs no echo; null when there are several. */
  #pendingFrom: WebSocket | null = null
  /** What a newcomer is sent, kept until something changes. */
  #joinFrames: Uint8Array[] | null = null
  #compactAtRows = COMPACT_ROWS
  #hasFailed = false

  constructor(log: DocumentLog, outlets: DocumentOutlets) {
    this.#log = log
    this.#outlets = outlets
    this.#pace = new FlushPace(() => this.#flushInTime())
    const { snapshot, stateVector, tail } = log.read()
    this.#snapshot = snapshot
    this.#snapshotVector = stateVector
    this.#tail = tail
    this.#tailBytes = log.bytes
  }

  get isEmpty(): boolean {
    return this.#snapshot === null && this.#tail.length === 0
  }

  /** What it takes on disk: rows since the snapshot, and all its bytes. */
  get stored(): { rows: number; bytes: number } {
    const { rows, bytes, snapshotBytes } = this.#log
    return { rows, bytes: bytes + snapshotBytes }
  }

  /** Is there a Y.Doc, or are stored bytes enough so far? */
  get isLoaded(): boolean {
    return this.#doc !== null
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

  /** Read from the stored bytes alone while there is no Y.Doc. */
  stateVector(): Uint8Array {
    if (this.#doc) return Y.encodeStateVector(this.doc)
    const clocks = this.#snapshotVector
      ? Y.decodeStateVector(this.#snapshotVector)
      : new Map<number, number>()
    for (const update of this.#tail) {
      for (const [client, clock] of Y.parseUpdateMeta(update).to) {
        clocks.set(client, Math.max(clocks.get(client) ?? 0, clock))
      }
    }
    return Y.encodeStateVector(clocks)
  }

  /** One change by the server; everybody sees it after it is on disk. */
  write(change: (doc: Y.Doc) => void): void {
    this.#mustWork()
    const { doc } = this
    // Only now: while anybody listens, Yjs encodes each change again, and those of clients are bytes already.
    const push = (update: Uint8Array) => this.#push(update, null)
    doc.on('update', push)
    try {
      doc.transact(() => change(doc), 'server')
    } finally {
      doc.off('update', push)
    }
  }

  /** A client's update that the guard has applied to `doc` already. */
  accept(update: Uint8Array, from: WebSocket | null): void {
    this.#mustWork()
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
    this.#joinFrames ??= this.#framesForNewcomer()
    return this.#joinFrames
  }

  /** Writes what is pending as one row, then sends it. Throws when the row cannot be written: nothing was sent then. */
  flush(): void {
    this.#pace.clear()
    this.#mustWork()
    if (this.#pending.length === 0) return
    const update = merge(this.#pending)
    try {
      this.#log.append(update)
    } catch (error) {
      this.#hasFailed = true
      this.#outlets.storageFailed(error)
      throw new StorageFailed('a row could not be written', { cause: error })
    }
    this.#replacePendingTail(update)
    const from = this.#pendingFrom
    this.#pending = []
    this.#pendingFrom = null
    const viewers = this.#outlets.changed(update, from)
    this.#pace.flushed(viewers)
    if (this.#isLogLong()) this.compact()
  }

  /** One snapshot instead of snapshot and log. When that fails nothing is lost, so it is only tried again later. */
  compact(): void {
    this.flush()
    this.#takeSnapshot()
    if (!this.#snapshot || !this.#snapshotVector) return
    try {
      this.#log.compact(this.#snapshot, this.#snapshotVector)
      this.#compactAtRows = COMPACT_ROWS
    } catch (error) {
      this.#compactAtRows = this.#log.rows + COMPACT_ROWS
      logError('a document could not be compacted', error)
    }
  }

  /** Nobody is here any more: the next start finds a snapshot instead of a log. */
  settle(): void {
    this.flush()
    if (this.#log.rows >= SETTLE_ROWS) this.compact()
  }

  #isLogLong(): boolean {
    const { rows, bytes, snapshotBytes } = this.#log
    const enough = Math.min(COMPACT_BYTES_MAX, Math.max(COMPACT_BYTES_MIN, snapshotBytes))
    return rows >= this.#compactAtRows || (bytes >= enough && this.#compactAtRows === COMPACT_ROWS)
  }

  #framesForNewcomer(): Uint8Array[] {
    if (this.#doc && (this.#tailBytes > TAIL_MAX_BYTES || !this.#snapshot)) this.#takeSnapshot()
    const tail = this.#tail.length > 0 ? [syncFrame(SYNC_STEP_2, merge(this.#tail))] : []
    if (!this.#snapshot) return tail.length > 0 ? tail : [syncFrame(SYNC_STEP_2, NOTHING)]
    return [syncFrame(tail.length > 0 ? SYNC_UPDATE : SYNC_STEP_2, this.#snapshot), ...tail]
  }

  #flushInTime(): void {
    try {
      this.flush()
    } catch (error) {
      // Whoever owns the room has been told and is throwing this memory away.
      if (!(error instanceof StorageFailed)) throw error
    }
  }

  #mustWork(): void {
    if (this.#hasFailed) throw new StorageFailed('this room is being started again')
  }

  #build(): Y.Doc {
    const doc = new Y.Doc()
    this.#doc = doc
    this.#applied = 0
    if (this.#snapshot) Y.applyUpdate(doc, this.#snapshot, this)
    return doc
  }

  #push(update: Uint8Array, from: WebSocket | null): void {
    this.#pendingFrom = this.#pending.length === 0 || this.#pendingFrom === from ? from : null
    this.#joinFrames = null
    this.#tail.push(update)
    this.#tailBytes += update.length
    this.#applied = this.#tail.length
    this.#pending.push(update)
    this.#pace.request()
  }

  /** The tail holds rows, not single updates, so that it stays as short as the log. */
  #replacePendingTail(update: Uint8Array): void {
    if (this.#pending.length === 1) return
    this.#joinFrames = null
    this.#tailBytes += update.length - sizeOf(this.#pending)
    this.#tail.splice(this.#tail.length - this.#pending.length, this.#pending.length, update)
    this.#applied = this.#doc ? this.#tail.length : 0
  }

  #takeSnapshot(): void {
    this.#joinFrames = null
    this.#snapshot = Y.encodeStateAsUpdate(this.doc)
    this.#snapshotVector = Y.encodeStateVector(this.doc)
    this.#tail = [...this.#pending]
    this.#tailBytes = sizeOf(this.#pending)
    this.#applied = this.#tail.length
  }
}

const sizeOf = (updates: Uint8Array[]): number => updates.reduce((sum, update) => sum + update.length, 0)

const merge = (updates: Uint8Array[]): Uint8Array => {
  const [only] = updates
  return only && updates.length === 1 ? only : Y.mergeUpdates(updates)
}

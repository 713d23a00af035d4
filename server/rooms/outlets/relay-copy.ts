import * as Y from 'yjs'
import { IncomingUpdate } from '#room-schema/incoming-update.ts'
import { isEmptyUpdate } from '#room-schema/protocol.ts'
import { RoomDocument } from '#server/rooms/base/document.ts'
import { MemoryLog } from '#server/rooms/outlets/memory-log.ts'

interface Parts {
  /** Sends a change to everybody; tells how many got it. */
  changed(update: Uint8Array): number
  /** What everybody who was there before this memory had at least, as a state vector. */
  seen(): Uint8Array | null
  keepSeen(stateVector: Uint8Array): void
  /** Are there people from before this memory? Whoever comes later asks for what he lacks. */
  hasSurvivors: boolean
}

/** A relay's copy of its room's document: nobody writes it but the room. */
export class RelayCopy {
  readonly document: RoomDocument
  readonly #parts: Parts
  /** Everything is on its way, and those who are there are sent only what they lack of it. */
  #isFirst = false
  #isCaughtUp = false
  #hasAll = false

  constructor(parts: Parts) {
    this.#parts = parts
    this.document = new RoomDocument(new MemoryLog(), {
      changed: update => (this.#isFirst ? 0 : parts.changed(update)),
      storageFailed: () => undefined,
    })
  }

  /** Has it been whole since the relay is in memory? Then it can answer while its uplink is lost. */
  get hasAll(): boolean {
    return this.#hasAll
  }

  /** The uplink is open: what the room is to be told that it has. */
  opened(): Uint8Array {
    this.#isCaughtUp = false
    this.#isFirst = !this.#hasAll
    this.document.flush()
    return this.document.stateVector()
  }

  /** A frame of the room; true when by it the copy has caught up. */
  take(update: Uint8Array, isAnswer: boolean): boolean {
    if (this.#isCaughtUp) {
      this.#accept(update)
      return false
    }
    if (this.#isFirst ? !isEmptyUpdate(update) : !this.#isKnown(update)) {
      this.#accept(update)
      this.document.flush()
    }
    if (!isAnswer) return false
    if (this.#isFirst) this.#wakened()
    this.#isCaughtUp = true
    this.#hasAll = true
    this.keepSeen()
    return true
  }

  /** What is kept may be older than the truth: then more is sent again than is lacking, and nothing less. */
  keepSeen(): void {
    this.document.flush()
    this.#parts.keepSeen(this.document.stateVector())
  }

  /** A Y.Doc is there only once something needed it, and has to be told then: at the room a guard has done so. */
  #accept(update: Uint8Array): void {
    if (this.document.isLoaded) Y.applyUpdate(this.document.doc, update, this)
    this.document.accept(update, null)
  }

  #wakened(): void {
    this.#isFirst = false
    if (!this.#parts.hasSurvivors || this.document.isEmpty) return
    const seen = this.#parts.seen() ?? undefined
    this.#parts.changed(Y.encodeStateAsUpdate(this.document.doc, seen))
  }

  #isKnown(update: Uint8Array): boolean {
    return isEmptyUpdate(update) || (IncomingUpdate.read(update)?.addsNothing(this.document.doc) ?? true)
  }
}

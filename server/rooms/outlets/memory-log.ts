import type { DocumentLog, StoredDocument } from '#server/rooms/base/log.ts'

/** The log of a copy that keeps nothing: what it lacks after a restart it is told by whom it copies. */
export class MemoryLog implements DocumentLog {
  rows = 0
  bytes = 0
  snapshotBytes = 0

  read(): StoredDocument {
    return { snapshot: null, stateVector: null, tail: [] }
  }

  append(update: Uint8Array): void {
    this.rows += 1
    this.bytes += update.length
  }

  compact(snapshot: Uint8Array): void {
    this.rows = 0
    this.bytes = 0
    this.snapshotBytes = snapshot.length
  }
}

import type { RoomStorage } from '#server/rooms/base/storage.ts'

/** A SQLite value may not pass 2 MB, so what is longer is cut. */
const PIECE_BYTES = 1_000_000

/** What a document is made of on disk. */
export interface StoredDocument {
  snapshot: Uint8Array | null
  /** State vector of the snapshot, so that a cold start can greet before it builds the document. */
  stateVector: Uint8Array | null
  /** Updates since the snapshot, oldest first. */
  tail: Uint8Array[]
}

/** Where a document keeps what it is made of. */
export type DocumentLog = Pick<RoomLog, 'rows' | 'bytes' | 'snapshotBytes' | 'read' | 'append' | 'compact'>

/** The durable, append-only log of one document of a room, with a snapshot that replaces its beginning. */
export class RoomLog {
  readonly #storage: RoomStorage
  readonly #document: string
  #nextSeq = 1
  rows = 0
  bytes = 0
  snapshotBytes = 0

  constructor(storage: RoomStorage, document: string) {
    this.#storage = storage
    this.#document = document
    storage.sql.exec(`
      create table if not exists log(document text, seq integer, piece integer, bytes blob not null, primary key(document, seq, piece));
      create table if not exists snapshot(document text, piece integer, bytes blob not null, primary key(document, piece));
      create table if not exists state_vector(document text primary key, bytes blob not null);`)
  }

  /** Throws when anything is missing: a room that begins from half of its document would lose the other half. */
  read(): StoredDocument {
    const tail = this.#readTail()
    const snapshot = this.#join('select piece, bytes from snapshot where document = ? order by piece')
    const stateVector = this.#join('select 0 as piece, bytes from state_vector where document = ?')
    if ((snapshot === null) !== (stateVector === null)) throw new Error(`${this.#document}: half a snapshot`)
    this.#nextSeq = (tail.at(-1)?.seq ?? 0) + 1
    this.rows = tail.length
    this.bytes = tail.reduce((sum, { bytes }) => sum + bytes.length, 0)
    this.snapshotBytes = snapshot?.length ?? 0
    return { snapshot, stateVector, tail: tail.map(({ bytes }) => bytes) }
  }

  /** One update, all of it or nothing; the output gate holds messages sent after it until it is on disk. */
  append(update: Uint8Array): void {
    const [only = update, ...more] = cut(update)
    if (more.length === 0) this.#insert(0, only)
    else
      this.#storage.transactionSync(() => {
        for (const [piece, bytes] of [only, ...more].entries()) this.#insert(piece, bytes)
      })
    this.#nextSeq += 1
    this.rows += 1
    this.bytes += update.length
  }

  /** Replaces snapshot and log by one snapshot, all or nothing. */
  compact(snapshot: Uint8Array, stateVector: Uint8Array): void {
    const { sql } = this.#storage
    this.#storage.transactionSync(() => {
      for (const table of ['snapshot', 'state_vector', 'log']) {
        sql.exec(`delete from ${table} where document = ?`, this.#document)
      }
      for (const [piece, bytes] of cut(snapshot).entries()) {
        sql.exec('insert into snapshot values (?, ?, ?)', this.#document, piece, bytes)
      }
      sql.exec('insert into state_vector values (?, ?)', this.#document, stateVector)
    })
    this.rows = 0
    this.bytes = 0
    this.snapshotBytes = snapshot.length
  }

  #insert(piece: number, bytes: Uint8Array): void {
    this.#storage.sql.exec('insert into log values (?, ?, ?, ?)', this.#document, this.#nextSeq, piece, bytes)
  }

  #readTail(): { seq: number; bytes: Uint8Array }[] {
    const rows = this.#storage.sql.exec<{ seq: number; piece: number; bytes: ArrayBuffer }>(
      'select seq, piece, bytes from log where document = ? order by seq, piece',
      this.#document,
    )
    const updates: { seq: number; pieces: Uint8Array[] }[] = []
    for (const { seq, piece, bytes } of rows) {
      const last = updates.at(-1)
      const isNext = last === undefined || seq === last.seq + 1
      if (last?.seq === seq && piece === last.pieces.length) last.pieces.push(new Uint8Array(bytes))
      else if (isNext && piece === 0) updates.push({ seq, pieces: [new Uint8Array(bytes)] })
      else throw new Error(`${this.#document}: a row is missing before ${seq}.${piece}`)
    }
    return updates.map(({ seq, pieces }) => ({ seq, bytes: joined(pieces) }))
  }

  #join(query: string): Uint8Array | null {
    const rows = [...this.#storage.sql.exec<{ piece: number; bytes: ArrayBuffer }>(query, this.#document)]
    if (rows.some(({ piece }, at) => piece !== at)) throw new Error(`${this.#document}: a piece is missing`)
    return rows.length > 0 ? joined(rows.map(row => new Uint8Array(row.bytes))) : null
  }
}

function cut(bytes: Uint8Array): Uint8Array[] {
  if (bytes.length <= PIECE_BYTES) return [bytes]
  const count = Math.ceil(bytes.length / PIECE_BYTES)
  return Array.from({ length: count }, (_, at) => bytes.slice(at * PIECE_BYTES, (at + 1) * PIECE_BYTES))
}

function joined(pieces: Uint8Array[]): Uint8Array {
  const [only] = pieces
  if (only && pieces.length === 1) return only
  const whole = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}

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

/** The durable, append-only log of one document of a room, with a snapshot that replaces its beginning. */
export class RoomLog {
  readonly #storage: DurableObjectStorage
  readonly #document: string
  #nextSeq = 1
  rows = 0
  bytes = 0

  constructor(storage: DurableObjectStorage, document: string) {
    this.#storage = storage
    this.#document = document
    storage.sql.exec(`
      create table if not exists log(document text, seq integer, piece integer, bytes blob not null, primary key(document, seq, piece));
      create table if not exists snapshot(document text, piece integer, bytes blob not null, primary key(document, piece));
      create table if not exists state_vector(document text primary key, bytes blob not null);`)
  }

  read(): StoredDocument {
    const tail = this.#readTail()
    this.#nextSeq = (tail.at(-1)?.seq ?? 0) + 1
    this.rows = tail.length
    this.bytes = tail.reduce((sum, { bytes }) => sum + bytes.length, 0)
    return {
      snapshot: this.#join('select bytes from snapshot where document = ? order by piece'),
      stateVector: this.#join('select bytes from state_vector where document = ?'),
      tail: tail.map(({ bytes }) => bytes),
    }
  }

  /** One update, durable before anything sent after it: the output gate holds messages until the row is on disk. */
  append(update: Uint8Array): void {
    for (const [piece, bytes] of cut(update).entries()) {
      this.#storage.sql.exec(
        'insert into log values (?, ?, ?, ?)',
        this.#document,
        this.#nextSeq,
        piece,
        bytes,
      )
    }
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
  }

  #readTail(): { seq: number; bytes: Uint8Array }[] {
    const rows = this.#storage.sql.exec<{ seq: number; bytes: ArrayBuffer }>(
      'select seq, bytes from log where document = ? order by seq, piece',
      this.#document,
    )
    const updates: { seq: number; pieces: Uint8Array[] }[] = []
    for (const { seq, bytes } of rows) {
      const last = updates.at(-1)
      if (last?.seq === seq) last.pieces.push(new Uint8Array(bytes))
      else updates.push({ seq, pieces: [new Uint8Array(bytes)] })
    }
    return updates.map(({ seq, pieces }) => ({ seq, bytes: joined(pieces) }))
  }

  #join(query: string): Uint8Array | null {
    const rows = [...this.#storage.sql.exec<{ bytes: ArrayBuffer }>(query, this.#document)]
    return rows.length > 0 ? joined(rows.map(row => new Uint8Array(row.bytes))) : null
  }
}

function cut(bytes: Uint8Array): Uint8Array[] {
  const count = Math.max(1, Math.ceil(bytes.length / PIECE_BYTES))
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

import type { Level } from '#shared/access.ts'

/** Somebody who was given a token, and may read with it until they are forgotten. */
export interface Guest {
  userId: string
  /** Signed-out people are one. */
  isSignedIn: boolean
  sessionId: string | null
  level: Level
}

/** A page says every ten minutes that it is still there; of whom nothing was heard for longer, they are not. */
const THERE_MS = 25 * 60_000

type Row = { session: string; user_id: string; level: Level; seen_at: number; known_until: number }

/** Who may read a room at Liveblocks: kept, since a token outlives our memory, and the service does not say who is there. */
export class Guests {
  readonly #sql: SqlStorage
  #seenAt = 0

  constructor(sql: SqlStorage) {
    this.#sql = sql
    sql.exec(`create table if not exists guests(
      session text primary key, user_id text not null, level text not null, seen_at integer not null,
      known_until integer not null)`)
    this.#read()
  }

  /** Has anybody been heard of lately? */
  isAnybodyThere(): boolean {
    return Date.now() - this.#seenAt < THERE_MS
  }

  get size(): number {
    return this.all().length
  }

  sessionIds(): string[] {
    return this.all().flatMap(({ sessionId }) => (sessionId === null ? [] : [sessionId]))
  }

  /** Whoever is signed in. */
  people(): string[] {
    return this.all().flatMap(({ isSignedIn, userId }) => (isSignedIn ? [userId] : []))
  }

  all(): Guest[] {
    return this.#rows().map(({ session, user_id, level }) => ({
      userId: user_id,
      isSignedIn: session !== '',
      sessionId: session || null,
      level,
    }))
  }

  /** Lengthens what is known of them. */
  add({ userId, sessionId, level }: Guest, knownUntil: number): void {
    this.#sql.exec(
      `insert into guests values (?, ?, ?, ?, ?) on conflict do update set
        user_id = excluded.user_id, level = excluded.level, seen_at = excluded.seen_at,
        known_until = max(known_until, excluded.known_until)`,
      ...[sessionId ?? '', userId, level, Date.now(), knownUntil],
    )
    this.#seenAt = Date.now()
  }

  setLevel({ sessionId }: Guest, level: Level | null): void {
    const session = sessionId ?? ''
    if (level) this.#sql.exec('update guests set level = ? where session = ?', level, session)
    else this.#sql.exec('delete from guests where session = ?', session)
    this.#read()
  }

  has({ sessionId }: Pick<Guest, 'sessionId'>): boolean {
    return this.#rows().some(({ session }) => session === (sessionId ?? ''))
  }

  /** When the next one is forgotten; null when there is nobody. */
  forgetOld(): number | null {
    this.#sql.exec('delete from guests where known_until <= ?', Date.now())
    this.#read()
    const ends = this.#rows().map(row => row.known_until)
    return ends.length > 0 ? Math.min(...ends) : null
  }

  #rows(): Row[] {
    return [...this.#sql.exec<Row>('select * from guests')]
  }

  #read(): void {
    this.#seenAt = Math.max(0, ...this.#rows().map(({ seen_at }) => seen_at))
  }
}

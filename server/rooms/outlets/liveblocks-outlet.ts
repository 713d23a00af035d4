import { colorOf } from '#room-schema/presence.ts'
import { logError } from '#server/logs/log-error.ts'
import type { RoomDocument } from '#server/rooms/base/document.ts'
import type { Outlet } from '#server/rooms/base/outlet.ts'
import type { RoomKv } from '#server/rooms/base/room-kv.ts'
import type { SocketIdentity } from '#server/rooms/base/sockets.ts'
import { type Guest, Guests } from '#server/rooms/outlets/guests.ts'
import type { LiveService } from '#server/rooms/outlets/liveblocks-service.ts'
import { Publisher } from '#server/rooms/outlets/publisher.ts'
import { can, type Level, levelSchema } from '#shared/access.ts'

const EPOCH = 'liveEpoch'
const USED_EPOCH = 'liveEpochUsed'
/** Until then the room's clock looks whether everything has arrived. */
const LOOK_AGAIN_MS = 15_000
/** Nobody is forgotten earlier, whatever their token says. */
const KNOWN_MS = 60 * 60_000
const TRIES = 3
/** Whoever only reads may not have a document read and sent again more often than this. */
const LACKING_EVERY_MS = 60_000

interface Parts {
  service: LiveService
  sql: SqlStorage
  facts: RoomKv
  /** Of each of these a room at the service is made. */
  documents: readonly string[]
  documentOf(name: string): RoomDocument
  /** Of a document, without its epoch. */
  nameOf(document: string): string
  /** What these people may do now, and which of these sessions are over. */
  levels(userIds: (string | null)[]): Promise<Map<string | null, Level>>
  endedSessions(ids: string[]): Promise<Set<string>>
  /** Is what the room is of still there? */
  isThere(): Promise<boolean>
  wakeAt(time: number): Promise<void>
  /** Nobody is known any more. */
  left(): Promise<void>
}

export interface LiveToken {
  token: string
  /** The service's room, by its present name. */
  room: string
  /** What it has at least, as a state vector. */
  has: Uint8Array
}

/**
 * The room at Liveblocks, beside our own sockets: people read there what is on our disk, and are seen. Its name carries an
 * epoch that rises when somebody who has a token loses something, so that no older token opens what is published next.
 */
export class LiveblocksOutlet implements Outlet {
  readonly guests: Guests
  readonly #parts: Parts
  readonly #publishers: ReadonlyMap<string, Publisher>
  #wakesAt = 0
  /** When a reader last had one read again, by document. */
  readonly #lackedAt = new Map<string, number>()

  constructor(parts: Parts) {
    this.#parts = parts
    this.guests = new Guests(parts.sql)
    parts.sql.exec('create table if not exists left_live_rooms(name text primary key)')
    this.#publishers = new Map(
      parts.documents.map(document => [
        document,
        new Publisher({
          service: parts.service,
          room: () => this.#roomOf(document),
          stored: () => {
            parts.documentOf(document).flush()
            return parts.documentOf(document).doc
          },
        }),
      ]),
    )
  }

  changed(document: string, update: Uint8Array): number {
    const publisher = this.#publishers.get(document)
    if (!publisher) return 0
    // Whoever comes next waits until the service has been asked what it has.
    if (!this.guests.isAnybodyThere()) publisher.forget()
    else {
      publisher.changed(update)
      void this.#wakeSoon()
    }
    return 0
  }

  /** A token for somebody who may read this document, when the service has what is stored of it; null: not any more. */
  async token(document: string, who: SocketIdentity, isLacking: boolean): Promise<LiveToken | null> {
    const publisher = this.#publishers.get(document)
    if (!publisher) return null
    if (isLacking && this.#mayReadAgain(document, who)) publisher.forget()
    for (let tried = 0; tried < TRIES; tried++) {
      const room = this.#roomOf(document)
      this.#parts.documentOf(document).flush()
      const has = this.#parts.documentOf(document).stateVector()
      await publisher.inStep()
      if (room !== this.#roomOf(document)) continue
      this.#parts.facts.set(USED_EPOCH, String(this.#epoch))
      const token = await this.#parts.service.token(room, userOf(who))
      // Somebody may have lost access meanwhile; whoever that was has no place on the list any more.
      if (!this.guests.has(who)) return null
      if (room !== this.#roomOf(document)) continue
      this.guests.add(who, knownUntil(token))
      return { token, room, has }
    }
    throw new Error('access to a room changes all the time')
  }

  #mayReadAgain(document: string, { level }: SocketIdentity): boolean {
    if (can(level, 'edit')) return true
    const now = Date.now()
    if (now - (this.#lackedAt.get(document) ?? 0) < LACKING_EVERY_MS) return false
    this.#lackedAt.set(document, now)
    return true
  }

  /** Whose pages can look at another one for a run, once for each; nobody's while the service does not say. */
  async lookers(document: string): Promise<string[]> {
    if (!this.guests.isAnybodyThere()) return []
    try {
      const active = await this.#parts.service.active(this.#roomOf(document))
      return active.flatMap(({ id, info }) => (info.looks && info.mayEdit ? [id] : []))
    } catch (error) {
      logError('Liveblocks does not say who is there', error)
      return []
    }
  }

  /** Of the rooms at the service, by their present names. */
  roomNames(): string[] {
    return this.#parts.documents.map(document => this.#roomOf(document))
  }

  /** Notes somebody before they are given anything. */
  async admit(who: Guest): Promise<void> {
    this.guests.add(who, Date.now() + KNOWN_MS)
    await this.#wakeSoon()
  }

  /** Asks what everybody may do now; true when somebody who has a token may do less. */
  async accessChanged(): Promise<void> {
    const guests = this.guests.all()
    if (guests.length === 0) {
      if (this.#isUsed && !(await this.#parts.isThere())) await this.#moveOn()
      return
    }
    const [levels, ended] = await Promise.all([
      this.#parts.levels(guests.map(personOf)),
      this.#parts.endedSessions(this.guests.sessionIds()),
    ])
    let isLess = false
    for (const guest of guests) {
      const isOver = guest.sessionId !== null && ended.has(guest.sessionId)
      const level = isOver ? null : (levels.get(personOf(guest)) ?? null)
      if (rank(level) < rank(guest.level)) isLess = true
      if (level !== guest.level) this.guests.setLevel(guest, level)
    }
    if (isLess) await this.#moveOn()
  }

  /** A session is known to be over. */
  async sessionEnded(sessionId: string): Promise<void> {
    const guest = this.guests.all().find(each => each.sessionId === sessionId)
    if (!guest) return
    this.guests.setLevel(guest, null)
    await this.#moveOn()
  }

  /** What the room's clock is for: whatever has not arrived is sent, and whoever is gone is forgotten. */
  async lookAfter(): Promise<void> {
    this.#wakesAt = 0
    const next = this.guests.forgetOld()
    if (next === null && this.#isUsed) await this.#moveOn()
    await this.#removeLeft()
    if (next === null) return this.#parts.left()
    if (this.guests.isAnybodyThere())
      await Promise.all([...this.#publishers.values()].map(publisher => publisher.inStep()))
    if (this.#wakesAt === 0) await this.#parts.wakeAt(next)
  }

  get #epoch(): number {
    return Number(this.#parts.facts.get(EPOCH) ?? 0)
  }

  /** Has anything been told under the present name? */
  get #isUsed(): boolean {
    return this.#parts.facts.get(USED_EPOCH) === String(this.#epoch)
  }

  #roomOf(document: string): string {
    return `${this.#parts.nameOf(document)}:${this.#epoch}`
  }

  /** At most one call of the clock for many changes. */
  async #wakeSoon(): Promise<void> {
    const now = Date.now()
    if (this.#wakesAt > now) return
    this.#wakesAt = now + LOOK_AGAIN_MS
    await this.#parts.wakeAt(this.#wakesAt)
  }

  /** Everything goes on under a new name, and everybody is asked again who they are. */
  async #moveOn(): Promise<void> {
    const { sql, facts, documents } = this.#parts
    for (const document of documents)
      sql.exec('insert or ignore into left_live_rooms values (?)', this.#roomOf(document))
    facts.set(EPOCH, String(this.#epoch + 1))
    for (const publisher of this.#publishers.values()) publisher.forget()
    this.#wakesAt = 0
    await this.#wakeSoon()
    await this.#removeLeft().catch(error => logError('a room at Liveblocks is removed later', error))
  }

  /** Again after what was on its way, since that may have made the room anew. */
  async #removeLeft(): Promise<void> {
    const { sql, service } = this.#parts
    const names = [...sql.exec<{ name: string }>('select name from left_live_rooms')].map(({ name }) => name)
    await Promise.all(names.map(name => service.remove(name)))
    const busy = [...this.#publishers.values()].filter(({ isBusy }) => isBusy)
    if (busy.length > 0) {
      await Promise.all(busy.map(publisher => publisher.idle()))
      await Promise.all(names.map(name => service.remove(name)))
    }
    for (const name of names) sql.exec('delete from left_live_rooms where name = ?', name)
  }
}

/** Signed-out people are one. */
const personOf = ({ isSignedIn, userId }: Guest): string | null => (isSignedIn ? userId : null)

const rank = (level: Level | null): number => (level ? levelSchema.options.indexOf(level) : -1)

const userOf = ({ userId, name, picture, level, looks = false }: SocketIdentity) => ({
  ...{ id: userId, name, picture, color: colorOf(userId) },
  ...{ mayEdit: can(level, 'edit'), looks },
})

/** By the token's own word, as far as it can be read. */
function knownUntil(token: string): number {
  const least = Date.now() + KNOWN_MS
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    const { exp } = JSON.parse(atob(payload)) as { exp?: unknown }
    return typeof exp === 'number' ? Math.max(least, exp * 1_000) : least
  } catch {
    return least
  }
}

import { CLOSE } from '#room-schema/protocol.ts'
import { levelsOf } from '#server/access/levels.ts'
import type { ObjectRef } from '#server/access/objects.ts'
import type { RoomSockets, SocketIdentity } from '#server/rooms/base/sockets.ts'
import { listEndedSessions } from '#server/rooms/rooms-queries.ts'
import { can, type Level } from '#shared/access.ts'

/** A join checked before a change of access may arrive after it; then the level is asked for again. */
const SETTLES_MS = 10_000
/** At about 25 µs each: others are served between two slices. */
const SLICE = 100

interface Parts {
  d1: D1Database
  sockets: RoomSockets
  /** Told by the sockets of this document, which every page has. */
  main: string
  /** What the room is of. */
  object(): ObjectRef
  /** Whether it is still there, asked and shown anew. */
  refresh(): Promise<boolean>
  /** The next socket with this session is none that is known to last. */
  sessionEnded(sessionId: string): void
  /** Whoever is elsewhere with this session has to go, too. */
  closed?(sessionId: string): void
  /** Somebody who stays may do less, or more. */
  levelChanged(socket: WebSocket): void
  close(socket: WebSocket, code: number, reason: string): void
}

/** Why a socket is closed. */
export interface Refusal {
  code: number
  reason: string
}

/** What the people of a room may do, and their being told when that changes. */
export class RoomAccess {
  readonly #parts: Parts
  #changedAt = 0
  #looking: Promise<void> = Promise.resolve()
  /** Looks after the one under way; whatever changes before it begins needs no other. */
  #next: Promise<void> | null = null

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** May this have been asked for before a change that the room has been told of? */
  isOld(checkedAt: number): boolean {
    return checkedAt < this.#changedAt + SETTLES_MS
  }

  /** Of somebody who has no socket: asked again where it may have been asked for before such a change. */
  async levelNow({ userId, isSignedIn, level }: SocketIdentity, checkedAt: number): Promise<Level | null> {
    if (!this.isOld(checkedAt)) return level
    const person = isSignedIn ? userId : null
    return (await levelsOf(this.#parts.d1, this.#parts.object(), [person])).get(person) ?? null
  }

  /** Asks once for everybody, and tells who is concerned. */
  changed(): Promise<void> {
    this.#changedAt = Date.now()
    this.#next ??= this.#lookAfter(this.#looking)
    return this.#next
  }

  /** Somebody who has just come: told by the greeting. */
  async check(socket: WebSocket): Promise<void> {
    const identity = this.#parts.sockets.of(socket)
    if (!identity) return
    const { d1, object, sockets } = this.#parts
    const levels = await levelsOf(d1, object(), [personOf(identity)])
    const level = levels.get(personOf(identity))
    if (level) return sockets.setLevel(socket, level)
    const { code, reason } = noAccess(identity, await this.#parts.refresh())
    this.#parts.close(socket, code, reason)
  }

  closeSession(sessionId: string, { code, reason }: Refusal = SESSION_OVER): void {
    this.#parts.closed?.(sessionId)
    for (const [socket, identity] of this.#parts.sockets.all())
      if (identity.sessionId === sessionId) this.#parts.close(socket, code, reason)
  }

  async #lookAfter(before: Promise<void>): Promise<void> {
    await before.catch(() => undefined)
    this.#next = null
    this.#looking = this.#look()
    return this.#looking
  }

  async #look(): Promise<void> {
    const { d1, sockets, main, object, refresh, levelChanged } = this.#parts
    // Whoever comes while this is asked has a level that is asked for again.
    const there = sockets.all()
    const sessionIds = sockets.sessionIds()
    const [isThere, levels, ended] = await Promise.all([
      refresh(),
      levelsOf(
        d1,
        object(),
        there.map(([, identity]) => personOf(identity)),
      ),
      listEndedSessions(d1, [...sessionIds]),
    ])
    for (const id of ended) this.#parts.sessionEnded(id)
    const concerned: [WebSocket, Refusal | null][] = []
    // All of it before anybody is told: nobody writes meanwhile who may not any more.
    for (const [socket] of there) {
      const identity = sockets.of(socket)
      if (!identity) continue
      const level = levels.get(personOf(identity)) ?? null
      const isOver = identity.sessionId !== null && ended.has(identity.sessionId)
      const refusal = isOver ? SESSION_OVER : level ? null : noAccess(identity, isThere)
      if (refusal || (identity.document === main && isToldOf(identity, level)))
        concerned.push([socket, refusal])
      const now = refusal || !level ? 'read' : level
      sockets.setLevel(socket, now)
      if (!refusal && now !== identity.level) levelChanged(socket)
    }
    await this.#tell(concerned)
  }

  async #tell(concerned: [WebSocket, Refusal | null][]): Promise<void> {
    const { sockets } = this.#parts
    for (let at = 0; at < concerned.length; at += SLICE) {
      if (at > 0) await new Promise(done => setTimeout(done))
      for (const [socket, refusal] of concerned.slice(at, at + SLICE)) {
        if (!refusal) sockets.tellLevel(socket)
        else if (sockets.of(socket)) this.#parts.close(socket, refusal.code, refusal.reason)
      }
    }
  }
}

/** Of one's own level, and, where the others' are seen, of every change. */
const isToldOf = ({ toldLevel }: { toldLevel: Level }, level: Level | null): boolean =>
  level !== toldLevel || can(level, 'seeMembers')

/** Signed-out people are one. */
const personOf = ({ userId, isSignedIn }: SocketIdentity): string | null => (isSignedIn ? userId : null)

const SESSION_OVER: Refusal = { code: CLOSE.signIn, reason: 'the session is over' }

function noAccess({ isSignedIn }: SocketIdentity, isThere: boolean): Refusal {
  if (!isThere) return { code: CLOSE.noSuchRoom, reason: 'no such room' }
  return { code: isSignedIn ? CLOSE.forged : CLOSE.signIn, reason: 'no access' }
}

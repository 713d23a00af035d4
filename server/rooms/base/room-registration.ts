import { CLOSE } from '#room-schema/protocol.ts'
import { logError } from '#server/logs/log-error.ts'
import type { Refusal } from '#server/rooms/base/access.ts'
import type { RoomSockets } from '#server/rooms/base/sockets.ts'
import { listOpenRoom, type RoomRef, unlistOpenRoom } from '#server/rooms/rooms-queries.ts'

interface Outlets {
  d1: D1Database
  room(): RoomRef
  /** Without a reason it was over before its room was on the list, and nobody will say so. */
  closeSession(sessionId: string, why?: Refusal): void
  /** The first of these sessions ends then, unless it is renewed. */
  sessionEnds(time: Date): Promise<void>
}

/**
 * The room's entry in the list of rooms that a change of access must reach, with the sessions of its sockets; what is
 * written last is what is true.
 */
export class RoomRegistration {
  readonly #sockets: Pick<RoomSockets, 'size' | 'sessionIds'>
  readonly #outlets: Outlets
  readonly #listed: Set<string>
  #isListed: boolean
  #nextEnd = Number.POSITIVE_INFINITY
  #writing: Promise<void> = Promise.resolve()

  /** Sockets that are there already have slept with the room, and are on the list. */
  constructor(sockets: Pick<RoomSockets, 'size' | 'sessionIds'>, outlets: Outlets) {
    this.#sockets = sockets
    this.#outlets = outlets
    this.#listed = new Set(sockets.sessionIds())
    this.#isListed = sockets.size > 0
  }

  /** Nobody stays with a session that could end unnoticed. */
  async listSession(sessionId: string | null): Promise<void> {
    if (sessionId === null || this.#listed.has(sessionId)) return
    try {
      await this.update()
    } catch (error) {
      logError('a session could not be put on the list', error)
      this.#outlets.closeSession(sessionId, { code: CLOSE.storageFailed, reason: 'try again' })
    }
  }

  /** Nobody is at this relay: whether its room stays on the list, the room says. */
  leftToRoom(): void {
    this.#listed.clear()
    this.#isListed = false
  }

  sessionEnded(sessionId: string): void {
    this.#listed.delete(sessionId)
  }

  /** One write after another, each with what is true by then. */
  update(): Promise<void> {
    this.#writing = this.#writing.catch(() => undefined).then(() => this.#write())
    return this.#writing
  }

  async #write(): Promise<void> {
    const { d1, room } = this.#outlets
    if (this.#sockets.size > 0) return this.#list()
    this.#listed.clear()
    this.#isListed = false
    await unlistOpenRoom(d1, room().id)
  }

  async #list(): Promise<void> {
    const { d1, room, closeSession, sessionEnds } = this.#outlets
    const fresh = [...this.#sockets.sessionIds()].filter(id => !this.#listed.has(id))
    if (this.#isListed && fresh.length === 0) return
    const lasting = await listOpenRoom(d1, room(), fresh)
    this.#isListed = true
    for (const id of fresh) {
      if (lasting.has(id)) this.#listed.add(id)
      else closeSession(id)
    }
    const nextEnd = Math.min(...[...lasting.values()].map(time => time.getTime()))
    const isKnown = this.#nextEnd > Date.now() && this.#nextEnd <= nextEnd
    if (isKnown || nextEnd === Number.POSITIVE_INFINITY) return
    this.#nextEnd = nextEnd
    await sessionEnds(new Date(nextEnd))
  }
}

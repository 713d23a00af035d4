import {
  colorOf,
  PRESENCE_MAX_BYTES,
  PRESENCE_MAX_IDS,
  PRESENCE_MAX_PER_SECOND,
  type PresenceUser,
} from '#room-schema/presence.ts'
import { type AwarenessEntry, awarenessFrame, CLOSE, readAwareness } from '#room-schema/protocol.ts'
import type { RoomSockets, SocketIdentity } from '#server/rooms/room-sockets.ts'

const FRAME_EVERY_MS = 33

/** Awareness of the room document's sockets: newest state per client, one frame per 33 ms, who it is stamped by us. */
export class RoomPresence {
  readonly #sockets: RoomSockets
  readonly #states = new Map<number, AwarenessEntry>()
  readonly #owners = new Map<number, WebSocket>()
  readonly #rates = new Map<WebSocket, { second: number; count: number }>()
  #dirty = new Map<number, AwarenessEntry>()
  #timer: ReturnType<typeof setTimeout> | null = null

  constructor(sockets: RoomSockets) {
    this.#sockets = sockets
    for (const [socket, { awarenessIds }] of sockets.all('room')) {
      for (const id of awarenessIds) this.#owners.set(id, socket)
    }
  }

  /** What a new socket is shown first. */
  greeting(): Uint8Array | null {
    return this.#states.size > 0 ? awarenessFrame([...this.#states.values()]) : null
  }

  /** Takes a client's awareness message; a close code when it is refused. */
  receive(socket: WebSocket, update: Uint8Array): { close: number; reason: string } | null {
    if (update.length > PRESENCE_MAX_BYTES) return { close: CLOSE.malformed, reason: 'presence too large' }
    if (this.#isFlood(socket)) return { close: CLOSE.tooFast, reason: 'too many presence messages' }
    const entries = readAwareness(update)
    const identity = this.#sockets.of(socket)
    if (!entries || !identity) return { close: CLOSE.malformed, reason: 'malformed presence' }
    for (const entry of entries) {
      const refusal = this.#take(socket, identity, entry)
      if (refusal) return refusal
    }
    this.#schedule()
    return null
  }

  /** Everybody sees at once that this socket's people have left. */
  leave(socket: WebSocket): void {
    this.#rates.delete(socket)
    for (const [id, owner] of this.#owners) {
      if (owner !== socket) continue
      this.#owners.delete(id)
      const known = this.#states.get(id)
      this.#states.delete(id)
      if (known) this.#dirty.set(id, { clientId: id, clock: known.clock + 1, state: 'null' })
    }
    this.#schedule()
  }

  #take(
    socket: WebSocket,
    identity: SocketIdentity,
    entry: AwarenessEntry,
  ): { close: number; reason: string } | null {
    const owner = this.#owners.get(entry.clientId)
    const known = this.#states.get(entry.clientId)
    // Stock clients send back every change they learn, and time others out by themselves.
    const isEcho = known !== undefined && entry.clock <= known.clock && entry.state !== 'null'
    if (owner && owner !== socket) {
      if (isEcho || entry.state === 'null') return null
      if (this.#sockets.of(owner)?.userId !== identity.userId)
        return { close: CLOSE.forged, reason: 'not your presence' }
    }
    if (isEcho || (known && entry.clock < known.clock) || (!owner && entry.state === 'null')) return null
    return this.#store(socket, identity, entry)
  }

  #store(
    socket: WebSocket,
    identity: SocketIdentity,
    entry: AwarenessEntry,
  ): { close: number; reason: string } | null {
    if (entry.state === 'null') {
      this.#states.delete(entry.clientId)
      this.#owners.delete(entry.clientId)
      this.#dirty.set(entry.clientId, entry)
      return null
    }
    const state = stamped(entry.state, identity)
    if (state === null) return { close: CLOSE.malformed, reason: 'malformed presence' }
    if (!this.#claim(socket, entry.clientId)) return { close: CLOSE.forged, reason: 'too many presences' }
    const stored = { ...entry, state }
    this.#states.set(entry.clientId, stored)
    this.#dirty.set(entry.clientId, stored)
    return null
  }

  #claim(socket: WebSocket, clientId: number): boolean {
    if (this.#owners.get(clientId) === socket) return true
    const ids = [...this.#owners].filter(([, owner]) => owner === socket).map(([id]) => id)
    if (ids.length >= PRESENCE_MAX_IDS) return false
    this.#owners.set(clientId, socket)
    this.#sockets.setAwarenessIds(socket, [...ids, clientId])
    return true
  }

  #isFlood(socket: WebSocket): boolean {
    const second = Math.floor(Date.now() / 1_000)
    const rate = this.#rates.get(socket)
    const count = rate?.second === second ? rate.count + 1 : 1
    this.#rates.set(socket, { second, count })
    return count > PRESENCE_MAX_PER_SECOND * ECHO_ALLOWANCE
  }

  #schedule(): void {
    if (this.#timer !== null || this.#dirty.size === 0) return
    this.#timer = setTimeout(() => {
      this.#timer = null
      const frame = awarenessFrame([...this.#dirty.values()])
      this.#dirty = new Map()
      this.#sockets.broadcast('room', frame, null)
    }, FRAME_EVERY_MS)
  }
}

/** A stock client answers each of our 30 frames a second with its echo, beside its own 30. */
const ECHO_ALLOWANCE = 2

/** The client's state with who it is written by us; null when it is not a JSON object. */
function stamped(state: string, { userId, name, picture }: SocketIdentity): string | null {
  try {
    const value: unknown = JSON.parse(state)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
    const user: PresenceUser = { id: userId, name, color: colorOf(userId), picture }
    return JSON.stringify({ ...value, user })
  } catch {
    return null
  }
}

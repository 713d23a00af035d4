import { PRESENCE_MAX_BYTES, PRESENCE_MAX_IDS, PRESENCE_MAX_PER_SECOND } from '#room-schema/presence.ts'
import { type AwarenessEntry, awarenessFrame, CLOSE, readAwareness } from '#room-schema/protocol.ts'
import { LeftClients } from '#server/rooms/base/left-clients.ts'
import type { RoomSockets, SocketIdentity } from '#server/rooms/base/sockets.ts'
import { personIn, stampIdentity } from '#server/rooms/base/stamp-identity.ts'
import { TokenBucket } from '#server/rooms/base/token-bucket.ts'
import { can } from '#shared/access.ts'

const FRAME_EVERY_MS = 33
/** A link that stalled hands over what it held back all at once. */
const BURST_S = 3
/** A stock client sends every frame of ours back; that is not its own doing, so it is counted apart. */
const ECHOES_MAX_PER_SECOND = 4 * PRESENCE_MAX_PER_SECOND

export interface PresenceRefusal {
  close: number
  reason: string
}

interface Options {
  /** What of somebody's presence is not theirs to say, beside who it is. */
  stampOf?(who: SocketIdentity): Record<string, unknown>
  /** So many of those who only look are shown to others. */
  readersShown?: number
  /** Hears what the sockets are told. */
  told?(entries: AwarenessEntry[], frame: Uint8Array): void
}

/** Awareness of one document's sockets: newest state per client, one frame per 33 ms, who it is stamped by us. */
export class RoomPresence {
  readonly #sockets: RoomSockets
  readonly #document: string
  readonly #stampOf: (who: SocketIdentity) => Record<string, unknown>
  readonly #readersShown: number
  readonly #told: Options['told']
  readonly #states = new Map<number, AwarenessEntry>()
  /** The socket of each client, or the link by which another object tells of it. */
  readonly #owners = new Map<number, object>()
  /** Those who only look and are shown. */
  readonly #readers = new Set<object>()
  readonly #departed = new LeftClients()
  readonly #rates = new Map<WebSocket, { own: TokenBucket; echoes: TokenBucket }>()
  #dirty = new Map<number, AwarenessEntry>()
  #timer: ReturnType<typeof setTimeout> | null = null

  constructor(
    sockets: RoomSockets,
    document: string,
    { stampOf = () => ({}), readersShown = Number.POSITIVE_INFINITY, told }: Options = {},
  ) {
    this.#sockets = sockets
    this.#document = document
    this.#stampOf = stampOf
    this.#readersShown = readersShown
    this.#told = told
    for (const [socket, { awarenessIds, level }] of sockets.all(document)) {
      for (const id of awarenessIds) this.#owners.set(id, socket)
      if (awarenessIds.length > 0 && !can(level, 'edit')) this.#readers.add(socket)
    }
  }

  /** What a new socket is shown first. */
  greeting(): Uint8Array | null {
    return this.#states.size > 0 ? awarenessFrame([...this.#states.values()]) : null
  }

  /** Everybody, but for those of whom this link tells. */
  notFrom(link: object): AwarenessEntry[] {
    return [...this.#states.values()].filter(({ clientId }) => this.#owners.get(clientId) !== link)
  }

  /** What another object tells of its people, who were stamped there; when it tells of all, the others are gone. */
  takeFrom(link: object, entries: AwarenessEntry[], areAll = false): void {
    const named = new Set(entries.map(({ clientId }) => clientId))
    for (const [clientId, owner] of areAll ? [...this.#owners] : [])
      if (owner === link && !named.has(clientId)) this.#goneElsewhere(clientId)
    for (const entry of entries) this.#takeElsewhere(link, entry)
    this.#schedule()
  }

  /** Takes a client's awareness message; a close code when it is refused. */
  receive(socket: WebSocket, update: Uint8Array): PresenceRefusal | null {
    const identity = this.#sockets.of(socket)
    const entries = readAwareness(update)
    if (!entries || !identity) return MALFORMED
    if (!this.#isShown(socket, identity)) return this.#receiveUnshown(socket, entries)
    let isNews = false
    for (const entry of entries) {
      const taken = this.#take(socket, identity, entry)
      if (typeof taken === 'object') return taken
      isNews ||= taken
    }
    this.#schedule()
    return this.#flood(socket, isNews)
  }

  /** Presence travels on the sockets of one document; elsewhere it only keeps a stock client's link from looking dead. */
  echo(socket: WebSocket, update: Uint8Array): PresenceRefusal | null {
    const entries = readAwareness(update)
    if (!entries) return MALFORMED
    if (update.length > PRESENCE_MAX_BYTES) return TOO_LARGE
    if (entries.length > PRESENCE_MAX_IDS) return TOO_MANY
    this.#sockets.send(socket, awarenessFrame(entries))
    return this.#flood(socket, true)
  }

  /** Everybody sees at once that this socket's people have left. */
  leave(socket: WebSocket): void {
    this.#rates.delete(socket)
    this.#readers.delete(socket)
    const identity = this.#sockets.of(socket)
    for (const clientId of this.#idsOf(socket)) {
      const known = this.#states.get(clientId)
      this.#forget(clientId, known ? known.clock + 1 : null, identity)
      if (known) this.#dirty.set(clientId, { clientId, clock: known.clock + 1, state: 'null' })
    }
    this.#schedule()
  }

  /** After a change of level: what this person may not say any more is not said any longer. */
  stampAgain(socket: WebSocket): void {
    const identity = this.#sockets.of(socket)
    if (!identity) return
    for (const clientId of this.#idsOf(socket)) {
      const known = this.#states.get(clientId)
      const state = known && stampIdentity(known.state, identity, this.#stampOf(identity))
      if (!state || state === known.state) continue
      const stamped = { clientId, clock: known.clock + 1, state }
      this.#states.set(clientId, stamped)
      this.#dirty.set(clientId, stamped)
    }
    this.#schedule()
  }

  /** Of a large audience a few are shown, and the others counted. */
  #isShown(socket: WebSocket, { level }: SocketIdentity): boolean {
    return can(level, 'edit') || this.#readers.has(socket) || this.#readers.size < this.#readersShown
  }

  /** He hears himself alone, which keeps a stock client's link from looking dead. */
  #receiveUnshown(socket: WebSocket, entries: AwarenessEntry[]): PresenceRefusal | null {
    // A stock client sends back all it learns of others.
    const own = entries.filter(({ clientId }) => !this.#owners.has(clientId) && !this.#departed.has(clientId))
    if (own.reduce((sum, { state }) => sum + state.length, 0) > PRESENCE_MAX_BYTES) return TOO_LARGE
    if (own.length > 0) this.#sockets.send(socket, awarenessFrame(own.slice(0, PRESENCE_MAX_IDS)))
    return this.#flood(socket, own.length > 0)
  }

  #takeElsewhere(link: object, entry: AwarenessEntry): void {
    const { clientId, clock, state } = entry
    if ((this.#owners.get(clientId) ?? link) !== link) return
    const known = this.#states.get(clientId)
    if (state === 'null') {
      if (known) this.#goneElsewhere(clientId, clock)
      return
    }
    if (known && known.state === state && clock <= known.clock) return
    // Everybody takes what has a newer clock alone, and a link that is opened anew tells again what it told before.
    const newer = known ? Math.max(clock, known.clock + 1) : this.#departed.clockAfter(clientId, clock)
    this.#departed.delete(clientId)
    this.#owners.set(clientId, link)
    const stored = { clientId, clock: newer, state }
    this.#states.set(clientId, stored)
    this.#dirty.set(clientId, stored)
  }

  #goneElsewhere(clientId: number, clock = 0): void {
    const known = this.#states.get(clientId)
    const last = Math.max(clock, (known?.clock ?? 0) + 1)
    this.#forget(clientId, last, known ? personIn(known.state) : null)
    this.#dirty.set(clientId, { clientId, clock: last, state: 'null' })
  }

  /** Was it news? Or why it is refused. */
  #take(socket: WebSocket, identity: SocketIdentity, entry: AwarenessEntry): boolean | PresenceRefusal {
    const owner = this.#owners.get(entry.clientId)
    if (!owner) return this.#takeUnowned(socket, identity, entry)
    const known = this.#states.get(entry.clientId)
    // Stock clients send back every change they learn, and time others out by themselves.
    const isEcho = known !== undefined && entry.clock <= known.clock && entry.state !== 'null'
    if (isEcho || (known && entry.clock < known.clock)) return false
    if (owner !== socket) {
      // After hibernation everybody is asked, and a stock client tells all it knows: only the owner's word is news.
      if (known === undefined || entry.state === 'null') return false
      const before = this.#sockets.of(owner as WebSocket) ?? personIn(known.state)
      // A visitor who comes back has no account to be known by: the new link waits until the old one is gone.
      if (before && !before.isSignedIn && !identity.isSignedIn) return false
      if (before?.userId !== identity.userId) return { close: CLOSE.forged, reason: 'not your presence' }
    }
    return this.#store(socket, identity, entry)
  }

  #takeUnowned(
    socket: WebSocket,
    identity: SocketIdentity,
    entry: AwarenessEntry,
  ): boolean | PresenceRefusal {
    const { clientId, clock, state } = entry
    if (state === 'null') return false
    if (!this.#departed.has(clientId)) return this.#store(socket, identity, entry)
    if (this.#idsOf(socket).length === 0 && this.#departed.isSame(clientId, identity)) {
      return this.#store(socket, identity, { ...entry, clock: this.#departed.clockAfter(clientId, clock) })
    }
    const learned = this.#departed.learn(clientId, clock)
    if (learned !== null) this.#dirty.set(clientId, { clientId, clock: learned, state: 'null' })
    return false
  }

  #store(socket: WebSocket, identity: SocketIdentity, entry: AwarenessEntry): boolean | PresenceRefusal {
    if (entry.state === 'null') {
      this.#forget(entry.clientId, entry.clock, identity)
      this.#dirty.set(entry.clientId, entry)
      return true
    }
    const ids = this.#idsOf(socket).filter(id => id !== entry.clientId)
    if (ids.length >= PRESENCE_MAX_IDS) return TOO_MANY
    const others = ids.reduce((sum, id) => sum + (this.#states.get(id)?.state.length ?? 0), 0)
    if (others + entry.state.length > PRESENCE_MAX_BYTES) return TOO_LARGE
    const state = stampIdentity(entry.state, identity, this.#stampOf(identity))
    if (state === null) return MALFORMED
    this.#claim(socket, entry.clientId, ids)
    const stored = { ...entry, state }
    this.#states.set(entry.clientId, stored)
    this.#dirty.set(entry.clientId, stored)
    return true
  }

  #claim(socket: WebSocket, clientId: number, others: number[]): void {
    this.#departed.delete(clientId)
    if (!can(this.#sockets.of(socket)?.level ?? null, 'edit')) this.#readers.add(socket)
    if (this.#owners.get(clientId) === socket) return
    this.#owners.set(clientId, socket)
    this.#sockets.setAwarenessIds(socket, [...others, clientId])
  }

  #forget(clientId: number, clock: number | null, identity: Parameters<LeftClients['add']>[2]): void {
    this.#states.delete(clientId)
    this.#owners.delete(clientId)
    this.#departed.add(clientId, clock, identity)
  }

  #idsOf(socket: WebSocket): number[] {
    return this.#sockets.of(socket)?.awarenessIds.filter(id => this.#owners.get(id) === socket) ?? []
  }

  #flood(socket: WebSocket, isNews: boolean): PresenceRefusal | null {
    let rates = this.#rates.get(socket)
    if (!rates) {
      rates = {
        own: new TokenBucket(PRESENCE_MAX_PER_SECOND, BURST_S),
        echoes: new TokenBucket(ECHOES_MAX_PER_SECOND, BURST_S),
      }
      this.#rates.set(socket, rates)
    }
    const rate = isNews ? rates.own : rates.echoes
    return rate.take(Date.now()) ? null : { close: CLOSE.tooFast, reason: 'too many presence messages' }
  }

  #schedule(): void {
    if (this.#timer !== null || this.#dirty.size === 0) return
    this.#timer = setTimeout(() => {
      this.#timer = null
      const entries = [...this.#dirty.values()]
      const frame = awarenessFrame(entries)
      this.#dirty = new Map()
      this.#sockets.broadcast(this.#document, frame, null)
      this.#told?.(entries, frame)
    }, FRAME_EVERY_MS)
  }
}

const MALFORMED: PresenceRefusal = { close: CLOSE.malformed, reason: 'malformed presence' }
const TOO_LARGE: PresenceRefusal = { close: CLOSE.malformed, reason: 'presence too large' }
const TOO_MANY: PresenceRefusal = { close: CLOSE.forged, reason: 'too many presences' }

import { AUDIENCE_CLIENT_ID } from '#room-schema/presence.ts'
import {
  awarenessFrame,
  CLOSE,
  QUERY_AWARENESS,
  readAwareness,
  readClientMessage,
  SYNC_STEP_1,
  SYNC_UPDATE,
  syncFrame,
} from '#room-schema/protocol.ts'
import { type Bindings, settingsOf } from '#server/bindings.ts'
import { logError } from '#server/logs/log-error.ts'
import type { RoomDocument } from '#server/rooms/base/document.ts'
import { handOver } from '#server/rooms/base/join.ts'
import type { Outlet } from '#server/rooms/base/outlet.ts'
import type { RoomPresence } from '#server/rooms/base/presence.ts'
import { RoomSockets, type SocketIdentity } from '#server/rooms/base/sockets.ts'
import { type Relayed, RelayList } from '#server/rooms/outlets/relay-list.ts'
import { readReport } from '#server/rooms/outlets/relay-report.ts'
import { relayStub } from '#server/rooms/outlets/relay-stub.ts'
import type { People } from '#server/rooms/outlets/room-at-liveblocks.ts'
import type { RoomRef } from '#server/rooms/rooms-queries.ts'
import { can } from '#shared/access.ts'

/** A relay that cannot be woken is tried again after 1, 2, 4 … s; the next change begins anew. */
const WAKE_TRIES = 6
/** A stock client forgets whom it has not heard of for 30 s. */
const COUNT_AGAIN_MS = 10_000

/** Where there are relays, of those who only look so many are shown; all are counted. */
const READERS_SHOWN = 50

interface Parts {
  env: Bindings
  context: DurableObjectState
  /** So many sockets the room has itself, and each relay. */
  above: number
  sockets: RoomSockets
  /** On its sockets presence travels. */
  main: string
  room(): RoomRef
  documentOf(name: string): RoomDocument
  presence(): RoomPresence
  /** Puts the room on the list of open ones, or takes it off when nobody is anywhere. */
  updateList(): Promise<void>
  /** Somebody has come, and waits until the room is open to them. */
  entered(isFirst: boolean, identity: SocketIdentity): Promise<void>
}

/** Null where every viewer has a socket of the room itself. */
export function roomRelays(parts: Omit<Parts, 'above'>): RelayOutlet | null {
  const { RELAYS_ABOVE: above, ROOM_TRANSPORT } = settingsOf(parts.env)
  return above === null || ROOM_TRANSPORT !== 'y-websocket' ? null : new RelayOutlet({ ...parts, above })
}

/** The relays of a room: objects with sockets of their own, each of which is to the room one more client. */
export class RelayOutlet implements Outlet {
  readonly readersShown = READERS_SHOWN
  readonly #parts: Parts
  readonly #links: RoomSockets
  readonly #relays: RelayList
  /** Of whom the room itself tells the large number. */
  readonly #counter = {}
  #countedAt = 0
  #told = 0

  constructor(parts: Parts) {
    this.#parts = parts
    this.#relays = new RelayList(parts.context.storage.sql)
    this.#links = new RoomSockets(
      parts.context,
      {
        probe: document => syncFrame(SYNC_STEP_1, parts.documentOf(document).stateVector()),
        tooSlow: link => this.#close(link, CLOSE.tooSlow, 'too slow'),
      },
      ({ relay }) => relay !== undefined,
    )
    // They have slept with the room, and were sent everything; of their people the room has forgotten the most.
    for (const [link, { document, relay = 0 }] of this.#links.all()) {
      Object.assign(this.#relays.of(document, relay), { link, isLive: true })
      this.#links.send(link, new Uint8Array([QUERY_AWARENESS]))
    }
  }

  /** Relays that have people, which the room must not forget; each counts as somebody. */
  get size(): number {
    return this.#relays.size
  }

  get viewers(): number {
    return this.#relays.viewers()
  }

  /** Asked when somebody wants to know, since reports tell numbers alone; whom a relay cannot tell of is left out. */
  async people(): Promise<string[]> {
    const told = this.#relays.all().map(relayed =>
      this.#stub(relayed)
        .people()
        .catch(error => {
          logError('a relay does not say who is there', error)
          return []
        }),
    )
    return (await Promise.all(told)).flat()
  }

  /** At the room itself, too. */
  visitorsFrom(address: string): number {
    return this.#parts.sockets.visitorsFrom(address) + this.#relays.visitorsFrom(address)
  }

  /** The answer that hands this one to a relay; null when the room takes it. */
  handOver({ level, document, address }: SocketIdentity): Response | null {
    const { sockets, above } = this.#parts
    if (can(level, 'edit') || sockets.size < above) return null
    const relayed = this.#relays.withRoom(document, above)
    // Until the relay says itself whom it has.
    relayed.onTheirWay.push(Date.now())
    if (address !== null) relayed.visitors.set(address, (relayed.visitors.get(address) ?? 0) + 1)
    return handOver(relayed.number)
  }

  /** An uplink, which is sent nothing until it has asked; the relay lists the sessions of its people when it has. */
  async letIn(identity: SocketIdentity): Promise<Response> {
    const { sockets, updateList, entered } = this.#parts
    const relayed = this.#relays.of(identity.document, identity.relay ?? 0)
    await updateList()
    await entered(sockets.size === 0, identity)
    const { 0: client, 1: server } = new WebSocketPair()
    if (relayed.link) this.#close(relayed.link, CLOSE.storageFailed, 'opened anew')
    this.#links.accept(server, identity)
    Object.assign(relayed, { link: server, isLive: false })
    return new Response(null, { status: 101, webSocket: client })
  }

  has(socket: WebSocket): boolean {
    return this.#links.of(socket) !== null
  }

  receive(link: WebSocket, raw: string | ArrayBuffer): void {
    const relayed = this.#relays.withLink(link)
    if (!relayed) return
    if (typeof raw === 'string') return this.#report(relayed, raw)
    const message = readClientMessage(new Uint8Array(raw))
    switch (message?.kind) {
      case 'step1':
        return this.#catchUp(relayed, link, message.stateVector)
      case 'update':
        if (message.isStep2) this.#links.answered(link)
        return
      case 'awareness':
        return this.#parts.presence().takeFrom(link, readAwareness(message.update) ?? [])
    }
  }

  /** An uplink is gone; its people may be there all the same. */
  async leave(link: WebSocket): Promise<void> {
    const relayed = this.#relays.withLink(link)
    this.#links.forget(link)
    if (!relayed) return
    Object.assign(relayed, { link: null, isLive: false })
    this.#parts.presence().takeFrom(link, [], true)
    if (relayed.viewers === 0 && relayed.onTheirWay.length === 0) await this.#remove(relayed)
  }

  closeAll(code: number, reason: string): void {
    this.#links.closeAll(code, reason)
  }

  changed(document: string, update: Uint8Array): number {
    if (this.#relays.size === 0) return 0
    return this.#tell(document, syncFrame(SYNC_UPDATE, update))
  }

  /** What the room's own sockets are told of who is there. */
  presenceTold(frame: Uint8Array): void {
    if (this.#relays.size === 0) return
    this.#tell(this.#parts.main, frame)
    if (this.#audience !== this.#told || Date.now() - this.#countedAt > COUNT_AGAIN_MS) this.#tellCount()
  }

  /** Every relay looks again by itself, also one that sleeps. */
  async accessChanged(): Promise<void> {
    await Promise.all(
      this.#relays.all().map(async relayed => {
        const people = await this.#stub(relayed).accessChanged()
        if (people === 0 && !relayed.link) await this.#remove(relayed)
      }),
    )
  }

  #tell(document: string, frame: Uint8Array): number {
    let count = 0
    for (const relayed of this.#relays.all(document)) {
      if (!relayed.link) this.#parts.context.waitUntil(this.#wake(relayed))
      else if (relayed.isLive && this.#links.send(relayed.link, frame)) count += 1
    }
    return count
  }

  #catchUp(relayed: Relayed, link: WebSocket, stateVector: Uint8Array): void {
    const { documentOf, presence, main } = this.#parts
    for (const frame of documentOf(relayed.document).framesFor(stateVector)) this.#links.send(link, frame)
    if (relayed.document === main) this.#links.send(link, awarenessFrame(presence().notFrom(link)))
    relayed.isLive = true
  }

  #report(relayed: Relayed, text: string): void {
    const report = readReport(text)
    if (!report) return
    this.#relays.reported(relayed, report)
    this.#tellCount()
  }

  /** How many see the main document. */
  get #audience(): number {
    const { sockets, main } = this.#parts
    return sockets.count(main) + this.#relays.viewers(main)
  }

  /** Tells how many they are, as somebody without a name. */
  #tellCount(): void {
    const { main, presence } = this.#parts
    this.#countedAt = Date.now()
    this.#told = this.#audience
    const state = this.#relays.viewers(main) > 0 ? JSON.stringify({ viewers: this.#told }) : 'null'
    // Seconds go on rising when the room has forgotten what it told last.
    const clock = Math.floor(this.#countedAt / 1_000)
    presence().takeFrom(this.#counter, [{ clientId: AUDIENCE_CLIENT_ID, clock, state }])
  }

  async #wake(relayed: Relayed): Promise<void> {
    if (relayed.isBeingWoken) return
    relayed.isBeingWoken = true
    try {
      for (let tried = 0; tried < WAKE_TRIES && !relayed.link; tried += 1) {
        if (tried > 0) await new Promise(done => setTimeout(done, 500 * 2 ** tried))
        const people = await this.#stub(relayed)
          .wake()
          .catch(error => logError('a relay could not be woken', error))
        if (people === 0 && !relayed.link) return await this.#remove(relayed)
      }
    } finally {
      relayed.isBeingWoken = false
    }
  }

  async #remove(relayed: Relayed): Promise<void> {
    this.#relays.remove(relayed)
    this.#tellCount()
    if (this.#relays.size === 0) await this.#parts.updateList()
  }

  #close(link: WebSocket, code: number, reason: string): void {
    const relayed = this.#relays.withLink(link)
    this.#links.close(link, code, reason)
    if (!relayed) return
    Object.assign(relayed, { link: null, isLive: false })
    this.#parts.presence().takeFrom(link, [], true)
  }

  #stub({ document, number }: Relayed) {
    return relayStub(this.#parts.env, { ...this.#parts.room(), document, number })
  }
}

/** Who is there, on the room's own sockets or at its relays, which list the sessions of theirs by themselves. */
export function peopleWithRelays(sockets: RoomSockets, relays: RelayOutlet | null): People {
  if (!relays) return sockets
  return {
    get size() {
      return sockets.size + relays.size
    },
    get isWatched() {
      return sockets.isWatched || relays.viewers > 0
    },
    sessionIds: () => sockets.sessionIds(),
    people: () => sockets.people(),
  }
}

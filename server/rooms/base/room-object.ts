import { DurableObject } from 'cloudflare:workers'
import type * as Y from 'yjs'
import type { Refusal } from '#room-schema/guard.ts'
import { CLOSE, SYNC_STEP_1, syncFrame } from '#room-schema/protocol.ts'
import type { ObjectRef } from '#server/access/objects.ts'
import { type Bindings, settingsOf } from '#server/bindings.ts'
import { wakeOutbox } from '#server/events/outbox.ts'
import { noteSockets } from '#server/features/metrics/counts.ts'
import { logError } from '#server/logs/log-error.ts'
import { readLogSettings } from '#server/logs/log-settings.ts'
import { RoomAccess } from '#server/rooms/base/access.ts'
import type { Alarms } from '#server/rooms/base/alarms.ts'
import { StoredClientIds } from '#server/rooms/base/client-id-owners.ts'
import type { RoomDocument } from '#server/rooms/base/document.ts'
import { RoomDocuments } from '#server/rooms/base/documents.ts'
import { RoomDoor } from '#server/rooms/base/door.ts'
import { EditPace } from '#server/rooms/base/edit-pace.ts'
import type { Editor, Writers } from '#server/rooms/base/edits.ts'
import { type RoomJoin, readJoin } from '#server/rooms/base/join.ts'
import { SocketMessages } from '#server/rooms/base/messages.ts'
import type { Outlet } from '#server/rooms/base/outlet.ts'
import { RoomPresence } from '#server/rooms/base/presence.ts'
import { RoomKv } from '#server/rooms/base/room-kv.ts'
import { RoomRegistration } from '#server/rooms/base/room-registration.ts'
import { RoomSockets, type SocketIdentity, sendableCode } from '#server/rooms/base/sockets.ts'
import { VisitorLimit } from '#server/rooms/base/visitor-limit.ts'
import type { LiveblocksOutlet } from '#server/rooms/outlets/liveblocks-outlet.ts'
import { peopleWithRelays, type RelayOutlet, roomRelays } from '#server/rooms/outlets/relay-outlet.ts'
import type { LiveJoined, People, RoomAtLiveblocks } from '#server/rooms/outlets/room-at-liveblocks.ts'
import { roomAtLiveblocks } from '#server/rooms/outlets/room-at-liveblocks.ts'
import type { RoomKind } from '#server/rooms/rooms-queries.ts'
import type { RoomInfo } from '#shared/admin.ts'

const ACCESS_REVISION = 'accessRevision'
/** So it is called in rooms that are stored. */
const ROOM_ID = 'patternId'
const BOOTS = 'boots'
/** Long enough for the close frames to leave before the object does. */
const ABORT_AFTER_MS = 100

/** What every kind of room shares: joining, sockets, access, and documents that are stored before they are sent. */
export abstract class RoomObject extends DurableObject<Bindings> {
  protected readonly facts: RoomKv
  protected readonly clientIds: StoredClientIds
  readonly #sockets: RoomSockets
  readonly #outlets: Outlet[]
  readonly #documents: RoomDocuments
  readonly #presence: RoomPresence
  readonly #messages: SocketMessages
  readonly #registration: RoomRegistration
  readonly #access: RoomAccess
  readonly #visitors: VisitorLimit
  readonly #pace = new EditPace()
  readonly #people: People
  /** Null where people meet on our own sockets alone. */
  readonly #live: RoomAtLiveblocks | null
  readonly #relays: RelayOutlet | null
  readonly #door: RoomDoor
  #isGoing = false

  constructor(context: DurableObjectState, env: Bindings) {
    super(context, env)
    readLogSettings(env)
    const { storage } = context
    this.facts = new RoomKv(storage.sql)
    this.facts.set(BOOTS, String(Number(this.facts.get(BOOTS) ?? 0) + 1))
    this.clientIds = new StoredClientIds(storage.sql)
    this.#sockets = new RoomSockets(context, {
      probe: document => syncFrame(SYNC_STEP_1, this.documentOf(document).stateVector()),
      tooSlow: socket => this.#messages.close(socket, CLOSE.tooSlow, 'too slow'),
      counted: open => noteSockets(String(context.id), open),
    })
    this.#outlets = [this.#sockets]
    this.#documents = new RoomDocuments(this.documents(), {
      ...{ storage, clientIds: this.clientIds },
      changed: (name, update, from) =>
        this.#outlets.reduce((count, outlet) => count + outlet.changed(name, update, from), 0),
      storageFailed: error => this.#startAgain(error),
    })
    const { main } = this.#documents
    const room = () => ({ kind: this.kind, id: this.id })
    const entered = (isFirst: boolean, who: SocketIdentity) => this.#door.entered(isFirst, who)
    const documentOf = (name: string) => this.documentOf(name)
    this.#relays = roomRelays({
      ...{ env, context, main, room, documentOf, sockets: this.#sockets },
      ...{ entered, presence: () => this.#presence, updateList: () => this.#registration.update() },
    })
    this.#presence = new RoomPresence(this.#sockets, main, {
      stampOf: who => this.stampOf(who),
      ...(this.#relays && { readersShown: this.#relays.readersShown }),
      told: (_, frame) => this.#relays?.presenceTold(frame),
    })
    this.#messages = new SocketMessages({
      ...{ sockets: this.#sockets, presence: this.#presence, main },
      documentOf,
      isShared: name => this.#documents.of(name).edits.isShared,
      acceptEdit: (document, who, update, from) => this.acceptEdit(document, who, update, from),
    })
    this.#access = new RoomAccess({
      ...{ d1: env.DB, sockets: this.#sockets, main },
      ...{ object: () => this.object(), refresh: () => this.refresh() },
      sessionEnded: id => this.#registration.sessionEnded(id),
      closed: id => void this.#live?.outlet.sessionEnded(id),
      levelChanged: socket => this.#presence.stampAgain(socket),
      close: (socket, code, reason) => this.#messages.close(socket, code, reason),
    })
    this.#live = roomAtLiveblocks({
      ...{ env, facts: this.facts, sql: storage.sql, access: this.#access },
      ...{ sockets: this.#sockets, documents: this.#documents.all().map(([name]) => name) },
      ...{ room, documentOf, object: () => this.object(), isThere: () => this.refresh() },
      wakeAt: time => this.alarms.at('outlet', time),
      ...{ entered, left: () => this.#registration.update(), revision: () => this.accessRevision },
    })
    this.#outlets.push(...[this.#relays, this.#live?.outlet].filter(outlet => !!outlet))
    this.#people = this.#live?.people ?? peopleWithRelays(this.#sockets, this.#relays)
    this.#registration = new RoomRegistration(this.#people, {
      ...{ d1: env.DB, room },
      closeSession: (id, why) => this.#access.closeSession(id, why),
      sessionEnds: time => wakeOutbox(env, time.getTime() - Date.now()),
    })
    this.#visitors = new VisitorLimit(this.#relays ?? this.#sockets, settingsOf(env).VISITORS_PER_ADDRESS)
    this.#door = new RoomDoor({
      ...{ sockets: this.#sockets, people: this.#people, access: this.#access, messages: this.#messages },
      ...{ registration: this.#registration, visitors: this.#visitors },
      waitUntil: work => context.waitUntil(work),
      ...{ open: () => this.#open(), opened: name => this.opened(name) },
    })
    this.#messages.wake()
  }

  protected abstract readonly kind: RoomKind
  protected abstract readonly alarms: Pick<Alarms<'outlet'>, 'ring' | 'at'>
  /** Its documents with who may write them; on the sockets of the first one presence and levels travel. */
  protected abstract documents(): Record<string, Writers>
  /** What it is the room of: whoever may see that may join. */
  protected abstract object(): ObjectRef
  /** Shows what D1 says of its object now; false when that is gone. */
  protected abstract refresh(): Promise<boolean>
  /** Somebody has joined this document, and is greeted next. */
  protected abstract opened(document: string): Promise<void>

  /** A socket that the Worker has let in. */
  override async fetch(request: Request): Promise<Response> {
    const join = readJoin(request)
    this.setId(join.roomId)
    if (join.identity.relay !== undefined)
      return this.#relays?.letIn(join.identity) ?? new Response(null, { status: 404 })
    return this.#door.putOff(join.identity) ?? this.#relays?.handOver(join.identity) ?? this.#door.letIn(join)
  }

  override async webSocketMessage(socket: WebSocket, message: string | ArrayBuffer): Promise<void> {
    try {
      if (this.#relays?.has(socket)) this.#relays.receive(socket, message)
      else this.#messages.receive(socket, message)
    } catch (error) {
      // Half of the work may be done in memory and not on disk, so the memory goes.
      this.#startAgain(error)
    }
  }

  override async webSocketClose(socket: WebSocket, code: number): Promise<void> {
    // Unanswered, a close leaves the other side waiting until it gives up.
    this.#messages.close(socket, sendableCode(code), '')
    await this.#leave(socket)
  }

  override async webSocketError(socket: WebSocket): Promise<void> {
    await this.#leave(socket)
  }

  override async alarm(): Promise<void> {
    await this.alarms.ring()
  }

  /** Looks at every open socket again: lost access closes, a changed level holds at once. */
  async accessChanged(roomId: string): Promise<void> {
    this.setId(roomId)
    // On our sockets people are told what they may do; elsewhere they see that something has changed, and ask.
    if (this.#live || this.kind === 'canvas') this.facts.set(ACCESS_REVISION, String(this.accessRevision + 1))
    const elsewhere = [this.#live?.outlet.accessChanged(), this.#relays?.accessChanged()]
    await Promise.all([this.#access.changed(), ...elsewhere])
  }

  /** Lets somebody whom the Worker has let in read one document at Liveblocks; a close code for whoever may not any more. */
  async liveToken(join: RoomJoin, isLacking: boolean): Promise<LiveJoined | number> {
    this.setId(join.roomId)
    if (!this.#live) throw new Error('this room is not at Liveblocks')
    return this.#visitors.problem(join.identity.address) ?? this.#live.join(join, isLacking)
  }

  /** Somebody's edit that was posted, on disk before the answer; why it is refused. */
  async postEdit({ roomId, identity, checkedAt }: RoomJoin, update: Uint8Array): Promise<Refusal | null> {
    this.setId(roomId)
    await this.opened(identity.document)
    const level = await this.#access.levelNow(identity, checkedAt)
    try {
      const who = { userId: identity.userId, level: level ?? 'read' }
      const refusal = this.acceptEdit(identity.document, who, update)
      if (!refusal) this.documentOf(identity.document).flush()
      return refusal
    } catch (error) {
      this.#startAgain(error)
      throw error
    }
  }

  /** How often somebody's access to this room has changed: by it people at Liveblocks learn to ask again. */
  protected get accessRevision(): number {
    return Number(this.facts.get(ACCESS_REVISION) ?? 0)
  }

  /** A job of the room's clock. */
  protected async lookAfterOutlet(): Promise<void> {
    await this.#live?.outlet.lookAfter()
  }

  /** Somebody's edit of a document, by socket or posted; why it is refused. Whose edits keep being refused waits. */
  acceptEdit(
    document: string,
    who: Editor,
    update: Uint8Array,
    from: WebSocket | null = null,
  ): Refusal | null {
    return this.#pace.accept(this.#documents.of(document).edits, who, update, from)
  }

  /** What of somebody's presence is not theirs to say, beside who it is. */
  protected stampOf(_who: SocketIdentity): Record<string, unknown> {
    return {}
  }

  /** Hears of changes beside the sockets. */
  protected alsoTell(outlet: Outlet): void {
    this.#outlets.push(outlet)
  }

  /** The server's own change of a document that people share. */
  protected writeShared(name: string, change: (doc: Y.Doc) => void): void {
    const { document, edits } = this.#documents.of(name)
    edits.write(change)
    document.flush()
  }

  /** Where people are. */
  protected get places(): { sockets: RoomSockets; live: LiveblocksOutlet | null; people: People } {
    return { sockets: this.#sockets, live: this.#live?.outlet ?? null, people: this.#people }
  }

  /** Who is there, and what its documents take. */
  protected async numbers(): Promise<Pick<RoomInfo, 'people' | 'sockets' | 'liveRooms' | 'documents'>> {
    const atRelays = (await this.#relays?.people()) ?? []
    return {
      people: [...new Set([...this.#people.people(), ...atRelays])],
      sockets: this.#sockets.size + (this.#relays?.viewers ?? 0),
      liveRooms: this.#live?.outlet.roomNames() ?? [],
      documents: this.#documents.all().map(([name, { stored }]) => ({ name, ...stored })),
    }
  }

  protected documentOf(name: string): RoomDocument {
    return this.#documents.of(name).document
  }

  /** The object's name, which an alarm does not tell. */
  protected setId(id: string): void {
    if (this.facts.get(ROOM_ID) !== id) this.facts.set(ROOM_ID, id)
  }

  protected get id(): string {
    const id = this.facts.get(ROOM_ID)
    if (!id) throw new Error('a room was used before it knew its name')
    return id
  }

  /** On the list before D1 is read: a change after that reaches the room, so later joins need not ask. */
  async #open(): Promise<void> {
    await this.#registration.update()
    await this.refresh()
  }

  async #leave(socket: WebSocket): Promise<void> {
    if (this.#relays?.has(socket)) return this.#relays.leave(socket)
    this.#presence.leave(socket)
    this.#sockets.forget(socket)
    if (this.#sockets.size > 0) return
    for (const [, document] of this.#documents.all()) document.settle()
    await this.#registration.update()
  }

  /** Memory that is ahead of the disk is thrown away; everybody comes back to what is on disk. */
  #startAgain(error: unknown): void {
    if (this.#isGoing) return
    this.#isGoing = true
    logError('a room is started again', error)
    for (const all of [this.#sockets, this.#relays]) all?.closeAll(CLOSE.storageFailed, 'try again')
    setTimeout(() => this.ctx.abort('storage failed'), ABORT_AFTER_MS)
  }
}

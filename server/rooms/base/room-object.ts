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
import { RoomDocument } from '#server/rooms/base/document.ts'
import { DocumentEdits, type Editor, type Writers } from '#server/rooms/base/edits.ts'
import { putOff, readJoin } from '#server/rooms/base/join.ts'
import { RoomLog } from '#server/rooms/base/log.ts'
import { SocketMessages } from '#server/rooms/base/messages.ts'
import type { Outlet } from '#server/rooms/base/outlet.ts'
import { RoomPresence } from '#server/rooms/base/presence.ts'
import { RoomKv } from '#server/rooms/base/room-kv.ts'
import { RoomRegistration } from '#server/rooms/base/room-registration.ts'
import { RoomSockets, type SocketIdentity, sendableCode } from '#server/rooms/base/sockets.ts'
import { VisitorLimit } from '#server/rooms/base/visitor-limit.ts'
import type { RoomKind } from '#server/rooms/rooms-queries.ts'
import type { RoomInfo } from '#shared/admin.ts'

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
  readonly #documents: ReadonlyMap<string, { document: RoomDocument; edits: DocumentEdits }>
  readonly #presence: RoomPresence
  readonly #messages: SocketMessages
  readonly #registration: RoomRegistration
  readonly #access: RoomAccess
  readonly #visitors: VisitorLimit
  /** What the first socket waits for, and others who come meanwhile. */
  #opening: Promise<void> = Promise.resolve()
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
      tooSlow: socket => this.#close(socket, CLOSE.tooSlow, 'too slow'),
      counted: open => noteSockets(String(context.id), open),
    })
    this.#outlets = [this.#sockets]
    const documents = Object.entries(this.documents())
    this.#documents = new Map(documents.map(([name, writers]) => [name, this.#openDocument(name, writers)]))
    const [[main] = ['']] = documents
    this.#presence = new RoomPresence(this.#sockets, main, who => this.stampOf(who))
    this.#messages = new SocketMessages({
      ...{ sockets: this.#sockets, presence: this.#presence, main },
      documentOf: name => this.documentOf(name),
      isShared: name => this.#named(name).edits.isShared,
      acceptEdit: (document, who, update, from) => this.acceptEdit(document, who, update, from),
    })
    this.#access = new RoomAccess({
      ...{ d1: env.DB, sockets: this.#sockets, main },
      object: () => this.object(),
      refresh: () => this.refresh(),
      sessionEnded: id => this.#registration.sessionEnded(id),
      levelChanged: socket => this.#presence.stampAgain(socket),
      close: (socket, code, reason) => this.#close(socket, code, reason),
    })
    this.#registration = new RoomRegistration(this.#sockets, {
      d1: env.DB,
      room: () => ({ kind: this.kind, id: this.id }),
      closeSession: (id, why) => this.#access.closeSession(id, why),
      sessionEnds: time => wakeOutbox(env, time.getTime() - Date.now()),
    })
    this.#visitors = new VisitorLimit(this.#sockets, settingsOf(env).VISITORS_PER_ADDRESS)
    this.#messages.wake()
  }

  protected abstract readonly kind: RoomKind
  /** Null for a room that nothing has to be done in later. */
  protected abstract readonly alarms: Pick<Alarms<never>, 'ring'> | null
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
    const { roomId, identity, checkedAt, isOurs } = readJoin(request)
    this.setId(roomId)
    const tooMany = this.#visitors.problem(identity.address)
    if (tooMany !== null) return putOff(tooMany)
    const { 0: client, 1: server } = new WebSocketPair()
    const isFirst = this.#sockets.size === 0
    this.#sockets.accept(server, identity)
    try {
      if (isFirst) this.#opening = this.#open()
      else this.ctx.waitUntil(this.#registration.listSession(identity.sessionId))
      await this.#opening
      if (isFirst || this.#access.isOld(checkedAt)) await this.#access.check(server)
      await this.opened(identity.document)
      this.#messages.greet(server, isOurs)
    } catch (error) {
      this.#close(server, CLOSE.storageFailed, 'try again')
      throw error
    }
    return new Response(null, { status: 101, webSocket: client })
  }

  override async webSocketMessage(socket: WebSocket, message: string | ArrayBuffer): Promise<void> {
    try {
      this.#messages.receive(socket, message)
    } catch (error) {
      // Half of the work may be done in memory and not on disk, so the memory goes.
      this.#startAgain(error)
    }
  }

  override async webSocketClose(socket: WebSocket, code: number): Promise<void> {
    // Unanswered, a close leaves the other side waiting until it gives up.
    this.#close(socket, sendableCode(code), '')
    await this.#leave(socket)
  }

  override async webSocketError(socket: WebSocket): Promise<void> {
    await this.#leave(socket)
  }

  override async alarm(): Promise<void> {
    await this.alarms?.ring()
  }

  /** Looks at every open socket again: lost access closes, a changed level holds at once. */
  async accessChanged(roomId: string): Promise<void> {
    this.setId(roomId)
    await this.#access.changed()
  }

  /** Somebody's edit of a document, by socket or posted; why it is refused. */
  acceptEdit(
    document: string,
    who: Editor,
    update: Uint8Array,
    from: WebSocket | null = null,
  ): Refusal | null {
    return this.#named(document).edits.accept(who, update, from)
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
    const { document, edits } = this.#named(name)
    edits.write(change)
    document.flush()
  }

  /** Sends a frame to those who hear of presence and are meant; how many sockets of whom got it. */
  protected tell(frame: Uint8Array, isMeant: (who: SocketIdentity) => boolean): Map<string, number> {
    const [[main] = ['']] = [...this.#documents]
    const told = new Map<string, number>()
    for (const [socket, who] of this.#sockets.all(main)) {
      if (isMeant(who) && this.#sockets.send(socket, frame))
        told.set(who.userId, (told.get(who.userId) ?? 0) + 1)
    }
    return told
  }

  /** Who is there, and what its documents take. */
  protected numbers(): Pick<RoomInfo, 'people' | 'sockets' | 'documents'> {
    const sockets = this.#sockets.all()
    const people = sockets.flatMap(([, { isSignedIn, userId }]) => (isSignedIn ? [userId] : []))
    return {
      people: [...new Set(people)],
      sockets: sockets.length,
      documents: [...this.#documents].map(([name, { document }]) => ({ name, ...document.stored })),
    }
  }

  protected documentOf(name: string): RoomDocument {
    return this.#named(name).document
  }

  /** The object's name, which an alarm does not tell. */
  protected setId(id: string): void {
    if (this.facts.get(ROOM_ID) !== id) this.facts.set(ROOM_ID, id)
  }

  /** Somebody is here. */
  protected get isWatched(): boolean {
    return this.#sockets.size > 0
  }

  protected get id(): string {
    const id = this.facts.get(ROOM_ID)
    if (!id) throw new Error('a room was used before it knew its name')
    return id
  }

  #openDocument(name: string, writers: Writers): { document: RoomDocument; edits: DocumentEdits } {
    const document = new RoomDocument(new RoomLog(this.ctx.storage, name), {
      changed: (update, from) =>
        this.#outlets.reduce((count, outlet) => count + outlet.changed(name, update, from), 0),
      storageFailed: error => this.#startAgain(error),
    })
    return { document, edits: new DocumentEdits(document, writers, this.clientIds) }
  }

  #named(name: string): { document: RoomDocument; edits: DocumentEdits } {
    const found = this.#documents.get(name)
    if (!found) throw new Error(`this room has no document ${name}`)
    return found
  }

  /** On the list before D1 is read: a change after that reaches the room, so later joins need not ask. */
  async #open(): Promise<void> {
    await this.#registration.update()
    await this.refresh()
  }

  #close(socket: WebSocket, code: number, reason: string): void {
    this.#messages.close(socket, code, reason)
  }

  async #leave(socket: WebSocket): Promise<void> {
    this.#presence.leave(socket)
    this.#sockets.forget(socket)
    if (this.#sockets.size > 0) return
    for (const { document } of this.#documents.values()) document.settle()
    await this.#registration.update()
  }

  /** Memory that is ahead of the disk is thrown away; everybody comes back to what is on disk. */
  #startAgain(error: unknown): void {
    if (this.#isGoing) return
    this.#isGoing = true
    logError('a room is started again', error)
    for (const [socket] of this.#sockets.all()) {
      this.#sockets.close(socket, CLOSE.storageFailed, 'not saved, try again')
    }
    setTimeout(() => this.ctx.abort('storage failed'), ABORT_AFTER_MS)
  }
}

import { spotlightStamp } from '#room-schema/canvas-presence.ts'
import {
  awarenessFrame,
  CLOSE,
  readAwareness,
  readClientMessage,
  SYNC_STEP_1,
  SYNC_STEP_2,
  syncFrame,
} from '#room-schema/protocol.ts'
import { joiningsOf } from '#server/access/levels.ts'
import { canvasRef, patternRef } from '#server/access/objects.ts'
import { type Bindings, settingsOf } from '#server/bindings.ts'
import { wakeOutbox } from '#server/events/outbox.ts'
import { noteSockets } from '#server/features/metrics/counts.ts'
import { RoomAccess } from '#server/rooms/base/access.ts'
import { StoredClientIds } from '#server/rooms/base/client-id-owners.ts'
import { RoomDoor } from '#server/rooms/base/door.ts'
import { DocumentEdits } from '#server/rooms/base/edits.ts'
import { SocketMessages } from '#server/rooms/base/messages.ts'
import { RoomPresence } from '#server/rooms/base/presence.ts'
import { RoomRegistration } from '#server/rooms/base/room-registration.ts'
import { RoomSockets } from '#server/rooms/base/sockets.ts'
import { VisitorLimit } from '#server/rooms/base/visitor-limit.ts'
import { RelayCopy } from '#server/rooms/outlets/relay-copy.ts'
import { RelayReports } from '#server/rooms/outlets/relay-reports.ts'
import type { RelayRef } from '#server/rooms/outlets/relay-stub.ts'
import { RelayUplink } from '#server/rooms/outlets/relay-uplink.ts'
import { can } from '#shared/access.ts'

/** On its sockets presence and levels travel; in every kind of room it is the server's alone. */
const MAIN = 'room'
/** Of a large audience so many relays show so many each; all are counted. */
const RELAYS_SHOWN = 10
const SHOWN_OF_EACH = 5
const NOTHING = new Uint8Array([0, 0])

interface Parts {
  env: Bindings
  context: DurableObjectState
  ref: RelayRef
  /** A new uplink. */
  connect(): Promise<WebSocket>
  seen(): Uint8Array | null
  keepSeen(stateVector: Uint8Array): void
}

/** The people of one relay, with the same sockets, messages, presence, access and door as a room's own. */
export class Relay {
  readonly sockets: RoomSockets
  readonly access: RoomAccess
  readonly door: RoomDoor
  readonly #copy: RelayCopy
  readonly #presence: RoomPresence
  readonly #messages: SocketMessages
  readonly #uplink: RelayUplink
  readonly #reports: RelayReports
  readonly #registration: RoomRegistration
  /** The next presence that is heard is all of it. */
  #isPresenceNew = true
  /** Of whom the room was told. */
  readonly #toldOf = new Set<number>()

  constructor(parts: Parts) {
    const { env, context, ref } = parts
    const { kind, document, number } = ref
    const object = kind === 'canvas' ? canvasRef(ref.id) : patternRef(ref.id)
    this.sockets = new RoomSockets(context, {
      probe: () => syncFrame(SYNC_STEP_1, this.#copy.document.stateVector()),
      tooSlow: socket => this.close(socket, CLOSE.tooSlow, 'too slow'),
      counted: open => noteSockets(String(context.id), open),
    })
    this.#copy = new RelayCopy({
      ...parts,
      changed: update => this.sockets.changed(document, update, null),
      hasSurvivors: this.sockets.size > 0,
    })
    const edits = new DocumentEdits(
      this.#copy.document,
      document === MAIN ? 'server' : [],
      new StoredClientIds(context.storage.sql),
    )
    this.#presence = new RoomPresence(this.sockets, MAIN, {
      stampOf: () => (kind === 'canvas' ? spotlightStamp(false) : {}),
      readersShown: number < RELAYS_SHOWN ? SHOWN_OF_EACH : 0,
      told: entries => this.#tellOf(entries.map(({ clientId }) => clientId)),
    })
    this.#messages = new SocketMessages({
      ...{ sockets: this.sockets, presence: this.#presence, main: MAIN },
      documentOf: () => this.#copy.document,
      isShared: () => edits.isShared,
      // Whatever somebody may do elsewhere, here he only reads.
      acceptEdit: (_, { userId }, update, from) => edits.accept({ userId, level: 'read' }, update, from),
    })
    this.#registration = new RoomRegistration(this.sockets, {
      ...{ d1: env.DB, room: () => ref },
      closeSession: (id, why) => this.access.closeSession(id, why),
      sessionEnds: time => wakeOutbox(env, time.getTime() - Date.now()),
    })
    this.access = new RoomAccess({
      ...{ d1: env.DB, sockets: this.sockets, main: MAIN, object: () => object },
      refresh: async () => (await joiningsOf(env.DB, object, [])) !== null,
      sessionEnded: id => this.#registration.sessionEnded(id),
      levelChanged: socket => this.#sendOn(socket),
      close: (socket, code, reason) => this.close(socket, code, reason),
    })
    this.#uplink = new RelayUplink({
      ...{ connect: parts.connect, heard: frame => this.#heard(frame) },
      opened: () => this.#opened(),
      isWanted: () => this.sockets.size > 0,
      sleeps: () => this.#copy.keepSeen(),
    })
    this.#reports = new RelayReports(this.sockets, text => this.#uplink.send(text))
    this.door = new RoomDoor({
      ...{ sockets: this.sockets, people: this.sockets, messages: this.#messages },
      ...{ access: this.access, registration: this.#registration },
      visitors: new VisitorLimit(this.sockets, settingsOf(env).VISITORS_PER_ADDRESS),
      waitUntil: work => context.waitUntil(work),
      // The room has this relay on its list before anybody's level is read.
      open: async () => {
        await this.#uplink.ready()
        await this.#registration.update()
      },
      opened: () => this.#uplink.ready(),
    })
    this.#messages.wake()
    if (this.sockets.size > 0) this.#uplink.keepOpen()
  }

  /** A relay that has slept answers when it is whole again. */
  async receive(socket: WebSocket, message: string | ArrayBuffer): Promise<void> {
    this.#uplink.keepOpen()
    if (!this.#copy.hasAll) await this.#uplink.ready()
    this.#messages.receive(socket, message)
    if (can(this.sockets.of(socket)?.level ?? null, 'edit')) this.#sendOn(socket)
  }

  close(socket: WebSocket, code: number, reason: string): void {
    this.#messages.close(socket, code, reason)
    this.left(socket)
  }

  left(socket: WebSocket): void {
    this.#presence.leave(socket)
    this.sockets.forget(socket)
    this.#reports.changed()
    if (this.sockets.size > 0) return
    this.#registration.leftToRoom()
    this.#reports.tell()
    this.#uplink.close('nobody is here')
  }

  /** Repeats the room again, if anybody is here. */
  wake(): void {
    if (this.sockets.size > 0) this.#uplink.keepOpen()
  }

  /** Whom the room has handed over, whether or not there is a place for him. */
  arrived(): void {
    this.#reports.arrived()
  }

  /** Who may write here writes at the room, which lets him in when he comes again. */
  #sendOn(socket: WebSocket): void {
    const level = this.sockets.of(socket)?.level ?? null
    if (can(level, 'edit')) this.close(socket, CLOSE.storageFailed, 'come again')
    else this.#presence.stampAgain(socket)
  }

  #opened(): void {
    this.#isPresenceNew = true
    this.#toldOf.clear()
    this.#uplink.send(syncFrame(SYNC_STEP_1, this.#copy.opened()))
    this.#sayAll()
  }

  #sayAll(): void {
    this.#reports.tellAll()
    this.#tellOf(this.#presence.notFrom(this.#uplink).map(({ clientId }) => clientId))
  }

  #heard(frame: Uint8Array): void {
    const message = readClientMessage(frame)
    switch (message?.kind) {
      case 'step1':
        // Shows that it has read so far; it has nothing that the room lacks.
        return this.#uplink.send(syncFrame(SYNC_STEP_2, NOTHING))
      case 'update':
        if (this.#copy.take(message.update, message.isStep2)) this.#uplink.caughtUp()
        return
      case 'awareness':
        this.#presence.takeFrom(this.#uplink, readAwareness(message.update) ?? [], this.#isPresenceNew)
        this.#isPresenceNew = false
        return
      case 'queryAwareness':
        return this.#sayAll()
    }
  }

  /** Tells the room of its own people alone. */
  #tellOf(clientIds: number[]): void {
    const known = new Map(this.#presence.notFrom(this.#uplink).map(entry => [entry.clientId, entry]))
    const entries = clientIds.flatMap(clientId => {
      const entry = known.get(clientId)
      if (entry) this.#toldOf.add(clientId)
      else if (!this.#toldOf.delete(clientId)) return []
      return [entry ?? { clientId, clock: 0, state: 'null' }]
    })
    if (entries.length > 0) this.#uplink.send(awarenessFrame(entries))
  }
}

import { DurableObject } from 'cloudflare:workers'
import { z } from 'zod'
import { CLOSE } from '#room-schema/protocol.ts'
import { type Bindings, settingsOf } from '#server/bindings.ts'
import { logError } from '#server/logs/log-error.ts'
import { readLogSettings } from '#server/logs/log-settings.ts'
import { putOff, type RoomJoin, readJoin, withJoin } from '#server/rooms/base/join.ts'
import { RoomKv } from '#server/rooms/base/room-kv.ts'
import { sendableCode } from '#server/rooms/base/sockets.ts'
import { Relay } from '#server/rooms/outlets/relay.ts'
import { type RelayRef, roomOfRelay } from '#server/rooms/outlets/relay-stub.ts'

const REF = 'relay'
const SEEN = 'seen'

const refSchema = z.object({
  kind: z.enum(['editor', 'canvas']),
  id: z.string(),
  document: z.string(),
  number: z.number(),
}) satisfies z.ZodType<RelayRef>

/** Repeats one document of a room to people of its own, who only read. */
export class RelayObject extends DurableObject<Bindings> {
  readonly #facts: RoomKv
  /** Null until it has been told of what it is a relay. */
  #relay: Relay | null = null

  constructor(context: DurableObjectState, env: Bindings) {
    super(context, env)
    readLogSettings(env)
    this.#facts = new RoomKv(context.storage.sql)
    const known = this.#facts.get(REF)
    if (known) this.#relay = this.#relayOf(refSchema.parse(JSON.parse(known)))
  }

  /** A socket that the Worker has let in, and the room has handed over. */
  override async fetch(request: Request): Promise<Response> {
    const join = readJoin(request)
    const relay = this.#relay ?? this.#begin(join)
    relay.arrived()
    // The room takes it for emptier than it is: by the next try it has heard.
    if (relay.sockets.size >= this.#most) return putOff(CLOSE.tooFast)
    return relay.door.putOff(join.identity) ?? relay.door.letIn(join)
  }

  override async webSocketMessage(socket: WebSocket, message: string | ArrayBuffer): Promise<void> {
    try {
      await this.#relay?.receive(socket, message)
    } catch (error) {
      logError('a relay could not answer', error)
      this.#relay?.close(socket, CLOSE.storageFailed, 'try again')
    }
  }

  override async webSocketClose(socket: WebSocket, code: number): Promise<void> {
    this.#relay?.close(socket, sendableCode(code), '')
  }

  override async webSocketError(socket: WebSocket): Promise<void> {
    this.#relay?.left(socket)
  }

  /** There is something to repeat, and the room has no uplink. */
  async wake(): Promise<number> {
    this.#relay?.wake()
    return this.#relay?.sockets.size ?? 0
  }

  /** Looks at every open socket again: lost access closes, a changed level holds at once. */
  async accessChanged(): Promise<number> {
    await this.#relay?.access.changed()
    return this.#relay?.sockets.size ?? 0
  }

  /** Ids of who is signed in. */
  async people(): Promise<string[]> {
    return this.#relay?.sockets.people() ?? []
  }

  get #most(): number {
    return settingsOf(this.env).RELAYS_ABOVE ?? 0
  }

  #begin({ roomId, identity, relay }: RoomJoin): Relay {
    if (!relay) throw new Error('somebody came to a relay whom no room has handed over')
    const ref = { ...relay, id: roomId, document: identity.document }
    this.#facts.set(REF, JSON.stringify(ref))
    this.#relay = this.#relayOf(ref)
    return this.#relay
  }

  #relayOf(ref: RelayRef): Relay {
    return new Relay({
      ...{ env: this.env, context: this.ctx, ref },
      connect: () => this.#connect(ref),
      seen: () => {
        const text = this.#facts.get(SEEN)
        return text === null ? null : Uint8Array.from(text.split(','), Number)
      },
      keepSeen: vector => this.#facts.set(SEEN, vector.join()),
    })
  }

  /** To its room a relay is one more client, who only reads. */
  async #connect(ref: RelayRef): Promise<WebSocket> {
    const { document, number } = ref
    const name = `relay-${document}-${number}`
    const identity = {
      ...{ userId: name, isSignedIn: true, sessionId: null, address: null, name, picture: null },
      ...{ level: 'read' as const, document, relay: number },
    }
    const join = { roomId: ref.id, identity, checkedAt: Date.now(), isOurs: false }
    const upgrade = new Request('https://room/', { headers: { upgrade: 'websocket' } })
    const { webSocket } = await roomOfRelay(this.env, ref).fetch(withJoin(upgrade, join))
    if (!webSocket) throw new Error('the room has no place for a relay')
    return webSocket
  }
}

import { CLOSE } from '#room-schema/protocol.ts'
import type { RoomAccess } from '#server/rooms/base/access.ts'
import { putOff, type RoomJoin } from '#server/rooms/base/join.ts'
import type { SocketMessages } from '#server/rooms/base/messages.ts'
import type { RoomRegistration } from '#server/rooms/base/room-registration.ts'
import type { RoomSockets, SocketIdentity } from '#server/rooms/base/sockets.ts'
import type { VisitorLimit } from '#server/rooms/base/visitor-limit.ts'

interface Parts {
  sockets: Pick<RoomSockets, 'accept'>
  /** How many are known to be there. */
  people: { readonly size: number }
  visitors: VisitorLimit
  access: RoomAccess
  messages: SocketMessages
  registration: Pick<RoomRegistration, 'listSession'>
  waitUntil(work: Promise<unknown>): void
  /** What the first socket waits for. */
  open(): Promise<void>
  /** Somebody has joined this document, and is greeted next. */
  opened(document: string): Promise<void>
}

/** How somebody whom the Worker has let in comes into a room, or to one of its relays. */
export class RoomDoor {
  readonly #parts: Parts
  /** What the first socket waits for, and others who come meanwhile. */
  #opening: Promise<void> = Promise.resolve()

  constructor(parts: Parts) {
    this.#parts = parts
  }

  async letIn({ identity, checkedAt, isOurs }: RoomJoin): Promise<Response> {
    const { sockets, people, access, messages } = this.#parts
    const { 0: client, 1: server } = new WebSocketPair()
    const isFirst = people.size === 0
    sockets.accept(server, identity)
    try {
      await this.entered(isFirst, identity)
      if (isFirst || access.isOld(checkedAt)) await access.check(server)
      messages.greet(server, isOurs)
    } catch (error) {
      messages.close(server, CLOSE.storageFailed, 'try again')
      throw error
    }
    return new Response(null, { status: 101, webSocket: client })
  }

  /** Why this one is put off; null when it may come. */
  putOff({ address }: SocketIdentity): Response | null {
    const tooMany = this.#parts.visitors.problem(address)
    return tooMany === null ? null : putOff(tooMany)
  }

  /** Whoever comes first opens the room, and all who come meanwhile wait for that. */
  async entered(
    isFirst: boolean,
    { sessionId, document }: Pick<SocketIdentity, 'sessionId' | 'document'>,
  ): Promise<void> {
    const { open, opened, registration, waitUntil } = this.#parts
    if (isFirst) this.#opening = open()
    else waitUntil(registration.listSession(sessionId))
    await this.#opening
    await opened(document)
  }
}

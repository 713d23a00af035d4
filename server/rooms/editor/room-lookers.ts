import { type AskedLook, writeAskedLook } from '#room-schema/asked-look.ts'
import { lookFrame } from '#room-schema/protocol.ts'
import type { RoomDocument } from '#server/rooms/base/document.ts'
import type { RoomSockets, SocketIdentity } from '#server/rooms/base/sockets.ts'
import type { Lookers } from '#server/rooms/editor/looks.ts'
import type { LiveblocksOutlet } from '#server/rooms/outlets/liveblocks-outlet.ts'
import { can } from '#shared/access.ts'

interface Parts {
  sockets: Pick<RoomSockets, 'all' | 'tell'>
  /** Null where people meet on our own sockets alone. */
  live: Pick<LiveblocksOutlet, 'lookers'> | null
  room(): RoomDocument
}

const DOCUMENT = 'room'

/** Browsers that can look at a page, of people who may write: asked by a frame, and at Liveblocks by the room's document. */
export class RoomLookers implements Lookers {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  async there(): Promise<Map<string, number>> {
    const { sockets, live } = this.#parts
    const own = sockets.all(DOCUMENT).flatMap(([, who]) => (canLook(who) ? [who.userId] : []))
    const all = new Map<string, number>()
    for (const id of [...own, ...((await live?.lookers(DOCUMENT)) ?? [])]) all.set(id, (all.get(id) ?? 0) + 1)
    return all
  }

  ask(id: string, people: readonly string[]): void {
    const { sockets, live } = this.#parts
    sockets.tell(DOCUMENT, lookFrame(id), who => canLook(who) && people.includes(who.userId))
    if (live) this.#show({ id, people: [...people] })
  }

  over(): void {
    if (this.#parts.live) this.#show(null)
  }

  #show(asked: AskedLook | null): void {
    const room = this.#parts.room()
    room.write(doc => writeAskedLook(doc, asked))
    room.flush()
  }
}

const canLook = ({ looks, level }: SocketIdentity): boolean => looks === true && can(level, 'edit')

import { z } from 'zod'
import { SocketBacklog } from '#server/rooms/socket-backlog.ts'
import { can, levelSchema } from '#shared/access.ts'

/** Who is behind a socket, and which document it joined; survives hibernation in the socket's attachment. */
export const socketIdentitySchema = z.object({
  userId: z.string(),
  /** False for a visitor who is not signed in. */
  isSignedIn: z.boolean(),
  name: z.string().max(120),
  picture: z.string().max(500).nullable(),
  level: levelSchema,
  document: z.enum(['room', 'files']),
})
export type SocketIdentity = z.infer<typeof socketIdentitySchema>

interface Attachment extends SocketIdentity {
  awarenessIds: number[]
}

interface Link {
  attachment: Attachment
  backlog: SocketBacklog
}

export interface SocketOutlets {
  /** A frame that every client must answer, and answers only when it has read so far. */
  probe(document: SocketIdentity['document']): Uint8Array
  /** This socket does not read what it is sent. */
  tooSlow(socket: WebSocket): void
}

/** The open sockets of a room, by document. */
export class RoomSockets {
  readonly #context: Pick<DurableObjectState, 'acceptWebSocket' | 'getWebSockets'>
  readonly #outlets: SocketOutlets
  readonly #links = new Map<WebSocket, Link>()

  constructor(
    context: Pick<DurableObjectState, 'acceptWebSocket' | 'getWebSockets'>,
    outlets: SocketOutlets,
  ) {
    this.#context = context
    this.#outlets = outlets
    for (const socket of context.getWebSockets()) {
      const attachment = socket.deserializeAttachment() as Attachment | null
      if (attachment) this.#links.set(socket, { attachment, backlog: new SocketBacklog() })
    }
  }

  get size(): number {
    return this.#links.size
  }

  accept(socket: WebSocket, identity: SocketIdentity): void {
    this.#context.acceptWebSocket(socket, [identity.document])
    const attachment = { ...identity, awarenessIds: [] }
    this.#links.set(socket, { attachment, backlog: new SocketBacklog() })
    socket.serializeAttachment(attachment)
  }

  of(socket: WebSocket): Attachment | null {
    return this.#links.get(socket)?.attachment ?? null
  }

  all(document?: SocketIdentity['document']): [WebSocket, Attachment][] {
    return [...this.#links]
      .filter(([, { attachment }]) => !document || attachment.document === document)
      .map(([socket, { attachment }]) => [socket, attachment])
  }

  mayWrite(socket: WebSocket): boolean {
    return can(this.of(socket)?.level ?? null, 'edit')
  }

  setLevel(socket: WebSocket, level: SocketIdentity['level']): void {
    if (this.of(socket)?.level !== level) this.#change(socket, { level })
  }

  setAwarenessIds(socket: WebSocket, awarenessIds: number[]): void {
    this.#change(socket, { awarenessIds })
  }

  /** Returns how many got it; a socket that cannot be written to is left to its close event. */
  broadcast(document: SocketIdentity['document'], frame: Uint8Array, except: WebSocket | null): number {
    let count = 0
    for (const [socket, link] of this.#links) {
      if (link.attachment.document !== document || socket === except) continue
      if (this.#sendTo(socket, link, frame)) count += 1
    }
    return count
  }

  send(socket: WebSocket, frame: Uint8Array): boolean {
    const link = this.#links.get(socket)
    return link !== undefined && this.#sendTo(socket, link, frame)
  }

  /** The socket has answered a probe. */
  answered(socket: WebSocket): void {
    this.#links.get(socket)?.backlog.answered()
  }

  close(socket: WebSocket, code: number, reason: string): void {
    this.#links.delete(socket)
    try {
      socket.close(code, reason.slice(0, 120))
    } catch {
      // The other side was faster.
    }
  }

  forget(socket: WebSocket): void {
    this.#links.delete(socket)
  }

  #sendTo(socket: WebSocket, link: Link, frame: Uint8Array): boolean {
    try {
      socket.send(frame)
    } catch {
      this.#links.delete(socket)
      return false
    }
    const backlog = link.backlog.sent(frame.length)
    if (backlog === 'probe') socket.send(this.#outlets.probe(link.attachment.document))
    if (backlog === 'tooSlow') this.#outlets.tooSlow(socket)
    return true
  }

  #change(socket: WebSocket, change: Partial<Attachment>): void {
    const link = this.#links.get(socket)
    if (!link) return
    link.attachment = { ...link.attachment, ...change }
    socket.serializeAttachment(link.attachment)
  }
}

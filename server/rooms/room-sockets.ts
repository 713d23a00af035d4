import { z } from 'zod'
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

/** The open sockets of a room, by document. */
export class RoomSockets {
  readonly #context: DurableObjectState
  readonly #attachments = new Map<WebSocket, Attachment>()

  constructor(context: DurableObjectState) {
    this.#context = context
    for (const socket of context.getWebSockets()) {
      const attachment = socket.deserializeAttachment() as Attachment | null
      if (attachment) this.#attachments.set(socket, attachment)
    }
  }

  get size(): number {
    return this.#attachments.size
  }

  accept(socket: WebSocket, identity: SocketIdentity): void {
    this.#context.acceptWebSocket(socket, [identity.document])
    this.#store(socket, { ...identity, awarenessIds: [] })
  }

  of(socket: WebSocket): Attachment | null {
    return this.#attachments.get(socket) ?? null
  }

  all(document?: SocketIdentity['document']): [WebSocket, Attachment][] {
    return [...this.#attachments].filter(([, { document: joined }]) => !document || joined === document)
  }

  mayWrite(socket: WebSocket): boolean {
    return can(this.of(socket)?.level ?? null, 'edit')
  }

  setLevel(socket: WebSocket, level: SocketIdentity['level']): void {
    const attachment = this.of(socket)
    if (attachment && attachment.level !== level) this.#store(socket, { ...attachment, level })
  }

  setAwarenessIds(socket: WebSocket, awarenessIds: number[]): void {
    const attachment = this.of(socket)
    if (attachment) this.#store(socket, { ...attachment, awarenessIds })
  }

  /** Returns how many got it; a socket that cannot be written to is left to its close event. */
  broadcast(document: SocketIdentity['document'], frame: Uint8Array, except: WebSocket | null): number {
    let count = 0
    for (const [socket, attachment] of this.#attachments) {
      if (attachment.document !== document || socket === except) continue
      if (this.send(socket, frame)) count += 1
    }
    return count
  }

  send(socket: WebSocket, frame: Uint8Array): boolean {
    try {
      socket.send(frame)
      return true
    } catch {
      this.#attachments.delete(socket)
      return false
    }
  }

  close(socket: WebSocket, code: number, reason: string): void {
    this.#attachments.delete(socket)
    try {
      socket.close(code, reason.slice(0, 120))
    } catch {
      // The other side was faster.
    }
  }

  forget(socket: WebSocket): void {
    this.#attachments.delete(socket)
  }

  #store(socket: WebSocket, attachment: Attachment): void {
    this.#attachments.set(socket, attachment)
    socket.serializeAttachment(attachment)
  }
}

import { z } from 'zod'
import { CLOSE, closingFrame, levelFrame, SYNC_UPDATE, syncFrame } from '#room-schema/protocol.ts'
import type { Outlet } from '#server/rooms/base/outlet.ts'
import { SocketBacklog } from '#server/rooms/base/socket-backlog.ts'
import { can, levelSchema } from '#shared/access.ts'

/** Who is behind a socket, and which document it joined; survives hibernation in the socket's attachment. */
export const socketIdentitySchema = z.object({
  userId: z.string(),
  /** False for a visitor who is not signed in. */
  isSignedIn: z.boolean(),
  /** Ends this socket with it; null for a visitor. */
  sessionId: z.string().nullable(),
  /** Where a visitor comes from; null for who is signed in. */
  address: z.string().max(100).nullable(),
  name: z.string().max(120),
  picture: z.string().max(500).nullable(),
  level: levelSchema,
  document: z.string(),
  /** A browser that can look at a page for a run. */
  looks: z.boolean().optional(),
  /** The number of a relay, which repeats the document to people of its own. */
  relay: z.number().int().min(0).optional(),
})
export type SocketIdentity = z.infer<typeof socketIdentitySchema>

interface Attachment extends SocketIdentity {
  /** The level this socket was told last, or came with. */
  toldLevel: SocketIdentity['level']
  awarenessIds: number[]
}

interface Link {
  attachment: Attachment
  backlog: SocketBacklog
}

export interface SocketOutlets {
  /** A frame that every client must answer, and answers only when it has read so far. */
  probe(document: string): Uint8Array
  /** This socket does not read what it is sent. */
  tooSlow(socket: WebSocket): void
  /** So many are open now. */
  counted?(open: number): void
}

/** The open sockets of a room, by document. */
export class RoomSockets implements Outlet {
  readonly #context: Pick<DurableObjectState, 'acceptWebSocket' | 'getWebSockets'>
  readonly #outlets: SocketOutlets
  readonly #links = new Map<WebSocket, Link>()
  /** Sockets of visitors, by where they come from. */
  readonly #visitors = new Map<string, number>()

  constructor(
    context: Pick<DurableObjectState, 'acceptWebSocket' | 'getWebSockets'>,
    outlets: SocketOutlets,
    isOurs: (who: SocketIdentity) => boolean = isPerson,
  ) {
    this.#context = context
    this.#outlets = outlets
    for (const socket of context.getWebSockets()) {
      const attachment = socket.deserializeAttachment() as Attachment | null
      if (attachment && isOurs(attachment)) this.#add(socket, attachment)
    }
  }

  get size(): number {
    return this.#links.size
  }

  get isWatched(): boolean {
    return this.size > 0
  }

  accept(socket: WebSocket, identity: SocketIdentity): void {
    this.#context.acceptWebSocket(socket, [identity.document])
    const attachment = { ...identity, toldLevel: identity.level, awarenessIds: [] }
    this.#add(socket, attachment)
    socket.serializeAttachment(attachment)
  }

  visitorsFrom(address: string): number {
    return this.#visitors.get(address) ?? 0
  }

  /** How many visitors come from where. */
  visitors(): Map<string, number> {
    return new Map(this.#visitors)
  }

  sessionIds(): Set<string> {
    const ids = [...this.#links.values()].map(({ attachment }) => attachment.sessionId)
    return new Set(ids.filter(id => id !== null))
  }

  of(socket: WebSocket): Attachment | null {
    return this.#links.get(socket)?.attachment ?? null
  }

  count(document: string): number {
    let count = 0
    for (const { attachment } of this.#links.values()) if (attachment.document === document) count += 1
    return count
  }

  all(document?: string): [WebSocket, Attachment][] {
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

  tellLevel(socket: WebSocket): void {
    const identity = this.of(socket)
    if (!identity || !this.send(socket, levelFrame(identity.level))) return
    if (identity.toldLevel !== identity.level) this.#change(socket, { toldLevel: identity.level })
  }

  setAwarenessIds(socket: WebSocket, awarenessIds: number[]): void {
    this.#change(socket, { awarenessIds })
  }

  changed(document: string, update: Uint8Array, from: unknown): number {
    return this.broadcast(document, syncFrame(SYNC_UPDATE, update), from)
  }

  /** Returns how many got it; a socket that cannot be written to is left to its close event. */
  broadcast(document: string, frame: Uint8Array, except: unknown): number {
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

  /** Sends a frame to those of a document who are meant. */
  tell(document: string, frame: Uint8Array, isMeant: (who: SocketIdentity) => boolean): void {
    for (const [socket, who] of this.all(document)) if (isMeant(who)) this.send(socket, frame)
  }

  /** Whoever is signed in, once each. */
  people(): string[] {
    const here = this.all().flatMap(([, { isSignedIn, userId }]) => (isSignedIn ? [userId] : []))
    return [...new Set(here)]
  }

  /** The socket has answered a probe. */
  answered(socket: WebSocket): void {
    this.#links.get(socket)?.backlog.answered()
  }

  close(socket: WebSocket, code: number, reason: string): void {
    const who = this.of(socket)
    this.forget(socket)
    try {
      // A relay would repeat it to people who stay.
      if (who && who.relay === undefined && code >= CLOSE.malformed) socket.send(closingFrame(code))
      socket.close(code, reason.slice(0, 120))
    } catch {
      // The other side was faster.
    }
  }

  closeAll(code: number, reason: string): void {
    for (const [socket] of this.all()) this.close(socket, code, reason)
  }

  forget(socket: WebSocket): void {
    const address = this.of(socket)?.address ?? null
    if (this.#links.delete(socket)) this.#outlets.counted?.(this.size)
    if (address === null) return
    const left = this.visitorsFrom(address) - 1
    if (left > 0) this.#visitors.set(address, left)
    else this.#visitors.delete(address)
  }

  #add(socket: WebSocket, attachment: Attachment): void {
    this.#links.set(socket, { attachment, backlog: new SocketBacklog() })
    this.#outlets.counted?.(this.size)
    const { address } = attachment
    if (address !== null) this.#visitors.set(address, this.visitorsFrom(address) + 1)
  }

  #sendTo(socket: WebSocket, link: Link, frame: Uint8Array): boolean {
    try {
      socket.send(frame)
    } catch {
      this.forget(socket)
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

const isPerson = ({ relay }: SocketIdentity): boolean => relay === undefined

const NORMAL_CLOSE = 1000
/** 1005 and 1006 say that no code came; they may not be sent. */
export const sendableCode = (code: number): number => (code >= 3000 && code < 5000 ? code : NORMAL_CLOSE)

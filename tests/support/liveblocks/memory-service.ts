import * as Y from 'yjs'
import type { ActiveUser, LiveService, LiveUser } from '#server/rooms/outlets/liveblocks-service.ts'

type Call = keyof LiveService

/** Liveblocks in memory, whose answers a test loses, refuses, or holds up. */
export class MemoryService implements LiveService {
  readonly rooms = new Map<string, Y.Doc>()
  readonly calls: { what: Call; room: string; at: number; bytes: number }[] = []
  /** Who is linked to any room. */
  linked: ActiveUser[] = []
  readonly tokens: { room: string; user: LiveUser }[] = []
  /** What happens to the next publishes: they fail before the service has them, or after. */
  faults: ('before' | 'after' | 'ok')[] = []
  isAway = false
  /** Done while a call is on its way. */
  during: ((what: Call, room: string) => void | Promise<void>) | null = null

  async create(room: string): Promise<void> {
    await this.#arrive('create', room)
    if (!this.rooms.has(room)) this.rooms.set(room, new Y.Doc())
  }

  async read(room: string): Promise<Uint8Array | null> {
    await this.#arrive('read', room)
    const doc = this.rooms.get(room)
    return doc ? Y.encodeStateAsUpdate(doc) : null
  }

  async publish(room: string, update: Uint8Array): Promise<boolean> {
    await this.#arrive('publish', room, update.length)
    const fault = this.faults.shift() ?? 'ok'
    if (fault === 'before') throw new Error('away')
    const doc = this.rooms.get(room)
    if (!doc) return false
    Y.applyUpdate(doc, update)
    if (fault === 'after') throw new Error('the answer was lost')
    return true
  }

  async remove(room: string): Promise<void> {
    await this.#arrive('remove', room)
    this.rooms.delete(room)
  }

  async active(room: string): Promise<ActiveUser[]> {
    await this.#arrive('active', room)
    return this.linked
  }

  async token(room: string, user: LiveUser): Promise<string> {
    await this.#arrive('token', room)
    this.tokens.push({ room, user })
    return `token ${this.tokens.length}`
  }

  textOf(room: string, name = 't'): string | undefined {
    return this.rooms.get(room)?.getText(name).toString()
  }

  of(what: Call): typeof this.calls {
    return this.calls.filter(call => call.what === what)
  }

  async #arrive(what: Call, room: string, bytes = 0): Promise<void> {
    this.calls.push({ what, room, at: Date.now(), bytes })
    if (this.isAway) throw new Error('away')
    await this.during?.(what, room)
  }
}

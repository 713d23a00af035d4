import type { SocketIdentity } from '#server/rooms/base/sockets.ts'

const REMEMBERED_MAX = 500

type Person = Pick<SocketIdentity, 'userId' | 'isSignedIn'>

interface Gone {
  /** The clock that told everybody; null when this room had forgotten it in its sleep. */
  clock: number | null
  userId: string
  isSignedIn: boolean
}

/**
 * Who has just left. Without this memory another client's late echo of somebody who is gone would make a ghost, and
 * somebody who comes back under the same client id would be too old to be seen.
 */
export class LeftClients {
  readonly #gone = new Map<number, Gone>()

  has(clientId: number): boolean {
    return this.#gone.has(clientId)
  }

  add(clientId: number, clock: number | null, identity: Person | null): void {
    this.#gone.delete(clientId)
    this.#gone.set(clientId, {
      clock,
      userId: identity?.userId ?? '',
      isSignedIn: identity?.isSignedIn ?? true,
    })
    const [oldest] = this.#gone.keys()
    if (this.#gone.size > REMEMBERED_MAX && oldest !== undefined) this.#gone.delete(oldest)
  }

  delete(clientId: number): void {
    this.#gone.delete(clientId)
  }

  /** Visitors have no account to be told apart by. */
  isSame(clientId: number, { userId, isSignedIn }: Person): boolean {
    const gone = this.#gone.get(clientId)
    return gone !== undefined && (gone.userId === userId || !(gone.isSignedIn || isSignedIn))
  }

  /** A clock that everybody takes for newer than the farewell. */
  clockAfter(clientId: number, clock: number): number {
    return Math.max(clock, (this.#gone.get(clientId)?.clock ?? 0) + 1)
  }

  /** Another client still shows somebody whose last clock was forgotten here: the clock of the farewell, once. */
  learn(clientId: number, clock: number): number | null {
    const gone = this.#gone.get(clientId)
    if (!gone || gone.clock !== null) return null
    gone.clock = clock + 1
    return gone.clock
  }
}

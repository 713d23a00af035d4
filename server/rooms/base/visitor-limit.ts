import { CLOSE } from '#room-schema/protocol.ts'
import type { RoomSockets } from '#server/rooms/base/sockets.ts'
import { TokenBucket } from '#server/rooms/base/token-bucket.ts'

/** As a share of those who may be there: 20 a second of 200. */
const NEW_PER_SECOND = 0.1
/** Rates of addresses that went quiet are let go of. */
const ADDRESSES_MAX = 1_000

/** How many signed-out sockets one address may have in a room, and how fast they may come. */
export class VisitorLimit {
  readonly #sockets: Pick<RoomSockets, 'visitorsFrom'>
  readonly #max: number
  readonly #rates = new Map<string, TokenBucket>()

  constructor(sockets: Pick<RoomSockets, 'visitorsFrom'>, max: number) {
    this.#sockets = sockets
    this.#max = max
  }

  /** Why one more from there is put off; null when it may come, as everybody may who is signed in. */
  problem(address: string | null, now = Date.now()): number | null {
    if (address === null) return null
    if (this.#sockets.visitorsFrom(address) >= this.#max) return CLOSE.tooManyVisitors
    return this.#rateOf(address).take(now) ? null : CLOSE.tooFast
  }

  #rateOf(address: string): TokenBucket {
    const known = this.#rates.get(address)
    if (known) return known
    const [oldest] = this.#rates.keys()
    if (this.#rates.size >= ADDRESSES_MAX && oldest !== undefined) this.#rates.delete(oldest)
    const rate = new TokenBucket(Math.max(1, this.#max * NEW_PER_SECOND), 1)
    this.#rates.set(address, rate)
    return rate
  }
}

import { readAwareness } from '#room-schema/protocol.ts'

/** What the stock client does: every change of presence it learns, others' too, it sends back. */
export class PresenceEcho {
  readonly #clocks = new Map<number, number>()

  /** Is there anything new in this message (with its length in front)? Then it goes back. */
  learns(message: Uint8Array): boolean {
    const lengthBytes = message.findIndex(byte => byte < 128) + 1
    const entries = readAwareness(message.subarray(lengthBytes)) ?? []
    const fresh = entries.filter(({ clientId, clock }) => clock > (this.#clocks.get(clientId) ?? -1))
    for (const { clientId, clock } of fresh) this.#clocks.set(clientId, clock)
    return fresh.length > 0
  }
}

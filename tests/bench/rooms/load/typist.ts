import * as Y from 'yjs'
import type { Histogram } from '#tests/bench/rooms/load/histogram.ts'
import { mark, PRESENCE_MARK } from '#tests/bench/rooms/load/mark.ts'
import { Participant } from '#tests/bench/rooms/load/participant.ts'
import { PresenceSocket } from '#tests/bench/rooms/load/presence-socket.ts'
import type { RoomAddress } from '#tests/bench/rooms/servers/room-server.ts'

/** Somebody who types in one file with others and moves a cursor. */
export class Typist {
  readonly participant: Participant
  /** When each of this person's characters was typed, by its Yjs clock. */
  readonly #typed = new Map<number, number>()
  readonly #presence: PresenceSocket | null
  #clock = 0
  #at = 0

  private constructor(participant: Participant, presence: PresenceSocket | null) {
    this.participant = participant
    this.#presence = presence
  }

  static async joined(address: RoomAddress, echoesPresence: boolean): Promise<Typist> {
    const presence = address.presenceUrl
      ? await PresenceSocket.joined({ ...address, url: address.presenceUrl }, echoesPresence)
      : null
    return new Typist(await Participant.joined(address, !presence && echoesPresence), presence)
  }

  get frames(): number {
    return this.participant.frames + (this.#presence?.frames ?? 0)
  }

  get hasDropped(): boolean {
    return this.participant.hasDropped || this.#presence?.hasDropped === true
  }

  type(text: Y.Text): void {
    const { doc } = this.participant
    this.#typed.set(Y.getState(doc.store, doc.clientID), performance.now())
    this.#at = Math.min(text.length, this.#at || Math.floor(text.length * Math.random()))
    text.insert(this.#at, 'x')
    this.#at += 1
  }

  moveCursor(): void {
    const number = this.#clock++
    const cursor = { x: number % 1_000, y: number % 700, mark: mark(PRESENCE_MARK, number) }
    const user = { name: 'Ada Lovelace', color: '#30bced' }
    const entry = {
      clientId: this.participant.doc.clientID,
      clock: number + 1,
      state: JSON.stringify({ user, cursor }),
    }
    if (this.#presence) this.#presence.send(entry)
    else this.participant.sendPresence(entry)
  }

  /** Records how old the others' characters are when this person gets them. */
  watch(others: Typist[], ages: Histogram): void {
    const typedBy = new Map(others.map(other => [other.participant.doc.clientID, other.#typed]))
    this.participant.doc.on('afterTransaction', ({ local, beforeState, afterState }) => {
      if (local) return
      const now = performance.now()
      for (const [clientId, clock] of afterState) {
        for (let at = beforeState.get(clientId) ?? 0; at < clock; at++) {
          const typed = typedBy.get(clientId)?.get(at)
          if (typed !== undefined) ages.record(now - typed)
        }
      }
    })
  }

  leave(): void {
    this.#presence?.leave()
    this.participant.leave()
  }
}

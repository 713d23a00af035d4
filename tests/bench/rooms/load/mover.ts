import type * as Y from 'yjs'
import { mark, PRESENCE_MARK } from '#tests/bench/rooms/load/mark.ts'
import { pace, wait } from '#tests/bench/rooms/load/pace.ts'
import { Participant } from '#tests/bench/rooms/load/participant.ts'
import { PresenceSocket } from '#tests/bench/rooms/load/presence-socket.ts'
import type { RoomAddress } from '#tests/bench/rooms/servers/room-server.ts'

/** As often as a page of the product tells of its pointer. */
const MOVES_PER_SECOND = 25
const CHANGES_PER_SECOND = 1

interface Acts {
  /** What is told beside the cursor, while something is at this place. */
  state(at: { x: number; y: number }): object
  /** What is written now and then. */
  change(doc: Y.Doc, x: number): void
}

/** Somebody whose pointer never rests, and who changes the shared document once a second. */
export class Mover {
  readonly #participant: Participant
  readonly #presence: PresenceSocket
  readonly #place: number
  readonly #acts: Acts
  #moves = 0

  private constructor(participant: Participant, presence: PresenceSocket, place: number, acts: Acts) {
    this.#participant = participant
    this.#presence = presence
    this.#place = place
    this.#acts = acts
  }

  /** `place`: which of several this is, so that they do not all move at once. */
  static async joined(address: RoomAddress, place: number, acts: Acts): Promise<Mover> {
    const presence = await PresenceSocket.joined({ ...address, url: `${address.presenceUrl}` }, false)
    return new Mover(await Participant.joined(address), presence, place, acts)
  }

  get hasDropped(): boolean {
    return this.#participant.hasDropped || this.#presence.hasDropped
  }

  async move(seconds: number): Promise<void> {
    await wait((this.#place * 1_000) / MOVES_PER_SECOND / 5)
    const { doc } = this.#participant
    await Promise.all([
      pace(MOVES_PER_SECOND, seconds, () => this.#tell()),
      pace(CHANGES_PER_SECOND, seconds, index => this.#acts.change(doc, (index * 40) % 4_000)),
    ])
  }

  leave(): void {
    this.#presence.leave()
    this.#participant.leave()
  }

  #tell(): void {
    const number = this.#moves++
    const at = { x: number % 1_000, y: number % 700 }
    const state = { ...this.#acts.state(at), cursor: { ...at, mark: mark(PRESENCE_MARK, number) } }
    this.#presence.send({
      clientId: this.#participant.doc.clientID,
      clock: number + 1,
      state: JSON.stringify(state),
    })
  }
}

import { registerOpenRoom, unregisterOpenRoom } from '#server/rooms/rooms-queries.ts'

/** The room's entry in the list of rooms that a change of access must reach; what is written last is what is true. */
export class OpenRoomEntry {
  readonly #isOpen: () => boolean
  #writing: Promise<void> = Promise.resolve()

  constructor(isOpen: () => boolean) {
    this.#isOpen = isOpen
  }

  /** One write after another, each with what is true by then. */
  update(d1: D1Database, patternId: string): Promise<void> {
    this.#writing = this.#writing
      .catch(() => undefined)
      .then(() =>
        this.#isOpen() ? registerOpenRoom(d1, patternId, 'editor') : unregisterOpenRoom(d1, patternId),
      )
    return this.#writing
  }
}

import * as decoding from 'lib0/decoding'
import { LOOK } from '#room-schema/protocol.ts'
import { api } from '#shared/api/index.ts'
import { LOOKS_QUERY, type Looked } from '#shared/page-look.ts'
import type { Person } from '#tests/support/people/person.ts'
import { RoomClient } from '#tests/support/rooms/room-client.ts'
import { until } from '#tests/support/until.ts'

/** Somebody whose browser says that it can look at pages, and who answers by hand. */
export class LookingClient extends RoomClient {
  readonly lookIds: string[] = []
  /** When each of them came. */
  readonly askedAt: number[] = []
  readonly #person: Person
  readonly #patternId: string

  constructor(person: Person, patternId: string) {
    super(person, patternId, 'room', { [LOOKS_QUERY]: '1' })
    this.#person = person
    this.#patternId = patternId
    this.provider.messageHandlers[LOOK] = (_, decoder) => {
      this.lookIds.push(decoding.readVarString(decoder))
      this.askedAt.push(Date.now())
    }
  }

  static async looking(person: Person, patternId: string): Promise<LookingClient> {
    const client = new LookingClient(person, patternId)
    await until(() => client.provider.synced, `${person.name} joins`)
    return client
  }

  /** Waits for the next look, and is given its id. */
  async asked(count = 1): Promise<string> {
    await until(() => this.lookIds.length >= count, `${this.#person.name} is asked to look`, 30)
    return this.lookIds[count - 1] ?? ''
  }

  take(lookId: string, isAble = true, as: Person = this.#person) {
    return as.call(api.looks.take, { body: { id: this.#patternId, lookId, isAble } })
  }

  seen(lookId: string, looked: Looked[], as: Person = this.#person) {
    return as.call(api.looks.seen, { body: { id: this.#patternId, lookId, looked } })
  }
}

// Two people in a room of their own, in a process of their own: how long until the one sees what the other types.

import * as Y from 'yjs'
import { filesOf } from '#room-schema/editor-room.ts'
import type { Person } from '#tests/support/people/person.ts'
import { RoomClient } from '#tests/support/rooms/room-client.ts'
import { until } from '#tests/support/until.ts'

const TYPED_EVERY_MS = 50

export interface TypingSeen {
  sent: number
  arrived: number
  /** Milliseconds until the other one had it, edit by edit. */
  times: number[]
  /** When each was typed, in milliseconds since 1970. */
  typedAt: number[]
}

/** Two people who type until they are told to rest. */
export class Typists {
  readonly #writer: RoomClient
  readonly #reader: RoomClient
  #sentAt: number[] = []
  #times: number[] = []
  #timer: ReturnType<typeof setInterval> | null = null

  private constructor(writer: RoomClient, reader: RoomClient) {
    this.#writer = writer
    this.#reader = reader
    filesOf(reader.doc).observeDeep(() => this.#look())
  }

  static async come(one: Person, other: Person, patternId: string): Promise<Typists> {
    const writer = await RoomClient.joined(one, patternId, 'files')
    const reader = await RoomClient.joined(other, patternId, 'files')
    filesOf(writer.doc).set('notes.md', new Y.Text(''))
    await until(() => filesOf(reader.doc).has('notes.md'), 'the file is there')
    return new Typists(writer, reader)
  }

  type(): void {
    this.#sentAt = []
    this.#times = []
    const before = textOf(this.#writer).length
    this.#base = before
    this.#timer = setInterval(() => {
      this.#sentAt.push(performance.now())
      textOf(this.#writer).insert(textOf(this.#writer).length, 'x')
    }, TYPED_EVERY_MS)
  }

  /** Stops typing, and waits for what is under way as long as told. */
  async rest(waitMs: number): Promise<TypingSeen> {
    if (this.#timer) clearInterval(this.#timer)
    const end = Date.now() + waitMs
    while (this.#times.length < this.#sentAt.length && Date.now() < end)
      await new Promise(resolve => setTimeout(resolve, TYPED_EVERY_MS))
    const typedAt = this.#sentAt.map(at => performance.timeOrigin + at)
    return { sent: typedAt.length, arrived: this.#times.length, times: this.#times, typedAt }
  }

  leave(): void {
    if (this.#timer) clearInterval(this.#timer)
    this.#writer.leave()
    this.#reader.leave()
  }

  #base = 0

  #look(): void {
    const count = textOf(this.#reader).length - this.#base
    const now = performance.now()
    while (this.#times.length < Math.min(count, this.#sentAt.length))
      this.#times.push(now - (this.#sentAt[this.#times.length] ?? now))
  }
}

const textOf = ({ doc }: RoomClient): Y.Text => filesOf(doc).get('notes.md') as Y.Text

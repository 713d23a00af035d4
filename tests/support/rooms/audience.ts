import type * as Y from 'yjs'
import type { RoomAddress } from '#room-schema/room-id.ts'
import { Person } from '#tests/support/people/person.ts'
import { RoomClient } from '#tests/support/rooms/room-client.ts'
import { until } from '#tests/support/until.ts'

/** One visitor who reads a text of numbered lines, and notes when a line is missing or out of order. */
export class Reader {
  readonly client: RoomClient
  /** The first text that was not the lines from 0 on. */
  fault: string | null = null
  closes = 0
  readonly #textOf: (doc: Y.Doc) => string

  constructor(person: Person, { id, document, kind }: RoomAddress, textOf: (doc: Y.Doc) => string) {
    this.#textOf = textOf
    this.client = new RoomClient(person, id, document, {}, kind)
    this.client.doc.on('update', () => {
      if (!isInOrder(this.text)) this.fault ??= this.text.slice(-200)
    })
    this.client.provider.on('connection-close', () => {
      this.closes += 1
    })
  }

  get text(): string {
    return this.#textOf(this.client.doc)
  }

  has = (lines: number): boolean => this.text.split('\n').length - 1 === lines
}

/** So many visitors, each with a document of their own, one after the other so that it is known where each one is. */
export async function audience(
  url: string,
  room: RoomAddress,
  size: number,
  textOf: (doc: Y.Doc) => string,
): Promise<Reader[]> {
  const readers: Reader[] = []
  while (readers.length < size) {
    const batch = Array.from({ length: Math.min(5, size - readers.length) }, () => {
      const reader = new Reader(new Person(url), room, textOf)
      readers.push(reader)
      return reader
    })
    await until(() => batch.every(({ client }) => client.provider.synced), 'the audience joins', 30)
  }
  return readers
}

const isInOrder = (text: string): boolean =>
  text.split('\n').every((line, at, { length }) => line === (at === length - 1 ? '' : String(at)))

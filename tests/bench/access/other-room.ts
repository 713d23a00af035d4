import * as Y from 'yjs'
import { filesOf } from '#room-schema/editor-room.ts'
import type { Person } from '#tests/support/people/person.ts'
import { RoomClient } from '#tests/support/rooms/room-client.ts'
import { until } from '#tests/support/until.ts'

const EVERY_MS = 20

/** Two people in another room, of whom one types and the other sees it. */
export class OtherRoom {
  readonly #writer: RoomClient
  readonly #reader: RoomClient
  readonly #typedAt: number[] = []
  readonly #ages: number[] = []
  #timer: ReturnType<typeof setInterval> | undefined

  private constructor(writer: RoomClient, reader: RoomClient) {
    this.#writer = writer
    this.#reader = reader
  }

  static async open(person: Person): Promise<OtherRoom> {
    const id = await person.newPattern()
    return new OtherRoom(
      await RoomClient.joined(person, id, 'files'),
      await RoomClient.joined(person, id, 'files'),
    )
  }

  async begin(): Promise<void> {
    const text = new Y.Text()
    filesOf(this.#writer.doc).set('App.tsx', text)
    const seen = () => filesOf(this.#reader.doc).get('App.tsx')
    await until(() => seen() instanceof Y.Text, 'the file is seen')
    this.#reader.doc.on('update', () => {
      const { length } = String(seen())
      while (this.#ages.length < length)
        this.#ages.push(performance.now() - (this.#typedAt[this.#ages.length] ?? 0))
    })
    this.#timer = setInterval(() => {
      this.#typedAt.push(performance.now())
      text.insert(text.length, 'x')
    }, EVERY_MS)
  }

  /** How long each character took to be seen. */
  end(): number[] {
    clearInterval(this.#timer)
    this.#writer.leave()
    this.#reader.leave()
    return this.#ages
  }
}

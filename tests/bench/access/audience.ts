import { LEVEL, SYNC_STEP_1, syncFrame } from '#room-schema/protocol.ts'
import { FrameSocket } from '#tests/bench/rooms/load/frame-socket.ts'
import { Person } from '#tests/support/people/person.ts'

const AT_ONCE = 50

/** Somebody who looks on, and says when a new level or the end has come. */
class Onlooker {
  readonly answered: Promise<void>
  /** When the room closed it. */
  readonly closed: Promise<number>
  readonly #socket: FrameSocket
  #heard: (at: number) => void = () => undefined

  constructor(person: Person, patternId: string) {
    let end: (at: number) => void
    let answer: { done(): void; failed(error: Error): void }
    this.closed = new Promise(done => {
      end = done
    })
    this.answered = new Promise((done, failed) => {
      answer = { done, failed }
    })
    const address = `${person.url.replace(/^http/, 'ws')}/rooms/editor/${patternId}`
    this.#socket = new FrameSocket(address, person.headers, {
      opened: () => this.#socket.send(syncFrame(SYNC_STEP_1, new Uint8Array([0]))),
      message: (bytes, start) => {
        if (bytes[start] === LEVEL) this.#heard(performance.now())
        answer.done()
      },
      closed: code => {
        end(performance.now())
        answer.failed(new Error(`a viewer was closed with ${code}`))
      },
    })
  }

  nextLevel(): Promise<number> {
    return new Promise(done => {
      this.#heard = done
    })
  }

  leave(): void {
    this.#socket.close()
  }
}

/** Many people who look at one design. */
export class Audience {
  readonly #onlookers: Onlooker[]

  private constructor(onlookers: Onlooker[]) {
    this.#onlookers = onlookers
  }

  static async of(url: string, patternId: string, haveAccounts: boolean, count: number): Promise<Audience> {
    const visitor = new Person(url)
    const onlookers: Onlooker[] = []
    for (let at = 0; at < count; at += AT_ONCE) {
      const coming = Array.from({ length: Math.min(AT_ONCE, count - at) }, async () =>
        Audience.joined(haveAccounts ? await Person.guest(url) : visitor, patternId),
      )
      onlookers.push(...(await Promise.all(coming)))
    }
    return new Audience(onlookers)
  }

  static async joined(person: Person, patternId: string): Promise<Onlooker> {
    const onlooker = new Onlooker(person, patternId)
    await onlooker.answered
    return onlooker
  }

  get size(): number {
    return this.#onlookers.length
  }

  async allOut(): Promise<number> {
    return Math.max(...(await Promise.all(this.#onlookers.map(({ closed }) => closed))))
  }
}

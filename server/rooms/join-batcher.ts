import { type Joining, joiningsOf } from '#server/access/levels.ts'
import type { ObjectRef } from '#server/access/objects.ts'

/** A statement takes 100 values; some are not tokens. */
const TOGETHER_MAX = 80
/** Whoever asks for the others may be gone before the answer comes, and the runtime ends its work then. */
const PATIENCE_MS = 1_000

const LEAD = Symbol('it is your turn to ask')

interface Waiting {
  token: string | null
  answer(joining: Joining | null | typeof LEAD): void
  fail(error: unknown): void
}

/**
 * Asks the database at once, and for those who come while an answer is on its way all together: a storm of joins after a
 * break of the network is a few questions for each room.
 */
export class JoinBatcher {
  readonly #d1: D1Database
  /** Who waits for the next question, for each object about which one is on its way. */
  readonly #waiting = new Map<string, Waiting[]>()

  constructor(d1: D1Database) {
    this.#d1 = d1
  }

  /** The person of a session with their level; null when there is no such object. */
  async ask(token: string | null, object: ObjectRef): Promise<Joining | null> {
    const waiting = this.#waiting.get(keyOf(object))
    if (waiting) {
      const answer = await this.#wait(token, waiting)
      if (answer !== LEAD) return answer
    }
    return this.#askWithOthers(token, object)
  }

  async #wait(token: string | null, waiting: Waiting[]): Promise<Joining | null | typeof LEAD> {
    let timer: ReturnType<typeof setTimeout> | null = null
    const answered = new Promise<Joining | null | typeof LEAD>((answer, fail) => {
      const own = { token, answer, fail }
      waiting.push(own)
      timer = setTimeout(() => {
        const at = waiting.indexOf(own)
        if (at >= 0) waiting.splice(at, 1)
        answer(LEAD)
      }, PATIENCE_MS)
    })
    return answered.finally(() => timer && clearTimeout(timer))
  }

  async #askWithOthers(token: string | null, object: ObjectRef): Promise<Joining | null> {
    const key = keyOf(object)
    const waiting = this.#waiting.get(key) ?? []
    this.#waiting.set(key, waiting)
    const others = waiting.splice(0, TOGETHER_MAX - 1)
    try {
      const tokens = [token, ...others.map(other => other.token)].filter(known => known !== null)
      const joinings = await joiningsOf(this.#d1, object, [...new Set(tokens)])
      const joiningOf = (asked: string | null) => joinings?.get(asked) ?? joinings?.get(null) ?? null
      for (const other of others) other.answer(joiningOf(other.token))
      return joiningOf(token)
    } catch (error) {
      for (const other of others) other.fail(error)
      throw error
    } finally {
      const next = waiting.shift()
      if (next) next.answer(LEAD)
      else this.#waiting.delete(key)
    }
  }
}

const keyOf = ({ kind, id }: ObjectRef): string => `${kind}/${id}`

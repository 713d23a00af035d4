import type { Looker, LookPort, NotLooked } from '#server/generation/look/look-port.ts'
import { newId } from '#shared/ids.ts'
import { LOOK_TAKEN_WITHIN_MS, LOOK_WITHIN_MS, type LookAsk, type Looked } from '#shared/page-look.ts'

interface OpenLook {
  ask: LookAsk
  endsAt: number
  /** How many browsers of whom have yet to answer. */
  asked: Map<string, number>
  takenBy: string | null
  /** Somebody has taken it, or everybody asked has declined. */
  answered(): void
  seen(looked: Looked[]): void
}

export type TakenLook = LookAsk & { withinMs: number }

/** Browsers that can look and whose people may write. */
export interface Lookers {
  /** How many of whom. */
  there(): Promise<Map<string, number>>
  ask(lookId: string, people: readonly string[]): void
  /** Nobody is asked any more. */
  over(): void
}

/** Pages that are to be looked at: who is asked, who does it, and what they say. One person at a time is asked. */
export class Looks implements LookPort {
  readonly #lookers: Lookers
  readonly #open = new Map<string, OpenLook>()

  constructor(lookers: Lookers) {
    this.#lookers = lookers
  }

  /** Whoever sent the prompt first, then the other writers, of whom the first one who answers gets it. */
  async look(ask: LookAsk, { userId, signal }: Looker): Promise<Looked[] | NotLooked> {
    const lookId = newId()
    const endsAt = Date.now() + LOOK_WITHIN_MS
    const seen = awaited<Looked[]>()
    const open: OpenLook = {
      ...{ ask, endsAt, asked: new Map(), takenBy: null, seen: seen.resolve },
      answered: () => undefined,
    }
    this.#open.set(lookId, open)
    try {
      const people = await this.#lookers.there()
      for (const isMeant of [(id: string) => id === userId, (id: string) => id !== userId]) {
        if (signal.aborted) break
        const answered = awaited<null>()
        open.answered = () => answered.resolve(null)
        const meant = [...people].filter(([id]) => isMeant(id))
        if (meant.length === 0) continue
        open.asked = new Map([...open.asked, ...meant])
        this.#lookers.ask(
          lookId,
          meant.map(([id]) => id),
        )
        await within(LOOK_TAKEN_WITHIN_MS, answered.promise, signal)
        if (open.takenBy !== null) return (await within(endsAt - Date.now(), seen.promise, signal)) ?? 'late'
      }
      return open.asked.size > 0 ? 'declined' : 'nobody'
    } finally {
      this.#open.delete(lookId)
      if (open.asked.size > 0) this.#lookers.over()
    }
  }

  /** What somebody who was asked is to look at; null when it is not theirs any more, or they cannot. */
  take(lookId: string, userId: string, isAble: boolean): TakenLook | null | 'unknown' {
    const open = this.#open.get(lookId)
    const left = open?.asked.get(userId)
    if (!open || left === undefined) return 'unknown'
    if (open.takenBy !== null) return null
    if (isAble) {
      open.takenBy = userId
      open.answered()
      return { ...open.ask, withinMs: Math.max(0, open.endsAt - Date.now()) }
    }
    open.asked.set(userId, left - 1)
    if ([...open.asked.values()].every(count => count <= 0)) open.answered()
    return null
  }

  /** Counts once, and only from whoever took it. */
  seen(lookId: string, userId: string, looked: Looked[]): boolean {
    const open = this.#open.get(lookId)
    if (!open || open.takenBy !== userId) return false
    this.#open.delete(lookId)
    open.seen(looked)
    return true
  }
}

/** Null when it does not come in time, or nobody waits for it any more. */
async function within<T>(milliseconds: number, work: Promise<T>, signal: AbortSignal): Promise<T | null> {
  if (signal.aborted) return null
  const over = awaited<null>()
  const end = () => over.resolve(null)
  const timer = setTimeout(end, Math.max(0, milliseconds))
  signal.addEventListener('abort', end, { once: true })
  try {
    return await Promise.race([work, over.promise])
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', end)
  }
}

/** Something that comes when somebody says so. */
function awaited<T>(): { promise: Promise<T>; resolve(value: T): void } {
  let resolve: (value: T) => void = () => undefined
  const promise = new Promise<T>(done => {
    resolve = done
  })
  return { promise, resolve }
}

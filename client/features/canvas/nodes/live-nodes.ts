/** A design that takes longer to paint does not keep the others waiting. */
const PAINTS_WITHIN_MS = 6_000
/** Loading is what makes a board stutter. */
const MOUNTS_AT_ONCE = 2

/** Which designs of a board run just now, outside of the library's store: each of them hears of itself alone. */
export class LiveNodes {
  #wanted: readonly string[] = []
  #live = new Map<string, { isPainted: boolean }>()
  readonly #listeners = new Set<() => void>()
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>()

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  isLive = (id: string): boolean => this.#live.has(id)
  ids = (): ReadonlySet<string> => new Set(this.#live.keys())

  /** What runs and is not wanted any more ends at once; the rest begins a few at a time, in this order. */
  want(ids: readonly string[]): void {
    this.#wanted = ids
    for (const id of [...this.#live.keys()]) if (!ids.includes(id)) this.#stop(id)
    this.#startNext()
    this.#tell()
  }

  /** It has drawn itself, or never will. */
  settled(id: string): void {
    const live = this.#live.get(id)
    if (!live || live.isPainted) return
    live.isPainted = true
    clearTimeout(this.#timers.get(id))
    this.#startNext()
    this.#tell()
  }

  dispose(): void {
    for (const id of [...this.#live.keys()]) this.#stop(id)
  }

  #startNext(): void {
    for (const id of this.#wanted) {
      const pending = [...this.#live.values()].filter(({ isPainted }) => !isPainted).length
      if (pending >= MOUNTS_AT_ONCE) return
      if (this.#live.has(id)) continue
      this.#live.set(id, { isPainted: false })
      this.#timers.set(
        id,
        setTimeout(() => this.settled(id), PAINTS_WITHIN_MS),
      )
    }
  }

  #stop(id: string): void {
    clearTimeout(this.#timers.get(id))
    this.#timers.delete(id)
    this.#live.delete(id)
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}

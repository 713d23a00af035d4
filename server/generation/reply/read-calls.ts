/** Which calls were read from the stream: the SDK runs one as soon as it has it, which may be before its words came here. */
export class ReadCalls {
  readonly #read = new Set<string>()
  readonly #waiting = new Map<string, () => void>()

  /** A call, and all that stands before it, was read. */
  add(id: string): void {
    this.#read.add(id)
    this.#waiting.get(id)?.()
    this.#waiting.delete(id)
  }

  isRead(id: string): Promise<void> {
    if (this.#read.has(id)) return Promise.resolve()
    return new Promise(resolve => this.#waiting.set(id, resolve))
  }
}

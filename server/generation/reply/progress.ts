import type { Operation } from '#shared/edits/operations/operations.ts'

/** How far an answer has come that is being given: what it has begun, and what it asks for and is not made yet. */
export class Progress {
  /** By the part that shows it. */
  readonly #begun = new Map<string, string>()
  readonly #open = new Set<string>()
  readonly #asked = new Map<string, Operation>()

  /** A file is being written from here on, or changed. */
  begin(id: string, path: string): void {
    this.#begun.set(id, path)
    this.#open.add(id)
  }

  /** It is all there, and waits to be made. */
  ask(id: string, operation: Operation): void {
    this.#open.delete(id)
    this.#asked.set(id, operation)
  }

  /** It is made, or refused. */
  end(id: string): void {
    this.#open.delete(id)
    this.#asked.delete(id)
  }

  /** It was not meant. */
  forget(id: string): void {
    this.end(id)
    this.#begun.delete(id)
  }

  get begun(): Set<string> {
    return new Set(this.#begun.values())
  }

  /** Files that are being written. */
  get open(): Set<string> {
    return new Set([...this.#open].flatMap(id => this.#begun.get(id) ?? []))
  }

  get asked(): Operation[] {
    return [...this.#asked.values()]
  }
}

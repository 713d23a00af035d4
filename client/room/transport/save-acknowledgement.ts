const ASK_EVERY_MS = 250
/** A question unanswered for this long means that the link is dead, whatever the socket says. */
const ANSWER_WITHIN_MS = 8_000

interface Link {
  /** Sends sync step 1; false when there is no link to send it on. */
  ask(): boolean
  changed(unsavedSince: number | null): void
  dead(): void
}

/**
 * Knows whether edits made here are on the server's disk: it answers sync step 1 only after everything that came
 * before. One question is under way at a time, so a fast typist asks a few times a second.
 */
export class SaveAcknowledgement {
  readonly #link: Link
  #edits = 0
  #saved = 0
  /** The question under way: which edits its answer covers. */
  #asked: { edits: number; at: number } | null = null
  #lastAsked = 0
  #next: ReturnType<typeof setTimeout> | undefined
  #patience: ReturnType<typeof setTimeout> | undefined

  constructor(link: Link) {
    this.#link = link
  }

  edited(): void {
    this.#edits += 1
    if (this.#edits === this.#saved + 1) this.#link.changed(Date.now())
    this.#askSoon()
  }

  /** The server has answered a sync step 1, ours or the one every link begins with. */
  answered(): void {
    clearTimeout(this.#patience)
    if (this.#asked) {
      this.#saved = this.#asked.edits
      this.#link.changed(this.#isSaved ? null : this.#asked.at)
      this.#asked = null
    }
    if (!this.#isSaved) this.#askSoon()
  }

  /** Asks although nothing waits, to learn whether the link is alive. */
  probe(): void {
    if (!this.#asked) this.#ask()
  }

  linkLost(): void {
    clearTimeout(this.#next)
    clearTimeout(this.#patience)
    this.#next = undefined
    this.#asked = null
  }

  get #isSaved(): boolean {
    return this.#saved === this.#edits
  }

  #askSoon(): void {
    if (this.#asked || this.#next !== undefined) return
    const wait = this.#lastAsked + ASK_EVERY_MS - Date.now()
    if (wait <= 0) return this.#ask()
    this.#next = setTimeout(() => this.#ask(), wait)
  }

  #ask(): void {
    clearTimeout(this.#next)
    this.#next = undefined
    const now = Date.now()
    if (!this.#link.ask()) return
    this.#asked = { edits: this.#edits, at: now }
    this.#lastAsked = now
    this.#patience = setTimeout(() => this.#link.dead(), ANSWER_WITHIN_MS)
  }
}

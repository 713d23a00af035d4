import * as Y from 'yjs'
import type { LiveblocksCalls, Posted } from '#client/room/transport/liveblocks-calls.ts'
import { retryDelay } from '#client/room/transport/retry-delay.ts'

/** Edits wait so long for others, so that they go out together. */
const TOGETHER_MS = 50

interface Parts {
  doc: Y.Doc
  calls: Pick<LiveblocksCalls, 'edit'>
  /** Since when something waits to be on the server's disk. */
  unsaved(since: number | null): void
  /** It will never be, and why. */
  ended(why: Exclude<Posted, string>): void
}

/** Edits made here on their way to our room: one post after another, each answered when it is on disk. */
export class PostedEdits {
  readonly #parts: Parts
  #waiting: Uint8Array[] = []
  #since: number | null = null
  /** What the server has is not known: then everything beyond that is posted, not what waits. */
  #base: Uint8Array | null = null
  #isKnown = false
  #isPosting = false
  #failures = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #isOver = false

  constructor(parts: Parts) {
    this.#parts = parts
  }

  edited(update: Uint8Array): void {
    if (this.#isOver) return
    this.#waiting.push(update)
    this.#note(this.#since ?? Date.now())
    if (this.#isKnown) this.#postSoon(TOGETHER_MS)
  }

  /** The server has this at least: what this copy has beyond it is posted, as after a time without a link. */
  serverHas(copy: Y.Doc): void {
    if (this.#isKnown) return
    this.#isKnown = true
    if (this.#waiting.length === 0) return
    if (Y.equalSnapshots(Y.snapshot(copy), Y.snapshot(this.#parts.doc))) return this.#clear()
    this.#base = Y.encodeStateVector(copy)
    this.#postSoon(0)
  }

  /** The link is back. */
  tryNow(): void {
    if (this.#isKnown && !this.#isPosting && this.#waiting.length > 0) this.#postSoon(0)
  }

  end(): void {
    this.#isOver = true
    clearTimeout(this.#timer)
  }

  #clear(): void {
    this.#waiting = []
    this.#note(null)
  }

  #note(since: number | null): void {
    if (this.#since === since) return
    this.#since = since
    this.#parts.unsaved(since)
  }

  #postSoon(afterMs: number): void {
    if (this.#isPosting || this.#isOver) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#post(), afterMs)
  }

  async #post(): Promise<void> {
    const { doc, calls, ended } = this.#parts
    const count = this.#waiting.length
    if (count === 0) return
    const at = Date.now()
    const update = this.#base ? Y.encodeStateAsUpdate(doc, this.#base) : Y.mergeUpdates(this.#waiting)
    this.#isPosting = true
    const posted = await calls.edit(update)
    this.#isPosting = false
    if (this.#isOver) return
    if (posted === 'saved') {
      this.#failures = 0
      this.#base = null
      this.#waiting.splice(0, count)
      this.#note(this.#waiting.length > 0 ? at : null)
      if (this.#waiting.length > 0) this.#postSoon(TOGETHER_MS)
    } else if (typeof posted === 'object') {
      this.end()
      ended(posted)
    } else {
      this.#failures += 1
      // Told that something is missing, the server is given all there is.
      if (posted === 'incomplete') this.#base = NOTHING
      this.#postSoon(retryDelay(this.#failures))
    }
  }
}

const NOTHING = new Uint8Array([0])

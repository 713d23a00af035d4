import { sayable } from '#shared/edits/reply/call-markup.ts'
import { MIGHT_BE_MARK } from '#shared/edits/reply/lines.ts'

/** A line that may be a mark and has become longer than any mark is waited for, without looking at it again. */
const MARK_MAX_CHARACTERS = 1_000

/** The line of a reply that is being written. What has been looked at is not looked at again with every piece. */
export class GrowingLine {
  #pieces: string[] = []
  /** What was not said yet, as long as it is still looked at. */
  #rest = ''
  /** The last character that was said. */
  #before = ''
  #isWaiting = false
  /** How much of it the chat has seen already. */
  shown = 0

  begin(text: string): void {
    this.#pieces = []
    this.#rest = ''
    this.#before = ''
    this.#isWaiting = false
    this.shown = 0
    this.add(text)
  }

  add(text: string): void {
    this.#pieces.push(text)
    if (!this.#isWaiting) this.#rest += text
  }

  whole(): string {
    return this.#pieces.join('')
  }

  /** What of it can be said now; a mark, or a call, waits for the whole line. */
  say(): string {
    if (this.#isWaiting) return ''
    if (this.shown === 0 && MIGHT_BE_MARK.test(this.#rest)) {
      if (this.#rest.length > MARK_MAX_CHARACTERS) this.#wait()
      return ''
    }
    const { end, isCall } = sayable(this.#rest, this.#before)
    const said = this.#rest.slice(0, end)
    this.#before = said.slice(-1) || this.#before
    this.#rest = this.#rest.slice(end)
    this.shown += end
    if (isCall) this.#wait()
    return said
  }

  #wait(): void {
    this.#isWaiting = true
    this.#rest = ''
  }
}

import type { ModelEvent } from '#server/generation/reply/stream.ts'

const WORDS_MAX_CHARACTERS = 20_000

/** Whether the model has said anything to the person. */
export class Heard {
  #hasSpoken = false
  #isSpeaking = false
  words = ''
  isDeclined = false

  get isEmpty(): boolean {
    return !this.#hasSpoken && !this.#isSpeaking
  }

  add(event: ModelEvent): void {
    if (event.type === 'text' && event.text.trim()) this.#isSpeaking = true
    if (event.type === 'text' && this.words.length < WORDS_MAX_CHARACTERS) this.words += event.text
    if (event.type === 'wasThought') this.#isSpeaking = false
    if (event.type === 'finished' && this.#isSpeaking) this.#hasSpoken = true
    if (event.type === 'finished' && event.reason === 'content-filter') this.isDeclined = true
  }
}

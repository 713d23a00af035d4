import type { LanguageModelV4, LanguageModelV4StreamPart } from '@ai-sdk/provider'
import { wrapLanguageModel } from 'ai'

type Part = LanguageModelV4StreamPart

/** The model, whose thoughts are no part of its answer where it begins that with them, as `<think>…</think>`. */
export const withoutSpokenThoughts = (model: LanguageModelV4): LanguageModelV4 =>
  wrapLanguageModel({
    model,
    middleware: {
      specificationVersion: 'v4',
      wrapStream: async ({ doStream }) => {
        const { stream, ...rest } = await doStream()
        const spoken = new SpokenThoughts()
        const sorted = stream.pipeThrough(
          new TransformStream<Part, Part>({
            transform: (part, controller) => {
              for (const each of spoken.take(part)) controller.enqueue(each)
            },
          }),
        )
        return { ...rest, stream: sorted }
      },
    },
  })

const OPENING = /^\s*<(think|thinking|thought|reasoning)>/i
const LONGEST_OPENING = '<reasoning>'.length

/** Sorts the words of one answer; a tag further on belongs to what is said, such as to code. */
class SpokenThoughts {
  #state: 'begins' | 'thinks' | 'says' = 'begins'
  /** Words that may be the beginning of a tag. */
  #held = ''
  #closing = ''
  /** A tag has just passed: the blanks after it belong to nobody. */
  #isAfterTag = false

  take(part: Part): Part[] {
    if (part.type === 'text-delta') return this.#sort(part.id, part.delta)
    if (part.type === 'text-end') return [...this.#letGo(part.id), part]
    return [part]
  }

  #sort(id: string, words: string): Part[] {
    if (this.#state === 'says') return this.#say(id, words)
    this.#held += words
    return this.#state === 'thinks' ? this.#think(id) : this.#begin(id)
  }

  #begin(id: string): Part[] {
    const opened = OPENING.exec(this.#held)
    if (opened) {
      this.#held = this.#held.slice(opened[0].length)
      this.#closing = `</${opened[1]?.toLowerCase()}>`
      this.#state = 'thinks'
      this.#isAfterTag = true
      return [{ type: 'reasoning-start', id: thoughtsOf(id) }, ...this.#think(id)]
    }
    const begun = this.#held.trimStart()
    const mayOpen = begun.length < LONGEST_OPENING && /^(<[a-z]*)?$/i.test(begun)
    return mayOpen ? [] : this.#letGo(id)
  }

  #think(id: string): Part[] {
    if (this.#isAfterTag) this.#held = this.#held.trimStart()
    if (this.#held) this.#isAfterTag = false
    const at = this.#held.toLowerCase().indexOf(this.#closing)
    if (at >= 0) {
      const said = this.#held.slice(at + this.#closing.length)
      this.#held = this.#held.slice(0, at)
      const thoughts = this.#letGo(id)
      this.#isAfterTag = true
      return [...thoughts, ...this.#say(id, said)]
    }
    const kept = Math.max(0, this.#held.length - this.#closing.length + 1)
    const thought = this.#held.slice(0, kept)
    this.#held = this.#held.slice(kept)
    return thought ? [{ type: 'reasoning-delta', id: thoughtsOf(id), delta: thought }] : []
  }

  /** What was held back comes out as what it is; what follows is said. */
  #letGo(id: string): Part[] {
    const words = this.#held
    const wasThinking = this.#state === 'thinks'
    this.#held = ''
    this.#state = 'says'
    if (!wasThinking) return this.#say(id, words)
    const ended: Part = { type: 'reasoning-end', id: thoughtsOf(id) }
    return words ? [{ type: 'reasoning-delta', id: thoughtsOf(id), delta: words }, ended] : [ended]
  }

  #say(id: string, words: string): Part[] {
    const said = this.#isAfterTag ? words.trimStart() : words
    if (said) this.#isAfterTag = false
    return said ? [{ type: 'text-delta', id, delta: said }] : []
  }
}

const thoughtsOf = (id: string): string => `thoughts-${id}`

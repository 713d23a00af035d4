import type { LanguageModelV4, LanguageModelV4StreamPart } from '@ai-sdk/provider'
import { wrapLanguageModel } from 'ai'

type Part = LanguageModelV4StreamPart

/** Beside a piece of text: whatever was said before it was thought, not said. */
export const WERE_THOUGHTS = { spoken: { wereThoughts: true } } as const

/**
 * The model, whose thoughts are no part of its answer where it begins that with them, as `<think>…</think>`. Some
 * templates give a model its opening tag, so only the closing one comes; by then the thoughts have been said.
 */
export const withoutThinkTags = (model: LanguageModelV4): LanguageModelV4 =>
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
/** At the end of its line, as those templates have it; elsewhere it may be code, or words about it. */
const CLOSING = /(?<!`)<\/(?:think|thinking|thought|reasoning)>[ \t]*(?=\r?\n|$)/i
/** The end of a piece that may still become such a tag, or be one. */
const MAY_CLOSE = /<(?:\/?[a-z]*>?)?[ \t]*\r?$/i

/** Sorts the words of one answer; a tag further on belongs to what is said, such as to code. */
class SpokenThoughts {
  #state: 'begins' | 'thinks' | 'says' = 'begins'
  /** Words that may be the beginning of a tag. */
  #held = ''
  #closing = ''
  /** A tag has just passed: the blanks after it belong to nobody. */
  #isAfterTag = false
  /** No tag has passed yet, so a closing one says that all this was thought. */
  #mayHaveThought = true

  take(part: Part): Part[] {
    if (part.type === 'text-delta') return this.#sort(part.id, part.delta)
    if (part.type === 'text-end') return [...this.#end(part.id), part]
    return [part]
  }

  #sort(id: string, words: string): Part[] {
    if (this.#state === 'says')
      return this.#mayHaveThought ? this.#sayOrThink(id, words) : this.#say(id, words)
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
      this.#mayHaveThought = false
      return [{ type: 'reasoning-start', id: thoughtsOf(id) }, ...this.#think(id)]
    }
    const begun = this.#held.trimStart()
    const mayOpen = begun.length < LONGEST_OPENING && /^(<[a-z]*)?$/i.test(begun)
    if (mayOpen) return []
    const words = this.#held
    this.#held = ''
    this.#state = 'says'
    return this.#sayOrThink(id, words)
  }

  /** Said, unless a closing tag follows; what may be one is held back until its line is whole. */
  #sayOrThink(id: string, words: string): Part[] {
    const text = this.#held + words
    if (/<(think|thinking|thought|reasoning)>/i.test(text)) this.#mayHaveThought = false
    const from = this.#mayHaveThought ? (MAY_CLOSE.exec(text)?.index ?? text.length) : text.length
    this.#held = text.slice(from)
    return this.#unlessThought(id, text.slice(0, from))
  }

  #unlessThought(id: string, words: string): Part[] {
    const closed = this.#mayHaveThought ? CLOSING.exec(words) : null
    if (!closed) return this.#say(id, words)
    this.#mayHaveThought = false
    const before = this.#say(id, words.slice(0, closed.index))
    this.#isAfterTag = true
    const marked: Part = { type: 'text-delta', id, delta: '', providerMetadata: WERE_THOUGHTS }
    return [...before, marked, ...this.#say(id, words.slice(closed.index + closed[0].length))]
  }

  #end(id: string): Part[] {
    if (this.#state === 'thinks' || !this.#mayHaveThought) return this.#letGo(id)
    const words = this.#held
    this.#held = ''
    return this.#unlessThought(id, words)
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

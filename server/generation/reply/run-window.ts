import type { ModelMessage } from 'ai'
import { besideMessage } from '#server/generation/prompt/file-blocks.ts'
import { BYTES_PER_TOKEN, PICTURE_TOKENS, tokensOf } from '#server/generation/prompt/tokens.ts'

/** Shorter ones are left as they are. */
const SHORT_CHARACTERS = 400
/** What is shortened is shortened far enough for a while: each time the model's cache begins anew there. */
const SHORTENED_TO = 0.7
/** Of what a request may take, the part for one thing that is too long by itself. */
const NEWEST_SHARE = 0.25

export const LEFT_OUT = '(left out, to stay within what you can read; call the tool again if you need it)'
const WRITTEN = '(this is in the file now; it is left out here, to stay within what you can read)'

interface RunWindowOptions {
  /** What the messages of a request may take. */
  tokens: number
  /** The messages that the run begins with. */
  prompt: readonly ModelMessage[]
  /** What is told of the files, which the first of those messages begins with. */
  files: string
  /** The same in less room, since a run has said and heard so much. */
  filesBeside(ownTokens: number): Promise<string>
}

/** Keeps what a run says and hears within the window of its model, request by request. */
export class RunWindow {
  readonly #options: RunWindowOptions
  #files: string

  constructor(options: RunWindowOptions) {
    this.#options = options
    this.#files = options.files
  }

  /** Old results go first, then what was written, then files; the last answer and what came of it stay. */
  async fitted(messages: ModelMessage[]): Promise<ModelMessage[]> {
    const { tokens, prompt, filesBeside } = this.#options
    if (sizeOf(messages) <= tokens) return messages
    const less = withoutOld(messages, prompt.length, tokens)
    if (sizeOf(less) <= tokens) return less
    const files = await filesBeside(sizeOf(less.slice(prompt.length)))
    const [first, ...rest] = less
    const beside =
      first && files.length < this.#files.length ? [withFiles(first, this.#files, files), ...rest] : less
    this.#files = beside === less ? this.#files : files
    return withoutTooLong(beside, prompt.length, tokens)
  }
}

/** One thing that is too long by itself, whatever it is, the oldest first. */
function withoutTooLong(messages: readonly ModelMessage[], own: number, tokens: number): ModelMessage[] {
  let left = sizeOf(messages) - tokens
  return messages.map((message, at) => {
    if (at < own || left <= 0) return message
    const shorter = cut(withoutInputs(message) ?? message, tokens * NEWEST_SHARE)
    left -= sizeOf([message]) - sizeOf([shorter])
    return shorter
  })
}

/** The newest step is what the model goes on from. */
function withoutOld(messages: readonly ModelMessage[], own: number, tokens: number): ModelMessage[] {
  const newest = messages.findLastIndex(({ role }) => role === 'assistant')
  let left = sizeOf(messages) - tokens * SHORTENED_TO
  const result = [...messages]
  for (const shorten of [withoutResults, withoutInputs]) {
    for (let at = own; at < newest && left > 0; at++) {
      const message = result[at]
      const shorter = message && shorten(message)
      if (!message || !shorter) continue
      left -= sizeOf([message]) - sizeOf([shorter])
      result[at] = shorter
    }
  }
  return result
}

function withoutResults(message: ModelMessage): ModelMessage | null {
  if (message.role !== 'tool') return null
  return {
    ...message,
    content: message.content.map(part =>
      part.type === 'tool-result' && JSON.stringify(part.output).length > SHORT_CHARACTERS
        ? { ...part, output: { type: 'text' as const, value: LEFT_OUT } }
        : part,
    ),
  }
}

function withoutInputs(message: ModelMessage): ModelMessage | null {
  if (message.role !== 'assistant' || typeof message.content === 'string') return null
  return {
    ...message,
    content: message.content.map(part =>
      part.type === 'tool-call' ? { ...part, input: withoutLong(part.input) } : part,
    ),
  }
}

function withoutLong(input: unknown): unknown {
  if (typeof input !== 'object' || input === null) return input
  return Object.fromEntries(
    Object.entries(input).map(([key, value]) => [
      key,
      typeof value === 'string' && value.length > SHORT_CHARACTERS ? WRITTEN : value,
    ]),
  )
}

/** A result loses its end; of what the model said itself the end is what it goes on from. */
function cut(message: ModelMessage, tokens: number): ModelMessage {
  if (sizeOf([message]) <= tokens) return message
  const characters = tokens * BYTES_PER_TOKEN
  if (message.role === 'assistant' && typeof message.content === 'string')
    return { ...message, content: message.content.slice(-characters) }
  if (message.role !== 'tool') return message
  const each = Math.max(SHORT_CHARACTERS, characters / Math.max(1, message.content.length))
  return {
    ...message,
    content: message.content.map(part =>
      part.type === 'tool-result' && part.output.type === 'text' && part.output.value.length > each
        ? {
            ...part,
            output: { type: 'text' as const, value: `${part.output.value.slice(0, each)}\n${LEFT_OUT}` },
          }
        : part,
    ),
  }
}

function withFiles(message: ModelMessage, old: string, files: string): ModelMessage {
  if (message.role !== 'user') return message
  const replaced = (text: string) => (text.startsWith(old) ? files + text.slice(old.length) : text)
  const { content } = message
  const providerOptions = besideMessage({ ends: [files.length], settled: 0 })
  if (typeof content === 'string') return { ...message, content: replaced(content), providerOptions }
  const [first, ...rest] = content
  return first?.type === 'text'
    ? { ...message, content: [{ ...first, text: replaced(first.text) }, ...rest], providerOptions }
    : message
}

/** Pictures by what they take, not by their bytes. */
export const sizeOf = (messages: readonly ModelMessage[]): number =>
  messages.reduce(
    (sum, { content }) => sum + (typeof content === 'string' ? tokensOf(content) : partsSize(content)),
    0,
  )

function partsSize(content: Exclude<ModelMessage['content'], string>): number {
  let pictures = 0
  const words = JSON.stringify(content, (_, value: unknown) => {
    if (!isPicture(value)) return value
    pictures++
    return null
  })
  return tokensOf(words) + pictures * PICTURE_TOKENS
}

const isPicture = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  ['file', 'image', 'media', 'image-data', 'file-data'].includes(String(value.type))

import type { LanguageModelV4, LanguageModelV4Message, LanguageModelV4Prompt } from '@ai-sdk/provider'
import { wrapLanguageModel } from 'ai'
import { fileBlocksOf } from '#server/generation/prompt/file-blocks.ts'

const MARK = { anthropic: { cacheControl: { type: 'ephemeral' as const } } }

/** Tells Anthropic how far it may keep what it has read, at the four places it allows. */
export const withCacheMarks = (model: LanguageModelV4): LanguageModelV4 =>
  wrapLanguageModel({
    model,
    middleware: {
      specificationVersion: 'v4',
      transformParams: async ({ params }) => ({ ...params, prompt: marked(params.prompt) }),
    },
  })

/** Brings requests with one key to the machine that has read the last one of it. */
export const withCacheKey = (model: LanguageModelV4, promptCacheKey: string): LanguageModelV4 =>
  wrapLanguageModel({
    model,
    middleware: {
      specificationVersion: 'v4',
      transformParams: async ({ params }) => {
        const { openai, ...others } = params.providerOptions ?? {}
        return { ...params, providerOptions: { ...others, openai: { ...openai, promptCacheKey } } }
      },
    },
  })

const MARKS_MAX = 4

/**
 * What changes least comes first: the instructions, the files that have not changed for a while, then all that was said
 * before this request. The last mark is for files that change after a while all the same, and from the second answer of a
 * run on for what the run has said and heard.
 */
export function marked(prompt: LanguageModelV4Prompt): LanguageModelV4Prompt {
  const { blocks, message: opening } = openingOf(prompt)
  const asked = prompt.findLastIndex(({ role }) => role === 'user')
  const hasTalk = prompt[asked - 1]?.role === 'assistant'
  const isBegun = prompt.at(-1)?.role !== 'user'
  const { settled, half, end } = blocks
  const messages = new Set<number>()
  const parts = new Set<number>()
  const wanted: (() => unknown)[] = [
    () => messages.add(prompt.findLastIndex(({ role }) => role === 'system')),
    ...(settled === null ? [] : [() => parts.add(settled)]),
    ...(hasTalk ? [() => messages.add(asked - 1)] : end === null ? [] : [() => parts.add(end)]),
    ...(isBegun || half === null ? [() => messages.add(prompt.length - 1)] : [() => parts.add(half)]),
    ...(end === null ? [] : [() => parts.add(end)]),
  ]
  for (const add of wanted) if (messages.size + parts.size < MARKS_MAX) add()
  return prompt.map((message, at) => {
    const whole = at === opening?.at ? withMarkedParts(opening.message, parts) : message
    return messages.has(at) ? { ...whole, providerOptions: { ...whole.providerOptions, ...MARK } } : whole
  })
}

type UserMessage = Extract<LanguageModelV4Message, { role: 'user' }>

/** The message that begins with the files, each a part of it, and which of its parts are worth a mark. */
function openingOf(prompt: LanguageModelV4Prompt): {
  message: { at: number; message: UserMessage } | null
  blocks: { settled: number | null; half: number | null; end: number | null }
} {
  const at = prompt.findIndex(({ role }) => role === 'user')
  const message = prompt[at]
  const files = fileBlocksOf(message?.providerOptions)
  const none = { message: null, blocks: { settled: null, half: null, end: null } }
  if (message?.role !== 'user' || !files) return none
  const [first, ...rest] = message.content
  if (first?.type !== 'text') return none
  const { ends, settled } = files
  const texts = ends.map((end, place) => first.text.slice(ends[place - 1] ?? 0, end))
  const others = { ...first, text: first.text.slice(ends.at(-1)).trimStart() }
  const content = [...texts.map(text => ({ ...first, text })), others, ...rest]
  const middle = ends.findIndex(end => end >= (ends[settled - 1] ?? 0) / 2)
  const last = ends.length - 1
  return {
    message: { at, message: { ...message, content } },
    blocks: {
      settled: settled > 0 && settled - 1 < last ? settled - 1 : null,
      half: middle < settled - 1 ? middle : null,
      end: last,
    },
  }
}

const withMarkedParts = (message: UserMessage, marks: ReadonlySet<number>): UserMessage => ({
  ...message,
  content: message.content.map((part, at) => (marks.has(at) ? { ...part, providerOptions: MARK } : part)),
})

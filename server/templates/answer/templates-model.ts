import type { LanguageModelV4, LanguageModelV4CallOptions, LanguageModelV4Prompt } from '@ai-sdk/provider'
import { said, type Turn } from '#server/templates/answer/turn.ts'
import { streamTurn } from '#server/templates/answer/turn-stream.ts'

export interface TemplatesModelOptions {
  /** The answer; asked for once a run. */
  answer(): Promise<Turn>
  /** Rest between two pieces of the stream, so that people can watch it write; 0 in tests. */
  paceMs?: number
}

/** The templates as a language model of the AI SDK, so that a run is the same whoever answers it. No key, no network. */
export function templatesModel({ answer, paceMs = 10 }: TemplatesModelOptions): LanguageModelV4 {
  return {
    specificationVersion: 'v4',
    provider: 'templates',
    modelId: 'templates',
    supportedUrls: {},
    doStream: async options => ({
      stream: streamTurn(stepOf(await answer(), options), { paceMs, signal: options.abortSignal }),
    }),
    doGenerate: () => Promise.reject(new Error('the templates only stream')),
  }
}

/** All changes are asked for in one step, and it closes once their results are in. */
function stepOf(turn: Turn, { prompt }: LanguageModelV4CallOptions): Turn {
  const refusals = refusalsOf(prompt)
  if (refusals === null) return turn.calls.length > 0 ? { ...turn, closing: '' } : turn
  return said(refusals.length > 0 ? `Not everything could be done: ${refusals.join(' ')}` : turn.closing)
}

const REFUSED = /^Refused: /

/** What was refused since the person last spoke; null when no tool has answered yet. */
function refusalsOf(prompt: LanguageModelV4Prompt): string[] | null {
  const since = prompt.findLastIndex(message => message.role === 'user')
  const answers = prompt.slice(since + 1).filter(message => message.role === 'tool')
  if (answers.length === 0) return null
  return answers
    .flatMap(message => message.content)
    .flatMap(part => {
      if (part.type !== 'tool-result') return []
      const { output } = part
      if (output.type === 'error-text') return [output.value]
      if (output.type !== 'text' || !REFUSED.test(output.value)) return []
      return [output.value.replace(REFUSED, '')]
    })
}

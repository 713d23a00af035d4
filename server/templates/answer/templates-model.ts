import type { LanguageModelV4, LanguageModelV4CallOptions } from '@ai-sdk/provider'
import { refusalsOf } from '#server/templates/answer/tool-results.ts'
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

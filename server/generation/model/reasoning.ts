import type { LanguageModelV4, LanguageModelV4CallOptions } from '@ai-sdk/provider'
import { APICallError, wrapLanguageModel } from 'ai'
import type { ModelProvider } from '#server/env.ts'

type Params = Partial<Pick<LanguageModelV4CallOptions, 'reasoning' | 'providerOptions'>>

/** How each provider is asked to let people read along; nothing is to be kept on the provider's side. */
const ASKED: Partial<Record<ModelProvider, Params>> = {
  openai: { providerOptions: { openai: { store: false, reasoningSummary: 'auto' } } },
  anthropic: { reasoning: 'medium' },
  google: { providerOptions: { google: { thinkingConfig: { includeThoughts: true } } } },
}
const PLAIN: Partial<Record<ModelProvider, Params>> = {
  openai: { providerOptions: { openai: { store: false } } },
}

/** The model, asked for its thoughts where it can tell them; one that refuses that is asked again without. */
export function reasoningOptions(model: LanguageModelV4, provider: ModelProvider): LanguageModelV4 {
  const asked = ASKED[provider]
  if (!asked) return model
  let isRefused = false
  return wrapLanguageModel({
    model,
    middleware: {
      specificationVersion: 'v4',
      wrapStream: async ({ params, model: inner }) => {
        const plain = () => inner.doStream(merged(params, PLAIN[provider] ?? {}))
        if (isRefused) return plain()
        try {
          return await inner.doStream(merged(params, asked))
        } catch (error) {
          if (!refusesThoughts(error)) throw error
          isRefused = true
          return plain()
        }
      },
    },
  })
}

const merged = (params: LanguageModelV4CallOptions, more: Params): LanguageModelV4CallOptions => ({
  ...params,
  ...more,
  providerOptions: { ...params.providerOptions, ...more.providerOptions },
})

const refusesThoughts = (error: unknown): boolean =>
  APICallError.isInstance(error) &&
  error.statusCode === 400 &&
  /reasoning|thinking|thought|summar/i.test(`${error.message} ${error.responseBody}`)

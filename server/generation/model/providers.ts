import type { LanguageModelV4 } from '@ai-sdk/provider'
import type { ModelName, Settings } from '#server/env.ts'
import { anthropicFetch } from '#server/generation/model/anthropic-fetch.ts'
import { compatibleFetch } from '#server/generation/model/compatible-fetch.ts'
import { keyedFetch } from '#server/generation/model/keyed-fetch.ts'
import { reasoningOptions } from '#server/generation/model/reasoning.ts'
import { withoutThinkTags } from '#server/generation/model/think-tags.ts'
import type { ModelMode } from '#shared/chat.ts'

/** The model that a mode uses, by the settings. */
export const modelNameFor = (settings: Settings, mode: ModelMode): ModelName =>
  mode === 'agent' ? settings.MODEL_AGENT : settings.MODEL_BEST

/**
 * Every model is a language model of the AI SDK, the templates too (`templatesModel`). A provider's code is loaded when
 * it is first asked for, so that a server that never does starts without it.
 */
export async function languageModel(name: ModelName, settings: Settings): Promise<LanguageModelV4> {
  return reasoningOptions(await load(name, settings), name.provider)
}

async function load({ provider: name, model }: ModelName, settings: Settings): Promise<LanguageModelV4> {
  switch (name) {
    case 'templates':
      throw new Error('the templates are no model of a provider')
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai')
      return createOpenAI({
        apiKey: settings.OPENAI_API_KEY,
        baseURL: settings.OPENAI_BASE_URL,
        fetch: keyedFetch,
      }).responses(model)
    }
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic')
      return createAnthropic({
        apiKey: settings.ANTHROPIC_API_KEY,
        baseURL: settings.ANTHROPIC_BASE_URL,
        fetch: anthropicFetch,
      }).languageModel(model)
    }
    case 'google': {
      const { createGoogle } = await import('@ai-sdk/google')
      return createGoogle({
        apiKey: settings.GOOGLE_GENERATIVE_AI_API_KEY,
        baseURL: settings.GOOGLE_GENERATIVE_AI_BASE_URL,
        fetch: keyedFetch,
      }).languageModel(model)
    }
    case 'openai-compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
      const provider = createOpenAICompatible({
        name: 'openai-compatible',
        baseURL: settings.OPENAI_COMPATIBLE_BASE_URL ?? '',
        apiKey: settings.OPENAI_COMPATIBLE_API_KEY,
        includeUsage: true,
        fetch: compatibleFetch,
      })
      return withoutThinkTags(provider.chatModel(model))
    }
  }
}

/** What a prompt's weight is taken times: templates cost nobody anything. */
export const costOf = ({ provider }: ModelName): number => (provider === 'templates' ? 0 : 1)

/** A model as settings and records name it. */
export const labelOf = ({ provider, model }: ModelName): string => `${provider}:${model}`

import type { LanguageModelV4 } from '@ai-sdk/provider'
import type { ModelName, ModelProvider, Settings } from '#server/env.ts'
import { anthropicFetch } from '#server/generation/model/anthropic-fetch.ts'
import { withCacheKey, withCacheMarks } from '#server/generation/model/cache-marks.ts'
import { compatibleFetch } from '#server/generation/model/compatible-fetch.ts'
import { keyedFetch } from '#server/generation/model/keyed-fetch.ts'
import { reasoningOptions } from '#server/generation/model/reasoning.ts'
import { withoutThinkTags } from '#server/generation/model/think-tags.ts'
import { PROVIDER_ADDRESSES } from '#shared/models.ts'

/** Where a model is asked, and with what. */
export interface ModelAccess {
  baseUrl: string | undefined
  apiKey: string | undefined
}

/** By the settings of the environment. */
export function environmentAccess(settings: Settings, provider: ModelProvider): ModelAccess {
  switch (provider) {
    case 'templates':
      return { baseUrl: undefined, apiKey: undefined }
    case 'openai':
      return { baseUrl: settings.OPENAI_BASE_URL, apiKey: settings.OPENAI_API_KEY }
    case 'anthropic':
      return { baseUrl: settings.ANTHROPIC_BASE_URL, apiKey: settings.ANTHROPIC_API_KEY }
    case 'google':
      return {
        baseUrl: settings.GOOGLE_GENERATIVE_AI_BASE_URL,
        apiKey: settings.GOOGLE_GENERATIVE_AI_API_KEY,
      }
    case 'openai-compatible':
      return { baseUrl: settings.OPENAI_COMPATIBLE_BASE_URL, apiKey: settings.OPENAI_COMPATIBLE_API_KEY }
  }
}

/**
 * Every model is a language model of the AI SDK, the templates too (`templatesModel`). A provider's code is loaded when
 * it is first asked for, so that a server that never does starts without it.
 */
export async function languageModel(
  name: ModelName,
  access: ModelAccess,
  cacheKey: string | null = null,
): Promise<LanguageModelV4> {
  const model = await load(name, access)
  const isKeyed = cacheKey !== null && name.provider === 'openai' && isOpenAi(access)
  return reasoningOptions(isKeyed ? withCacheKey(model, cacheKey) : model, name.provider)
}

/** Others at such an address may refuse what they do not know. */
const isOpenAi = ({ baseUrl }: ModelAccess): boolean => {
  const own = PROVIDER_ADDRESSES.openai
  return !!own && new URL(baseUrl ?? own).origin === new URL(own).origin
}

/** Address and key are always given: what is left out, the packages look for in the environment by themselves. */
async function load(
  { provider: name, model }: ModelName,
  { baseUrl, apiKey }: ModelAccess,
): Promise<LanguageModelV4> {
  switch (name) {
    case 'templates':
      throw new Error('the templates are no model of a provider')
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai')
      return createOpenAI({
        apiKey: apiKey ?? '',
        baseURL: baseUrl ?? PROVIDER_ADDRESSES.openai ?? '',
        fetch: keyedFetch,
      }).responses(model)
    }
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic')
      const provider = createAnthropic({
        apiKey: apiKey ?? '',
        baseURL: baseUrl ?? PROVIDER_ADDRESSES.anthropic ?? '',
        fetch: anthropicFetch,
      })
      return withCacheMarks(provider.languageModel(model))
    }
    case 'google': {
      const { createGoogle } = await import('@ai-sdk/google')
      return createGoogle({
        apiKey: apiKey ?? '',
        baseURL: baseUrl ?? PROVIDER_ADDRESSES.google ?? '',
        fetch: keyedFetch,
      }).languageModel(model)
    }
    case 'openai-compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
      const provider = createOpenAICompatible({
        name: 'openai-compatible',
        baseURL: baseUrl ?? '',
        apiKey,
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

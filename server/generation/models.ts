import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModel } from 'ai'
import { createDesigner } from '#server/designer/designer.ts'
import type { ModelName, Settings } from '#server/env.ts'
import type { ModelMode } from '#shared/chat.ts'
import { GENERATION_CREDITS } from '#shared/credits.ts'

/** The model that a mode uses, by the settings. */
export const modelNameFor = (settings: Settings, mode: ModelMode): ModelName =>
  mode === 'agent' ? settings.MODEL_AGENT : settings.MODEL_BEST

/** Every model is a language model of the AI SDK; the built-in designer is one of them. */
export function languageModel(name: ModelName, settings: Settings): LanguageModel {
  if (name.provider === 'designer') return createDesigner()
  const provider = createOpenAICompatible({
    name: 'openai-compatible',
    baseURL: settings.OPENAI_COMPATIBLE_BASE_URL ?? '',
    apiKey: settings.OPENAI_COMPATIBLE_API_KEY,
    includeUsage: true,
  })
  return provider.chatModel(name.model)
}

/** The designer composes from a brief; it cannot carry somebody's code over to another design system. */
export const canConvert = ({ MODEL_BEST }: Settings): boolean => MODEL_BEST.provider !== 'designer'

/** The designer runs on this server and costs nobody anything. */
export const costOf = ({ provider }: ModelName): number => (provider === 'designer' ? 0 : GENERATION_CREDITS)

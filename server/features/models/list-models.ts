import { z } from 'zod'
import { OutsideError, type OutsideFault, outsideFetch } from '#server/outside/outside-fetch.ts'
import { AppError } from '#shared/errors.ts'
import { type ConnectedProvider, MODEL_PROBLEMS, type ModelProblem } from '#shared/models.ts'

const LIMITS = { timeoutMs: 15_000, maxBytes: 5_000_000 }
/** More than anybody would look through. */
const MODELS_MAX = 1_000

export interface OfferedModel {
  model: string
  /** What fits into it, where its server tells. */
  window: number | null
}

interface Place {
  provider: ConnectedProvider
  baseUrl: string
  key: string | undefined
}

/** The models that a provider says it has; what keeps it from saying so is told in words. */
export async function listModels({ provider, baseUrl, key }: Place): Promise<OfferedModel[]> {
  const { path, headers } = ASKED[provider]
  try {
    const init = { headers: key ? headers(key) : {} }
    const answer = await outsideFetch('models', baseUrl + path, init, { ...LIMITS, hide: [key] })
    return answer.json(listSchemas[provider]).slice(0, MODELS_MAX)
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error
    throw new AppError('host_failed', MODEL_PROBLEMS[PROBLEMS[error.fault]])
  }
}

const PROBLEMS: Record<OutsideFault, ModelProblem> = {
  unreachable: 'unreachable',
  timeout: 'unreachable',
  refused: 'badKey',
  notFound: 'wrongAddress',
  limited: 'busy',
  conflict: 'refused',
  broken: 'failing',
}

const bearer = (key: string) => ({ authorization: `Bearer ${key}` })

const ASKED: Record<ConnectedProvider, { path: string; headers(key: string): Record<string, string> }> = {
  openai: { path: '/models', headers: bearer },
  anthropic: {
    path: '/models?limit=1000',
    headers: key => ({ 'x-api-key': key, 'anthropic-version': '2023-06-01' }),
  },
  google: { path: '/models?pageSize=1000', headers: key => ({ 'x-goog-api-key': key }) },
  'openai-compatible': { path: '/models', headers: bearer },
}

const tokens = z.number().int().positive().nullish().catch(null)
const name = z.string().min(1).max(200)

const openAi = z
  .object({ data: z.array(z.object({ id: name, created: z.number().catch(0) })) })
  .transform(({ data }) =>
    data
      .filter(({ id }) => !MAKES_NO_TEXT.test(id))
      .sort((one, other) => other.created - one.created)
      .map(({ id }): OfferedModel => ({ model: id, window: null })),
  )
/** OpenAI lists all it has, and does not say what each is for. */
const MAKES_NO_TEXT =
  /embedding|whisper|tts|dall-e|moderation|image|audio|realtime|transcribe|sora|davinci|babbage/

const anthropic = z
  .object({ data: z.array(z.object({ id: name, max_input_tokens: tokens })) })
  .transform(({ data }) =>
    data.map(({ id, max_input_tokens }): OfferedModel => ({ model: id, window: max_input_tokens ?? null })),
  )

const google = z
  .object({
    models: z.array(
      z.object({
        name,
        inputTokenLimit: tokens,
        supportedGenerationMethods: z.array(z.string()).default([]),
      }),
    ),
  })
  .transform(({ models }) =>
    models
      .filter(model => model.supportedGenerationMethods.includes('generateContent'))
      .map(
        (model): OfferedModel => ({
          model: model.name.replace(/^models\//, ''),
          window: model.inputTokenLimit ?? null,
        }),
      ),
  )

/** Servers of OpenAI's format name their windows differently, or not at all. */
const compatible = z
  .object({
    data: z
      .array(z.object({ id: name, context_length: tokens, max_model_len: tokens, context_window: tokens }))
      .nullable(),
  })
  .transform(({ data }) =>
    (data ?? []).map(
      ({ id, context_length, max_model_len, context_window }): OfferedModel => ({
        model: id,
        window: context_length ?? max_model_len ?? context_window ?? null,
      }),
    ),
  )

/** How each provider answers when it is asked for its models. */
export const listSchemas = {
  openai: openAi,
  anthropic,
  google,
  'openai-compatible': compatible,
} satisfies Record<ConnectedProvider, z.ZodType<OfferedModel[]>>

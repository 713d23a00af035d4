import { z } from 'zod'
import { modelModeSchema } from '#shared/chat.ts'
import { MESSAGES } from '#shared/messages.ts'

/** What can be wrong with a model, as one call of it shows. */
export const modelProblemSchema = z.enum([
  'unreachable',
  'badKey',
  'noSuchModel',
  'wrongAddress',
  'quota',
  'busy',
  'failing',
  'silent',
  'cut',
  'garbled',
  'refused',
  'tooLong',
  'noTools',
  'noVision',
  'badImage',
  'empty',
  'declined',
  'unusable',
])
export type ModelProblem = z.infer<typeof modelProblemSchema>

/** Faults of the provider that pass by themselves; several rooms that meet them at once are an outage. */
export const isOutage = (problem: ModelProblem): boolean =>
  problem === 'unreachable' || problem === 'busy' || problem === 'failing' || problem === 'silent'

/** The sentence a person reads; what it asks for can be done by whoever set the model up, or by sending again. */
export const MODEL_PROBLEMS: Record<ModelProblem, string> = {
  unreachable: 'The model’s server could not be reached.',
  badKey: 'The model’s server did not accept the key.',
  noSuchModel: 'The model’s server does not know a model of this name.',
  wrongAddress: 'Nothing answers at this address of the model’s server. It often ends in /v1.',
  quota: 'The account of the model’s provider has no credit left.',
  busy: 'The model’s server is too busy (429).',
  failing: 'The model’s server answered with an error of its own.',
  silent: 'The model stopped answering.',
  cut: 'The connection to the model was lost in the middle of its answer.',
  garbled: 'The model’s server answered something that could not be read.',
  refused: 'The model’s server refused the request.',
  tooLong: 'The request is longer than the model can take.',
  noTools: 'The model cannot call tools.',
  noVision: 'The model cannot see images. Send this without the image, or use a model that can.',
  badImage: 'The model does not take this image. Send another one, or a smaller one.',
  empty: 'The model gave an empty answer.',
  declined: 'The model declined to answer this.',
  unusable: 'The model’s changes did not fit the design, so none of them was made.',
}

const ASK_ITS_OPERATOR = 'Whoever runs this server can check it in Settings, under Models.'
/** What the person who asked can do about it; where nothing is said, trying again may help. */
const ADVICE: Partial<Record<ModelProblem, string>> = {
  badKey: ASK_ITS_OPERATOR,
  noSuchModel: ASK_ITS_OPERATOR,
  wrongAddress: ASK_ITS_OPERATOR,
  quota: ASK_ITS_OPERATOR,
  unreachable: `Try again in a moment. ${ASK_ITS_OPERATOR}`,
  refused: ASK_ITS_OPERATOR,
  busy: 'Try again in a minute.',
  failing: 'Try again in a minute.',
  tooLong: 'Ask for less at once, or select the element to change.',
  declined: 'Say it in other words.',
  unusable: 'Try again, or ask for a smaller change.',
}

/** What went wrong, that it cost nothing, and what to do next. */
export const toldInChat = (problem: ModelProblem): string =>
  [MODEL_PROBLEMS[problem], MESSAGES.nothingCharged, ADVICE[problem]].filter(Boolean).join(' ')

export const MODEL_PROVIDERS = ['templates', 'openai', 'anthropic', 'google', 'openai-compatible'] as const
export const PROVIDER_NAMES: Record<(typeof MODEL_PROVIDERS)[number], string> = {
  templates: 'Templates',
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  google: 'Google',
  'openai-compatible': 'OpenAI-compatible server',
}

/** What one real call of a model has shown. */
export const modelCheckSchema = z.object({
  /** Null: the model answered. */
  problem: modelProblemSchema.nullable(),
  /** The provider's own words, when it had any. */
  detail: z.string().nullable(),
  canCallTools: z.boolean(),
  canSeeImages: z.boolean(),
  tookMs: z.number(),
})
export type ModelCheck = z.infer<typeof modelCheckSchema>

/** A server of models that runs on this machine. */
export const localServerSchema = z.object({
  kind: z.enum(['ollama', 'lmStudio']),
  /** The address for `OPENAI_COMPATIBLE_BASE_URL`. */
  baseUrl: z.string(),
  models: z.array(z.string()),
})
export type LocalServer = z.infer<typeof localServerSchema>

/** One mode and the model that serves it, without any key. */
export const modeModelSchema = z.object({
  mode: modelModeSchema,
  provider: z.enum(MODEL_PROVIDERS),
  model: z.string(),
  /** Where it is asked, when that was set by hand. */
  address: z.string().nullable(),
})
export type ModeModel = z.infer<typeof modeModelSchema>

/** The setting to look at for a problem; null where no setting helps. */
export function settingToCheck(problem: ModelProblem, { mode, provider }: ModeModel): string | null {
  const names = SETTINGS[provider]
  if (problem === 'badKey' || problem === 'quota') return names?.key ?? null
  if (problem === 'noSuchModel') return mode === 'agent' ? 'MODEL_AGENT' : 'MODEL_BEST'
  if (problem === 'unreachable' || problem === 'wrongAddress' || problem === 'garbled')
    return names?.address ?? null
  return null
}

const SETTINGS: Partial<Record<ModeModel['provider'], { key: string; address: string }>> = {
  openai: { key: 'OPENAI_API_KEY', address: 'OPENAI_BASE_URL' },
  anthropic: { key: 'ANTHROPIC_API_KEY', address: 'ANTHROPIC_BASE_URL' },
  google: { key: 'GOOGLE_GENERATIVE_AI_API_KEY', address: 'GOOGLE_GENERATIVE_AI_BASE_URL' },
  'openai-compatible': { key: 'OPENAI_COMPATIBLE_API_KEY', address: 'OPENAI_COMPATIBLE_BASE_URL' },
}

/** The lines of the settings that make a local server serve both modes. */
export const settingsFor = ({ baseUrl }: LocalServer, model: string): string =>
  [
    `MODEL_BEST=openai-compatible:${model}`,
    `MODEL_AGENT=openai-compatible:${model}`,
    `OPENAI_COMPATIBLE_BASE_URL=${baseUrl}`,
  ].join('\n')

import { z } from 'zod'
import { idSchema } from '#shared/ids.ts'
import { MESSAGES } from '#shared/messages.ts'

/** What can be wrong with a model, as one call of it shows. */
export const modelProblemSchema = z.enum([
  'unreachable',
  'badKey',
  'lostKey',
  'ownGone',
  'orgGone',
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

/** What whoever keeps a key must do something about. */
export const KEY_PROBLEMS = ['badKey', 'lostKey', 'quota', 'noSuchModel', 'wrongAddress'] as const
type KeyProblem = (typeof KEY_PROBLEMS)[number]
export const isKeyProblem = (problem: ModelProblem | null): problem is KeyProblem =>
  KEY_PROBLEMS.some(each => each === problem)

/** Whose key a prompt is answered with. */
export type KeyOf = 'server' | 'person' | 'workspace'

/** Faults of the provider that pass by themselves; several rooms that meet them at once are an outage. */
export const isOutage = (problem: ModelProblem): boolean =>
  problem === 'unreachable' || problem === 'busy' || problem === 'failing' || problem === 'silent'

/** The sentence a person reads; what it asks for can be done by whoever set the model up, or by sending again. */
export const MODEL_PROBLEMS: Record<ModelProblem, string> = {
  unreachable: 'The model’s server could not be reached.',
  badKey: 'The model’s server did not accept the key.',
  lostKey: 'The key of this model cannot be read any more. Connect the model again with its key.',
  ownGone:
    'This prompt was to be answered with a key of its author’s own, which was removed, is not allowed here any more, or whose owner has signed out.',
  orgGone:
    'This prompt was to be answered with the key of a workspace, which was removed, is not allowed here any more, or is none of the workspace that its author is in and has chosen.',
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
const WHOM_TO_ASK: Record<KeyOf, string> = {
  server: ASK_ITS_OPERATOR,
  person: 'It was asked with the own key of whoever sent it, who can change it in Settings, under Models.',
  workspace:
    'It was asked with the key of a workspace; whoever manages that can change it in Manage Team, under Models.',
}
/** What the person who asked can do about it; where nothing is said, trying again may help. */
const ADVICE: Partial<Record<ModelProblem, string>> = {
  badKey: ASK_ITS_OPERATOR,
  lostKey: ASK_ITS_OPERATOR,
  ownGone: 'Choose another model and send it again.',
  orgGone: 'Choose another model and send it again.',
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

/** What went wrong, that it cost nothing, and what to do next; a key that is not the server’s is no business of its operator. */
export function toldInChat(problem: ModelProblem, keyOf: KeyOf = 'server'): string {
  const next = ADVICE[problem]?.replace(ASK_ITS_OPERATOR, WHOM_TO_ASK[keyOf])
  return [MODEL_PROBLEMS[problem], MESSAGES.nothingCharged, next].filter(Boolean).join(' ')
}

/** What was made is there, and the model never said that it was done. */
export const wordsMissing = (problem: ModelProblem): string =>
  `The model’s closing words did not come. ${MODEL_PROBLEMS[problem]} What it had made was checked, works and is in the design.`

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

/** Providers whose models an operator can connect. */
export const CONNECTED_PROVIDERS = ['openai', 'anthropic', 'google', 'openai-compatible'] as const
export const connectedProviderSchema = z.enum(CONNECTED_PROVIDERS)
export type ConnectedProvider = z.infer<typeof connectedProviderSchema>

/** Where a provider is asked unless told; a server of one's own has no such address. */
export const PROVIDER_ADDRESSES: Record<ConnectedProvider, string | null> = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
  'openai-compatible': null,
}

const ADDRESS_MAX_CHARACTERS = 500

/** The address of a model's server as it is kept: nothing in it but the place, and no slash at its end. */
export const baseUrlSchema = z
  .string()
  .trim()
  .max(ADDRESS_MAX_CHARACTERS)
  .pipe(z.url({ protocol: /^https?$/, error: 'must begin with http:// or https://' }))
  .refine(text => !/[?#@]/.test(text), 'must be a place alone, without a name, ? or #')
  .transform(withoutSlashes)

/** One after another, since a pattern for all of them would try each of many slashes anew. */
export function withoutSlashes(address: string): string {
  let end = address.length
  while (address[end - 1] === '/') end--
  return address.slice(0, end)
}

/** A key travels in a header, so it is plain characters on one line. */
export const modelKeySchema = z
  .string()
  .trim()
  .regex(/^[\x20-\x7e]{1,512}$/, 'must be plain characters on one line, 512 at most')

/** Where a model is, as somebody names it; the key is asked for once a server. */
export const modelPlaceSchema = z
  .object({
    provider: connectedProviderSchema,
    baseUrl: baseUrlSchema.optional(),
    key: modelKeySchema.optional(),
  })
  .refine(({ provider, baseUrl }) => baseUrl ?? PROVIDER_ADDRESSES[provider], {
    message: 'is needed for such a server',
    path: ['baseUrl'],
  })
export type ModelPlace = z.output<typeof modelPlaceSchema>

const PRICE_MAX = 10_000
const dollarsSchema = z
  .number({ error: 'must be a number of US dollars' })
  .min(0, 'must be 0 or more')
  .max(PRICE_MAX, `must be ${PRICE_MAX.toLocaleString('en-US')} or less`)

/** US dollars for a million tokens: read, read again as the provider remembered it, and written. */
export const modelPriceSchema = z.object({
  input: dollarsSchema,
  cached: dollarsSchema,
  output: dollarsSchema,
})
export type ModelPrice = z.infer<typeof modelPriceSchema>

/** Where a price is from: the provider's public list, an operator of this server, or a model that costs nothing. */
const priceSourceSchema = z.enum(['list', 'operator', 'free'])

export const knownPriceSchema = modelPriceSchema.extend({
  from: priceSourceSchema,
  /** The day of the list, or the one on which it was set. */
  asOf: z.iso.date().nullable(),
  /** The person who set it. */
  setBy: z.string().nullable(),
})
export type KnownPrice = z.infer<typeof knownPriceSchema>

/** A model that this server can use, without its key. */
export const knownModelSchema = z.object({
  id: idSchema,
  provider: z.enum(MODEL_PROVIDERS),
  model: z.string(),
  source: z.enum(['environment', 'settings', 'person', 'workspace']),
  /** Where its prompts go. */
  baseUrl: z.string().nullable(),
  /** Where the server at that address passes them on to, as Ollama does with the models of its cloud; null: nowhere that it told. */
  passedOnTo: z.string().nullable().default(null),
  /** Tokens of prompt and answer together. */
  window: z.number().int(),
  /** Null: nobody has tried. */
  hasVision: z.boolean().nullable(),
  hasTools: z.boolean().nullable(),
  /** Null: not known. */
  price: knownPriceSchema.nullable(),
})
export type KnownModel = z.infer<typeof knownModelSchema>

/** What could be connected without typing anything: a server on this machine, or a key that the environment has. */
export const foundModelsSchema = z.object({
  kind: z.enum(['ollama', 'lmStudio', 'server', 'environment']),
  provider: connectedProviderSchema,
  baseUrl: z.string(),
  /** Those it has; of a provider they are asked for when somebody wants one. */
  models: z.array(z.string()),
  /** Those of them that it has answered elsewhere, and by whom. */
  passedOn: z.array(z.object({ model: z.string(), host: z.string() })).default([]),
})
export type FoundModels = z.infer<typeof foundModelsSchema>

/** A model as anybody may choose it, without its address. */
export const modelChoiceSchema = z.object({
  id: idSchema,
  provider: z.enum(MODEL_PROVIDERS),
  model: z.string(),
  hasVision: z.boolean().nullable(),
  /** Connected with a key of one's own: nobody else can choose it. */
  isOwn: z.boolean().default(false),
  /** The name of the workspace with whose key it was connected: only members who have chosen that can choose it. */
  orgName: z.string().nullable().default(null),
  price: modelPriceSchema
    .extend({ from: priceSourceSchema, asOf: z.iso.date().nullable().default(null) })
    .nullable(),
})
export type ModelChoice = z.infer<typeof modelChoiceSchema>

/** Whoever's key it is pays the provider. */
export const takesNoCredits = ({ isOwn, orgName }: Pick<ModelChoice, 'isOwn' | 'orgName'>): boolean =>
  isOwn || Boolean(orgName)

/** What the answer to one prompt has taken. */
export const answerUsageSchema = z.object({
  model: z.string(),
  inputTokens: z.number().int(),
  /** Of the former: what the provider remembered. */
  cachedTokens: z.number().int(),
  outputTokens: z.number().int(),
  milliseconds: z.number().int(),
  /** In dollars, by the price of its day; null where that was not known. */
  price: z.string().nullable(),
  priceFrom: priceSourceSchema.nullable(),
})

/** The setting to look at when a model of the environment has this problem; null where no setting helps. */
export function settingToCheck(problem: ModelProblem, provider: KnownModel['provider']): string | null {
  const names = SETTINGS[provider]
  if (problem === 'badKey' || problem === 'quota') return names?.key ?? null
  if (problem === 'noSuchModel') return 'MODEL_BEST or MODEL_AGENT'
  if (problem === 'unreachable' || problem === 'wrongAddress' || problem === 'garbled')
    return names?.address ?? null
  return null
}

const SETTINGS: Partial<Record<KnownModel['provider'], { key: string; address: string }>> = {
  openai: { key: 'OPENAI_API_KEY', address: 'OPENAI_BASE_URL' },
  anthropic: { key: 'ANTHROPIC_API_KEY', address: 'ANTHROPIC_BASE_URL' },
  google: { key: 'GOOGLE_GENERATIVE_AI_API_KEY', address: 'GOOGLE_GENERATIVE_AI_BASE_URL' },
  'openai-compatible': { key: 'OPENAI_COMPATIBLE_API_KEY', address: 'OPENAI_COMPATIBLE_BASE_URL' },
}

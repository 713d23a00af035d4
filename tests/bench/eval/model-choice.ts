import { Problem } from '#scripts/fail.ts'
import type { Settings } from '#server/env.ts'
import { environmentAccess } from '#server/generation/model/providers.ts'
import { CONNECTED_PROVIDERS, type ConnectedProvider, PROVIDER_ADDRESSES } from '#shared/models.ts'
import type { WireName } from '#tests/support/provider/wires/wire.ts'

/** What `--model` asks for. */
export type ModelChoice =
  | { kind: 'templates' }
  | { kind: 'recorded'; folder: string }
  | { kind: 'provider'; provider: ConnectedProvider; model: string }

export function readModelChoice(text: string): ModelChoice {
  const [provider = '', ...rest] = text.split(':')
  const model = rest.join(':')
  if (text === 'templates') return { kind: 'templates' }
  if (provider === 'recorded' && model) return { kind: 'recorded', folder: model }
  const known = CONNECTED_PROVIDERS.find(name => name === provider)
  if (known && model) return { kind: 'provider', provider: known, model }
  throw new Problem(
    `--model is "templates", "recorded:<folder>" or "provider:model" with a provider of ${CONNECTED_PROVIDERS.join(', ')}; it was "${text}".`,
  )
}

type NamedSetting = 'OPENAI_API_KEY' | 'ANTHROPIC_API_KEY' | 'GOOGLE_GENERATIVE_AI_API_KEY'
const KEYS: Record<ConnectedProvider, NamedSetting | null> = {
  openai: 'OPENAI_API_KEY',
  anthropic: 'ANTHROPIC_API_KEY',
  google: 'GOOGLE_GENERATIVE_AI_API_KEY',
  'openai-compatible': null,
}
/** The setting that says where a provider is asked. */
const ADDRESSES: Record<ConnectedProvider, string> = {
  openai: 'OPENAI_BASE_URL',
  anthropic: 'ANTHROPIC_BASE_URL',
  google: 'GOOGLE_GENERATIVE_AI_BASE_URL',
  'openai-compatible': 'OPENAI_COMPATIBLE_BASE_URL',
}

/** Where the model is, by the environment; what is missing there is named. */
export function upstreamOf(provider: ConnectedProvider, settings: Settings): string {
  const { baseUrl, apiKey } = environmentAccess(settings, provider)
  const setting = KEYS[provider]
  if (setting && !apiKey)
    throw new Problem(`${setting} is missing: the eval takes keys from the environment.`)
  const upstream = baseUrl ?? PROVIDER_ADDRESSES[provider]
  if (!upstream) throw new Problem(`${ADDRESSES[provider]} is missing: where is the model asked?`)
  return upstream
}

/** What the product is started with, so that it asks this address and no model answers that was not meant. */
export const settingsFor = (provider: ConnectedProvider | null, address: string) => ({
  ...{ MODEL_BEST: '', MODEL_AGENT: '' },
  ...(provider && { [ADDRESSES[provider]]: address }),
})

/** Everything that may never be written down. */
export const secretsOf = (settings: Settings): string[] =>
  Object.entries(settings).flatMap(([name, value]) =>
    /KEY|SECRET/.test(name) && typeof value === 'string' && value.length >= 8 ? [value] : [],
  )

/** Which provider speaks a format. */
export const PROVIDER_OF_WIRE: Record<WireName, ConnectedProvider> = {
  chat: 'openai-compatible',
  responses: 'openai',
  anthropic: 'anthropic',
  google: 'google',
}

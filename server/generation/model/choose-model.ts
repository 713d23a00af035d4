import { type Bindings, settingsOf } from '#server/bindings.ts'
import { deriveId } from '#server/derive-id.ts'
import type { ModelName, Settings } from '#server/env.ts'
import {
  type ConnectedModel,
  type Connections,
  listConnections,
} from '#server/features/models/models-queries.ts'
import { type LocalAddresses, priceOf } from '#server/generation/model/model-price.ts'
import { ModelError } from '#server/generation/model/problems.ts'
import { environmentAccess, labelOf, type ModelAccess } from '#server/generation/model/providers.ts'
import { windowOf } from '#server/generation/model/windows.ts'
import { unlock } from '#server/outside/vault.ts'
import { type ModelMode, modelModeSchema } from '#shared/chat.ts'
import { type KnownModel, PROVIDER_ADDRESSES } from '#shared/models.ts'

/** A model this server can use; its row where it was connected in Settings. */
export interface UsableModel extends KnownModel {
  row: ConnectedModel | null
}

/** Everything there is to choose from, and what serves each mode; null is the templates. */
export interface Models {
  models: UsableModel[]
  modes: Record<ModelMode, UsableModel | null>
  /** The environment decides these. */
  fixed: ModelMode[]
}

/** What a prompt without any model is answered by. */
const TEMPLATES: ModelName = { provider: 'templates', model: 'templates' }

/** The model of a prompt: the one that was picked while it is there, else that of its mode. */
export async function modelFor(
  env: Bindings,
  mode: ModelMode,
  modelId: string | null = null,
): Promise<UsableModel | null> {
  const { models, modes } = await modelsOf(env)
  return models.find(({ id }) => id === modelId) ?? modes[mode]
}

export const nameOf = (model: UsableModel | null): ModelName => model ?? TEMPLATES

export async function modelsOf(env: Bindings): Promise<Models> {
  const settings = settingsOf(env)
  const [connections, best, agent] = await Promise.all([
    listConnections(env.DB),
    fromEnvironment(settings.MODEL_BEST, settings),
    fromEnvironment(settings.MODEL_AGENT, settings),
  ])
  return choose(connections, { best, agent }, settings)
}

/** The environment decides, then whoever runs the server, then what was connected first. */
export function choose(
  { models: rows, defaults, prices }: Connections,
  ofSettings: Record<ModelMode, UsableModel | null>,
  settings: Pick<Settings, 'MODEL_BEST' | 'MODEL_AGENT'> & LocalAddresses,
): Models {
  const priced = (model: UsableModel): UsableModel => {
    const set = prices.find(({ modelId }) => modelId === model.id)
    return { ...model, price: priceOf(model, set, settings) }
  }
  const connected = rows.map(row => priced(fromRow(row)))
  const own = {
    best: ofSettings.best && priced(ofSettings.best),
    agent: ofSettings.agent && priced(ofSettings.agent),
  }
  const ofEnvironment = [own.best, own.agent?.id === own.best?.id ? null : own.agent]
  const models = [...ofEnvironment.filter(model => model !== null), ...connected]
  const named = { best: settings.MODEL_BEST, agent: settings.MODEL_AGENT }
  const serving = (mode: ModelMode) => {
    if (named[mode]) return own[mode]
    return models.find(({ id }) => id === defaults[mode]) ?? connected[0] ?? null
  }
  return {
    models,
    modes: { best: serving('best'), agent: serving('agent') },
    fixed: modelModeSchema.options.filter(mode => named[mode]),
  }
}

/** How it is asked. A key goes only to the address it was given for. */
export async function accessOf(
  { provider, row }: Pick<UsableModel, 'provider' | 'row'>,
  settings: Settings,
): Promise<ModelAccess> {
  if (!row) return environmentAccess(settings, provider)
  const { id, baseUrl, lockedKey, usesEnvironmentKey } = row
  if (usesEnvironmentKey) return { baseUrl, apiKey: environmentKeyAt(settings, row.provider, baseUrl) }
  if (lockedKey === null) return { baseUrl, apiKey: undefined }
  const apiKey = await unlock(lockedKey, { id, baseUrl }, settings.VAULT_SECRET ?? '')
  if (apiKey === null) throw new ModelError('lostKey')
  return { baseUrl, apiKey }
}

/** The key of the environment, when it is for the server at this address. */
export function environmentKeyAt(
  settings: Settings,
  provider: ConnectedModel['provider'],
  baseUrl: string,
): string | undefined {
  const { baseUrl: own = PROVIDER_ADDRESSES[provider], apiKey } = environmentAccess(settings, provider)
  return own && new URL(own).origin === new URL(baseUrl).origin ? apiKey : undefined
}

async function fromEnvironment(name: ModelName | undefined, settings: Settings): Promise<UsableModel | null> {
  if (!name || name.provider === 'templates') return null
  const { provider, model } = name
  const { baseUrl } = environmentAccess(settings, provider)
  return {
    ...{ id: await deriveId('model of the environment', labelOf(name)), provider, model },
    ...{ source: 'environment', baseUrl: baseUrl ?? PROVIDER_ADDRESSES[provider] },
    ...{ window: settings.MODEL_WINDOW ?? windowOf(name), hasVision: null, hasTools: null },
    ...{ passedOnTo: null, price: null, row: null },
  }
}

function fromRow(row: ConnectedModel): UsableModel {
  const { id, provider, model, baseUrl, passedOnTo, window, hasVision, hasTools } = row
  return {
    ...{ id, provider, model, baseUrl, passedOnTo, hasVision, hasTools, row },
    ...{ source: 'settings', window: window ?? windowOf(row), price: null },
  }
}

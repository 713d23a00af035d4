import { deriveId } from '#server/derive-id.ts'
import type { Settings } from '#server/env.ts'
import { checkModel } from '#server/features/models/check-model.ts'
import { passedOnBy } from '#server/features/models/find-models.ts'
import { listModels } from '#server/features/models/list-models.ts'
import { countConnected, findConnectedAt, saveConnected } from '#server/features/models/models-queries.ts'
import { environmentKeyAt } from '#server/generation/model/choose-model.ts'
import { languageModel } from '#server/generation/model/providers.ts'
import { withoutSecrets } from '#server/outside/outside-fetch.ts'
import { lock, unlock } from '#server/outside/vault.ts'
import { AppError } from '#shared/errors.ts'
import {
  type ConnectedProvider,
  MODEL_PROBLEMS,
  type ModelCheck,
  type ModelPlace,
  PROVIDER_ADDRESSES,
} from '#shared/models.ts'

export const CONNECTED_MAX = 50

/** A place with all that it takes to ask there. */
export interface KeyedPlace {
  provider: ConnectedProvider
  baseUrl: string
  key: string | undefined
  /** The key is the environment's, and stays there. */
  isKeyOfEnvironment: boolean
}

/** The key that was given now, or with another model of this server, or that of the environment for this address. */
export async function keyedPlace(
  d1: D1Database,
  settings: Settings,
  { provider, baseUrl: given, key }: ModelPlace,
): Promise<KeyedPlace> {
  const baseUrl = given ?? PROVIDER_ADDRESSES[provider]
  if (!baseUrl) throw new AppError('bad_request', 'Such a server needs its address.')
  const place = { provider, baseUrl }
  if (key) return { ...place, key, isKeyOfEnvironment: false }
  const known = (await findConnectedAt(d1, provider, baseUrl)).find(row => row.lockedKey !== null)
  const kept = known?.lockedKey && (await unlock(known.lockedKey, known, settings.VAULT_SECRET ?? ''))
  if (kept) return { ...place, key: kept, isKeyOfEnvironment: false }
  const own = environmentKeyAt(settings, provider, baseUrl)
  return { ...place, key: own, isKeyOfEnvironment: own !== undefined }
}

/** One real call, made as prompts will be. */
export async function tryModel({ provider, baseUrl, key }: KeyedPlace, model: string): Promise<ModelCheck> {
  const check = await checkModel(await languageModel({ provider, model }, { baseUrl, apiKey: key }))
  return { ...check, detail: check.detail && withoutSecrets(check.detail, [key]) }
}

/** What the call has shown of a model that answers; one that does not is said in words. */
export async function checkedModel(place: KeyedPlace, model: string): Promise<ModelCheck> {
  const check = await tryModel(place, model)
  if (check.problem) throw new AppError('host_failed', problemInWords(check))
  return check
}

/** Keeps a model that has just answered; its id. One of the same name at the same place takes what was given now. */
export async function connectModel(
  d1: D1Database,
  settings: Settings,
  place: KeyedPlace,
  model: string,
): Promise<string> {
  const { provider, baseUrl, key, isKeyOfEnvironment } = place
  const isToLock = key !== undefined && !isKeyOfEnvironment
  const secret = settings.VAULT_SECRET
  if (isToLock && !secret)
    throw new AppError('not_configured', 'VAULT_SECRET is missing: without it no key can be kept here.')
  const check = await checkedModel(place, model)
  const known = (await findConnectedAt(d1, provider, baseUrl)).find(row => row.model === model)
  if (!known && (await countConnected(d1)) >= CONNECTED_MAX)
    throw new AppError('conflict', `${CONNECTED_MAX} models are connected. Remove one first.`)
  // Derived, so that two who connect it at once write one row.
  const id = known?.id ?? (await deriveId('connected model', provider, baseUrl, model))
  await saveConnected(d1, {
    ...{ id, provider, baseUrl, model, usesEnvironmentKey: isKeyOfEnvironment },
    lockedKey: isToLock && secret ? await lock(key, { id, baseUrl }, secret) : null,
    window: await windowAt(place, model),
    passedOnTo: await passedOnBy(settings, place, model),
    ...{ hasTools: check.canCallTools, hasVision: check.canSeeImages },
  })
  return id
}

function problemInWords({ problem, detail }: ModelCheck): string {
  const sentence = problem ? MODEL_PROBLEMS[problem] : ''
  return detail ? `${sentence} It said: ${detail}` : sentence
}

/** As its server tells; null where it does not, or has no list. */
export async function windowAt(place: KeyedPlace, model: string): Promise<number | null> {
  try {
    return (await listModels(place)).find(offered => offered.model === model)?.window ?? null
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}

import { deriveId } from '#server/derive-id.ts'
import type { Settings } from '#server/env.ts'
import { checkedModel, type KeyedPlace, windowAt } from '#server/features/models/connect-model.ts'
import { countOwn, findOwnAt, relockOwn, saveOwn } from '#server/features/models/own-models-queries.ts'
import { isForPeople } from '#server/generation/model/own-model.ts'
import { lock, unlock } from '#server/outside/vault.ts'
import { AppError } from '#shared/errors.ts'
import { type ModelPlace, PROVIDER_ADDRESSES } from '#shared/models.ts'

const OWN_MAX = 10

/** A place that this person may have asked, with that person's key: never one of the server's, nor of anybody else. */
export async function ownPlace(
  d1: D1Database,
  settings: Settings,
  ownerId: string,
  { provider, baseUrl: given, key }: ModelPlace,
): Promise<KeyedPlace & { key: string }> {
  if (!settings.PERSONAL_KEYS)
    throw new AppError('not_configured', 'This server does not allow keys of one’s own.')
  const baseUrl = given ?? PROVIDER_ADDRESSES[provider] ?? ''
  const place = { provider, baseUrl, isKeyOfEnvironment: false }
  if (!isForPeople(settings, place))
    throw new AppError(
      'forbidden',
      'This server does not ask this address with keys of people. Take one of the providers.',
    )
  const kept = key ? null : (await findOwnAt(d1, ownerId, place))[0]
  const own = key ?? (kept && (await unlock(kept.lockedKey, kept, settings.VAULT_SECRET ?? '')))
  if (!own) throw new AppError('bad_request', 'Your key for this provider is needed.')
  return { ...place, key: own }
}

/** Keeps a model that has just answered, for this person alone; its id. */
export async function connectOwn(
  d1: D1Database,
  settings: Settings,
  ownerId: string,
  place: KeyedPlace & { key: string },
  model: string,
): Promise<string> {
  const secret = settings.VAULT_SECRET
  if (!secret)
    throw new AppError('not_configured', 'VAULT_SECRET is missing: without it no key can be kept here.')
  const check = await checkedModel(place, model)
  const { provider, baseUrl, key } = place
  const there = await findOwnAt(d1, ownerId, place)
  const known = there.find(row => row.model === model)
  if (!known && (await countOwn(d1, ownerId)) >= OWN_MAX)
    throw new AppError('conflict', `You have connected ${OWN_MAX} models. Remove one first.`)
  // Derived, so that two tabs that connect it at once write one row.
  const id = known?.id ?? (await deriveId('own model', ownerId, provider, baseUrl, model))
  await saveOwn(d1, {
    ...{ id, ownerId, provider, baseUrl, model, lockedKey: await lock(key, { id, baseUrl }, secret) },
    window: await windowAt(place, model),
    ...{ hasTools: check.canCallTools, hasVision: check.canSeeImages },
  })
  // The others there are of the same account: a key that replaced theirs is theirs too.
  for (const row of there) if (row.id !== id) await relockOwn(d1, row.id, await lock(key, row, secret))
  return id
}

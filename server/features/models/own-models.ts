import { deriveId } from '#server/derive-id.ts'
import type { Settings } from '#server/env.ts'
import { checkedModel, type KeyedPlace, windowAt } from '#server/features/models/connect-model.ts'
import type { KeyHolder } from '#server/features/models/key-holder-queries.ts'
import { isForPeople } from '#server/generation/model/own-model.ts'
import { lock, unlock } from '#server/outside/vault.ts'
import { AppError } from '#shared/errors.ts'
import { type ModelPlace, PROVIDER_ADDRESSES } from '#shared/models.ts'

const OWN_MAX = 10

/** A place that people may have asked, with the holder's key: never one of the server's, nor of anybody else. */
export async function ownPlace(
  settings: Settings,
  holder: KeyHolder,
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
  const kept = key ? null : (await holder.at(place))[0]
  const own = key ?? (kept && (await unlock(kept.lockedKey, kept, settings.VAULT_SECRET ?? '')))
  if (!own) throw new AppError('bad_request', 'Your key for this provider is needed.')
  return { ...place, key: own }
}

/** Keeps a model that has just answered, for this holder alone; its id. */
export async function connectOwn(
  settings: Settings,
  holder: KeyHolder,
  place: KeyedPlace & { key: string },
  model: string,
): Promise<string> {
  const secret = settings.VAULT_SECRET
  if (!secret)
    throw new AppError('not_configured', 'VAULT_SECRET is missing: without it no key can be kept here.')
  const check = await checkedModel(place, model)
  const { provider, baseUrl, key } = place
  const there = await holder.at(place)
  const known = there.find(row => row.model === model)
  if (!known && (await holder.count()) >= OWN_MAX)
    throw new AppError('conflict', `${OWN_MAX} models are connected here. Remove one first.`)
  // Derived, so that two tabs that connect it at once write one row.
  const id = known?.id ?? (await deriveId(...holder.idParts, provider, baseUrl, model))
  const isSaved = await holder.save({
    ...{ id, provider, baseUrl, model, lockedKey: await lock(key, { id, baseUrl }, secret) },
    window: await windowAt(place, model),
    ...{ hasTools: check.canCallTools, hasVision: check.canSeeImages },
  })
  if (!isSaved) throw new AppError('forbidden')
  // The others there are of the same account: a key that replaced theirs is theirs too.
  for (const row of there) if (row.id !== id) await holder.relock(row.id, await lock(key, row, secret))
  return id
}

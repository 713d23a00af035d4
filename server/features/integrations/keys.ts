import { levelsOf } from '#server/access/levels.ts'
import type { SignedInPatternCall } from '#server/call.ts'
import { deriveId } from '#server/derive-id.ts'
import type { Settings } from '#server/env.ts'
import {
  findKeyOf,
  insertKey,
  linkKey,
  listLinked,
  type ServingKey,
} from '#server/features/integrations/integrations-queries.ts'
import { lock } from '#server/outside/vault.ts'
import { can } from '#shared/access.ts'
import { AppError } from '#shared/errors.ts'
import { experiment } from '#shared/experiments.ts'
import { newId } from '#shared/ids.ts'
import {
  DAILY_BUDGET,
  DEFAULT_KEY_NAME,
  INTEGRATION_KEYS_MAX,
  type Integration,
  type IntegrationType,
  obfuscateKey,
} from '#shared/integrations.ts'
import { PROVIDER_ADDRESSES } from '#shared/models.ts'

interface GivenKey {
  type: IntegrationType
  key: string
  name?: string | undefined
  requestId?: string | undefined
}

/** Where keys of this provider are sent. */
export const providerAddress = (settings: Pick<Settings, 'OPENAI_BASE_URL'>): string =>
  (settings.OPENAI_BASE_URL ?? PROVIDER_ADDRESSES.openai ?? '').replace(/\/+$/, '')

export function requireIntegrations({ EXPERIMENTS }: Pick<Settings, 'EXPERIMENTS'>): void {
  if (!experiment('integrations', { experiments: EXPERIMENTS }))
    throw new AppError('forbidden', 'Integrations are switched off on this server.')
}

/** Says what opens the keys that are kept here. */
export function requireKeeping(settings: Pick<Settings, 'EXPERIMENTS' | 'VAULT_SECRET'>): string {
  requireIntegrations(settings)
  const { VAULT_SECRET } = settings
  if (!VAULT_SECRET)
    throw new AppError('not_configured', 'VAULT_SECRET is missing: without it no key can be kept here.')
  return VAULT_SECRET
}

/** Keeps a key of the caller, sealed, and links it to the design at once. */
export async function addKey(call: SignedInPatternCall, given: GivenKey): Promise<Integration> {
  const { env, settings, user, pattern } = call
  const secret = requireKeeping(settings)
  const { type, key } = given
  const id = await deriveId('integration key', user.id, given.requestId ?? newId())
  const baseUrl = providerAddress(settings)
  const isKept = await insertKey(env.DB, {
    ...{ id, type, baseUrl, ownerId: user.id, name: given.name || DEFAULT_KEY_NAME },
    lockedKey: await lock(key, { id, baseUrl }, secret),
    obfuscatedKey: obfuscateKey(key),
    callsPerDay: DAILY_BUDGET.calls,
    tokensPerDay: DAILY_BUDGET.tokens,
  })
  if (!isKept) throw new AppError('conflict', `You keep ${INTEGRATION_KEYS_MAX} keys here. Delete one first.`)
  await linkKey(env.DB, { patternId: pattern.id, type, keyId: id })
  return shownKey(await ownKey(env.DB, user.id, id), user.id)
}

/** One of a person's own keys; anybody else's does not exist for them. */
export async function ownKey(d1: D1Database, userId: string, keyId: string): Promise<ServingKey> {
  const found = await findKeyOf(d1, userId, keyId)
  if (!found) throw new AppError('not_found', 'You have no such key.')
  return found
}

/**
 * The keys that serve a design. A key counts as long as its holder may edit the design, so whoever leaves takes it along
 * and nothing has to be revoked.
 */
export async function keysServing(d1: D1Database, patternId: string): Promise<ServingKey[]> {
  const linked = await listLinked(d1, patternId)
  if (linked.length === 0) return []
  const holders = linked.map(({ key }) => key.ownerId)
  const levels = await levelsOf(d1, { kind: 'pattern', id: patternId }, holders)
  return linked.filter(({ key }) => can(levels.get(key.ownerId) ?? null, 'edit'))
}

/** A key as one person may see it. */
export function shownKey(
  { key, holder, callsToday, tokensToday, designCount }: ServingKey,
  userId: string,
): Integration {
  const { id, type, name, obfuscatedKey, callsPerDay, tokensPerDay, problem } = key
  const isOwn = key.ownerId === userId
  return {
    ...{ type, keyId: id, name, obfuscatedKey, isOwn, problem },
    ...{ callsPerDay, tokensPerDay, callsToday, tokensToday },
    ...(isOwn ? { designCount } : { holder }),
  }
}

import { type Bindings, settingsOf } from '#server/bindings.ts'
import type { Settings } from '#server/env.ts'
import type { HeldModel } from '#server/features/models/key-holder-queries.ts'
import { findOwnInUse, listOwn } from '#server/features/models/own-models-queries.ts'
import type { UsableModel } from '#server/generation/model/choose-model.ts'
import { priceOf } from '#server/generation/model/model-price.ts'
import { windowOf } from '#server/generation/model/windows.ts'
import { type ConnectedProvider, PROVIDER_ADDRESSES } from '#shared/models.ts'

type Allowing = Pick<Settings, 'PERSONAL_KEYS' | 'PERSONAL_KEY_ADDRESSES'>

/**
 * Whether people may have this server asked with keys of their own: the providers where they are, and below what the operator
 * names. Anything else would let them reach into the network of this server.
 */
export function isForPeople(
  { PERSONAL_KEYS, PERSONAL_KEY_ADDRESSES }: Allowing,
  { provider, baseUrl }: { provider: ConnectedProvider; baseUrl: string },
): boolean {
  if (!PERSONAL_KEYS) return false
  if (provider === 'openai-compatible') return PERSONAL_KEY_ADDRESSES.some(each => isBelow(baseUrl, each))
  const own = PROVIDER_ADDRESSES[provider]
  return !!own && new URL(own).origin === new URL(baseUrl).origin
}

/** An address that is named, or a path below it; not what else its server has. */
function isBelow(baseUrl: string, named: string): boolean {
  const [asked, allowed] = [new URL(baseUrl), new URL(named)]
  const within = (path: string) => (path.endsWith('/') ? path : `${path}/`)
  return asked.origin === allowed.origin && within(asked.pathname).startsWith(within(allowed.pathname))
}

/** What a person has connected, and what of it may be asked still. */
export async function connectedBy(
  env: Bindings,
  userId: string,
): Promise<(UsableModel & { isAllowed: boolean })[]> {
  const settings = settingsOf(env)
  const rows = await listOwn(env.DB, userId)
  return rows.map(row => ({ ...held(row, 'person', settings), isAllowed: isForPeople(settings, row) }))
}

/** What a person has connected and may use; empty for whoever is signed out. */
export async function ownModelsOf(env: Bindings, userId: string | null): Promise<UsableModel[]> {
  if (!settingsOf(env).PERSONAL_KEYS || userId === null) return []
  return (await connectedBy(env, userId)).filter(({ isAllowed }) => isAllowed)
}

/** The model of a prompt that was sent with it; null once it was removed, not allowed any more, or its owner signed out. */
export async function ownModelFor(
  env: Bindings,
  ownerId: string,
  modelId: string,
): Promise<UsableModel | null> {
  const settings = settingsOf(env)
  const row = settings.PERSONAL_KEYS ? await findOwnInUse(env.DB, ownerId, modelId) : null
  return row && isForPeople(settings, row) ? held(row, 'person', settings) : null
}

/** As a run takes it. */
export function held(
  { id, provider, model, baseUrl, lockedKey, window, hasVision, hasTools, createdAt }: HeldModel,
  source: 'person' | 'workspace',
  settings: Pick<Settings, 'OLLAMA_URL' | 'LM_STUDIO_URL'>,
): UsableModel {
  const row = {
    ...{ id, provider, model, baseUrl, passedOnTo: null, lockedKey, window },
    ...{ hasVision, hasTools, createdAt },
  }
  return {
    ...{ id, provider, model, baseUrl, passedOnTo: null, hasVision, hasTools, source },
    ...{ window: window ?? windowOf(row), price: priceOf(row, undefined, settings) },
    row: { ...row, usesEnvironmentKey: false },
  }
}

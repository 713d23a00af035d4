import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { ConnectedFact, ModelFacts } from '#scripts/doctor/facts.ts'
import { keptVaultSecret } from '#scripts/doctor/single-sign-on.ts'
import type { ModelName, Settings } from '#server/env.ts'
import { checkModel } from '#server/features/models/check-model.ts'
import { findModels } from '#server/features/models/find-models.ts'
import { environmentKeyAt } from '#server/generation/model/choose-model.ts'
import {
  environmentAccess,
  labelOf,
  languageModel,
  type ModelAccess,
} from '#server/generation/model/providers.ts'
import { withoutSecrets } from '#server/outside/outside-fetch.ts'
import { unlock } from '#server/outside/vault.ts'
import type { ConnectedProvider } from '#shared/models.ts'

interface Askable {
  name: ModelName
  access: ModelAccess
}

/** What could answer; each is called once where that is wanted. */
export async function gatherModels(
  settings: Settings,
  dataDir: string,
  isToCall: boolean,
): Promise<ModelFacts> {
  const [found, rows] = await Promise.all([findModels(settings), connectedRows(dataDir)])
  const secret = settings.VAULT_SECRET ?? keptVaultSecret(dataDir)
  const connected = rows && (await Promise.all(rows.map(row => opened(row, settings, secret))))
  const checks = isToCall
    ? await Promise.all(
        [...ofEnvironment(settings), ...(connected ?? []).flatMap(({ askable }) => askable ?? [])].map(call),
      )
    : null
  return { connected: connected?.map(({ fact }) => fact) ?? null, found, checks }
}

function ofEnvironment(settings: Settings): Askable[] {
  const named = [settings.MODEL_BEST, settings.MODEL_AGENT].filter(name => name !== undefined)
  const each = new Map(named.map(name => [labelOf(name), name]))
  return [...each.values()]
    .filter(({ provider }) => provider !== 'templates')
    .map(name => ({ name, access: environmentAccess(settings, name.provider) }))
}

interface Row {
  id: string
  provider: ConnectedProvider
  model: string
  base_url: string
  locked_key: string | null
  uses_environment_key: number
}

const DATABASES = ['state', 'd1', 'miniflare-D1DatabaseObject', '*.sqlite']
const QUERY = 'select id, provider, model, base_url, locked_key, uses_environment_key from connected_models'

/** Read beside a server that runs; null where there is no such database yet, or none that can be read. */
async function connectedRows(dataDir: string): Promise<Row[] | null> {
  const { DatabaseSync } = await import('node:sqlite')
  for (const file of globSync(join(dataDir, ...DATABASES)).filter(
    path => !path.endsWith('metadata.sqlite'),
  )) {
    try {
      const database = new DatabaseSync(file, { readOnly: true })
      try {
        return database.prepare(QUERY).all() as unknown as Row[]
      } finally {
        database.close()
      }
    } catch {
      // Of another kind or day, or busy: the other lines are worth having.
    }
  }
  return null
}

async function opened(
  row: Row,
  settings: Settings,
  secret: string,
): Promise<{ fact: ConnectedFact; askable: Askable | null }> {
  const { id, provider, model, base_url: baseUrl, locked_key: locked } = row
  const name = { provider, model }
  const told = (key: ConnectedFact['key'], apiKey: string | undefined) => ({
    fact: { name: labelOf(name), baseUrl, key },
    askable: key === 'lost' ? null : { name, access: { baseUrl, apiKey } },
  })
  if (row.uses_environment_key) return told('environment', environmentKeyAt(settings, provider, baseUrl))
  if (locked === null) return told('none', undefined)
  const key = await unlock(locked, { id, baseUrl }, secret)
  return key === null ? told('lost', undefined) : told('readable', key)
}

async function call({ name, access }: Askable): Promise<NonNullable<ModelFacts['checks']>[number]> {
  const check = await checkModel(await languageModel(name, access))
  return {
    name: labelOf(name),
    check: { ...check, detail: check.detail && withoutSecrets(check.detail, [access.apiKey]) },
  }
}

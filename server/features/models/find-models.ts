import { z } from 'zod'
import type { Settings } from '#server/env.ts'
import { listSchemas } from '#server/features/models/list-models.ts'
import { isSamePlace } from '#server/generation/model/model-price.ts'
import { environmentAccess } from '#server/generation/model/providers.ts'
import { OutsideError, outsideFetch } from '#server/outside/outside-fetch.ts'
import { isLoopback } from '#server/setting-kinds.ts'
import { CONNECTED_PROVIDERS, type FoundModels, PROVIDER_ADDRESSES, withoutSlashes } from '#shared/models.ts'

const LIMITS = { timeoutMs: 1_500, maxBytes: 1_000_000 }

/** Keys of the environment that name no model yet, and model servers on the usual ports of this machine. */
export async function findModels(settings: Settings): Promise<FoundModels[]> {
  return [...(await findServers(settings)), ...findKeys(settings)]
}

/** The servers alone, and what of them surely is on this machine: neither what the settings name elsewhere, nor what is passed on. */
export const findOnMachine = async (settings: Settings): Promise<FoundModels[]> =>
  (await findServers(settings))
    .filter(({ baseUrl }) => isLoopback(new URL(baseUrl).hostname))
    .map(found => ({
      ...found,
      models: found.models.filter(name => !found.passedOn.some(({ model }) => model === name)),
      passedOn: [],
    }))

/** Whom an Ollama has this model answered by; null where it answers itself, and for any other server. */
export async function passedOnBy(
  { OLLAMA_URL }: Settings,
  { baseUrl }: { baseUrl: string },
  model: string,
): Promise<string | null> {
  if (!isSamePlace(OLLAMA_URL, baseUrl)) return null
  const found = await look('ollama', withoutSlashes(OLLAMA_URL), '/api/tags', OLLAMA_TAGS)
  return found?.passedOn.find(one => one.model === model)?.host ?? null
}

/** Where the server is not local, its machine is nobody's business. */
async function findServers(settings: Settings): Promise<FoundModels[]> {
  if (!settings.isLocal) return []
  const ollama = withoutSlashes(settings.OLLAMA_URL)
  const lmStudio = withoutSlashes(settings.LM_STUDIO_URL)
  const ports = settings.LOCAL_MODEL_PORTS.filter(port => port !== settings.PORT)
  const found = await Promise.all([
    look('ollama', ollama, '/api/tags', OLLAMA_TAGS),
    look('lmStudio', lmStudio, '/v1/models', NAMES),
    ...ports.map(port => look('server', `http://127.0.0.1:${port}`, '/v1/models', NAMES)),
  ])
  return found.filter(server => server !== null)
}

/** A key that is there for a provider; which models it opens is asked when somebody wants one. */
function findKeys(settings: Settings): FoundModels[] {
  const used = [settings.MODEL_BEST?.provider, settings.MODEL_AGENT?.provider]
  return CONNECTED_PROVIDERS.flatMap((provider): FoundModels[] => {
    const { apiKey, baseUrl = PROVIDER_ADDRESSES[provider] } = environmentAccess(settings, provider)
    if (!apiKey || !baseUrl || used.includes(provider)) return []
    return [{ kind: 'environment', provider, baseUrl: withoutSlashes(baseUrl), models: [], passedOn: [] }]
  })
}

/** One that is answered elsewhere names its `remote_host` there (`ListModelResponse` in the API of Ollama). */
const OLLAMA_TAGS = z
  .object({ models: z.array(z.object({ name: z.string(), remote_host: z.string().max(500).optional() })) })
  .transform(({ models }) => ({
    models: models.map(({ name }) => name),
    passedOn: models.flatMap(({ name, remote_host }) =>
      remote_host ? [{ model: name, host: URL.parse(remote_host)?.hostname || remote_host }] : [],
    ),
  }))
const NAMES = listSchemas['openai-compatible'].transform(models => ({
  models: models.map(({ model }) => model),
  passedOn: [],
}))

async function look(
  kind: FoundModels['kind'],
  place: string,
  path: string,
  schema: z.ZodType<Pick<FoundModels, 'models' | 'passedOn'>>,
): Promise<FoundModels | null> {
  try {
    // Only this port is looked at, not what it points to.
    const found = (await outsideFetch(kind, place + path, {}, LIMITS)).json(schema)
    return { kind, provider: 'openai-compatible', baseUrl: `${place}/v1`, ...found }
  } catch (error) {
    // Nothing listens there, or something else does: then there is nothing to offer.
    if (error instanceof OutsideError) return null
    throw error
  }
}

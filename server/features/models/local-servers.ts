import { z } from 'zod'
import type { Settings } from '#server/env.ts'
import { OutsideError, outsideFetch } from '#server/outside/outside-fetch.ts'
import type { LocalServer } from '#shared/models.ts'

const LIMITS = { timeoutMs: 1_500, maxBytes: 1_000_000 }

/** Where a model server of this kind answers, and how it lists its models. */
const KINDS = {
  ollama: {
    setting: 'OLLAMA_URL',
    list: '/api/tags',
    read: z
      .object({ models: z.array(z.object({ name: z.string() })) })
      .transform(({ models }) => models.map(({ name }) => name)),
  },
  lmStudio: {
    setting: 'LM_STUDIO_URL',
    list: '/v1/models',
    read: z
      .object({ data: z.array(z.object({ id: z.string() })) })
      .transform(({ data }) => data.map(({ id }) => id)),
  },
} as const

/** What runs on this machine; where the server is not local, its machine is nobody's business. */
export async function findLocalServers(settings: Settings): Promise<LocalServer[]> {
  if (!settings.isLocal) return []
  const kinds = Object.keys(KINDS) as LocalServer['kind'][]
  const found = await Promise.all(kinds.map(kind => find(kind, settings)))
  return found.filter(server => server !== null)
}

export const localBaseUrl = (kind: LocalServer['kind'], settings: Settings): string =>
  `${settings[KINDS[kind].setting].replace(/(?<!\/)\/+$/, '')}/v1`

async function find(kind: LocalServer['kind'], settings: Settings): Promise<LocalServer | null> {
  const { setting, list, read } = KINDS[kind]
  try {
    // Only these two ports are looked at, not what they point to.
    const answer = await outsideFetch(kind, settings[setting].replace(/(?<!\/)\/+$/, '') + list, {}, LIMITS)
    return { kind, baseUrl: localBaseUrl(kind, settings), models: answer.json(read) }
  } catch (error) {
    // Nothing listens there, or something else does: then there is nothing to offer.
    if (error instanceof OutsideError) return null
    throw error
  }
}

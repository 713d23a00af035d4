import type { z } from 'zod'
import type { HostApp } from '#server/features/code-host/host-app.ts'
import { outsideFetch } from '#server/outside/outside-fetch.ts'

/** As people call it. */
export const HOST_NAME = 'GitHub'

const LIMITS = { timeoutMs: 10_000, maxBytes: 4_000_000 }

interface Asked {
  /** Of whoever asks: a person, an installation or the app itself. */
  token: string
  method?: 'GET' | 'POST'
  body?: object
  signal?: AbortSignal
}

/** Asks the host's API; throws an OutsideError for whatever is no answer. */
export async function askHost<T>(
  { apiUrl }: Pick<HostApp, 'apiUrl'>,
  path: string,
  schema: z.ZodType<T>,
  { token, method = 'GET', body, signal }: Asked,
): Promise<T> {
  const answer = await outsideFetch(
    HOST_NAME,
    `${apiUrl}${path}`,
    {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        accept: 'application/vnd.github+json',
        'x-github-api-version': '2022-11-28',
        'user-agent': 'maquette',
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    },
    { ...LIMITS, hide: [token], ...(signal ? { signal } : {}) },
  )
  return answer.json(schema)
}

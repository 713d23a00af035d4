import { z } from 'zod'
import type { Settings } from '#server/env.ts'
import { OutsideError, outsideFetch } from '#server/outside/outside-fetch.ts'

/** What became of a certificate: the name of it there, and why there is none yet, in words. */
interface Ordered {
  hostnameId: string | null
  certificateFault: string | null
}

/** Who makes the certificates of domains where no proxy of one's own does. */
interface Certificates {
  order(host: string): Promise<Ordered>
  /** How it goes; null where it is not there any more. */
  stateOf(hostnameId: string): Promise<Ordered | null>
  drop(hostnameId: string): Promise<Ordered>
}

const LIMITS = { timeoutMs: 5_000, maxBytes: 200_000 }
const MAKING = 'Its certificate is being made, which takes a few minutes.'

const hostnameSchema = z.object({
  id: z.string(),
  hostname: z.string(),
  ssl: z
    .object({
      status: z.string().optional(),
      validation_errors: z.array(z.object({ message: z.string() })).optional(),
    })
    .optional(),
})
const oneSchema = z.object({ result: hostnameSchema })
const someSchema = z.object({ result: z.array(hostnameSchema) })

/** Cloudflare's custom hostnames, where the Worker runs at that edge; null where a proxy gets certificates. */
export function certificatesOf(settings: Settings): Certificates | null {
  const { CLOUDFLARE_API_TOKEN: token, CLOUDFLARE_ZONE_ID: zone, CLOUDFLARE_API_URL: api } = settings
  if (!token || !zone) return null
  const ask = (path: string, init: RequestInit = {}) =>
    outsideFetch(
      'Cloudflare',
      `${api}/zones/${zone}/custom_hostnames${path}`,
      { ...init, headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' } },
      { ...LIMITS, hide: [token] },
    )

  async function made(host: string): Promise<z.infer<typeof hostnameSchema>> {
    const body = JSON.stringify({ hostname: host, ssl: { method: 'http', type: 'dv' } })
    try {
      return (await ask('', { method: 'POST', body })).json(oneSchema).result
    } catch (error) {
      if (!(error instanceof OutsideError) || error.fault !== 'conflict') throw error
      // It is there from an earlier order whose answer was lost.
      const { result } = (await ask(`?hostname=${host}`)).json(someSchema)
      const found = result.find(({ hostname }) => hostname.toLowerCase() === host)
      if (!found) throw error
      return found
    }
  }

  return {
    async order(host) {
      try {
        const { id, ssl } = await made(host)
        return { hostnameId: id, certificateFault: faultOf(ssl) }
      } catch (error) {
        return { hostnameId: null, certificateFault: inWords(error) }
      }
    },
    async stateOf(hostnameId) {
      try {
        const { ssl } = (await ask(`/${hostnameId}`)).json(oneSchema).result
        return { hostnameId, certificateFault: faultOf(ssl) }
      } catch (error) {
        if (error instanceof OutsideError && error.fault === 'notFound') return null
        return { hostnameId, certificateFault: inWords(error) }
      }
    },
    async drop(hostnameId) {
      try {
        await ask(`/${hostnameId}`, { method: 'DELETE' })
      } catch (error) {
        if (!(error instanceof OutsideError)) throw error
        if (error.fault !== 'notFound') return { hostnameId, certificateFault: null }
      }
      return { hostnameId: null, certificateFault: null }
    },
  }
}

function faultOf(ssl: z.infer<typeof hostnameSchema>['ssl']): string | null {
  if (ssl?.status === 'active') return null
  const [error] = ssl?.validation_errors ?? []
  return error ? `Its certificate could not be made yet: ${error.message}` : MAKING
}

function inWords(error: unknown): string {
  if (!(error instanceof OutsideError)) throw error
  return error.fault === 'refused'
    ? 'Its certificate could not be ordered, because CLOUDFLARE_API_TOKEN may not make custom hostnames in the zone.'
    : 'Its certificate could not be ordered just now. It is tried again by itself.'
}

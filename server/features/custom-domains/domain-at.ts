import type { Bindings } from '#server/bindings.ts'
import { type DomainRow, findVerified } from '#server/features/custom-domains/custom-domains-queries.ts'

const KEPT_MS = 30_000
/** Whoever sends requests chooses their Host: what is kept has an end. */
const KEPT_MAX = 1_000
/** Longer ones are no names, and nothing is asked about them. */
const HOST_MAX_CHARACTERS = 253
const HOST = /^[a-z0-9.-]+$/

interface Kept {
  found: DomainRow | null
  until: number
}

const kept = new Map<string, Kept>()

/**
 * The verified domain of a `Host` header, or of one whose name without `www.` it is; null for every other host. An
 * answer is kept for half a minute, of either kind, so a domain may be a host of ours so much longer elsewhere.
 */
export async function domainAt(
  env: Bindings,
  hostHeader: string,
  now = Date.now(),
): Promise<DomainRow | null> {
  const host = hostHeader
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/(?<!\.)\.$/, '')
  if (host.length > HOST_MAX_CHARACTERS || !host.includes('.') || !HOST.test(host)) return null
  const known = kept.get(host)
  if (known && known.until > now) return known.found
  const found = await findVerified(env.DB, [host, ...(host.startsWith('www.') ? [host.slice(4)] : [])])
  kept.delete(host)
  kept.set(host, { found, until: now + KEPT_MS })
  for (const oldest of kept.keys()) {
    if (kept.size <= KEPT_MAX) break
    kept.delete(oldest)
  }
  return found
}

/** What was found is asked for anew: something has changed. */
export function forgetHost(host: string): void {
  kept.delete(host)
  kept.delete(`www.${host}`)
}

import { type Line, note, ok, problem } from '#scripts/doctor/facts.ts'
import { isLoopback, type Settings } from '#server/env.ts'

/** Whether people's own domains can lead here, and who makes their certificates. */
export function domainLines(settings: Settings): Line[] {
  const {
    SITES_DOMAIN,
    SITES_IP,
    BASE_URL,
    PREVIEW_DOMAIN,
    CLOUDFLARE_API_TOKEN,
    PREVIEW_MODE,
    PREVIEW_PORT,
  } = settings
  if (PREVIEW_MODE === 'port' && PREVIEW_PORT !== null)
    return [
      note(
        'PREVIEW_MODE is port, so designs cannot be published and can have no domains, passwords or feedback.',
        'Set PREVIEW_MODE to host, and PREVIEW_DOMAIN to a domain whose subdomains lead here.',
      ),
    ]
  if (settings.isLocal) return []
  if (SITES_DOMAIN === new URL(BASE_URL).hostname) {
    // Left out, it is that of previews, of which it is said already.
    if (SITES_DOMAIN === new URL(`http://${PREVIEW_DOMAIN}`).hostname) return []
    return [
      problem(
        `SITES_DOMAIN is the host of BASE_URL, ${SITES_DOMAIN}.`,
        'Give custom domains a name of their own to point at, such as sites.example.net.',
      ),
    ]
  }
  // Where previews are not reached either that is said already.
  if (isLoopback(SITES_DOMAIN) || SITES_DOMAIN.endsWith('.localhost')) return []
  const by = CLOUDFLARE_API_TOKEN ? 'custom hostnames at the edge' : 'the proxy'
  const lines = [ok(`Custom domains are pointed at ${SITES_DOMAIN}; their certificates come from ${by}.`)]
  if (SITES_IP) return lines
  return [
    ...lines,
    note(
      'SITES_IP is not set, so a domain that is registered itself, such as example.org, may have no way to lead here.',
      'Set it to the IPv4 address of the proxy, if that stays the same.',
    ),
  ]
}

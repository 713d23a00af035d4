import { z } from 'zod'

/** Host mode gives every design an origin of its own; port mode serves them without any, from a second port. */
export const previewModeSchema = z.enum(['host', 'port'])
export type PreviewMode = z.infer<typeof previewModeSchema>

/** Where a server serves previews, for a page to choose from. */
export const previewServingSchema = z.object({
  mode: z.enum(['auto', 'host', 'port']),
  /** The second port; null where there is none. */
  port: z.number().int().nullable(),
  /** Host and port below which every design has its own label. */
  domain: z.string(),
})
export type PreviewServing = z.infer<typeof previewServingSchema>

export const PROBE_LABEL = 'probe'
export const PROBE_PATH = '/_maquette/probe.svg'

/** What is known without asking: null when only a probe can tell whether the browser finds such a name. */
export function knownMode({ mode, port, domain }: PreviewServing, hostname: string): PreviewMode | null {
  if (port === null || mode === 'host') return 'host'
  if (mode === 'port') return 'port'
  const isLocalDomain = /(?:^|\.)localhost(?::\d+)?$/.test(domain)
  if (!isLocalDomain) return null
  // From another machine the name means that machine.
  return isLoopback(hostname) ? null : 'port'
}

const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127\./.test(hostname)

/** The one platform object used here, which every platform has. */
declare const URL: new (
  address: string,
  base?: string,
) => {
  href: string
  pathname: string
  search: string
  hash: string
  searchParams: { delete(name: string): void }
}

/** The same page on the second port: no label and no pass, since it is given its design by message. */
export function atPort(
  src: string,
  port: number,
  { protocol, hostname }: { protocol: string; hostname: string },
): string {
  const page = new URL(src)
  page.searchParams.delete('t')
  return `${protocol}//${hostname}:${port}${page.pathname}${page.search}${page.hash}`
}

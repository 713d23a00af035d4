import { knownMode, type PreviewServing } from '#shared/preview-mode.ts'

/** What stands on a host of a design's own, by the words that begin a sentence about it. */
const NEED_HOST = {
  publication: 'Publishing',
  domain: 'A custom domain',
  password: 'A password',
  feedback: 'Feedback',
  ai: 'An AI provider in a design',
} as const
export type HostNeed = keyof typeof NEED_HOST

/**
 * Why a design can have nothing of this kind here, with what to set, as one sentence; null where it has a host of its
 * own. `hostname` is the app's as it was opened; `probed` what a browser found where only a browser can tell, in
 * whose place a server takes it that there are such hosts.
 */
export function missingHost(
  what: HostNeed,
  serving: PreviewServing,
  hostname: string,
  probed?: string | null,
): string | null {
  if ((knownMode(serving, hostname) ?? probed) !== 'port') return null
  const mode = serving.mode === 'port' ? ' and PREVIEW_MODE to host' : ''
  return `${NEED_HOST[what]} needs a host of its own for each design: set PREVIEW_DOMAIN to a domain whose subdomains lead to this server${mode}, and start it again.`
}

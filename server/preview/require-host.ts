import type { Call } from '#server/call.ts'
import { AppError } from '#shared/errors.ts'
import { type HostNeed, missingHost } from '#shared/preview-host.ts'

/** Throws 503 `not_configured`, with what to set, where designs have no hosts of their own. */
export function requireHost({ settings, request }: Pick<Call, 'settings' | 'request'>, what: HostNeed): void {
  const { PREVIEW_MODE: mode, PREVIEW_PORT: port, PREVIEW_DOMAIN: domain } = settings
  const sentence = missingHost(what, { mode, port, domain }, new URL(request.url).hostname)
  if (sentence) throw new AppError('not_configured', sentence)
}

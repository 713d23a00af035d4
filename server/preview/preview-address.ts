import { type Bindings, settingsOf } from '#server/bindings.ts'
import type { PatternRow } from '#server/features/patterns/patterns-queries.ts'
import { sealPass } from '#server/preview/preview-token.ts'
import { liveLabel, previewLabel } from '#shared/preview.ts'
import type { SessionUser } from '#shared/users.ts'

/** Long enough to load a page with it; from then on the preview host's own cookie counts. */
const ADDRESS_PASS_MS = 5 * 60_000

/** The absolute address of one artifact's preview page; a private design's carries a short-lived pass. */
export async function previewAddress(
  env: Bindings,
  pattern: Pick<PatternRow, 'id' | 'name' | 'access'>,
  user: SessionUser | null,
  artifactId: string,
): Promise<string> {
  const url = pageAt(env, previewLabel(pattern.name, pattern.id))
  url.searchParams.set('v', artifactId)
  return withPass(url, env, pattern, user)
}

/**
 * The address of a page that shows the design as it is being written. Its origin is its own, so that a design that
 * never ends while somebody types holds up no other page of it.
 */
export function liveAddress(
  env: Bindings,
  pattern: Pick<PatternRow, 'id' | 'access' | 'config'>,
  user: SessionUser | null,
): Promise<string> {
  const url = pageAt(env, liveLabel(pattern.id, 0))
  url.searchParams.set('live', pattern.config.designSystem)
  return withPass(url, env, pattern, user)
}

function pageAt(env: Bindings, label: string): URL {
  const { BASE_URL, PREVIEW_DOMAIN } = settingsOf(env)
  return new URL(`${new URL(BASE_URL).protocol}//${label}.${PREVIEW_DOMAIN}/`)
}

async function withPass(
  url: URL,
  env: Bindings,
  pattern: Pick<PatternRow, 'id' | 'access'>,
  user: SessionUser | null,
): Promise<string> {
  if (pattern.access === 'private' && user) {
    const pass = { patternId: pattern.id, userId: user.id, expiresAt: Date.now() + ADDRESS_PASS_MS }
    url.searchParams.set('t', await sealPass(pass, settingsOf(env).AUTH_SECRET))
  }
  return url.href
}

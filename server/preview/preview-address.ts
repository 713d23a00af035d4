import { type Bindings, settingsOf } from '#server/bindings.ts'
import type { PatternRow } from '#server/features/patterns/patterns-queries.ts'
import { sealPass } from '#server/preview/preview-token.ts'
import { previewLabel } from '#shared/preview.ts'
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
  const { BASE_URL, PREVIEW_DOMAIN, AUTH_SECRET } = settingsOf(env)
  const { protocol } = new URL(BASE_URL)
  const url = new URL(`${protocol}//${previewLabel(pattern.name, pattern.id)}.${PREVIEW_DOMAIN}/`)
  url.searchParams.set('v', artifactId)
  if (pattern.access === 'private' && user) {
    const pass = { patternId: pattern.id, userId: user.id, expiresAt: Date.now() + ADDRESS_PASS_MS }
    url.searchParams.set('t', await sealPass(pass, AUTH_SECRET))
  }
  return url.href
}

import { type Bindings, settingsOf } from '#server/bindings.ts'
import type { PatternRow } from '#server/features/patterns/patterns-queries.ts'
import { sealPass } from '#server/preview/preview-token.ts'
import { sealLooker } from '#server/preview/report-token.ts'
import { LOOKER_PARAM } from '#shared/looker-param.ts'
import { liveLabel, previewLabel } from '#shared/preview.ts'
import type { SessionUser } from '#shared/users.ts'

/** Long enough to load a page with it; from then on the preview host's own cookie counts. */
export const ADDRESS_PASS_MS = 5 * 60_000

/** The absolute address of one artifact's preview page; one of a design that is private or has a password carries a short-lived pass. */
export async function previewAddress(
  env: Bindings,
  pattern: Pick<PatternRow, 'id' | 'name' | 'access' | 'hasPassword'>,
  user: SessionUser | null,
  artifactId: string,
): Promise<string> {
  const url = pageAt(env, previewLabel(pattern.name, pattern.id))
  url.searchParams.set('v', artifactId)
  return withPass(url, env, pattern, user)
}

/** The same for a frame of the app, whose person may report what is seen of the version. */
export async function reportedAddress(
  env: Bindings,
  pattern: Pick<PatternRow, 'id' | 'name' | 'access' | 'hasPassword'>,
  user: SessionUser,
  artifactId: string,
): Promise<string> {
  const url = new URL(await previewAddress(env, pattern, user, artifactId))
  url.searchParams.set(LOOKER_PARAM, await sealLooker(pattern.id, user.id, settingsOf(env).AUTH_SECRET))
  return url.href
}

/**
 * The address of a page that shows the design as it is being written. Its origin is its own, so that a design that
 * never ends while somebody types holds up no other page of it.
 */
export function liveAddress(
  env: Bindings,
  pattern: Pick<PatternRow, 'id' | 'access' | 'hasPassword' | 'config'>,
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
  pattern: Pick<PatternRow, 'id' | 'access' | 'hasPassword'>,
  user: SessionUser | null,
): Promise<string> {
  if ((pattern.access === 'private' || pattern.hasPassword) && user) {
    const pass = { patternId: pattern.id, userId: user.id, expiresAt: Date.now() + ADDRESS_PASS_MS }
    url.searchParams.set('t', await sealPass(pass, settingsOf(env).AUTH_SECRET))
  }
  return url.href
}

import { parseSigned } from 'hono/utils/cookie'
import { type Bindings, settingsOf } from '#server/bindings.ts'
import type { Settings } from '#server/env.ts'

export const isSecure = ({ BASE_URL }: Settings): boolean => BASE_URL.startsWith('https:')

/** `__Host-` wherever the connection is secure: no sibling host can set or read it. */
export const sessionCookieName = (settings: Settings): string =>
  `${isSecure(settings) ? '__Host-' : ''}maquette_session`

/** Of the browser, not of the session: it stays after logging out, and says that its person was here before. */
export const deviceCookieName = (settings: Settings): string =>
  `${isSecure(settings) ? '__Host-' : ''}maquette_device`

/** The session's token, once its signature is found right. */
export async function sessionToken(env: Bindings, request: Request): Promise<string | null> {
  const cookies = request.headers.get('cookie')
  const settings = settingsOf(env)
  const name = sessionCookieName(settings)
  if (!cookies?.includes(name)) return null
  return (await parseSigned(cookies, settings.AUTH_SECRET, name))[name] || null
}

/** While a password was right and the second factor is still asked for. */
export const challengeCookieName = (settings: Settings): string =>
  `${isSecure(settings) ? '__Host-' : ''}maquette_two_factor`

/** While a passkey is asked for. */
export const passkeyCookieName = (settings: Settings): string =>
  `${isSecure(settings) ? '__Host-' : ''}maquette_passkey`

/** While somebody is away, at the identity provider of a workspace. */
export const ssoCookieName = (settings: Settings): string =>
  `${isSecure(settings) ? '__Host-' : ''}maquette_sso`

import { fromBase64Url, seal, toBase64Url, unseal } from '#server/outside/signed-token.ts'

const PURPOSE = 'admin-link'
export const ADMIN_LINK_HOURS = 24

/**
 * The token of a link that makes whoever opens it the admin of this address (design, section 9). It works once because
 * it counts for an unverified address alone, and using it verifies the address.
 */
export async function adminToken(email: string, secret: string): Promise<string> {
  const sealed = await seal(PURPOSE, [email], Date.now() + ADMIN_LINK_HOURS * 60 * 60_000, secret)
  // Browsers rewrite some of what an address escapes.
  return toBase64Url(new TextEncoder().encode(sealed).buffer)
}

/** The address of such a token; null when it is forged, over, or no longer names an admin. */
export async function adminOf(token: string, admins: string[], secret: string): Promise<string | null> {
  const sealed = new TextDecoder().decode(fromBase64Url(token))
  const [email = ''] = (await unseal(PURPOSE, sealed, secret))?.fields ?? []
  return admins.includes(email) ? email : null
}

import { type Bindings, settingsOf } from '#server/bindings.ts'
import { ADDRESS_PASS_MS } from '#server/preview/preview-address.ts'
import { type PreviewPass, sealPass } from '#server/preview/preview-token.ts'

/** Servers and proxies refuse a request whose headers are much longer, some from 8 kB on. */
const COOKIES_MAX_BYTES = 4_000
/** On the address of a page whose cookies were cleared: where that does not help it is not tried again. */
const CLEARED_QUERY = 'cookiesCleared'

/**
 * Below one domain every design may set cookies that all the others are sent, so many in the end that the others cannot
 * be opened. Where that has begun the browser is told to forget them, and goes on with a pass made anew; null where
 * nothing is to be done.
 */
export async function clearCookies(
  request: Request,
  env: Bindings,
  pass: PreviewPass | null,
): Promise<Response | null> {
  const url = new URL(request.url)
  const isPage = request.headers.get('accept')?.includes('text/html')
  const isCrowded = (request.headers.get('cookie')?.length ?? 0) > COOKIES_MAX_BYTES
  if (!isPage || !isCrowded || url.searchParams.has(CLEARED_QUERY)) return null
  url.searchParams.set(CLEARED_QUERY, '')
  if (pass) {
    const fresh = { ...pass, expiresAt: Date.now() + ADDRESS_PASS_MS }
    url.searchParams.set('t', await sealPass(fresh, settingsOf(env).AUTH_SECRET))
  }
  return new Response(null, {
    status: 303,
    headers: {
      location: url.href,
      // A cookie set by the same answer would be forgotten with the others.
      'clear-site-data': '"cookies"',
      'cache-control': 'private, no-store',
    },
  })
}

import { type Bindings, settingsOf } from '#server/bindings.ts'
import { policySource } from '#server/preview/policy-source.ts'

/** The headers of every answer of the app host; pages also get the policy below. */
export function secure(response: Response, env: Bindings, requestId: string, host: string): Response {
  const answer = new Response(response.body, response)
  const { headers } = answer
  headers.set('x-request-id', requestId)
  headers.set('x-content-type-options', 'nosniff')
  headers.set('referrer-policy', 'strict-origin-when-cross-origin')
  headers.set('cross-origin-opener-policy', 'same-origin')
  headers.set('x-frame-options', 'DENY')
  // What somebody was told is for them alone, unless whoever answered said otherwise.
  if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-store')
  if (!headers.has('cross-origin-resource-policy')) headers.set('cross-origin-resource-policy', 'same-origin')
  if (headers.get('content-type')?.includes('text/html'))
    headers.set('content-security-policy', pagePolicy(env, host))
  return answer
}

/** Scripts of the app alone; frames of preview hosts alone. Radix, sonner and CodeMirror set styles in the page. */
function pagePolicy(env: Bindings, host: string): string {
  const { BASE_URL, PREVIEW_DOMAIN, PREVIEW_PORT, ROOM_TRANSPORT, LIVEBLOCKS_BASE_URL } = settingsOf(env)
  const { protocol } = new URL(BASE_URL)
  const { hostname } = new URL(`${protocol}//${host}`)
  const previews = [
    `${protocol}//*.${PREVIEW_DOMAIN}`,
    ...(PREVIEW_PORT === null ? [] : [policySource(`${protocol}//${hostname}:${PREVIEW_PORT}`)]),
  ].join(' ')
  const sockets = policySource(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}`)
  // Nowhere else unless rooms are there.
  const elsewhere = ROOM_TRANSPORT === 'liveblocks' ? liveSources(LIVEBLOCKS_BASE_URL) : ''
  return Object.entries({
    'default-src': "'self'",
    'script-src': env.IS_DEV ? "'self' 'unsafe-inline'" : "'self'",
    'style-src': "'self' 'unsafe-inline'",
    'img-src': `'self' data: blob: ${previews}`,
    'font-src': "'self'",
    'connect-src': `'self' ${sockets}${elsewhere}`,
    'frame-src': previews,
    'worker-src': "'self' blob:",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  })
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ')
}

/** Calls and sockets of the service that rooms are at. */
function liveSources(baseUrl: string): string {
  const { origin } = new URL(baseUrl)
  return ` ${policySource(origin)} ${policySource(origin.replace(/^http/, 'ws'))}`
}

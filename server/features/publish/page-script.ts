import type { Bindings } from '#server/bindings.ts'

const PREFIX = '/_maquette/page-'
const FOREVER = 'public, max-age=31536000, immutable'

interface PageScript {
  address: string
  text: string
}

let kept: PageScript | null = null

/** What starts a design on a published page, at an address of its content; null where the build has none. */
export async function pageScript(env: Bindings): Promise<PageScript | null> {
  if (kept) return kept
  const asset = env.FRAME_URL
    ? await fetch(new URL('./page.js', env.FRAME_URL))
    : await env.ASSETS.fetch('http://assets/frame/page.js')
  if (!asset.ok) return null
  const text = await asset.text()
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  const hash = [...new Uint8Array(digest).slice(0, 6)]
    .map(byte => byte.toString(16).padStart(2, '0'))
    .join('')
  const script = { address: `${PREFIX}${hash}.js`, text }
  // While somebody works on it, it is another one every minute.
  if (!env.FRAME_URL) kept = script
  return script
}

/** The script at this address; an address of an earlier build gives today's, and is not kept. */
export async function answerPageScript(env: Bindings, { pathname }: URL): Promise<Response | null> {
  const script = await pageScript(env)
  return (
    script &&
    new Response(script.text, {
      headers: {
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': pathname === script.address ? FOREVER : 'no-cache',
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
      },
    })
  )
}

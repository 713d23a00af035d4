import { appOrigins } from '#server/auth/better-auth.ts'
import { type Bindings, settingsOf } from '#server/bindings.ts'
import { escapeHtml } from './escape-html.ts'
import { policySource } from './policy-source.ts'

/** What is the case at an address of a preview host, and the one thing to do about it. */
export interface PreviewState {
  status: number
  title: string
  text: string
  action?: { label: string; href: string }
  /** The page asks again by itself after so many seconds. */
  retryS?: number
}

/**
 * A page of ours among designs: it runs nothing, loads nothing and says nothing of the design. Scripts and styles that
 * find no access get the same as one line.
 */
export async function stateAnswer(request: Request, env: Bindings, state: PreviewState): Promise<Response> {
  const headers = {
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    ...(state.retryS && { 'retry-after': String(state.retryS) }),
  }
  const { status, title } = state
  if (!request.headers.get('accept')?.includes('text/html')) {
    const plain = {
      'content-type': 'text/plain; charset=utf-8',
      'content-security-policy': "default-src 'none'",
    }
    return new Response(`${title}.\n`, { status, headers: { ...headers, ...plain } })
  }
  const origins = appOrigins(settingsOf(env)).map(policySource).join(' ')
  const policy = `default-src 'none'; img-src data:; style-src '${await styleHash()}'; base-uri 'none'; form-action 'none'; frame-ancestors ${origins}`
  const isFramed = request.headers.get('sec-fetch-dest') === 'iframe'
  return new Response(html(state, isFramed), {
    status,
    headers: { ...headers, 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
  })
}

/** In a frame no link leads out, and the editor around it has its own. */
function html({ title, text, action, retryS }: PreviewState, isFramed: boolean): string {
  const link =
    action && !isFramed ? `<a href="${escapeHtml(action.href)}">${escapeHtml(action.label)}</a>` : ''
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
${retryS ? `<meta http-equiv="refresh" content="${retryS}">` : ''}
<style>${STYLE}</style>
</head>
<body>
<main>
${MARK}
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
${link}
</main>
</body>
</html>
`
}

const MARK =
  '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="m2 8 5-4v12l-5 4z"/><path class="lit" d="m7 4 5 4v12l-5-4z"/><path d="m12 8 5-4v12l-5 4z"/><path class="lit" d="m17 4 5 4v12l-5-4z"/></svg>'

/** The product's look (client/styles/tokens.css), in the fonts of the device. */
const STYLE = `:root{color-scheme:light dark;--ground:light-dark(oklch(97.8% .002 165),oklch(17.6% .006 165));--ink:light-dark(oklch(24% .012 165),oklch(94.5% .004 165));--ink-soft:light-dark(oklch(43% .012 165),oklch(76% .009 165));--accent:light-dark(oklch(50.5% .109 165),oklch(76% .135 165));--accent-hover:light-dark(oklch(45% .1 165),oklch(81% .13 165));--on-accent:light-dark(oklch(100% 0 0),oklch(19% .04 165))}
*{box-sizing:border-box}
body{display:grid;min-height:100dvh;margin:0;padding:1.5rem 1.5rem 15vh;place-items:center;background:var(--ground);color:var(--ink);font:.9375rem/1.5rem system-ui,sans-serif}
main{display:grid;max-width:27rem;justify-items:center;text-align:center}
svg{width:2.75rem;height:2.75rem;margin-bottom:1.75rem;fill:var(--accent)}
.lit{opacity:.6}
h1{margin:0;font-size:1.125rem;line-height:1.625rem;font-weight:600;letter-spacing:-.015em;text-wrap:balance}
p{margin:.5rem 0 0;color:var(--ink-soft);text-wrap:pretty;overflow-wrap:anywhere}
a{display:inline-flex;min-height:2.75rem;margin-top:1.75rem;padding:0 1.125rem;align-items:center;border-radius:.625rem;background:var(--accent);color:var(--on-accent);font-weight:550;text-decoration:none}
a:hover{background:var(--accent-hover)}
a:focus-visible{outline:2px solid var(--accent);outline-offset:2px}`

let hash: string | null = null

/** The one style that the page may have. */
async function styleHash(): Promise<string> {
  if (!hash) {
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(STYLE))
    hash = `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`
  }
  return hash
}

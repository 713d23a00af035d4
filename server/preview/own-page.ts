import { escapeHtml } from './escape-html.ts'

/** The product's look (client/styles/tokens.css), in the fonts of the device. */
const TOKENS = `:root{color-scheme:light dark;--ground:light-dark(oklch(97.8% .002 165),oklch(17.6% .006 165));--surface:light-dark(oklch(100% 0 0),oklch(20.8% .007 165));--line:light-dark(oklch(91.4% .004 165),oklch(29% .008 165));--field-line:light-dark(oklch(61% .01 165),oklch(55% .012 165));--hover:light-dark(oklch(30% .02 165/6%),oklch(95% .01 165/7%));--ink:light-dark(oklch(24% .012 165),oklch(94.5% .004 165));--ink-soft:light-dark(oklch(43% .012 165),oklch(76% .009 165));--ink-faint:light-dark(oklch(51.5% .011 165),oklch(67.5% .011 165));--accent:light-dark(oklch(50.5% .109 165),oklch(76% .135 165));--accent-hover:light-dark(oklch(45% .1 165),oklch(81% .13 165));--on-accent:light-dark(oklch(100% 0 0),oklch(19% .04 165));--accent-wash:light-dark(oklch(96% .022 165),oklch(26.5% .036 165));--danger:light-dark(oklch(53% .19 26),oklch(72% .15 24));--danger-wash:light-dark(oklch(97% .014 20),oklch(25% .045 22))}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:.9375rem/1.5rem system-ui,sans-serif}
h1{margin:0;font-size:1.125rem;line-height:1.625rem;font-weight:600;letter-spacing:-.015em;text-wrap:balance}
p{margin:.5rem 0 0;color:var(--ink-soft);text-wrap:pretty;overflow-wrap:anywhere}
button{min-height:2.75rem;padding:0 1.125rem;border:0;border-radius:.625rem;background:var(--accent);color:var(--on-accent);font:inherit;font-weight:550;cursor:pointer}
button:hover{background:var(--accent-hover)}
:is(a,button,input,textarea):focus-visible{outline:2px solid var(--accent);outline-offset:2px}
:is(input:not([type=radio],[type=checkbox]),textarea){width:100%;padding:.5rem .75rem;border:1px solid var(--field-line);border-radius:.5rem;background:var(--surface);color:inherit;font:inherit;font-size:1rem}
::placeholder{color:var(--ink-faint);opacity:1}
[role=alert]{padding:.625rem .75rem;border-radius:.5rem;background:var(--danger-wash);color:var(--danger)}`

interface OwnPage {
  title: string
  body: string
  /** Beside the look that all have. */
  style: string
  /** Pages that may frame it, as in a policy. */
  frameAncestors: readonly string[]
  /** Further rules of its policy. */
  policy?: Readonly<Record<string, string>>
  status?: number
  headers?: Readonly<Record<string, string>>
}

/** A page of ours among the pages of a design, with a policy of its own: it may send its form to its own host, and nothing else. */
export async function ownPage({
  title,
  body,
  style,
  frameAncestors,
  policy = {},
  status = 200,
  headers = {},
}: OwnPage): Promise<Response> {
  const styles = `${TOKENS}\n${style}`
  const rules = {
    'default-src': "'none'",
    'style-src': `'${await hashOf(styles)}'`,
    // Its icon, which is empty.
    'img-src': 'data:',
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': frameAncestors.join(' '),
    ...policy,
  }
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<style>${styles}</style>
</head>
<body>
${body}
</body>
</html>
`
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': Object.entries(rules)
        .map(([name, value]) => `${name} ${value}`)
        .join('; '),
      'cache-control': 'private, no-store',
      // Without any referrer, browsers would not say from which page a form is sent.
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      ...headers,
    },
  })
}

const hashes = new Map<string, string>()

async function hashOf(text: string): Promise<string> {
  const known = hashes.get(text)
  if (known) return known
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  const hash = `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`
  hashes.set(text, hash)
  return hash
}

/** A place on the same host to go on at; the first page for anything that leads elsewhere. */
export function placeOnHost(to: string | null, url: URL): URL {
  const first = new URL('/', url)
  if (!to?.startsWith('/') || !URL.canParse(to, url)) return first
  const place = new URL(to, url)
  return place.host === url.host ? place : first
}

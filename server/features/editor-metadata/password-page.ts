import { appOrigins } from '#server/auth/better-auth.ts'
import { settingsOf } from '#server/bindings.ts'
import { escapeHtml } from '#server/preview/escape-html.ts'
import { ownPage } from '#server/preview/own-page.ts'
import type { HostAsked } from '#server/preview/own-paths.ts'
import { policySource } from '#server/preview/policy-source.ts'
import { AppError, ERROR_STATUS } from '#shared/errors.ts'
import { PAGE_PASSWORD_MAX_CHARACTERS, PASSWORD_PATH } from '#shared/page-password.ts'

interface Said {
  status: number
  problem?: string
  retryAfterS?: number
}

/**
 * Asks for the password of a design's pages, and says nothing of the design. Scripts and styles that find the pages
 * locked get the same as one line.
 */
export function passwordPage(
  { request, env }: Pick<HostAsked, 'request' | 'env'>,
  to: URL,
  { status, problem, retryAfterS }: Said,
): Promise<Response> {
  return ownPage({
    ...{ status, style: STYLE, title: 'This page asks for a password' },
    // Whoever may only read sees it in the editor, too; and a form of feedback whose page was locked.
    frameAncestors: [...appOrigins(settingsOf(env)).map(policySource), "'self'"],
    headers: retryAfterS === undefined ? {} : { 'retry-after': String(retryAfterS) },
    body: `<main>
<form method="post" action="${PASSWORD_PATH}">
${LOCK}
<h1>This page asks for a password</h1>
<p>Whoever gave you the address has it.</p>
<input type="hidden" name="to" value="${escapeHtml(`${to.pathname}${to.search}`)}">
<label for="password">Password</label>
<input id="password" type="password" name="password" required maxlength="${PAGE_PASSWORD_MAX_CHARACTERS}" autocomplete="current-password"${isFramed(request) ? '' : ' autofocus'}${problem ? ' aria-invalid="true" aria-describedby="problem"' : ''}>
${problem ? `<p id="problem" role="alert">${escapeHtml(problem)}</p>` : ''}
<button>Open the page</button>
</form>
</main>`,
  })
}

const isFramed = (request: Request): boolean => request.headers.get('sec-fetch-dest') === 'iframe'

/** What somebody gets in place of a page that is locked. */
export function lockedAnswer({
  request,
  env,
  url,
}: Pick<HostAsked, 'request' | 'env' | 'url'>): Promise<Response> | Response {
  const { message } = new AppError('password_required')
  const status = ERROR_STATUS.password_required
  const accepted = request.headers.get('accept') ?? ''
  if (accepted.includes('text/html')) {
    const to = new URL(url)
    to.searchParams.delete('t')
    return passwordPage({ request, env }, to, { status })
  }
  const headers = { 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' }
  if (request.method === 'POST' || accepted.includes('json'))
    return Response.json({ error: { code: 'password_required', message } }, { status, headers })
  return new Response(`${message}\n`, {
    status,
    headers: {
      ...headers,
      'content-type': 'text/plain; charset=utf-8',
      'content-security-policy': "default-src 'none'",
    },
  })
}

const LOCK =
  '<svg viewBox="0 0 24 24" aria-hidden="true"><rect x="4.5" y="10.5" width="15" height="10" rx="2.5"/><path d="M8 10.5V7.5a4 4 0 0 1 8 0v3"/></svg>'

const STYLE = `body{display:grid;min-height:100dvh;padding:1.5rem 1.5rem 15vh;place-items:center}
main{width:100%;max-width:21rem}
form{display:grid}
svg{width:2.25rem;height:2.25rem;margin-bottom:1.25rem;fill:none;stroke:var(--accent);stroke-width:1.75;stroke-linecap:round}
label{margin:1.5rem 0 .375rem;font-weight:550;font-size:.875rem}
input{min-height:2.75rem}
[role=alert]{margin-top:.75rem;font-size:.875rem}
button{margin-top:1rem}`

import { patternFor } from '#server/access/levels.ts'
import { callerByPass } from '#server/auth/caller.ts'
import type { Bindings } from '#server/bindings.ts'
import { clearCookies } from '#server/preview/crowded-cookies.ts'
import { type HostAsked, ownPathAt, type Site } from '#server/preview/own-paths.ts'
import { pageRefusal } from '#server/preview/page-access.ts'
import { findPass, withPassCookie } from '#server/preview/pass-cookie.ts'
import { STATES } from '#server/preview/preview-states.ts'
import { type PreviewState, stateAnswer } from '#server/preview/state-page.ts'
import { answerVersion } from '#server/preview/version-pages.ts'

/** Asked by open pages: 204 as long as the person may look. */
const ACCESS_PATH = '/_maquette/access'
const NOT_KEPT = { 'cache-control': 'no-store' }

/** One of the few paths to which something may be sent. */
export const takesBody = (url: URL): boolean => ownPathAt(url)?.methods.includes('POST') === true

/** The host of one design: what is ours there, then its pages, for whoever may see them, asked anew at every request. */
export async function answerDesignHost(
  request: Request,
  env: Bindings,
  patternId: string,
  site: Site,
): Promise<Response> {
  const told = (state: PreviewState): Promise<Response> => stateAnswer(request, env, state)
  const url = new URL(request.url)
  const { pass, isOver } = await findPass(request, url, env, patternId)
  const caller = callerByPass(pass?.userId)
  const found = await patternFor(env.DB, caller.userId, patternId)
  if (!found) return told(STATES.notFound(env))
  const asked: HostAsked = { request, url, env, site, caller, ...found }
  const own = ownPathAt(url)
  if (own && !isMethod(own.methods, request)) return told(STATES.onlyRead)
  if (own && request.method === 'POST' && !isFromHere(request, url)) return told(STATES.foreignOrigin)
  const refusal = own?.may === 'ask' ? null : await pageRefusal(asked, { hasPass: pass !== null, isOver })
  if (refusal) return told(refusal)
  if (own) return own.answer(asked)
  const cleared = await clearCookies(request, env, pass)
  if (cleared) return cleared
  if (url.pathname === ACCESS_PATH) return new Response(null, { status: 204, headers: NOT_KEPT })
  const response = await answerVersion(request, env, found.pattern, url)
  if (!(response instanceof Response)) return told(response)
  const isFresh = pass !== null && url.searchParams.has('t')
  return isFresh && response.ok ? withPassCookie(response, env, pass) : response
}

const isMethod = (methods: readonly string[], { method }: Request): boolean =>
  methods.includes(method === 'HEAD' ? 'GET' : method)

/** What is sent comes from a page of this very host: browsers name it, and no page may choose the name. */
const isFromHere = (request: Request, url: URL): boolean => {
  const origin = request.headers.get('origin')
  return origin !== null && URL.canParse(origin) && new URL(origin).host === url.host
}

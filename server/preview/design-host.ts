import { mayDo, patternFor } from '#server/access/levels.ts'
import { callerByPass } from '#server/auth/caller.ts'
import type { Bindings } from '#server/bindings.ts'
import { findPublication } from '#server/features/publish/publications-queries.ts'
import { answerPublished } from '#server/features/publish/published-site.ts'
import { clearCookies } from '#server/preview/crowded-cookies.ts'
import { ownPathAt } from '#server/preview/own-path-table.ts'
import type { HostAsked, Site } from '#server/preview/own-paths.ts'
import { pageRefusal } from '#server/preview/page-access.ts'
import { findPass, hasPassInAddress, NO_PASS, withPassCookie } from '#server/preview/pass-cookie.ts'
import { STATES } from '#server/preview/preview-states.ts'
import { type PreviewState, stateAnswer } from '#server/preview/state-page.ts'
import { answerVersion } from '#server/preview/version-pages.ts'

/** Asked by open pages: 204 as long as the person may look. */
const ACCESS_PATH = '/_maquette/access'
/** Files of versions, for whoever may view these: never by way of the publication. */
const VERSION_FILES = /^\/_artifact\//
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
  const isDomain = site.kind === 'domain'
  const { pass, isOver } = isDomain ? NO_PASS : await findPass(request, url, env, patternId)
  const caller = callerByPass(pass?.userId)
  const [found, published] = await Promise.all([
    patternFor(env.DB, caller.userId, patternId),
    isDomain || mayBePublication(url) ? findPublication(env.DB, patternId) : null,
  ])
  if (!found) return told(STATES.notFound(env))
  const isViewer = pass !== null || hasPassInAddress(url) || mayDo(caller, found.level, 'view')
  const publication = !isDomain && isViewer && meansPreview(url) ? null : published
  const asked: HostAsked = { request, url, env, site, caller, publication, ...found }
  const own = ownPathAt(url)
  if (own && !isMethod(own.methods, request)) return told(STATES.onlyRead)
  if (own && request.method === 'POST' && !isFromHere(request, url)) return told(STATES.foreignOrigin)
  if (isDomain && !publication && own?.may !== 'ask') return told(STATES.notPublished)
  const refusal = own?.may === 'ask' ? null : await pageRefusal(asked, { hasPass: pass !== null, isOver })
  if (refusal) return refusal instanceof Response ? refusal : told(refusal)
  if (own) return own.answer(asked)
  // A pass made anew would ask for a preview, and on a domain the cookies are those of the owner's other pages too.
  const cleared = isDomain ? null : await clearCookies(request, env, publication ? null : pass)
  if (cleared) return cleared
  if (url.pathname === ACCESS_PATH) return new Response(null, { status: 204, headers: NOT_KEPT })
  const response = publication
    ? await answerPublished(asked, publication)
    : await answerVersion(request, env, found.pattern, url)
  if (!(response instanceof Response)) return told(response)
  const isFresh = pass !== null && url.searchParams.has('t')
  return isFresh && response.ok ? withPassCookie(response, env, pass) : response
}

/** Everything but what is asked of a version alone. */
const mayBePublication = ({ searchParams, pathname }: URL): boolean =>
  pathname !== ACCESS_PATH && !VERSION_FILES.test(pathname) && !searchParams.has('v')

/** By those who may see one, or say so with a pass; from visitors of a publication these are parameters like any. */
const meansPreview = ({ searchParams }: URL): boolean =>
  ['edit', 'live', 't'].some(name => searchParams.has(name))

const isMethod = (methods: readonly string[], { method }: Request): boolean =>
  methods.includes(method === 'HEAD' ? 'GET' : method)

/** What is sent comes from a page of this very host: browsers name it, and no page may choose the name. */
const isFromHere = (request: Request, url: URL): boolean => {
  const origin = request.headers.get('origin')
  return origin !== null && URL.canParse(origin) && new URL(origin).host === url.host
}

import { type Bindings, settingsOf } from '#server/bindings.ts'
import type { DomainRow } from '#server/features/custom-domains/custom-domains-queries.ts'
import { lookAgain } from '#server/features/custom-domains/look.ts'
import { logError } from '#server/logs/log-error.ts'
import { requestIdOf } from '#server/observed.ts'
import { answerDesignHost, takesBody } from '#server/preview/design-host.ts'
import { STATES } from '#server/preview/preview-states.ts'
import { stateAnswer } from '#server/preview/state-page.ts'

/** Whether a domain still has its records is looked at again when somebody visits it, once an hour at most. */
const RECHECK_MS = 60 * 60_000

/** The host of a verified domain: what is published of its design, for everybody. */
export async function answerDomain(
  request: Request,
  env: Bindings,
  context: ExecutionContext,
  domain: DomainRow,
): Promise<Response> {
  const isDue = Date.now() - (domain.lastLookAt?.getTime() ?? 0) > RECHECK_MS
  if (isDue) context.waitUntil(lookAgain(env, domain, RECHECK_MS))
  const url = new URL(request.url)
  if (url.hostname.replace(/\.$/, '') !== domain.host) return atDomain(env, url, domain.host)
  try {
    const isReading = request.method === 'GET' || request.method === 'HEAD'
    if (!isReading && !takesBody(url)) return stateAnswer(request, env, STATES.onlyRead)
    return await answerDesignHost(request, env, domain.patternId, { kind: 'domain', host: domain.host })
  } catch (error) {
    logError('a custom domain failed', error, requestIdOf(request))
    return stateAnswer(request, env, STATES.failed)
  }
}

/** With `www.` a domain is the same one: whoever came that way is led to its own name. */
function atDomain(env: Bindings, url: URL, host: string): Response {
  const target = new URL(url)
  target.hostname = host
  target.protocol = new URL(settingsOf(env).BASE_URL).protocol
  return new Response(null, { status: 308, headers: { location: target.href } })
}

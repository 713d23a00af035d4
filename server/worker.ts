import { answerApp } from '#server/app.ts'
import { appOrigins } from '#server/auth/better-auth.ts'
import { type Bindings, settingsOf } from '#server/bindings.ts'
import { answerDomain } from '#server/features/custom-domains/answer-domain.ts'
import { isAskOfProxy } from '#server/features/custom-domains/ask-of-proxy.ts'
import { domainAt } from '#server/features/custom-domains/domain-at.ts'
import { localEntry } from '#server/local-entry.ts'
import { nameRoute, observed } from '#server/observed.ts'
import { answerFramePort, isFramePort } from '#server/preview/port-app.ts'
import { answerPreview } from '#server/preview/preview-app.ts'
import { SENDER_HEADER } from '#server/serve.ts'

export { OutboxObject } from '#server/events/outbox-object.ts'
export { CanvasRoomObject } from '#server/rooms/canvas/canvas-room-object.ts'
export { EditorRoomObject } from '#server/rooms/editor/editor-room-object.ts'
export { RelayObject } from '#server/rooms/outlets/relay-object.ts'

export default { fetch: answer } satisfies ExportedHandler<Bindings>

/** Named in scripts/serve.ts. */
export const local = localEntry(answer)

async function answer(asked: Request, env: Bindings, context: ExecutionContext): Promise<Response> {
  const request = settingsOf(env).isLocal ? withoutClaimedAddress(asked) : asked
  return observed(request, env, requestId => answerHost(request, env, context, requestId))
}

/** One Worker, three kinds of host; a host that is none of them is refused. */
async function answerHost(
  request: Request,
  env: Bindings,
  context: ExecutionContext,
  requestId: string,
): Promise<Response> {
  const settings = settingsOf(env)
  const host = request.headers.get('host')?.toLowerCase() ?? ''
  const appHosts = appOrigins(settings).map(origin => new URL(origin).host)
  if (appHosts.includes(host)) return answerApp(request, env, context, requestId)
  if (isFramePort(env, host, appHosts)) {
    nameRoute(request, 'frame port')
    return answerFramePort(request, env)
  }
  const suffix = `.${settings.PREVIEW_DOMAIN}`
  if (host.endsWith(suffix)) {
    nameRoute(request, 'preview')
    return answerPreview(request, env, host.slice(0, -suffix.length))
  }
  const domain = await domainAt(env, host)
  if (domain) {
    nameRoute(request, 'custom domain')
    return answerDomain(request, env, context, domain)
  }
  if (isAskOfProxy(request)) return answerApp(request, env, context, requestId)
  nameRoute(request, 'unknown host')
  return new Response(
    'This server does not answer to that host name. Set BASE_URL to the address you use.\n',
    { status: 421, headers: { 'content-type': 'text/plain; charset=utf-8' } },
  )
}

/** On one's own machine no proxy names the sender, and whoever sends may claim any address. */
function withoutClaimedAddress(asked: Request): Request {
  if (!asked.headers.has(SENDER_HEADER)) return asked
  const request = new Request(asked)
  request.headers.delete(SENDER_HEADER)
  return request
}

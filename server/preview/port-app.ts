import { type Bindings, settingsOf } from '#server/bindings.ts'
import { FRAME_PATH, frameScript } from '#server/preview/frame-script.ts'
import { livePage } from '#server/preview/live-page.ts'
import { portPage } from '#server/preview/port-page.ts'
import { STATES } from '#server/preview/preview-states.ts'
import { probePicture } from '#server/preview/probe-picture.ts'
import { stateAnswer } from '#server/preview/state-page.ts'
import { readManifest } from '#server/preview/vendor-manifest.ts'
import { designSystemSchema } from '#shared/design.ts'
import { PROBE_PATH } from '#shared/preview-mode.ts'

/**
 * The second port: pages without any origin, which are given their design by message. Every path is the same page for
 * everybody. Cookies ignore ports, so the app's come along; they are never read here, and none is set.
 */
export async function answerFramePort(request: Request, env: Bindings): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return new Response(null, { status: 405 })
  const url = new URL(request.url)
  const script = await frameScript(env, url)
  if (script) return script
  if (url.pathname === PROBE_PATH) return probePicture()
  const { protocol, hostname, port } = new URL(settingsOf(env).BASE_URL)
  // The page is reached by the name in the Host header, and so is the app that frames it.
  const { hostname: name, host } = new URL(`${protocol}//${request.headers.get('host') ?? hostname}`)
  const appOrigin = `${protocol}//${name}${port ? `:${port}` : ''}`
  const own = `${protocol}//${host}`
  if (request.headers.get('sec-fetch-dest') === 'document')
    return stateAnswer(request, env, STATES.frameAlone(appOrigin))
  const live = designSystemSchema.safeParse(url.searchParams.get('live'))
  const common = { appOrigins: [appOrigin], vendorUrl: `${own}/vendor`, frameScript: `${own}${FRAME_PATH}` }
  if (!live.success) return pageOf(portPage(common))
  const manifest = await readManifest(env)
  if (!manifest) return stateAnswer(request, env, STATES.packagesMissing)
  return pageOf(
    livePage({
      ...common,
      title: 'Preview',
      designSystem: live.data,
      isDarkMode: false,
      manifest,
      isOpaque: true,
    }),
  )
}

const pageOf = ({ html, headers }: { html: string; headers: Record<string, string> }): Response =>
  new Response(html, { headers: { ...headers, 'cache-control': 'no-cache' } })

/** The Host of the second port belongs to an app address; everything else is refused. */
export function isFramePort(env: Bindings, host: string, appHosts: readonly string[]): boolean {
  const { PREVIEW_PORT } = settingsOf(env)
  if (PREVIEW_PORT === null) return false
  return appHosts.some(appHost => host === `${appHost.replace(/:\d+$/, '')}:${PREVIEW_PORT}`)
}

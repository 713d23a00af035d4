import { appOrigins } from '#server/auth/better-auth.ts'
import { type Bindings, settingsOf } from '#server/bindings.ts'
import { bundleAnswer } from '#server/features/artifacts/version-bundle.ts'
import { SAMPLE, sampleBundle } from '#server/features/patterns/sample.ts'
import { previewPage } from '#server/preview/preview-page.ts'
import { readManifest } from '#server/preview/vendor-manifest.ts'

const FILES = `/_artifact/${SAMPLE.label}/`

/** The preview host of the sample: the same pages and files for everybody. */
export async function answerSample(request: Request, env: Bindings, frameScript: string): Promise<Response> {
  const { packKey, bundle } = await sampleBundle(env)
  const isThere = (name: string) => bundle.files.includes(name)
  const { pathname } = new URL(request.url)
  if (pathname.startsWith(FILES)) {
    const asked = { request, cacheControl: 'no-cache' }
    const file = await bundleAnswer(env.FILES, packKey, pathname.slice(FILES.length), asked)
    return file ?? new Response('There is no such file.\n', { status: 404 })
  }
  const settings = settingsOf(env)
  const { html, headers } = previewPage({
    artifactId: SAMPLE.label,
    title: SAMPLE.name,
    config: SAMPLE.config,
    isDarkMode: false,
    appJs: isThere('app.js') ? `${FILES}app.js` : null,
    appCss: isThere('app.css') ? `${FILES}app.css` : null,
    imports: bundle.imports,
    manifest: await readManifest(env),
    appOrigins: appOrigins(settings),
    vendorUrl: `${settings.BASE_URL}/vendor`,
    frameScript,
    errorMessage: null,
  })
  return new Response(html, { headers })
}

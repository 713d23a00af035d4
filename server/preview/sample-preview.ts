import { appOrigins } from '#server/auth/better-auth.ts'
import { type Bindings, settingsOf } from '#server/bindings.ts'
import { SAMPLE, samplePack } from '#server/features/patterns/sample.ts'
import { previewPage } from '#server/preview/preview-page.ts'
import { readManifest } from '#server/preview/vendor-manifest.ts'

const FILES = `/_artifact/${SAMPLE.label}/`
const MIME: Record<string, string> = { js: 'text/javascript', css: 'text/css' }

/** The preview host of the sample: the same pages and files for everybody. */
export async function answerSample(url: URL, env: Bindings, frameScript: string): Promise<Response> {
  const { compiledFiles, imports } = await samplePack(env)
  const isThere = (name: string) => compiledFiles.some(file => file.name === name)
  if (url.pathname.startsWith(FILES)) {
    const name = url.pathname.slice(FILES.length)
    const file = compiledFiles.find(candidate => candidate.name === name)
    if (!file) return new Response('There is no such file.\n', { status: 404 })
    const type = MIME[name.split('.').at(-1) ?? ''] ?? 'text/plain'
    return new Response(file.code, {
      headers: {
        'content-type': `${type}; charset=utf-8`,
        'cache-control': 'no-cache',
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
      },
    })
  }
  const settings = settingsOf(env)
  const { html, headers } = previewPage({
    artifactId: SAMPLE.label,
    title: SAMPLE.name,
    config: SAMPLE.config,
    isDarkMode: false,
    appJs: isThere('app.js') ? `${FILES}app.js` : null,
    appCss: isThere('app.css') ? `${FILES}app.css` : null,
    imports,
    manifest: await readManifest(env),
    appOrigins: appOrigins(settings),
    vendorUrl: `${settings.BASE_URL}/vendor`,
    frameScript,
    errorMessage: null,
  })
  return new Response(html, { headers })
}

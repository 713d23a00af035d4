import { permissionOf } from '#server/access.ts'
import { type Bindings, settingsOf } from '#server/bindings.ts'
import { type ArtifactPack, readPack } from '#server/features/artifacts/artifact-packs.ts'
import { type ArtifactRow, findArtifact } from '#server/features/artifacts/artifacts-queries.ts'
import { findPattern, type PatternRow } from '#server/features/patterns/patterns-queries.ts'
import { SAMPLE } from '#server/features/patterns/sample.ts'
import { FRAME_PATH, frameScript } from '#server/preview/frame-script.ts'
import { livePage } from '#server/preview/live-page.ts'
import { previewPage } from '#server/preview/preview-page.ts'
import { openPass, type PreviewPass, sealPass } from '#server/preview/preview-token.ts'
import { answerSample } from '#server/preview/sample-preview.ts'
import { readManifest } from '#server/preview/vendor-manifest.ts'
import { can } from '#shared/access.ts'
import { EDITOR_BUNDLE } from '#shared/artifacts.ts'
import { patternIdFromLabel } from '#shared/preview.ts'
import { PROBE_PATH } from '#shared/preview-mode.ts'

const COOKIE = '__Host-maquette_preview'
const COOKIE_PASS_MS = 12 * 60 * 60_000
/** Asked by open pages: 204 as long as the person may look. */
const ACCESS_PATH = '/_maquette/access'
const NOT_KEPT = { 'cache-control': 'no-store' }
const COMPILED_PATH = /^\/_artifact\/([a-z0-9]{20})\/([\w.-]+)$/
const MIME: Record<string, string> = { js: 'text/javascript', css: 'text/css', json: 'application/json' }

/** A preview host: the pages of one design, for whoever may view it, asked anew at every request. */
export async function answerPreview(request: Request, env: Bindings, label: string): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return message(405, 'Previews are only read.')
  const url = new URL(request.url)
  const script = await frameScript(env, url)
  if (script) return script
  if (label === SAMPLE.label) return answerSample(url, env, FRAME_PATH)
  if (url.pathname === PROBE_PATH) return probePicture()
  const patternId = patternIdFromLabel(label)
  const pattern = patternId ? await findPattern(env.DB, patternId) : null
  if (!pattern) return message(404, 'There is no design at this address.')
  const pass = await findPass(request, url, env, pattern)
  const level = await permissionOf(env.DB, pass?.userId || null, pattern)
  if (!can(level, 'view')) return message(pass ? 403 : 401, 'This design is private. Open it from the app.')
  if (url.pathname === ACCESS_PATH) return new Response(null, { status: 204, headers: NOT_KEPT })
  const compiled = COMPILED_PATH.exec(url.pathname)
  const response = compiled
    ? await compiledFile(env, pattern, compiled[1] ?? '', compiled[2] ?? '')
    : url.searchParams.has('live')
      ? await live(env, pattern)
      : await page(env, pattern, url)
  const isFresh = pass !== null && url.searchParams.has('t')
  return isFresh && response.ok ? withCookie(response, env, pass) : response
}

/** The address's own pass first, then the cookie that an earlier one became. */
async function findPass(
  request: Request,
  url: URL,
  env: Bindings,
  pattern: PatternRow,
): Promise<PreviewPass | null> {
  const { AUTH_SECRET } = settingsOf(env)
  const sealed = [url.searchParams.get('t'), readCookie(request)]
  for (const text of sealed) {
    const pass = text ? await openPass(text, pattern.id, AUTH_SECRET) : null
    if (pass) return pass
  }
  return null
}

const readCookie = (request: Request): string | null =>
  new RegExp(`(?:^|;\\s*)${COOKIE}=([^;]+)`).exec(request.headers.get('cookie') ?? '')?.[1] ?? null

async function withCookie(response: Response, env: Bindings, pass: PreviewPass): Promise<Response> {
  const sealed = await sealPass(
    { ...pass, expiresAt: Date.now() + COOKIE_PASS_MS },
    settingsOf(env).AUTH_SECRET,
  )
  const answer = new Response(response.body, response)
  // Partitioned: the frame is another site than the page around it. Browsers take "Secure" on localhost.
  answer.headers.append(
    'set-cookie',
    `${COOKIE}=${sealed}; Path=/; Secure; HttpOnly; SameSite=None; Partitioned`,
  )
  return answer
}

async function page(env: Bindings, pattern: PatternRow, url: URL): Promise<Response> {
  const { BASE_URL } = settingsOf(env)
  const id = url.searchParams.get('v') ?? pattern.activeArtifactId
  const found = id ? await findVersion(env, pattern, id) : null
  if (!found) return message(404, 'Nothing has been made here yet.')
  const { artifact, pack } = found
  const isEdit = url.searchParams.get('edit') === 'true'
  const fileUrl = (name: string) =>
    pack.compiledFiles.some(file => file.name === name) ? `/_artifact/${artifact.id}/${name}` : null
  const { html, headers } = previewPage({
    artifactId: artifact.id,
    title: pattern.name,
    config: artifact.config,
    isDarkMode: pattern.isDarkMode,
    appJs: (isEdit ? fileUrl(EDITOR_BUNDLE) : null) ?? fileUrl('app.js'),
    appCss: fileUrl('app.css'),
    imports: pack.imports,
    manifest: await readManifest(env),
    appOrigin: new URL(BASE_URL).origin,
    vendorUrl: `${BASE_URL}/vendor`,
    frameScript: FRAME_PATH,
    errorMessage: artifact.errorMessage,
    allowsWebImages: pattern.allowsWebImages,
  })
  return new Response(html, { headers })
}

/** A page that is given its design by message. */
async function live(env: Bindings, pattern: PatternRow): Promise<Response> {
  const { BASE_URL } = settingsOf(env)
  const manifest = await readManifest(env)
  if (!manifest) return message(503, 'The packages designs import are still being built.')
  const { html, headers } = livePage({
    title: pattern.name,
    designSystem: pattern.config.designSystem,
    isDarkMode: pattern.isDarkMode,
    manifest,
    appOrigin: new URL(BASE_URL).origin,
    vendorUrl: `${BASE_URL}/vendor`,
    frameScript: FRAME_PATH,
    allowsWebImages: pattern.allowsWebImages,
  })
  return new Response(html, { headers })
}

/** Files of a version never change, but who may see them does: they are asked for again each time. */
async function compiledFile(
  env: Bindings,
  pattern: PatternRow,
  artifactId: string,
  name: string,
): Promise<Response> {
  const found = await findVersion(env, pattern, artifactId)
  const file = found?.pack.compiledFiles.find(candidate => candidate.name === name)
  if (!file) return message(404, 'There is no such file.')
  const type = MIME[name.split('.').at(-1) ?? ''] ?? 'text/plain'
  return new Response(file.code, {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'private, no-cache',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    },
  })
}

async function findVersion(
  env: Bindings,
  pattern: PatternRow,
  artifactId: string,
): Promise<{ artifact: ArtifactRow; pack: ArtifactPack } | null> {
  const artifact = await findArtifact(env.DB, artifactId)
  if (artifact?.patternId !== pattern.id) return null
  const pack = await readPack(env.FILES, artifact.packKey)
  return pack && { artifact, pack }
}

/** Loads if the browser finds names like this one's at all. */
const probePicture = (): Response =>
  new Response('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>', {
    headers: {
      'content-type': 'image/svg+xml',
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'cross-origin',
    },
  })

const message = (status: number, text: string): Response =>
  new Response(`${text}\n`, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'content-security-policy': "default-src 'none'; frame-ancestors *",
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  })

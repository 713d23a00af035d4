import { mayDo, patternFor } from '#server/access/levels.ts'
import { appOrigins } from '#server/auth/better-auth.ts'
import { callerByPass } from '#server/auth/caller.ts'
import { type Bindings, settingsOf } from '#server/bindings.ts'
import { shownStatus } from '#server/features/artifacts/artifact-versions.ts'
import { type ArtifactRow, findArtifact } from '#server/features/artifacts/artifacts-queries.ts'
import { bundleAnswer, bundleOf } from '#server/features/artifacts/version-bundle.ts'
import type { PatternRow } from '#server/features/patterns/patterns-queries.ts'
import { SAMPLE } from '#server/features/patterns/sample.ts'
import { logError } from '#server/logs/log-error.ts'
import { requestIdOf } from '#server/observed.ts'
import { clearCookies } from '#server/preview/crowded-cookies.ts'
import { FRAME_PATH, frameScript } from '#server/preview/frame-script.ts'
import { livePage } from '#server/preview/live-page.ts'
import { previewPage } from '#server/preview/preview-page.ts'
import { STATES } from '#server/preview/preview-states.ts'
import { openPass, type PreviewPass, sealPass } from '#server/preview/preview-token.ts'
import { probePicture } from '#server/preview/probe-picture.ts'
import { openLooker, sealReport } from '#server/preview/report-token.ts'
import { answerSample } from '#server/preview/sample-preview.ts'
import { type PreviewState, stateAnswer } from '#server/preview/state-page.ts'
import { readManifest } from '#server/preview/vendor-manifest.ts'
import { EDITOR_BUNDLE } from '#shared/artifacts.ts'
import { LOOKER_PARAM } from '#shared/looker-param.ts'
import { patternIdFromLabel } from '#shared/preview.ts'
import { PROBE_PATH } from '#shared/preview-mode.ts'

const COOKIE = '__Host-maquette_preview'
const COOKIE_PASS_MS = 12 * 60 * 60_000
/** Asked by open pages: 204 as long as the person may look. */
const ACCESS_PATH = '/_maquette/access'
const NOT_KEPT = { 'cache-control': 'no-store' }
const COMPILED_PATH = /^\/_artifact\/([a-z0-9]{20})\/([\w.-]+)$/

/** A preview host: the pages of one design, for whoever may view it, asked anew at every request. */
export async function answerPreview(request: Request, env: Bindings, label: string): Promise<Response> {
  try {
    return await answerLabel(request, env, label)
  } catch (error) {
    logError('a preview failed', error, requestIdOf(request))
    return stateAnswer(request, env, STATES.failed)
  }
}

async function answerLabel(request: Request, env: Bindings, label: string): Promise<Response> {
  const told = (state: PreviewState): Promise<Response> => stateAnswer(request, env, state)
  if (request.method !== 'GET' && request.method !== 'HEAD') return told(STATES.onlyRead)
  const url = new URL(request.url)
  const script = await frameScript(env, url)
  if (script) return script
  if (label === SAMPLE.label) return answerSample(request, env, FRAME_PATH)
  if (url.pathname === PROBE_PATH) return probePicture()
  const patternId = patternIdFromLabel(label)
  if (!patternId) return told(STATES.notFound(env))
  const { pass, isOver } = await findPass(request, url, env, patternId)
  const caller = callerByPass(pass?.userId)
  const found = await patternFor(env.DB, caller.userId, patternId)
  if (!found) return told(STATES.notFound(env))
  const { pattern, level } = found
  if (!mayDo(caller, level, 'view')) {
    const state = pass ? STATES.noAccess : isOver ? STATES.passExpired : STATES.isPrivate
    return told(state(env, { patternId, url }))
  }
  const cleared = await clearCookies(request, env, pass)
  if (cleared) return cleared
  if (url.pathname === ACCESS_PATH) return new Response(null, { status: 204, headers: NOT_KEPT })
  const compiled = COMPILED_PATH.exec(url.pathname)
  const response = compiled
    ? await compiledFile(request, env, pattern, compiled[1] ?? '', compiled[2] ?? '')
    : url.searchParams.has('live')
      ? await live(env, pattern)
      : await page(env, pattern, url)
  if (!(response instanceof Response)) return told(response)
  const isFresh = pass !== null && url.searchParams.has('t')
  return isFresh && response.ok ? withCookie(response, env, pass) : response
}

interface FoundPass {
  pass: PreviewPass | null
  /** One was given, and is good no longer. */
  isOver: boolean
}

/** The address's own pass first, then the cookie that an earlier one became. */
async function findPass(request: Request, url: URL, env: Bindings, patternId: string): Promise<FoundPass> {
  const { AUTH_SECRET } = settingsOf(env)
  const given = [url.searchParams.get('t'), readCookie(request)].filter(text => text !== null)
  for (const sealed of given) {
    const pass = await openPass(sealed, patternId, AUTH_SECRET)
    if (pass) return { pass, isOver: false }
  }
  return { pass: null, isOver: given.length > 0 }
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

async function page(env: Bindings, pattern: PatternRow, url: URL): Promise<Response | PreviewState> {
  const settings = settingsOf(env)
  const version = url.searchParams.get('v')
  const id = version ?? pattern.activeArtifactId
  const artifact = id ? await findVersion(env, pattern, id) : null
  if (!artifact) return STATES[version ? 'noSuchVersion' : 'nothingMade'](env, { patternId: pattern.id, url })
  const { files, imports } = await bundleOf(env.FILES, artifact.packKey)
  const isEdit = url.searchParams.get('edit') === 'true'
  const fileUrl = (name: string) => (files.includes(name) ? `/_artifact/${artifact.id}/${name}` : null)
  const { html, headers } = previewPage({
    artifactId: artifact.id,
    title: pattern.name,
    config: artifact.config,
    isDarkMode: pattern.isDarkMode,
    appJs: (isEdit ? fileUrl(EDITOR_BUNDLE) : null) ?? fileUrl('app.js'),
    appCss: fileUrl('app.css'),
    imports,
    manifest: await readManifest(env),
    appOrigins: appOrigins(settings),
    vendorUrl: `${settings.BASE_URL}/vendor`,
    frameScript: FRAME_PATH,
    errorMessage: shownStatus(artifact).errorMessage,
    report: await reportOf(env, pattern, artifact.id, url),
    allowsWebImages: pattern.allowsWebImages,
  })
  return new Response(html, { headers })
}

/** For a load of the app's own frames, whose address says who looks. */
async function reportOf(
  env: Bindings,
  pattern: PatternRow,
  artifactId: string,
  url: URL,
): Promise<string | null> {
  const { AUTH_SECRET } = settingsOf(env)
  const looker = url.searchParams.get(LOOKER_PARAM)
  const userId = looker && (await openLooker(looker, pattern.id, AUTH_SECRET))
  return userId ? sealReport(artifactId, userId, AUTH_SECRET) : null
}

/** A page that is given its design by message. */
async function live(env: Bindings, pattern: PatternRow): Promise<Response | PreviewState> {
  const settings = settingsOf(env)
  const manifest = await readManifest(env)
  if (!manifest) return STATES.packagesMissing
  const { html, headers } = livePage({
    title: pattern.name,
    designSystem: pattern.config.designSystem,
    isDarkMode: pattern.isDarkMode,
    manifest,
    appOrigins: appOrigins(settings),
    vendorUrl: `${settings.BASE_URL}/vendor`,
    frameScript: FRAME_PATH,
    allowsWebImages: pattern.allowsWebImages,
  })
  return new Response(html, { headers })
}

/** Files of a version never change, but who may see them does: they are asked for again each time. */
async function compiledFile(
  request: Request,
  env: Bindings,
  pattern: PatternRow,
  artifactId: string,
  name: string,
): Promise<Response | PreviewState> {
  const artifact = await findVersion(env, pattern, artifactId)
  const asked = { request, cacheControl: 'private, no-cache' }
  return (artifact && (await bundleAnswer(env.FILES, artifact.packKey, name, asked))) ?? STATES.noSuchFile
}

async function findVersion(
  env: Bindings,
  pattern: PatternRow,
  artifactId: string,
): Promise<ArtifactRow | null> {
  const artifact = await findArtifact(env.DB, artifactId)
  return artifact?.patternId === pattern.id ? artifact : null
}

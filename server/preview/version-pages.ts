import { appOrigins } from '#server/auth/better-auth.ts'
import { type Bindings, settingsOf } from '#server/bindings.ts'
import { shownStatus } from '#server/features/artifacts/artifact-versions.ts'
import { type ArtifactRow, findArtifact } from '#server/features/artifacts/artifacts-queries.ts'
import { bundleAnswer, bundleOf } from '#server/features/artifacts/version-bundle.ts'
import { feedbackButton } from '#server/features/feedback/feedback-button.ts'
import type { PatternRow } from '#server/features/patterns/patterns-queries.ts'
import { FRAME_PATH } from '#server/preview/frame-script.ts'
import { livePage } from '#server/preview/live-page.ts'
import { previewPage } from '#server/preview/preview-page.ts'
import { STATES } from '#server/preview/preview-states.ts'
import { openLooker, sealReport } from '#server/preview/report-token.ts'
import type { PreviewState } from '#server/preview/state-page.ts'
import { readManifest } from '#server/preview/vendor-manifest.ts'
import { EDITOR_BUNDLE } from '#shared/artifacts.ts'
import { LOOKER_PARAM } from '#shared/looker-param.ts'

const COMPILED_PATH = /^\/_artifact\/([a-z0-9]{20})\/([\w.-]+)$/

/** The preview page of a version, the page of a live frame, or one file of a version; a state where there is none. */
export async function answerVersion(
  request: Request,
  env: Bindings,
  pattern: PatternRow,
  url: URL,
): Promise<Response | PreviewState> {
  const compiled = COMPILED_PATH.exec(url.pathname)
  if (compiled) return compiledFile(request, env, pattern, compiled[1] ?? '', compiled[2] ?? '')
  return url.searchParams.has('live') ? live(env, pattern) : page(request, env, pattern, url)
}

async function page(
  request: Request,
  env: Bindings,
  pattern: PatternRow,
  url: URL,
): Promise<Response | PreviewState> {
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
    feedback: await feedbackButton(request, env, pattern.id, artifact.id),
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

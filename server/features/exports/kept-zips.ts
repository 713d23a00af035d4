import { appOrigins } from '#server/auth/better-auth.ts'
import { type Bindings, settingsOf } from '#server/bindings.ts'
import type { ArtifactRow } from '#server/features/artifacts/artifacts-queries.ts'
import { askForProject, type ProjectQuestion } from '#server/features/exports/ask-for-project.ts'
import type { ExportTicket } from '#server/features/exports/export-token.ts'
import { makeHtml } from '#server/features/exports/html/make-html.ts'
import { STAND_INS_HEADER } from '#server/features/exports/project/project-request.ts'
import { readManifest } from '#server/preview/vendor-manifest.ts'
import { versionLabel } from '#shared/artifacts.ts'
import { AppError } from '#shared/errors.ts'
import { uploadPath } from '#shared/uploads.ts'

/** Raised when the same version gives another project than before. */
const FORMAT = 2
/** Metadata of an object is small: names beyond this are not told. */
const STAND_INS_TOLD = 12

/** One object a version: the zip as it was last asked for, made when it is not there or was made of something else. */
export async function keepZip(
  env: Bindings,
  artifact: ArtifactRow,
  ticket: ExportTicket,
): Promise<{ key: string; standIns: string[] }> {
  const key = `exports/${artifact.patternId}/${artifact.id}.zip`
  const madeOf = await fingerprint(env, ticket)
  const kept = await env.FILES.head(key)
  if (kept?.customMetadata?.madeOf === madeOf)
    return { key, standIns: readStandIns(kept.customMetadata.standIns) }
  const answer = await askForProject(env, questionOf(env, artifact, ticket, 'zip'))
  const standIns = answer.headers.get(STAND_INS_HEADER) ?? ''
  const told = encodeURIComponent(JSON.stringify(readStandIns(standIns).slice(0, STAND_INS_TOLD)))
  await env.FILES.put(key, answer.body, {
    httpMetadata: { contentType: 'application/zip' },
    customMetadata: { madeOf, standIns: told },
  })
  return { key, standIns: readStandIns(told) }
}

/** The same for the one file of a version; its length is known before it is sent. */
export async function keepHtml(
  env: Bindings,
  artifact: ArtifactRow,
  ticket: ExportTicket,
): Promise<{ key: string }> {
  const key = `exports/${artifact.patternId}/${artifact.id}.html`
  const madeOf = await fingerprint(env, ticket)
  const kept = await env.FILES.head(key)
  if (kept?.customMetadata?.madeOf === madeOf) return { key }
  await env.FILES.put(key, await makeHtml(env, artifact, ticket), { customMetadata: { madeOf } })
  return { key }
}

export function questionOf(
  env: Bindings,
  { patternId, packKey, version, config }: ArtifactRow,
  { title, link, isDarkMode }: Pick<ExportTicket, 'title' | 'link' | 'isDarkMode'>,
  as: ProjectQuestion['as'],
): ProjectQuestion {
  const path = uploadPath(patternId, '')
  const origins = appOrigins(settingsOf(env)).map(origin => `${origin}${path}`)
  return {
    ...{ as, patternId, packKey, title, link, isDarkMode, config },
    version: versionLabel(version),
    uploadAddresses: [path, ...origins],
  }
}

/** Names the project by what it is made of besides the version. */
async function fingerprint(env: Bindings, { title, link, isDarkMode }: ExportTicket): Promise<string> {
  const manifest = await readManifest(env)
  if (!manifest) throw new AppError('unavailable', 'The packages designs import are still being built.')
  const text = JSON.stringify([FORMAT, manifest.hash, title, link, isDarkMode])
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(hash)].map(byte => byte.toString(16).padStart(2, '0')).join('')
}

function readStandIns(header: string | undefined): string[] {
  return header ? (JSON.parse(decodeURIComponent(header)) as string[]) : []
}

import type { SignedInPatternCall } from '#server/call.ts'
import { shownStatus } from '#server/features/artifacts/artifact-versions.ts'
import { requireCompiled } from '#server/features/artifacts/shown-artifact.ts'
import { readImage } from '#server/features/uploads/image-file.ts'
import { headImage } from '#server/features/uploads/uploads.ts'
import { requireHost } from '#server/preview/require-host.ts'
import { AppError } from '#shared/errors.ts'
import { newId } from '#shared/ids.ts'
import { previewLabel } from '#shared/preview.ts'
import { PAGES_MAX_BYTES, publishProblem, type StaticPageSent } from '#shared/publish.ts'
import { uploadedFileId } from '#shared/uploads.ts'
import { copyPublicationFiles, deletePublicationFiles, putPublicationFiles } from './publication-files.ts'
import {
  dropOldPublications,
  findPublicationOf,
  listPublications,
  type PublicationTexts,
  showPublication,
} from './publications-queries.ts'
import { readPage } from './static-page/read-page.ts'

export interface PublishRequest extends Partial<PublicationTexts> {
  artifactId: string
  /** As a browser drew them; without them those of an earlier publication of this version are taken, if there is one. */
  pages?: StaticPageSent[]
  /** JPEG, as an address that holds it. */
  picture?: string
  requestId?: string
}

/**
 * Shows a version of the design at its public addresses. Everything is stored before a row says so, so that whoever looks
 * meanwhile sees the publication of before, whole.
 * @throws {AppError} 409 for a version with an error, 404 for a picture that is no upload of this design, 503 without a
 * preview host
 */
export async function publishVersion(call: SignedInPatternCall, asked: PublishRequest): Promise<void> {
  requireHost(call, 'publication')
  const { env, pattern, actor } = call
  const { artifactId, requestId, pages, picture, ...texts } = asked
  if (requestId && (await isMade(call, requestId, artifactId))) return
  await checkVersion(call, artifactId)
  await checkTexts(env.FILES, pattern.id, texts)
  const read = pages && readPages(pages)
  const id = requestId ?? newId()
  const folder = newId()
  const pagePaths = read ? read.map(({ path }) => path) : await pathsOfBefore(call, artifactId, folder)
  const jpeg = picture === undefined ? null : readPicture(picture)
  await putPublicationFiles(
    env.FILES,
    { patternId: pattern.id, folder },
    { pages: read?.map(({ page }) => page) ?? [], picture: jpeg },
  )
  const isShown = await showPublication(
    env.DB,
    {
      ...{ id, patternId: pattern.id, artifactId, folder, pagePaths, name: pattern.name },
      label: previewLabel(pattern.name, pattern.id),
      isDarkMode: pattern.isDarkMode,
      allowsWebImages: pattern.allowsWebImages,
      publishedBy: actor.id,
      publishedAt: new Date(),
    },
    texts,
  )
  if (!isShown) {
    // The same request was carried out meanwhile, with files of its own.
    call.waitUntil(deletePublicationFiles(env.FILES, pattern.id, [folder]))
    await isMade(call, id, artifactId)
    return
  }
  const gone = await dropOldPublications(env.DB, pattern.id)
  call.waitUntil(deletePublicationFiles(env.FILES, pattern.id, gone))
}

/** Whether this request has been carried out; throws where it was another one. */
async function isMade(
  { env, pattern }: SignedInPatternCall,
  requestId: string,
  artifactId: string,
): Promise<boolean> {
  const made = await findPublicationOf(env.DB, requestId)
  if (made && (made.patternId !== pattern.id || made.artifactId !== artifactId))
    throw new AppError('request_id_reused')
  return made !== null
}

/** What is found broken goes nowhere; what nobody could compile so far is compiled now. */
async function checkVersion({ env, pattern }: SignedInPatternCall, artifactId: string): Promise<void> {
  const artifact = await requireCompiled(env, artifactId)
  if (artifact.patternId !== pattern.id) throw new AppError('not_found')
  const problem = publishProblem({ ...shownStatus(artifact), health: artifact.health })
  if (problem) throw new AppError('conflict', problem)
}

/** Pictures are uploads of this very design, or none. */
export async function checkTexts(
  bucket: R2Bucket,
  patternId: string,
  { ogImage, favicon }: Partial<PublicationTexts>,
): Promise<void> {
  for (const url of [ogImage, favicon]) {
    if (!url) continue
    const id = uploadedFileId(patternId, url)
    if (!id || !(await headImage(bucket, patternId, id)))
      throw new AppError('not_found', 'This picture is not one of this design. Choose it again.')
  }
}

function readPages(sent: readonly StaticPageSent[]) {
  const bytes = sent.reduce((sum, { html }) => sum + new TextEncoder().encode(html).byteLength, 0)
  if (bytes > PAGES_MAX_BYTES)
    throw new AppError('too_large', 'The pages of this design are too large to publish.')
  const first = new Map(sent.map(({ path, html }) => [asAsked(path), html] as const))
  return [...first].map(([path, html]) => ({ path, page: readPage(html) }))
}

/** As browsers ask for it: `/über` is `/%C3%BCber`. */
const asAsked = (path: string): string => new URL(path, 'https://page.example').pathname

function readPicture(address: string): Uint8Array {
  const base64 = address.slice(address.indexOf(',') + 1)
  const image = readImage(Uint8Array.from(atob(base64), letter => letter.charCodeAt(0)))
  if (typeof image === 'string' || image.type !== 'image/jpeg')
    throw new AppError('bad_request', 'The picture of a publication is a JPEG image.')
  return image.bytes
}

/** Of the last publication of the same version in the same colours; none, and pages are drawn by their visitors. */
async function pathsOfBefore(
  { env, pattern }: SignedInPatternCall,
  artifactId: string,
  folder: string,
): Promise<string[]> {
  const before = (await listPublications(env.DB, pattern.id)).find(
    one => one.artifactId === artifactId && one.isDarkMode === pattern.isDarkMode,
  )
  if (!before) return []
  const from = { folder: before.folder, pages: before.pagePaths.length }
  await copyPublicationFiles(env.FILES, pattern.id, from, folder)
  return before.pagePaths
}

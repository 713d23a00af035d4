import type { Bindings } from '#server/bindings.ts'
import { type ArtifactRow, findArtifact } from '#server/features/artifacts/artifacts-queries.ts'
import { bundleAnswer, bundleOf, readBundleFile } from '#server/features/artifacts/version-bundle.ts'
import { feedbackButton } from '#server/features/feedback/feedback-button.ts'
import { imageResponse } from '#server/features/uploads/image-response.ts'
import { findImage } from '#server/features/uploads/uploads.ts'
import type { HostAsked } from '#server/preview/own-paths.ts'
import { pageRefusal } from '#server/preview/page-access.ts'
import { STATES } from '#server/preview/preview-states.ts'
import { type PreviewState, stateAnswer } from '#server/preview/state-page.ts'
import { fetchVendor, readManifest } from '#server/preview/vendor-manifest.ts'
import { uploadedFileId } from '#shared/uploads.ts'
import { pageScript } from './page-script.ts'
import { originOf } from './public-address.ts'
import { findRenderedPicture, findStaticPage } from './publication-files.ts'
import type { Publication } from './publications-queries.ts'
import { publishedHeaders } from './published-headers.ts'
import { OWN_VENDOR, publishedPage } from './published-page.ts'

const SITE = '/_maquette/site/'
/** What begins so is ours, and no page of a design. */
const OURS = /^\/_maquette(?:\/|$)/
const FILE = /^\/_maquette\/site\/([a-z0-9]{20})\/(app\.(?:js|css))$/
/** Files of a version never change; a browser keeps them, and nothing between it and this server does. */
const KEPT = 'private, max-age=31536000, immutable'
const KEPT_BY_ALL = 'public, max-age=31536000, immutable'
/** Few, since each of them is only a yes or no. */
const REMEMBERED_MAX = 500

/** Every path of the design: the publication, for everybody. */
export async function answerPublished(
  asked: HostAsked,
  publication: Publication,
): Promise<Response | PreviewState> {
  const { env, url, request } = asked
  if (OURS.test(url.pathname)) return STATES.noSuchFile
  const [artifact, manifest, script, drawn, feedback] = await Promise.all([
    findArtifact(env.DB, publication.artifactId),
    readManifest(env),
    pageScript(env),
    findStaticPage(env.FILES, publication, url.pathname),
    feedbackButton(request, env, publication.patternId, publication.artifactId),
  ])
  if (!artifact) return STATES.noSuchFile
  if (!manifest || !script) return STATES.packagesMissing
  const etag = `"${publication.id}-${await textsHash(publication)}-${manifest.hash}-${script.address.slice(-15, -3)}${feedback ? '-asks' : ''}"`
  const { files, imports } = await bundleOf(env.FILES, artifact.packKey)
  const fileAt = (name: string) => `${SITE}${artifact.id}/${name}`
  const { html, importMap } = publishedPage({
    path: url.pathname,
    origin: originOf(asked, publication),
    title: titleOf(publication, url.pathname, drawn?.title ?? ''),
    description: publication.description || drawn?.description || '',
    hasPicture: publication.ogImage !== '' || (await findRenderedPicture(env.FILES, publication)) !== null,
    hasFavicon: publication.favicon !== '',
    isDarkMode: publication.isDarkMode,
    appJs: fileAt('app.js'),
    appCss: files.includes('app.css') ? fileAt('app.css') : null,
    imports,
    manifest,
    pageScript: script.address,
    drawn,
    feedbackTag: feedback?.tag ?? '',
  })
  const headers = {
    ...(await publishedHeaders({
      importMap,
      usesEval: await usesEval(env, artifact),
      allowsWebImages: publication.allowsWebImages,
      formUrl: feedback?.formUrl ?? null,
    })),
    etag,
  }
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
  return new Response(html, { headers })
}

/** The first page is called as its publisher said; another one as it calls itself. */
function titleOf({ title, name }: Publication, path: string, drawn: string): string {
  const isOwn = drawn !== '' && drawn !== name
  if (path !== '/' && isOwn) return drawn
  return title || (isOwn ? drawn : name)
}

/** Texts may change without another publication. */
async function textsHash({ title, description, ogImage, favicon }: Publication): Promise<string> {
  const text = JSON.stringify([title, description, ogImage, favicon])
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return [...digest.slice(0, 6)].map(byte => byte.toString(16).padStart(2, '0')).join('')
}

const evaluating = new Map<string, boolean>()

/** Whether the code of this version makes functions of texts, as calculators do; no other page may. */
async function usesEval(env: Bindings, { id, packKey }: ArtifactRow): Promise<boolean> {
  const known = evaluating.get(id)
  if (known !== undefined) return known
  const found = /\beval\b|\bFunction\s*\(/.test(await readBundleFile(env.FILES, packKey, 'app.js'))
  if (evaluating.size >= REMEMBERED_MAX) evaluating.clear()
  evaluating.set(id, found)
  return found
}

/** The code and the style sheet of what is published. */
export async function answerSiteFile({
  request,
  env,
  url,
  publication,
}: HostAsked): Promise<Response | null> {
  const [, artifactId = '', name = ''] = FILE.exec(url.pathname) ?? []
  if (artifactId !== publication?.artifactId) return null
  const artifact = await findArtifact(env.DB, artifactId)
  return artifact && bundleAnswer(env.FILES, artifact.packKey, name, { request, cacheControl: KEPT })
}

/** Packages as everybody gets them, from this host. */
export async function answerVendorFile({ env, url }: HostAsked): Promise<Response | null> {
  const path = url.pathname.slice(OWN_VENDOR.length + 1)
  if (!/^[0-9a-f]{12}\/[\w@./-]+$/.test(path) || path.includes('..')) return null
  const asset = await fetchVendor(env, path)
  if (!asset.ok) return null
  const answer = new Response(asset.body, asset)
  answer.headers.set('cache-control', KEPT_BY_ALL)
  answer.headers.set('cross-origin-resource-policy', 'same-origin')
  answer.headers.set('x-content-type-options', 'nosniff')
  return answer
}

/** The picture for previews of a link: the one that was chosen, else the one that was rendered of the first page. */
export async function answerOgPicture({ env, publication }: HostAsked): Promise<Response | null> {
  if (!publication) return null
  return publication.ogImage
    ? uploadAnswer(env, publication, publication.ogImage)
    : pictureAnswer(await findRenderedPicture(env.FILES, publication))
}

export async function answerFavicon({ env, publication }: HostAsked): Promise<Response | null> {
  return publication?.favicon ? uploadAnswer(env, publication, publication.favicon) : null
}

const uploadAnswer = async (
  env: Bindings,
  { patternId }: Publication,
  url: string,
): Promise<Response | null> =>
  pictureAnswer(await findImage(env.FILES, patternId, uploadedFileId(patternId, url) ?? ''))

function pictureAnswer(image: R2ObjectBody | null): Response | null {
  if (!image) return null
  const answer = imageResponse(image)
  answer.headers.set('x-content-type-options', 'nosniff')
  return answer
}

/** What robots may read: all of a publication, and nothing of a design that is locked or only being worked on. */
export async function answerRobots(asked: HostAsked): Promise<Response> {
  const { publication } = asked
  const isSeen = publication && !(await pageRefusal(asked, { hasPass: false, isOver: false }))
  // The address of the map has the name of the design in it.
  const lines = isSeen
    ? ['User-agent: *', 'Disallow: /*?v=', 'Allow: /', `Sitemap: ${originOf(asked, publication)}/sitemap.xml`]
    : ['User-agent: *', 'Disallow: /']
  return plainAnswer(`${lines.join('\n')}\n`, 'text/plain')
}

export async function answerSitemap(asked: HostAsked): Promise<Response | null> {
  const { publication } = asked
  if (!publication) return null
  const origin = originOf(asked, publication)
  const day = publication.publishedAt.toISOString()
  const paths = publication.pagePaths.length > 0 ? publication.pagePaths : ['/']
  const entries = paths.map(
    path => `<url><loc>${escapeXml(`${origin}${path}`)}</loc><lastmod>${day}</lastmod></url>`,
  )
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`
  return plainAnswer(xml, 'application/xml')
}

const escapeXml = (text: string): string => text.replace(/[&<>"']/g, letter => `&#${letter.charCodeAt(0)};`)

const plainAnswer = (text: string, type: string): Response =>
  new Response(text, {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'private, no-cache',
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
    },
  })

/** A state where there is no such thing. */
export const orMissing =
  (answer: (asked: HostAsked) => Promise<Response | null>) =>
  async (asked: HostAsked): Promise<Response> =>
    (await answer(asked)) ?? stateAnswer(asked.request, asked.env, STATES.noSuchFile)

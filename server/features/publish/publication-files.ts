import { getZipped, putZipped } from '#server/zipped-objects.ts'
import type { StaticPage } from './static-page/read-page.ts'

const prefixOf = (patternId: string, folder: string): string => `published/${patternId}/${folder}/`

/** A static page, and the first page as a picture: of one publication each, so that they never change. */
const pageKey = (patternId: string, folder: string, at: number): string =>
  `${prefixOf(patternId, folder)}${at}.json.gz`
const pictureKey = (patternId: string, folder: string): string => `${prefixOf(patternId, folder)}picture`

interface Files {
  pages: readonly StaticPage[]
  picture: Uint8Array | null
}

/** Stores what belongs to a publication before its row says that it is there. */
export async function putPublicationFiles(
  bucket: R2Bucket,
  { patternId, folder }: { patternId: string; folder: string },
  { pages, picture }: Files,
): Promise<void> {
  await Promise.all([
    ...pages.map((page, at) => putZipped(bucket, pageKey(patternId, folder, at), JSON.stringify(page))),
    ...(picture
      ? [bucket.put(pictureKey(patternId, folder), picture, { httpMetadata: { contentType: 'image/jpeg' } })]
      : []),
  ])
}

/** Those of an earlier publication of the same version, for a new one without any of its own. */
export async function copyPublicationFiles(
  bucket: R2Bucket,
  patternId: string,
  from: { folder: string; pages: number },
  folder: string,
): Promise<void> {
  const keysOf = (of: string) => [
    ...Array.from({ length: from.pages }, (_, at) => pageKey(patternId, of, at)),
    pictureKey(patternId, of),
  ]
  const targets = keysOf(folder)
  await Promise.all(
    keysOf(from.folder).map(async (key, at) => {
      const object = await bucket.get(key)
      if (!object) return
      const { httpMetadata } = object
      await bucket.put(targets[at] ?? '', await object.arrayBuffer(), { httpMetadata })
    }),
  )
}

/** The static page at this path; null where a browser sent none. */
export async function findStaticPage(
  bucket: R2Bucket,
  { patternId, folder, pagePaths }: { patternId: string; folder: string; pagePaths: readonly string[] },
  path: string,
): Promise<StaticPage | null> {
  const at = pagePaths.indexOf(path)
  const text = at < 0 ? null : await getZipped(bucket, pageKey(patternId, folder, at))
  return text === null ? null : (JSON.parse(text) as StaticPage)
}

export const findRenderedPicture = (
  bucket: R2Bucket,
  { patternId, folder }: { patternId: string; folder: string },
): Promise<R2ObjectBody | null> => bucket.get(pictureKey(patternId, folder))

export async function deletePublicationFiles(
  bucket: R2Bucket,
  patternId: string,
  folders: readonly string[],
): Promise<void> {
  for (const folder of folders) {
    const { objects } = await bucket.list({ prefix: prefixOf(patternId, folder) })
    if (objects.length > 0) await bucket.delete(objects.map(({ key }) => key))
  }
}

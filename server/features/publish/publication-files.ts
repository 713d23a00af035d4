import { getZipped, putZipped } from '#server/zipped-objects.ts'
import type { StaticPage } from './static-page/read-page.ts'

const folderOf = (patternId: string, id: string): string => `published/${patternId}/${id}/`

/** A static page, and the first page as a picture: of one publication each, so that they never change. */
const pageKey = (patternId: string, id: string, at: number): string =>
  `${folderOf(patternId, id)}${at}.json.gz`
const pictureKey = (patternId: string, id: string): string => `${folderOf(patternId, id)}picture`

interface Files {
  pages: readonly StaticPage[]
  picture: Uint8Array | null
}

/** Stores what belongs to a publication before its row says that it is there. */
export async function putPublicationFiles(
  bucket: R2Bucket,
  { patternId, id }: { patternId: string; id: string },
  { pages, picture }: Files,
): Promise<void> {
  await Promise.all([
    ...pages.map((page, at) => putZipped(bucket, pageKey(patternId, id, at), JSON.stringify(page))),
    ...(picture
      ? [bucket.put(pictureKey(patternId, id), picture, { httpMetadata: { contentType: 'image/jpeg' } })]
      : []),
  ])
}

/** Those of an earlier publication of the same version, for a new one without any of its own. */
export async function copyPublicationFiles(
  bucket: R2Bucket,
  patternId: string,
  from: { id: string; pages: number },
  id: string,
): Promise<void> {
  const keysOf = (of: string) => [
    ...Array.from({ length: from.pages }, (_, at) => pageKey(patternId, of, at)),
    pictureKey(patternId, of),
  ]
  const targets = keysOf(id)
  await Promise.all(
    keysOf(from.id).map(async (key, at) => {
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
  { patternId, id, pagePaths }: { patternId: string; id: string; pagePaths: readonly string[] },
  path: string,
): Promise<StaticPage | null> {
  const at = pagePaths.indexOf(path)
  const text = at < 0 ? null : await getZipped(bucket, pageKey(patternId, id, at))
  return text === null ? null : (JSON.parse(text) as StaticPage)
}

export const findRenderedPicture = (
  bucket: R2Bucket,
  { patternId, id }: { patternId: string; id: string },
): Promise<R2ObjectBody | null> => bucket.get(pictureKey(patternId, id))

export async function deletePublicationFiles(
  bucket: R2Bucket,
  patternId: string,
  ids: readonly string[],
): Promise<void> {
  for (const id of ids) {
    const { objects } = await bucket.list({ prefix: folderOf(patternId, id) })
    if (objects.length > 0) await bucket.delete(objects.map(({ key }) => key))
  }
}

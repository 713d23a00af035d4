import { readImage } from '#server/features/uploads/image-file.ts'
import { PICTURE_MAX_PX, picturePath } from '#shared/artifacts.ts'
import { AppError } from '#shared/errors.ts'

const folderOf = (patternId: string): string => `pictures/${patternId}/`
const keyOf = (patternId: string, artifactId: string): string => `${folderOf(patternId)}${artifactId}`

/** Keeps the first picture of a version; a version never changes, so a later one says nothing new. */
export async function keepPicture(
  bucket: R2Bucket,
  patternId: string,
  artifactId: string,
  bytes: Uint8Array,
): Promise<void> {
  const image = readImage(bytes)
  if (typeof image === 'string' || image.type === 'image/gif')
    throw new AppError('bad_request', 'A picture of a version is a PNG, JPEG or WebP image.')
  if (image.width > PICTURE_MAX_PX || image.height > PICTURE_MAX_PX)
    throw new AppError('bad_request', `A picture of a version is at most ${PICTURE_MAX_PX} pixels wide.`)
  const key = keyOf(patternId, artifactId)
  if (await bucket.head(key)) return
  await bucket.put(key, image.bytes, { httpMetadata: { contentType: image.type } })
}

export const findPicture = (
  bucket: R2Bucket,
  patternId: string,
  artifactId: string,
): Promise<R2ObjectBody | null> => bucket.get(keyOf(patternId, artifactId))

/** Where the picture of a version is read; null as long as there is none. */
export const pictureSrcOf = async (
  bucket: R2Bucket,
  patternId: string,
  artifactId: string,
): Promise<string | null> =>
  (await bucket.head(keyOf(patternId, artifactId))) ? picturePath(artifactId) : null

/** The versions of a design that have a picture. */
export async function picturedVersions(bucket: R2Bucket, patternId: string): Promise<Set<string>> {
  const prefix = folderOf(patternId)
  const pictured = new Set<string>()
  let cursor: string | undefined
  do {
    const page = await bucket.list({ prefix, cursor })
    for (const { key } of page.objects) pictured.add(key.slice(prefix.length))
    cursor = page.truncated ? page.cursor : undefined
  } while (cursor)
  return pictured
}

/** A fork begins with the very files, so it looks the same. */
export async function copyPicture(
  bucket: R2Bucket,
  from: { patternId: string; id: string },
  to: { patternId: string; id: string },
): Promise<void> {
  const picture = await findPicture(bucket, from.patternId, from.id)
  if (!picture) return
  const { httpMetadata } = picture
  await bucket.put(keyOf(to.patternId, to.id), await picture.arrayBuffer(), { httpMetadata })
}

import { readImage } from '#server/features/uploads/image-file.ts'
import { AppError } from '#shared/errors.ts'
import { isId, newId } from '#shared/ids.ts'
import { UPLOAD_PROBLEMS, type UploadedImage, uploadedFileId, uploadPath } from '#shared/uploads.ts'

const keyOf = (patternId: string, fileId: string): string => `uploads/${patternId}/${fileId}`

/** Keeps a picture of this design, without what its file says about the person. */
export async function keepImage(
  bucket: R2Bucket,
  patternId: string,
  name: string,
  bytes: Uint8Array,
): Promise<UploadedImage> {
  const image = readImage(bytes)
  if (typeof image === 'string') throw new AppError('bad_request', UPLOAD_PROBLEMS[image])
  const id = newId()
  await bucket.put(keyOf(patternId, id), image.bytes, { httpMetadata: { contentType: image.type } })
  return { name, url: uploadPath(patternId, id), width: image.width, height: image.height }
}

/** The storage refuses to look for what can be no key of it. */
export const findImage = async (
  bucket: R2Bucket,
  patternId: string,
  fileId: string,
): Promise<R2ObjectBody | null> => (isId(fileId) ? bucket.get(keyOf(patternId, fileId)) : null)

/** What is known of it without reading it; null where it is gone. */
export async function headImage(
  bucket: R2Bucket,
  patternId: string,
  fileId: string,
): Promise<{ type: string; bytes: number } | null> {
  const head = isId(fileId) ? await bucket.head(keyOf(patternId, fileId)) : null
  return head && { type: head.httpMetadata?.contentType ?? 'image/png', bytes: head.size }
}

/** A prompt may name pictures of its own design only. */
export async function checkImages(
  bucket: R2Bucket,
  patternId: string,
  files: readonly { url: string }[],
): Promise<void> {
  for (const { url } of files) {
    const id = uploadedFileId(patternId, url)
    if (!id || !(await bucket.head(keyOf(patternId, id))))
      throw new AppError('not_found', 'An image of this message is not there any more. Attach it again.')
  }
}

export interface ImageBytes {
  mediaType: string
  data: Uint8Array
}

/** The pictures of a prompt as a model takes them. */
export async function readImages(
  bucket: R2Bucket,
  patternId: string,
  files: readonly { url: string }[],
): Promise<ImageBytes[]> {
  const images = files.map(async ({ url }) => {
    const object = await findImage(bucket, patternId, uploadedFileId(patternId, url) ?? '')
    if (!object) return []
    const mediaType = object.httpMetadata?.contentType ?? 'image/png'
    return [{ mediaType, data: new Uint8Array(await object.arrayBuffer()) }]
  })
  return (await Promise.all(images)).flat()
}

/** Its message was deleted. */
export async function removeImage(bucket: R2Bucket, patternId: string, url: string): Promise<void> {
  const id = uploadedFileId(patternId, url)
  if (id) await bucket.delete(keyOf(patternId, id))
}

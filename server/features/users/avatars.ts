import { readImage } from '#server/features/uploads/image-file.ts'
import { AppError } from '#shared/errors.ts'
import { isId, newId } from '#shared/ids.ts'
import { UPLOAD_PROBLEMS } from '#shared/uploads.ts'

const folderOf = (userId: string): string => `avatars/${userId}/`
const USER_ID = /^[A-Za-z0-9]{1,100}$/
const AVATAR_MAX_PX = 4_000

/** Keeps a person's picture, without what its file says of them, and lets the one before go; its address. */
export async function keepAvatar(bucket: R2Bucket, userId: string, bytes: Uint8Array): Promise<string> {
  const image = readImage(bytes)
  if (typeof image === 'string') throw new AppError('bad_request', UPLOAD_PROBLEMS[image])
  if (image.frames > 1)
    throw new AppError('bad_request', 'A picture of a person does not move. Choose a still one.')
  if (Math.max(image.width, image.height) > AVATAR_MAX_PX)
    throw new AppError('bad_request', 'This picture can be 4,000 pixels wide and high at most.')
  const id = newId()
  await bucket.put(folderOf(userId) + id, image.bytes, { httpMetadata: { contentType: image.type } })
  await removeAvatar(bucket, userId, id)
  return `/api/user/avatar/${userId}/${id}`
}

/** All of somebody's but this one. */
export async function removeAvatar(bucket: R2Bucket, userId: string, except?: string): Promise<void> {
  const { objects } = await bucket.list({ prefix: folderOf(userId), limit: 100 })
  const old = objects.map(({ key }) => key).filter(key => !except || !key.endsWith(`/${except}`))
  if (old.length > 0) await bucket.delete(old)
}

/** Whose and which: neither is looked for where it can be no part of a key. */
export const findAvatar = async (
  bucket: R2Bucket,
  userId: string,
  fileId: string,
): Promise<R2ObjectBody | null> =>
  USER_ID.test(userId) && isId(fileId) ? bucket.get(folderOf(userId) + fileId) : null

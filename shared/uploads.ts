import { z } from 'zod'

export const UPLOAD_MAX_BYTES = 10 * 1024 * 1024
export const IMAGE_MAX_PX = 8_000
/** Of a picture that moves. */
export const IMAGE_MAX_FRAMES = 300
/** Most pictures of one prompt. */
export const ATTACHMENTS_MAX = 10

export const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const
export type ImageType = (typeof IMAGE_TYPES)[number]

export const uploadedImageSchema = z.object({
  name: z.string(),
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
})
export type UploadedImage = z.infer<typeof uploadedImageSchema>

export const UPLOAD_PROBLEMS = {
  notAnImage: 'Only PNG, JPEG, WebP and GIF images can be attached.',
  tooLarge: 'Images can have 10 MB at most.',
  tooManyPixels: 'Images can be 8,000 pixels wide and high at most.',
  tooManyFrames: 'Moving images can have 300 frames at most.',
  broken: 'This image is damaged and cannot be read.',
  tooMany: 'Ten images at most go with one message.',
} as const
export type UploadProblem = keyof typeof UPLOAD_PROBLEMS

/** What a browser can tell before it sends a file. */
export function uploadProblem(type: string, bytes: number): UploadProblem | null {
  if (!IMAGE_TYPES.some(known => known === type)) return 'notAnImage'
  return bytes > UPLOAD_MAX_BYTES ? 'tooLarge' : null
}

/** Address of an uploaded picture; whoever may see the design may see it. */
export const uploadPath = (editorId: string, fileId: string): string => `/api/upload/${editorId}/${fileId}`

/** The file an address of this design names; null for any other address. */
export function uploadedFileId(editorId: string, url: string): string | null {
  const start = uploadPath(editorId, '')
  const id = url.startsWith(start) ? url.slice(start.length) : ''
  return /^[a-z][a-z0-9]{19}$/.test(id) ? id : null
}

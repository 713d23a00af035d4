import { sendFile } from '#client/api/send-file.ts'
import { type UploadedImage, uploadedImageSchema } from '#shared/uploads.ts'

interface Upload {
  editorId: string
  file: File
  signal: AbortSignal
  onProgress(part: number): void
}

/** Sends a picture and tells how far it is. */
export const uploadImage = async ({ editorId, file, signal, onProgress }: Upload): Promise<UploadedImage> =>
  uploadedImageSchema.parse(
    await sendFile({
      address: `/api/upload/${editorId}?name=${encodeURIComponent(file.name.slice(0, 200))}`,
      type: file.type,
      ...{ file, signal, onProgress },
    }),
  )

import { errorOf } from '#client/api/call.ts'
import { AppError } from '#shared/errors.ts'
import { type UploadedImage, uploadedImageSchema } from '#shared/uploads.ts'

const UNREACHABLE = 'The server cannot be reached. Check your connection and try again.'

interface Upload {
  editorId: string
  file: File
  signal: AbortSignal
  onProgress(part: number): void
}

/** Sends a picture and tells how far it is, which fetch cannot. */
export function uploadImage({ editorId, file, signal, onProgress }: Upload): Promise<UploadedImage> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', `/api/upload/${editorId}?name=${encodeURIComponent(file.name.slice(0, 200))}`)
    request.setRequestHeader('content-type', file.type)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => {
      const { status, responseText } = request
      if (status === 200) return resolve(uploadedImageSchema.parse(JSON.parse(responseText)))
      void errorOf(new Response(responseText, { status })).then(reject)
    }
    request.onerror = () => reject(new AppError('unavailable', UNREACHABLE))
    request.onabort = () => reject(signal.reason)
    signal.addEventListener('abort', () => request.abort())
    request.send(file)
  })
}

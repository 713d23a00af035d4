import { errorOf, UNREACHABLE } from '#client/api/call.ts'
import { AppError } from '#shared/errors.ts'

interface Sending {
  address: string
  type: string
  file: Blob
  signal: AbortSignal
  /** How much of it has been sent, 0 to 1. */
  onProgress(part: number): void
}

/** Sends a file and tells how far it is, which fetch cannot; the answer as JSON. */
export function sendFile({ address, type, file, signal, onProgress }: Sending): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', address)
    request.setRequestHeader('content-type', type)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => {
      const { status, responseText } = request
      if (status === 200) return resolve(JSON.parse(responseText))
      void errorOf(new Response(responseText, { status })).then(reject)
    }
    request.onerror = () => reject(new AppError('unavailable', UNREACHABLE))
    request.onabort = () => reject(signal.reason)
    signal.addEventListener('abort', () => request.abort())
    request.send(file)
  })
}

import type { DesignFrame } from '#client/frames/design-frame.ts'
import { JPEG_ADDRESS } from '#shared/publish.ts'

const PICTURE_ID = 2
const WITHIN_MS = 30_000

/** The window of a frame as JPEG, as an address that holds it; null where it cannot be taken, since a link works without a picture. */
export function takeSocialPicture(frame: DesignFrame, signal: AbortSignal): Promise<string | null> {
  return new Promise(resolve => {
    const over = AbortSignal.any([signal, AbortSignal.timeout(WITHIN_MS)])
    const end = (url: string | null) => {
      stop()
      over.removeEventListener('abort', gone)
      resolve(url !== null && JPEG_ADDRESS.test(url) ? url : null)
    }
    const gone = () => end(null)
    const stop = frame.hear({
      heard: message => message.type === 'PICTURE' && message.id === PICTURE_ID && end(message.url),
      flooded: gone,
    })
    over.addEventListener('abort', gone)
    frame.say({ type: 'TAKE_PICTURE', id: PICTURE_ID, of: 'social' })
  })
}

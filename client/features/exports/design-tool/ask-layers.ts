import type { DesignFrame } from '#client/frames/design-frame.ts'
import type { FigmaFrame } from '#shared/figma-frame.ts'

/** A page that moves for ever and has many pictures takes a while. */
const WITHIN_MS = 30_000

/** The page of a frame as layers; null when it has none, or does not answer. */
export function askLayers(frame: DesignFrame, signal?: AbortSignal): Promise<FigmaFrame | null> {
  return new Promise(resolve => {
    const over = AbortSignal.any([AbortSignal.timeout(WITHIN_MS), ...(signal ? [signal] : [])])
    const end = (layers: FigmaFrame | null) => {
      stop()
      over.removeEventListener('abort', gone)
      resolve(layers)
    }
    const gone = () => end(null)
    const stop = frame.hear({
      heard: message => message.type === 'FIGMA_FRAME' && end(message.frame),
      flooded: gone,
    })
    over.addEventListener('abort', gone)
    frame.say({ type: 'REQUEST_FIGMA_FRAME' })
  })
}

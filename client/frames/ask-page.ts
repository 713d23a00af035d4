import type { DesignFrame } from '#client/frames/design-frame.ts'
import type { FrameMessage } from '#shared/frame-messages.ts'

/** A long page with many pictures takes a while to draw; a dialog of the browser stays as long as somebody likes. */
const WITHIN_MS = { PAGE_TAKEN: 60_000, PAGE_PRINTED: 30 * 60_000, HTML_TAKEN: 60_000 }
const ASKED_BY = { PAGE_TAKEN: 'TAKE_PAGE', PAGE_PRINTED: 'PRINT_PAGE', HTML_TAKEN: 'TAKE_HTML' } as const

type Answer = Extract<FrameMessage, { type: keyof typeof WITHIN_MS }>

/** The page of a frame as a PNG, its print, or its HTML; null when it was called off or does not answer. */
export function askPage<T extends Answer['type']>(
  frame: DesignFrame,
  answer: T,
  signal: AbortSignal,
): Promise<Extract<Answer, { type: T }> | null> {
  return new Promise(resolve => {
    const over = AbortSignal.any([signal, AbortSignal.timeout(WITHIN_MS[answer])])
    const end = (said: Extract<Answer, { type: T }> | null) => {
      stop()
      over.removeEventListener('abort', gone)
      resolve(said)
    }
    const gone = () => end(null)
    const stop = frame.hear({
      heard: message => message.type === answer && end(message as Extract<Answer, { type: T }>),
      flooded: gone,
    })
    over.addEventListener('abort', gone)
    frame.say({ type: ASKED_BY[answer] })
  })
}

/** The bytes of a PNG that a frame has told; null for anything else. */
export function pngBytes(url: string | null): Uint8Array<ArrayBuffer> | null {
  const base64 = /^data:image\/png;base64,([\w+/]+={0,2})$/.exec(url ?? '')?.[1]
  return base64 ? Uint8Array.from(atob(base64), letter => letter.charCodeAt(0)) : null
}

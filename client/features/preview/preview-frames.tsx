import { clsx } from 'clsx'
import type { Frame } from './frame-swap.ts'

export const PREVIEW_SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-modals allow-downloads allow-pointer-lock'

interface PreviewFramesProps {
  shown: Frame | null
  next: Frame | null
  elements: Map<string, HTMLIFrameElement>
}

/**
 * The frame that is shown and, behind it, the one that is loading. A frame never moves in the document, because
 * moving reloads it; the newer one always comes later.
 */
export function PreviewFrames({ shown, next, elements }: PreviewFramesProps) {
  return [shown, next]
    .filter(frame => frame !== null)
    .map(frame => {
      const isShown = frame.key === shown?.key
      return (
        <iframe
          key={frame.key}
          ref={element => {
            if (element) elements.set(frame.key, element)
            return () => void elements.delete(frame.key)
          }}
          title={isShown ? 'Preview' : 'Next version, loading'}
          src={frame.src}
          sandbox={PREVIEW_SANDBOX}
          allow=""
          referrerPolicy="no-referrer"
          inert={!isShown}
          className={clsx('absolute inset-0 size-full border-0 bg-white', isShown ? 'z-10' : 'z-0')}
        />
      )
    })
}

import { clsx } from 'clsx'
import type { PreviewFramesState } from './use-preview-frames.ts'

const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-modals allow-downloads allow-pointer-lock'

/**
 * Every frame there is, the one that is shown above the others. A frame never moves in the document, because moving
 * reloads it; the newer one always comes later.
 */
export function PreviewFrames({ frames: { shown, all, elements } }: { frames: PreviewFramesState }) {
  return all.map(frame => {
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
        sandbox={SANDBOX}
        allow=""
        referrerPolicy="no-referrer"
        inert={!isShown}
        className={clsx('absolute inset-0 size-full border-0 bg-white', isShown ? 'z-10' : 'z-0')}
      />
    )
  })
}

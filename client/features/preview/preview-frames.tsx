import { clsx } from 'clsx'
import { useDesignFrame } from '#client/frames/use-design-frame.ts'
import type { Frame } from './frame-swap.ts'
import type { PreviewFramesState } from './use-preview-frames.ts'

/**
 * Every frame there is, the one that is shown above the others. A frame never moves in the document, because moving
 * reloads it; the newer one always comes later.
 */
export function PreviewFrames({ frames: { shown, all, elements, arrived } }: { frames: PreviewFramesState }) {
  return all.map(frame => (
    <PreviewFrame
      key={frame.key}
      frame={frame}
      elements={elements}
      isShown={frame.key === shown?.key}
      onLoad={() => arrived(frame.key)}
    />
  ))
}

interface PreviewFrameProps {
  frame: Frame
  elements: PreviewFramesState['elements']
  isShown: boolean
  onLoad(): void
}

function PreviewFrame({ frame, elements, isShown, onLoad }: PreviewFrameProps) {
  const attributes = useDesignFrame(frame, elements)
  if (!attributes) return null
  return (
    <iframe
      {...attributes}
      title={isShown ? 'Preview' : 'Next version, loading'}
      allow=""
      referrerPolicy="no-referrer"
      onLoad={onLoad}
      inert={!isShown}
      className={clsx('absolute inset-0 size-full border-0 bg-white', isShown ? 'z-10' : 'z-0')}
    />
  )
}

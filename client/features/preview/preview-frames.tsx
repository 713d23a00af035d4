import { clsx } from 'clsx'
import type { FrameSet } from '#client/frames/frame-set.ts'
import { useDesignFrame } from '#client/frames/use-design-frame.ts'
import type { Frame } from './frame-swap.ts'
import type { PreviewFramesState } from './use-preview-frames.ts'

/**
 * Every frame there is, the one that is shown above the others. A frame never moves in the document, because moving
 * reloads it; the newer one always comes later.
 */
export function PreviewFrames({ preview: { shown, all, frames, arrived } }: { preview: PreviewFramesState }) {
  return all.map(frame => (
    <PreviewFrame
      key={frame.key}
      load={frame}
      frames={frames}
      isShown={frame.key === shown?.key}
      onLoad={() => arrived(frame.key)}
    />
  ))
}

interface PreviewFrameProps {
  load: Frame
  frames: FrameSet
  isShown: boolean
  onLoad(): void
}

function PreviewFrame({ load, frames, isShown, onLoad }: PreviewFrameProps) {
  const { attributes } = useDesignFrame(load, { frames })
  if (!attributes) return null
  return (
    <iframe
      {...attributes}
      title={isShown ? 'Preview' : 'Next version, loading'}
      onLoad={() => {
        attributes.onLoad()
        onLoad()
      }}
      inert={!isShown}
      className={clsx('absolute inset-0 size-full border-0 bg-white', isShown ? 'z-10' : 'z-0')}
    />
  )
}

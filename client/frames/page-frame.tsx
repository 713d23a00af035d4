import { useEffect, useRef, useState } from 'react'
import type { DesignFrame } from '#client/frames/design-frame.ts'
import { useDesignFrame } from '#client/frames/use-design-frame.ts'
import { frameSource, pictureLabel } from '#shared/preview.ts'

/** A page that says nothing is not waited for longer. */
const PAINT_WITHIN_MS = 20_000

interface PageFrameProps {
  patternId: string
  artifactId: string
  previewSrc: string
  route: string
  size: { width: number; height: number }
  isDarkMode: boolean | null
  /** Told once: the frame when its page is drawn, null when it is not. */
  onDrawn(frame: DesignFrame | null): void
}

/** One page of a design in a frame that nobody sees, at the size that is asked for. */
export function PageFrame({
  patternId,
  artifactId,
  previewSrc,
  route,
  size,
  isDarkMode,
  onDrawn,
}: PageFrameProps) {
  const [shown] = useState(() => {
    const src = new URL(previewSrc)
    src.hostname = src.hostname.replace(/^[^.]+/, pictureLabel(patternId))
    const flags = isDarkMode === null ? {} : { shadcnDarkMode: isDarkMode }
    return { key: `page ${route}`, artifactId, src: frameSource(src.href, route, flags) }
  })
  const latest = useRef(onDrawn)
  latest.current = onDrawn
  const isTold = useRef(false)
  const { attributes, frame } = useDesignFrame(shown, {
    heard: message => message.type === 'PAINTED' && tell(message.outcome === 'painted' ? frame : null),
  })
  const tell = (drawn: DesignFrame | null) => {
    if (isTold.current) return
    isTold.current = true
    latest.current(drawn)
  }
  // A frame lives outside of React.
  useEffect(() => {
    const late = setTimeout(() => {
      if (!isTold.current) latest.current(null)
      isTold.current = true
    }, PAINT_WITHIN_MS)
    return () => clearTimeout(late)
  }, [])
  if (!attributes) return null
  return (
    <iframe
      {...attributes}
      title="Page that is exported"
      aria-hidden="true"
      tabIndex={-1}
      inert
      // Within the window, since a browser draws nothing that is outside of it.
      className="pointer-events-none fixed top-0 left-0 -z-10 border-0 opacity-0"
      style={size}
    />
  )
}

import { useEffect, useRef } from 'react'
import type { DesignFrame } from '#client/frames/design-frame.ts'
import { useHeard } from '#client/frames/use-heard.ts'
import type { FrameView } from '#shared/frame-messages.ts'

interface Options {
  /** The one that is shown. */
  frame: DesignFrame | null
  path: string
}

/** Keeps the scroll position when another frame takes the place of the one that was shown. */
export function useKeepPlace({ frame, path }: Options): void {
  const seen = useRef<{ frame: DesignFrame; path: string; view: FrameView } | null>(null)
  useHeard(frame, message => {
    // While a frame takes over it reports where it begins, which is nowhere anybody has scrolled to.
    if (message.type !== 'VIEW_CHANGED' || !frame || frame !== seen.current?.frame) return
    seen.current = { frame, path, view: message.view }
  })
  // A frame is outside of React.
  useEffect(() => {
    if (!frame?.isAttached()) return
    const before = seen.current
    seen.current = { frame, path, view: before?.view ?? TOP }
    if (!before || before.frame === frame || before.path !== path) return
    const { left, top } = before.view
    if (left > 0 || top > 0) frame.say({ type: 'SCROLL_TO', left, top })
  }, [frame, path])
}

const TOP: FrameView = { left: 0, top: 0, width: 1, height: 1 }

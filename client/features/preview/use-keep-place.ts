import { useEffect, useRef } from 'react'
import type { DesignFrame } from '#client/frames/design-frame.ts'
import { useHeard } from '#client/frames/use-heard.ts'
import type { FrameView } from '#shared/frame-messages.ts'

interface Options {
  /** The one that is shown. */
  frame: DesignFrame | null
  path: string
}

/** Whoever looks at a part of a page goes on looking at it when another frame takes the place of the one before. */
export function useKeepPlace({ frame, path }: Options): void {
  const seen = useRef<{ frame: DesignFrame; path: string; view: FrameView } | null>(null)
  useHeard(frame, message => {
    // What a frame says while it takes the place of another one is where it begins, not where one has gone.
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

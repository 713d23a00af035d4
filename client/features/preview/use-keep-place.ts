import { useEffect, useRef } from 'react'
import { tellFrame, useFrameMessages } from '#client/frames/messages.ts'
import type { FrameView } from '#shared/frame-messages.ts'

interface Options {
  shownKey: string | undefined
  elements: ReadonlyMap<string, HTMLIFrameElement>
  path: string
}

/** Whoever looks at a part of a page goes on looking at it when another frame takes the place of the one before. */
export function useKeepPlace({ shownKey, elements, path }: Options): void {
  const seen = useRef<{ key: string; path: string; view: FrameView } | null>(null)
  const latest = useRef({ shownKey, path })
  latest.current = { shownKey, path }
  useFrameMessages(elements, (key, message) => {
    // What a frame says while it takes the place of another one is where it begins, not where one has gone.
    if (message.type !== 'VIEW_CHANGED' || key !== latest.current.shownKey || key !== seen.current?.key)
      return
    seen.current = { key, path: latest.current.path, view: message.view }
  })
  // A frame is outside of React.
  useEffect(() => {
    const element = shownKey === undefined ? undefined : elements.get(shownKey)
    if (!shownKey || !element) return
    const before = seen.current
    seen.current = { key: shownKey, path, view: before?.view ?? TOP }
    if (!before || before.key === shownKey || before.path !== path) return
    const { left, top } = before.view
    if (left > 0 || top > 0) tellFrame(element, { type: 'SCROLL_TO', left, top })
  }, [shownKey, elements, path])
}

const TOP: FrameView = { left: 0, top: 0, width: 1, height: 1 }

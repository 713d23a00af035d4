import { useStoreApi } from '@xyflow/react'
import { useCallback, useEffect } from 'react'
import { useCanvas } from '#client/room/canvas/canvas-provider.tsx'
import { publishCanvasPresence } from '#client/room/presence/publish-presence.ts'
import { viewOf } from './camera.ts'

/** Shows the others which part of the board is seen here. */
export function useTellView(): () => void {
  const { room } = useCanvas()
  const store = useStoreApi()
  const tell = useCallback(() => {
    const { transform, width, height } = store.getState()
    if (width === 0) return
    const [x, y, zoom] = transform
    const view = viewOf({ x, y, zoom }, { width, height })
    publishCanvasPresence(room.awareness, { view: rounded(view) })
  }, [room, store])
  // The others learn where somebody is before anything moves, and when a window is resized.
  useEffect(() => {
    tell()
    let size = ''
    return store.subscribe(({ width, height }) => {
      const now = `${width},${height}`
      if (now === size) return
      size = now
      tell()
    })
  }, [store, tell])
  return tell
}

const rounded = (view: ReturnType<typeof viewOf>) => ({
  x: Math.round(view.x),
  y: Math.round(view.y),
  width: Math.round(view.width),
  height: Math.round(view.height),
})

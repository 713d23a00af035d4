import { useReactFlow } from '@xyflow/react'
import { useEffect, useRef } from 'react'
import { useBoard } from './board-context.ts'
import { FIT_PADDING } from './camera.ts'

const GLIDE_MS = 220
/** Seen whole, and with what stands around it. */
const SHOWN_AT_MOST = 0.5

/** Selects a node and brings it into view, as soon as it stands on the board. */
export function useShowNode(): (nodeId: string) => void {
  const board = useBoard()
  const { fitBounds, getZoom, setCenter } = useReactFlow()
  const wanted = useRef<string | null>(null)
  const show = () => {
    const id = wanted.current
    const rect = id === null ? undefined : board.rects([id]).get(id)
    if (!id || !rect) return
    wanted.current = null
    board.select([id])
    if (getZoom() <= SHOWN_AT_MOST) {
      void setCenter(rect.x + rect.width / 2, rect.y + rect.height / 2, {
        zoom: getZoom(),
        duration: GLIDE_MS,
      })
    } else void fitBounds(rect, { padding: FIT_PADDING * 3, duration: GLIDE_MS })
  }
  const latest = useRef(show)
  latest.current = show
  // The room says when it is there.
  useEffect(
    () => board.subscribe(() => wanted.current !== null && queueMicrotask(() => latest.current())),
    [board],
  )
  return nodeId => {
    wanted.current = nodeId
    show()
  }
}

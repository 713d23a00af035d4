import { useReactFlow, useStore, useStoreApi } from '@xyflow/react'
import { useEffect } from 'react'
import { useBoard } from './board-context.ts'

const GLIDE_MS = 220
/** Between a design and the edge that it is moved away from. */
const EDGE_PX = 24

/** Moves the board, as little as it takes, where the view became so narrow that this node is not seen any more. */
export function useKeepInView(nodeId: string): void {
  const board = useBoard()
  const store = useStoreApi()
  const { setViewport } = useReactFlow()
  const viewWidth = useStore(({ width }) => width)
  // What stands beside the board takes its width, which the library measures.
  useEffect(() => {
    const rect = board.rects([nodeId]).get(nodeId)
    if (!rect || viewWidth === 0) return
    const [x, y, zoom] = store.getState().transform
    const left = rect.x * zoom + x
    const tooFar = left + rect.width * zoom + EDGE_PX - viewWidth
    if (tooFar <= 0) return
    const by = Math.min(tooFar, left - EDGE_PX)
    if (by > 0) void setViewport({ x: x - by, y, zoom }, { duration: GLIDE_MS })
  }, [board, store, setViewport, nodeId, viewWidth])
}

import { useStoreApi, ViewportPortal } from '@xyflow/react'
import { useEffect, useMemo, useRef } from 'react'
import { type BoardNode, rectOf } from './board-node.ts'
import { gridLook, isDrawnAgain } from './grid-look.ts'
import { around } from './rect.ts'
import { useAtZoom } from './settled-zoom.ts'

/** Names, shadows and arrows reach beyond what they belong to. */
const MARGIN = 2_000

/**
 * The dots of the board. They are drawn for one zoom, and moved and scaled as one picture from there: drawing them anew at each
 * step costs more than everything else of a movement.
 */
export function BoardGrid({ nodes }: { nodes: readonly BoardNode[] }) {
  const store = useStoreApi()
  const grid = useRef<HTMLDivElement>(null)
  const settled = useAtZoom(zoom => zoom)
  // The camera moves outside of React.
  useEffect(() => {
    let drawnFor = settled
    let shown: unknown
    const place = () => {
      const { transform, width, height } = store.getState()
      const [x, y, zoom] = transform
      const now = `${transform},${width},${height}`
      if (!grid.current || now === shown) return
      shown = now
      if (isDrawnAgain(zoom, drawnFor)) drawnFor = zoom
      Object.assign(grid.current.style, gridLook({ x, y, zoom }, { width, height }, drawnFor))
    }
    place()
    return store.subscribe(place)
  }, [store, settled])
  return (
    <>
      <div ref={grid} aria-hidden="true" className="board-grid" />
      <Ground nodes={nodes} />
    </>
  )
}

/**
 * Covers everything on the board. The browser draws things that lie apart as a layer each, some hundred of them; with what
 * lies between they are one.
 */
function Ground({ nodes }: { nodes: readonly BoardNode[] }) {
  const rect = useMemo(() => around(nodes.map(rectOf)), [nodes])
  if (!rect) return null
  const { x, y, width, height } = rect
  const style = {
    left: x - MARGIN,
    top: y - MARGIN,
    width: width + 2 * MARGIN,
    height: height + 2 * MARGIN,
  }
  return (
    <ViewportPortal>
      <div aria-hidden="true" className="board-ground" style={style} />
    </ViewportPortal>
  )
}

import { useReactFlow, useStoreApi } from '@xyflow/react'
import { useEffect, useRef } from 'react'
import { type BoardNode, rectOf } from './board-node.ts'
import { FIRST_FIT, readableView } from './camera.ts'

/** A finger's first sight of a board: all of it where that can be read, else its beginning. Once there is something to see. */
export function useFirstView(nodes: readonly BoardNode[], isWanted: boolean): void {
  const store = useStoreApi()
  const { setViewport, fitView } = useReactFlow()
  const isShown = useRef(!isWanted)
  const isThere = nodes.length > 0
  const latest = useRef(nodes)
  latest.current = nodes
  // The documents come after the page, and the camera is the library's.
  useEffect(() => {
    if (isShown.current || !isThere) return
    isShown.current = true
    const near = readableView(latest.current.map(rectOf), store.getState())
    void (near ? setViewport(near) : fitView(FIRST_FIT))
  }, [isThere, store, setViewport, fitView])
}

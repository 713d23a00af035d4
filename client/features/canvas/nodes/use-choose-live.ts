import { useStoreApi } from '@xyflow/react'
import { useCallback, useEffect, useRef } from 'react'
import { allowRunning } from '#client/frames/budget.ts'
import { useCanvas } from '#client/room/canvas/canvas-provider.tsx'
import { nodesOf, readNodes } from '#room-schema/canvas-room.ts'
import { type BoardNode, rectOf } from '../board/board-node.ts'
import { viewOf } from '../board/camera.ts'
import { type Candidate, chooseLive, mostAfter } from './choose-live.ts'
import { FrameTimes } from './frame-times.ts'
import { useLiveNodes } from './live-context.ts'

/** The camera is at rest when it has not moved for so long. */
const AT_REST_MS = 250

const PICTURED_FROM_WIDTH = 900

interface ChooseLive {
  /** The camera begins to move: nothing is loaded until it rests. */
  moving(): void
  atRest(): void
}

/** Chooses which designs run, whenever the camera or the board comes to rest. */
export function useChooseLive(nodes: readonly BoardNode[], limit: number): ChooseLive {
  const { room } = useCanvas()
  const live = useLiveNodes()
  const store = useStoreApi()
  const latest = useRef(nodes)
  latest.current = nodes
  const most = useRef(limit)
  const times = useRef(new FrameTimes()).current
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  // The places are the page's.
  useEffect(() => allowRunning(limit), [limit])

  const choose = useCallback(() => {
    const { transform, width, height } = store.getState()
    const [x, y, zoom] = transform
    const camera = { view: viewOf({ x, y, zoom }, { width, height }), zoom }
    const known = readNodes(room.doc)
    const candidates = latest.current.flatMap((node): Candidate[] => {
      const design = known.get(node.id)
      if (!design) return []
      const isStreaming = design.status === 'generating'
      const isShowable = isStreaming || (design.status === 'ready' && design.artifactId !== null)
      // Pictures are of the page on a laptop: a narrow node shows another page.
      const hasPicture = design.thumbnail !== null && rectOf(node).width >= PICTURED_FROM_WIDTH
      return isShowable ? [{ id: node.id, rect: rectOf(node), isStreaming, hasPicture }] : []
    })
    live.want(chooseLive(candidates, camera, live.ids(), most.current))
  }, [store, room, live])

  const soon = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(choose, AT_REST_MS)
  }, [choose])

  // The board changes outside of React, and so do the runs of its designs.
  useEffect(() => {
    const map = nodesOf(room.doc)
    soon()
    map.observeDeep(soon)
    return () => {
      map.unobserveDeep(soon)
      clearTimeout(timer.current)
      times.stop()
    }
  }, [room, soon, times])
  // What was moved or sized may have come into view.
  // biome-ignore lint/correctness/useExhaustiveDependencies(nodes): it is another list when something moved.
  useEffect(soon, [nodes, soon])

  return {
    moving() {
      clearTimeout(timer.current)
      times.start()
    },
    atRest() {
      const frameMs = times.stop()
      if (frameMs !== null && live.ids().size > 0) most.current = mostAfter(most.current, frameMs, limit)
      soon()
    },
  }
}

import { useReactFlow, ViewportPortal } from '@xyflow/react'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { onEdge } from '../nodes/arrow-edge.tsx'
import { useBoard } from './board-context.ts'
import { thingAt } from './thing-at.ts'
import { useDraw } from './use-draw.ts'

/** The arrow that is being led from a design to another, until the pointer is let go over one, or beside all. */
export function LeadingArrow({ onDrawn }: { onDrawn(isMore: boolean): void }) {
  const board = useBoard()
  const { arrowLead } = board
  const lead = useSyncExternalStore(arrowLead.subscribe, arrowLead.now)
  const { screenToFlowPosition } = useReactFlow()
  const draw = useDraw()
  const isLeading = lead !== null
  const letGo = ({ target, shiftKey }: PointerEvent, isFirst: boolean) => {
    const from = arrowLead.now()?.from
    const to = thingAt(target)
    // A click on the design that it begins at: the next one says where it leads.
    if (from === undefined || (to === from && isFirst)) return
    arrowLead.end()
    if (to === null || to === from) return
    if (!board.isDesign(to)) return arrowLead.refuse()
    draw.arrow(from, to)
    onDrawn(shiftKey)
  }
  const latest = useRef(letGo)
  latest.current = letGo
  // The pointer may be let go anywhere on the page.
  useEffect(() => {
    if (!isLeading) return
    let isFirst = true
    const moved = ({ clientX, clientY }: PointerEvent) =>
      arrowLead.move(screenToFlowPosition({ x: clientX, y: clientY }, { snapToGrid: false }))
    const up = (event: PointerEvent) => {
      latest.current(event, isFirst)
      isFirst = false
    }
    addEventListener('pointermove', moved)
    addEventListener('pointerup', up)
    return () => {
      removeEventListener('pointermove', moved)
      removeEventListener('pointerup', up)
    }
  }, [isLeading, arrowLead, screenToFlowPosition])
  const rect = lead && board.rects([lead.from]).get(lead.from)
  if (!lead || !rect) return null
  const start = onEdge(rect, lead.at)
  return (
    <ViewportPortal>
      <svg aria-hidden="true" className="board-leading" width="1" height="1">
        <line x1={start.x} y1={start.y} x2={lead.at.x} y2={lead.at.y} className="board-arrow is-selected" />
      </svg>
    </ViewportPortal>
  )
}

import { useReactFlow } from '@xyflow/react'
import { useBoard } from '../board/board-context.ts'

const SIDES = ['top', 'right', 'bottom', 'left'] as const

/** At each side of the one design that is selected: an arrow is drawn from there. With keys two designs are selected for it. */
export function ArrowHandles({ id }: { id: string }) {
  const { arrowLead } = useBoard()
  const { screenToFlowPosition } = useReactFlow()
  return SIDES.map(side => (
    <span
      key={side}
      aria-hidden="true"
      title="Draw an arrow from here"
      data-side={side}
      className="nodrag nopan board-arrow-handle"
      onPointerDown={event => {
        if (event.button !== 0) return
        event.stopPropagation()
        const { clientX: x, clientY: y } = event
        arrowLead.begin(id, screenToFlowPosition({ x, y }, { snapToGrid: false }))
      }}
    />
  ))
}

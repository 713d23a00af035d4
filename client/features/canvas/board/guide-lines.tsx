import { ViewportPortal } from '@xyflow/react'
import type { Guide } from './snap.ts'

/** The lines along which what is dragged stands with something else. */
export function GuideLines({ guides }: { guides: readonly Guide[] }) {
  return (
    <ViewportPortal>
      {guides.map(({ axis, at, from, to }) => (
        <div
          key={axis}
          aria-hidden="true"
          className="board-guide"
          data-axis={axis}
          style={
            axis === 'x'
              ? { transform: `translate(${at}px, ${from}px)`, height: to - from }
              : { transform: `translate(${from}px, ${at}px)`, width: to - from }
          }
        />
      ))}
    </ViewportPortal>
  )
}

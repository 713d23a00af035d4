import { useStore } from '@xyflow/react'
import { Bar, BarButton } from './board-bar.tsx'
import type { ViewActions } from './view-actions.tsx'

/** How near one is, and the ways to be nearer or farther. */
export function ZoomBar({ zoomOut, zoomIn, fit, fullSize }: ViewActions) {
  const percent = useStore(({ transform }) => Math.round(transform[2] * 100))
  return (
    <Bar label="Zoom">
      <BarButton action={zoomOut} />
      <button
        type="button"
        aria-label={`100 %, now ${percent} %`}
        onClick={fullSize.run}
        className="touch-target h-8 w-12 rounded-md text-xs text-ink-soft tabular-nums hover:bg-hover hover:text-ink"
      >
        {percent} %
      </button>
      <BarButton action={zoomIn} />
      <BarButton action={fit} />
    </Bar>
  )
}

import { type PointerEvent, useRef } from 'react'
import { Divider } from '#client/ui/divider.tsx'
import { RESPONSIVE } from '#shared/design.ts'
import { responsiveFit, type Size } from './viewport-fit.ts'

const STEP_PX = 16
/** So near to the panel's own width it fills the panel again. */
const SNAP_PX = 12

interface StageEdgeProps {
  stage: Size
  /** What is shown now; null fills the panel. */
  width: number | null
  onDrag(width: number | null): void
  onDone(width: number | null): void
}

/** The right edge of the responsive viewport: drag it, or move it with the arrow keys. A double click fills the panel. */
export function StageEdge({ stage, width, onDrag, onDone }: StageEdgeProps) {
  const latest = useRef(width)
  const shown = width ?? stage.width
  const fit = responsiveFit(width, stage)
  const edge = fit ? fit.left + fit.width * fit.scale : stage.width
  const settled = (next: number): number | null => {
    if (Math.abs(next - stage.width) <= SNAP_PX) return null
    return Math.min(RESPONSIVE.maxPx, Math.max(RESPONSIVE.minPx, Math.round(next)))
  }
  const drag = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.parentElement?.getBoundingClientRect()
    if (!box) return
    // It stands in the middle, so that its edge moves half as far as it grows.
    latest.current = settled(Math.abs(event.clientX - (box.left + box.width / 2)) * 2)
    onDrag(latest.current)
  }
  return (
    <Divider
      label="Resize preview"
      moves="sideways"
      now={shown}
      least={RESPONSIVE.minPx}
      most={stage.width}
      stepPx={STEP_PX}
      onStep={next => onDone(settled(Math.min(next, Math.max(stage.width, shown))))}
      onGrab={() => {
        latest.current = width
      }}
      onDrag={drag}
      onDrop={() => onDone(latest.current)}
      onReset={() => onDone(null)}
      cursor="cursor-ew-resize"
      shield="absolute"
      style={{ left: edge }}
      className="absolute top-1/2 z-20 flex h-14 w-3 -translate-x-full -translate-y-1/2 items-center justify-end pr-0.5"
      line={{
        className:
          'h-10 w-1 rounded-full bg-line-strong opacity-70 transition-[background-color,opacity] group-hover:bg-accent group-hover:opacity-100 group-focus-visible:bg-accent group-focus-visible:opacity-100',
        draggedClassName: 'bg-accent! opacity-100',
      }}
    />
  )
}

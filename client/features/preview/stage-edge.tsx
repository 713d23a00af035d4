import { clsx } from 'clsx'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
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
  const [isDragging, setDragging] = useState(false)
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
    if (!isDragging || !box) return
    // It stands in the middle, so that its edge moves half as far as it grows.
    latest.current = settled(Math.abs(event.clientX - (box.left + box.width / 2)) * 2)
    onDrag(latest.current)
  }
  const drop = () => {
    if (!isDragging) return
    setDragging(false)
    onDone(latest.current)
  }
  const pressed = (event: KeyboardEvent) => {
    const next = {
      ArrowLeft: shown - STEP_PX,
      ArrowRight: shown + STEP_PX,
      Home: RESPONSIVE.minPx,
      End: stage.width,
    }[event.key]
    if (next === undefined) return
    event.preventDefault()
    onDone(settled(Math.min(next, Math.max(stage.width, shown))))
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a rule cannot be moved, a separator can. */}
      <div
        role="separator"
        aria-label="Resize preview"
        aria-orientation="vertical"
        aria-valuenow={Math.round(shown)}
        aria-valuemin={RESPONSIVE.minPx}
        aria-valuemax={Math.round(Math.max(stage.width, shown))}
        tabIndex={0}
        onKeyDown={pressed}
        onPointerDown={event => {
          event.preventDefault()
          event.currentTarget.setPointerCapture(event.pointerId)
          latest.current = width
          setDragging(true)
        }}
        onPointerMove={drag}
        onPointerUp={drop}
        onPointerCancel={drop}
        onDoubleClick={() => onDone(null)}
        style={{ left: edge }}
        className="group absolute top-1/2 z-20 flex h-14 w-3 -translate-x-full -translate-y-1/2 cursor-ew-resize touch-none items-center justify-end pr-0.5 outline-none"
      >
        <span
          className={clsx(
            'h-10 w-1 rounded-full bg-line-strong opacity-70 transition-[background-color,opacity]',
            'group-hover:bg-accent group-hover:opacity-100 group-focus-visible:bg-accent group-focus-visible:opacity-100',
            isDragging && 'bg-accent! opacity-100',
          )}
        />
      </div>
      {/* Frames would swallow the pointer as soon as it is over them. */}
      {isDragging && <div className="absolute inset-0 z-10 cursor-ew-resize" />}
    </>
  )
}

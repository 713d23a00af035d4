import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { useStored } from '#client/lib/stored.ts'
import { clampSidePanel, sidePanelWidth } from '#client/state/side-panel.ts'
import { SIDE_PANEL } from '#shared/design.ts'

const STEP_PX = 24

/** Drag it, or move it with the arrow keys; a double click puts it back. */
export function SidePanelHandle() {
  const [width, setWidth] = useStored(sidePanelWidth)
  const [isDragging, setDragging] = useState(false)
  const shown = clampSidePanel(width, innerWidth)
  const max = clampSidePanel(Number.MAX_SAFE_INTEGER, innerWidth)
  const to = (next: number) => setWidth(clampSidePanel(next, innerWidth))
  const pressed = (event: KeyboardEvent) => {
    const next = {
      ArrowLeft: shown - STEP_PX,
      ArrowRight: shown + STEP_PX,
      Home: SIDE_PANEL.minPx,
      End: max,
    }[event.key]
    if (next === undefined) return
    event.preventDefault()
    to(next)
  }
  const grab = (event: PointerEvent<HTMLElement>) => {
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    setDragging(true)
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a rule cannot be moved, a separator can. */}
      <div
        role="separator"
        aria-label="Resize panel"
        aria-orientation="vertical"
        aria-valuenow={shown}
        aria-valuemin={SIDE_PANEL.minPx}
        aria-valuemax={max}
        tabIndex={0}
        onKeyDown={pressed}
        onPointerDown={grab}
        onPointerMove={event => isDragging && to(event.clientX)}
        onPointerUp={() => setDragging(false)}
        onPointerCancel={() => setDragging(false)}
        onDoubleClick={() => to(SIDE_PANEL.defaultPx)}
        className="group relative z-20 w-2 shrink-0 cursor-col-resize touch-none outline-none"
      >
        <span
          className={`absolute inset-y-3 left-1/2 w-0.5 -translate-x-1/2 rounded-full transition-colors duration-150 group-hover:bg-line-strong group-focus-visible:bg-accent ${isDragging ? 'bg-accent!' : ''}`}
        />
      </div>
      {/* Frames would swallow the pointer as soon as it is over them. */}
      {isDragging && <div className="fixed inset-0 z-10 cursor-col-resize" />}
    </>
  )
}

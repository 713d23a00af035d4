import { useStored } from '#client/lib/stored.ts'
import { clampSidePanel, sidePanelWidth } from '#client/state/side-panel.ts'
import { Divider } from '#client/ui/divider.tsx'
import { SIDE_PANEL } from '#shared/design.ts'

const STEP_PX = 24

/** Between the side panel and the preview; a double click puts it back. */
export function SidePanelHandle() {
  const [width, setWidth] = useStored(sidePanelWidth)
  const to = (next: number) => setWidth(clampSidePanel(next, innerWidth))
  return (
    <Divider
      label="Resize panel"
      moves="sideways"
      now={clampSidePanel(width, innerWidth)}
      least={SIDE_PANEL.minPx}
      most={clampSidePanel(Number.MAX_SAFE_INTEGER, innerWidth)}
      stepPx={STEP_PX}
      onStep={to}
      onDrag={event => to(event.clientX)}
      onReset={() => to(SIDE_PANEL.defaultPx)}
      cursor="cursor-col-resize"
      className="relative z-20 w-2 shrink-0"
      line={{
        className:
          'absolute inset-y-3 left-1/2 w-0.5 -translate-x-1/2 rounded-full transition-colors duration-150 group-hover:bg-line-strong group-focus-visible:bg-accent',
        draggedClassName: 'bg-accent!',
      }}
    />
  )
}

import { clsx } from 'clsx'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { StageEdge } from './stage-edge.tsx'
import type { PreviewSettings } from './use-preview-settings.ts'
import { type Fit, fitViewport, responsiveFit, type Size } from './viewport-fit.ts'

interface PreviewStageProps {
  settings: PreviewSettings
  /** Whether there is something whose edge could be dragged. */
  isResizable: boolean
  children: ReactNode
}

/** Room for the frames: the whole panel, as much of it as somebody has dragged, or a device on the backdrop. */
export function PreviewStage({ settings, isResizable, children }: PreviewStageProps) {
  const { viewport, responsiveWidth, setResponsiveWidth } = settings
  const stage = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  const [dragged, setDragged] = useState<number | null>(null)
  // The room there is, is known to the browser alone.
  useEffect(() => {
    if (!stage.current) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(stage.current)
    return () => observer.disconnect()
  }, [])
  const isResponsive = viewport === 'Responsive'
  const width = dragged ?? responsiveWidth
  const fit = isResponsive ? responsiveFit(width, size) : fitViewport(viewport, size)
  return (
    <div
      ref={stage}
      className={clsx('relative min-h-0 flex-1 overflow-hidden', fit && 'backdrop-grid bg-sunken')}
    >
      <div
        className={clsx(
          'absolute',
          !fit && 'inset-0',
          fit && 'origin-top-left overflow-hidden ring-1 ring-line-strong',
          fit && (isResponsive ? 'shadow-2' : 'rounded-lg shadow-3'),
        )}
        style={fit ? placeOf(fit) : undefined}
      >
        {children}
      </div>
      {isResponsive && isResizable && size.width > 0 && (
        <StageEdge
          stage={size}
          width={width}
          onDrag={setDragged}
          onDone={next => {
            setDragged(null)
            if (next !== responsiveWidth) setResponsiveWidth(next)
          }}
        />
      )}
      {fit && (fit.scale < 1 || isResponsive) && (
        <span className="pointer-events-none absolute right-3 bottom-3 z-10 rounded-full border border-line bg-raised px-2 text-2xs leading-5 text-ink-soft tabular-nums shadow-1">
          {isResponsive && `${fit.width} px`}
          {isResponsive && fit.scale < 1 && ' · '}
          {fit.scale < 1 && `${Math.round(fit.scale * 100)} %`}
        </span>
      )}
    </div>
  )
}

const placeOf = ({ width, height, left, top, scale }: Fit) => ({
  width,
  height,
  left,
  top,
  transform: `scale(${scale})`,
})

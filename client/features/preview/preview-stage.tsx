import { clsx } from 'clsx'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { ViewportName } from '#shared/design.ts'
import { type Fit, fitViewport, type Size } from './viewport-fit.ts'

/** Room for the frames: the whole panel, or a device on the mat. */
export function PreviewStage({ viewport, children }: { viewport: ViewportName; children: ReactNode }) {
  const stage = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  // The room there is, is known to the browser alone.
  useEffect(() => {
    if (!stage.current) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(stage.current)
    return () => observer.disconnect()
  }, [])
  const fit = fitViewport(viewport, size)
  return (
    <div ref={stage} className={clsx('relative min-h-0 flex-1 overflow-hidden', fit && 'mat bg-sunken')}>
      <div
        className={clsx(
          fit
            ? 'absolute origin-top-left overflow-hidden rounded-lg shadow-3 ring-1 ring-line-strong'
            : 'absolute inset-0',
        )}
        style={fit ? placeOf(fit) : undefined}
      >
        {children}
      </div>
      {fit && fit.scale < 1 && (
        <span className="absolute right-3 bottom-3 rounded-full border border-line bg-raised px-2 text-2xs leading-5 text-ink-soft tabular-nums shadow-1">
          {Math.round(fit.scale * 100)} %
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

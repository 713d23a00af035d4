import { clsx } from 'clsx'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { ViewportName } from '#shared/design.ts'
import { fitViewport, type Size } from './viewport-fit.ts'

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
            ? 'absolute top-1/2 left-1/2 overflow-hidden rounded-lg shadow-3 ring-1 ring-line-strong'
            : 'absolute inset-0',
        )}
        style={
          fit
            ? {
                width: fit.width,
                height: fit.height,
                transform: `translate(-50%, -50%) scale(${fit.scale})`,
              }
            : undefined
        }
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

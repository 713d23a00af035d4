import { type ReactNode, useRef } from 'react'
import type { Panel } from '#room-schema/presence.ts'
import { CursorLayer } from './cursor-layer.tsx'
import { useTellCursor } from './use-tell-cursor.ts'

interface CursorAreaProps {
  panel: Panel
  className?: string
  children: ReactNode
}

/** A panel in which people see each other's cursors. */
export function CursorArea({ panel, className = '', children }: CursorAreaProps) {
  const area = useRef<HTMLDivElement>(null)
  const tell = useTellCursor(panel, area)
  return (
    <div
      ref={area}
      className={`relative ${className}`}
      onPointerMove={event => event.pointerType !== 'touch' && tell(event)}
      onPointerLeave={() => tell(null)}
    >
      {children}
      <CursorLayer panel={panel} />
    </div>
  )
}

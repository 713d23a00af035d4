import { type PointerEvent, type ReactNode, useRef } from 'react'
import { publishPresence } from '#client/room/publish-presence.ts'
import { useRoom } from '#client/room/room-provider.tsx'
import type { Panel } from '#room-schema/presence.ts'

/** A panel in which one's own cursor is shown to the others, in shares of its width and height. */
export function CursorArea({
  panel,
  className,
  children,
}: {
  panel: Panel
  className?: string
  children: ReactNode
}) {
  const { awareness } = useRoom()
  const last = useRef('')
  const moved = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType === 'touch') return
    const box = event.currentTarget.getBoundingClientRect()
    const x = round((event.clientX - box.left) / box.width)
    const y = round((event.clientY - box.top) / box.height)
    // A pointer also "moves" when something moves below it.
    const at = `${event.clientX},${event.clientY}`
    if (at === last.current) return
    last.current = at
    publishPresence(awareness, { panel, cursor: { panel, x, y } })
  }
  return (
    <div
      className={className}
      onPointerMove={moved}
      onPointerLeave={() => publishPresence(awareness, { cursor: null })}
    >
      {children}
    </div>
  )
}

const round = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 10_000) / 10_000

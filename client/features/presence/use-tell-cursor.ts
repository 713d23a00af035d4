import { type RefObject, useRef } from 'react'
import { publishPresence } from '#client/room/publish-presence.ts'
import { useRoom } from '#client/room/room-provider.tsx'
import type { Panel } from '#room-schema/presence.ts'

interface OnScreen {
  clientX: number
  clientY: number
}

/** Shows the others one's own cursor over an area, in shares of its size; null takes it away. */
export function useTellCursor(
  panel: Panel,
  area: RefObject<HTMLElement | null>,
): (at: OnScreen | null) => void {
  const { awareness } = useRoom()
  const last = useRef('')
  return at => {
    // A pointer also "moves" when something moves below it.
    const place = at ? `${Math.round(at.clientX)},${Math.round(at.clientY)}` : ''
    if (place === last.current) return
    last.current = place
    const box = area.current?.getBoundingClientRect()
    if (!at || !box) return publishPresence(awareness, { cursor: null })
    const x = share((at.clientX - box.left) / box.width)
    const y = share((at.clientY - box.top) / box.height)
    publishPresence(awareness, { panel, cursor: { panel, x, y } })
  }
}

const share = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 10_000) / 10_000

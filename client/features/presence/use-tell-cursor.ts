import { useAtomValue } from 'jotai'
import { type RefObject, useRef } from 'react'
import { useRoom } from '#client/room/document/room-provider.tsx'
import { publishPresence } from '#client/room/presence/publish-presence.ts'
import { shownPageAtom } from '#client/state/shown-page.ts'
import type { Panel } from '#room-schema/presence.ts'
import { inPage } from './page-place.ts'

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
  const shownPage = useAtomValue(shownPageAtom)
  return at => {
    // A pointer also "moves" when something moves below it.
    const place = at ? `${Math.round(at.clientX)},${Math.round(at.clientY)}` : ''
    if (place === last.current) return
    last.current = place
    const box = area.current?.getBoundingClientRect()
    if (!at || !box) return publishPresence(awareness, { cursor: null })
    const design = shownPage?.frame.box()
    const isTellable = panel === 'preview' && shownPage !== null && shownPage.path.length <= 300
    if (isTellable && design && isInside(at, design)) {
      const { x, y } = inPage(shareOf(at, design), shownPage.view)
      const cursor = { panel, x: rounded(x), y: rounded(y), page: shownPage.path }
      return publishPresence(awareness, { panel, cursor })
    }
    const { x, y } = shareOf(at, box)
    publishPresence(awareness, { panel, cursor: { panel, x: within(x), y: within(y) } })
  }
}

const shareOf = ({ clientX, clientY }: OnScreen, box: DOMRect) => ({
  x: (clientX - box.left) / box.width,
  y: (clientY - box.top) / box.height,
})

const isInside = ({ clientX, clientY }: OnScreen, box: DOMRect): boolean =>
  clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom

/** Fine enough for a page of many screens. */
const rounded = (value: number): number => Math.round(value * 100_000) / 100_000

const within = (value: number): number => rounded(Math.min(1, Math.max(0, value)))

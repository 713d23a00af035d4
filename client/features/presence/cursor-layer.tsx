import { clsx } from 'clsx'
import { useAtomValue } from 'jotai'
import { useRef } from 'react'
import { useIsOnline } from '#client/lib/online.ts'
import { type RemoteCursor, useCursors } from '#client/room/presence/presence-hooks.ts'
import { type ShownPage, shownPageAtom } from '#client/state/shown-page.ts'
import type { Panel } from '#room-schema/presence.ts'
import { onFrame } from './page-place.ts'

/** Near the right edge a name stands on the other side of its cursor. */
const FLIPPED_FROM = 0.8

/** The cursors of others over one panel; nothing here can be clicked or is read out. */
export function CursorLayer({ panel }: { panel: Panel }) {
  const layer = useRef<HTMLDivElement>(null)
  const shownPage = useAtomValue(shownPageAtom)
  const remote = useCursors(panel)
  const isOnline = useIsOnline()
  // Without a network nobody knows where they are by now.
  const cursors = (isOnline ? remote : NONE).flatMap(cursor => {
    const place = cursor.page === undefined ? cursor : placeOver(layer.current, cursor, shownPage)
    return place ? [{ ...cursor, x: place.x, y: place.y }] : []
  })
  return (
    <div ref={layer} aria-hidden="true" className="pointer-events-none absolute inset-0 z-30 overflow-hidden">
      {cursors.map(({ clientId, user, x, y }) => (
        <div
          key={clientId}
          data-cursor
          className="absolute inset-0 transition-transform duration-75 ease-linear"
          style={{ transform: `translate(${x * 100}%, ${y * 100}%)` }}
        >
          <Arrow color={user.color} />
          <span
            className={clsx(
              'absolute top-4 max-w-40 truncate rounded-sm px-1.5 py-0.5 text-2xs font-medium text-white shadow-1',
              x > FLIPPED_FROM ? 'right-full rounded-tr-none' : 'left-3 rounded-tl-none',
            )}
            style={{ backgroundColor: user.color }}
          >
            {user.name}
          </span>
        </div>
      ))}
    </div>
  )
}

/** Where on the layer a place of the design is now; null on another page, and where it is scrolled out of sight. */
function placeOver(layer: HTMLElement | null, { page, x, y }: RemoteCursor, shown: ShownPage | null) {
  if (!layer || !shown || shown.path !== page) return null
  const at = onFrame({ x, y }, shown.view)
  const frame = shown.frame.box()
  if (!at || !frame) return null
  const around = layer.getBoundingClientRect()
  return {
    x: (frame.left + at.x * frame.width - around.left) / around.width,
    y: (frame.top + at.y * frame.height - around.top) / around.height,
  }
}

const NONE: RemoteCursor[] = []

function Arrow({ color }: { color: string }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className="absolute top-0 left-0 size-5 drop-shadow-md">
      <path
        d="M1.5 1.5 14 6.6 8.4 8.4 6.6 14z"
        fill={color}
        stroke="#fff"
        strokeWidth="1.2"
        strokeLinejoin="round"
      />
    </svg>
  )
}

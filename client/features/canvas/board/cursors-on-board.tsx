import { ViewportPortal } from '@xyflow/react'
import { useIsOnline } from '#client/lib/online.ts'
import { useBoardCursors } from '#client/room/canvas/canvas-hooks.ts'

/** Where the others point; nothing here can be clicked or is read out. */
export function CursorsOnBoard() {
  const cursors = useBoardCursors()
  // Without a network nobody knows where they are by now.
  if (!useIsOnline()) return null
  return (
    <ViewportPortal>
      {cursors.map(({ clientId, user, at }) => (
        <div
          key={clientId}
          aria-hidden="true"
          data-cursor
          className="board-cursor"
          style={{ transform: `translate(${at.x}px, ${at.y}px)` }}
        >
          <div className="board-cursor-drawn">
            <svg viewBox="0 0 16 16" aria-hidden="true" className="size-5 drop-shadow-md">
              <path
                d="M1.5 1.5 14 6.6 8.4 8.4 6.6 14z"
                fill={user.color}
                stroke="#fff"
                strokeWidth="1.2"
                strokeLinejoin="round"
              />
            </svg>
            <span
              className="absolute top-4 left-3 max-w-40 truncate rounded-sm rounded-tl-none px-1.5 py-0.5 text-2xs font-medium text-white shadow-1"
              style={{ backgroundColor: user.color }}
            >
              {user.name}
            </span>
          </div>
        </div>
      ))}
    </ViewportPortal>
  )
}

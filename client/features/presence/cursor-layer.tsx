import { clsx } from 'clsx'
import { useCursors } from '#client/room/presence-hooks.ts'
import type { Panel } from '#room-schema/presence.ts'

/** Near the right edge a name stands on the other side of its cursor. */
const FLIPPED_FROM = 0.8

/** The cursors of others over one panel; nothing here can be clicked or is read out. */
export function CursorLayer({ panel }: { panel: Panel }) {
  const cursors = useCursors(panel)
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0 z-30 overflow-hidden">
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

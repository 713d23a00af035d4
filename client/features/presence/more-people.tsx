import { Avatar } from '#client/ui/avatar.tsx'
import { Menu, MenuItem, MenuLabel } from '#client/ui/menu.tsx'
import { Tooltip } from '#client/ui/tooltip.tsx'
import type { PresenceUser } from '#room-schema/presence.ts'

interface MorePeopleProps {
  more: readonly PresenceUser[]
  /** Of a large audience those of whom only their number is known. */
  unseen: number
  followed: string | null
  onToggle(id: string): void
}

const LOOK =
  'touch-target grid h-6 min-w-6 place-items-center rounded-full bg-pressed px-1 text-2xs font-semibold text-ink-soft tabular-nums'
/** Four digits are as wide as two pictures. */
const briefly = new Intl.NumberFormat('en-US', { notation: 'compact' })

/** Section 9: how many are here beside the few who are shown. */
export function MorePeople({ more, unseen, followed, onToggle }: MorePeopleProps) {
  const count = more.length + unseen
  if (count === 0) return null
  const viewers =
    unseen > 0 ? `${unseen.toLocaleString('en-US')} ${unseen === 1 ? 'viewer' : 'viewers'}` : null
  const names = more.map(({ name }) => name)
  const text = `+${briefly.format(count)}`
  const label = `${count.toLocaleString('en-US')} more: ${[...names, ...(viewers ? [viewers] : [])].join(', ')}`
  return (
    <li className="-ml-1.5 rounded-full bg-ground p-0.5">
      {more.length === 0 ? (
        <Tooltip text={label}>
          <span role="img" aria-label={label} className={LOOK}>
            {text}
          </span>
        </Tooltip>
      ) : (
        <Menu
          align="end"
          trigger={
            <button type="button" aria-label={label} className={LOOK}>
              {text}
            </button>
          }
        >
          {more.map(person => (
            <MenuItem
              key={person.id}
              icon={<Avatar {...person} size="xs" />}
              onSelect={() => onToggle(person.id)}
            >
              {person.id === followed ? 'Stop following' : 'Follow'} {person.name}
            </MenuItem>
          ))}
          {viewers && <MenuLabel>and {viewers}</MenuLabel>}
        </Menu>
      )}
    </li>
  )
}

import { clsx } from 'clsx'
import { useAtom } from 'jotai'
import { useMe } from '#client/api/users.ts'
import { useIsOnline } from '#client/lib/online.ts'
import { usePeople, useUnseenViewers } from '#client/room/presence/presence-hooks.ts'
import { followedAtom } from '#client/state/following.ts'
import { Avatar } from '#client/ui/avatar.tsx'
import { Tooltip } from '#client/ui/tooltip.tsx'
import { colorOf, type PresenceUser } from '#room-schema/presence.ts'
import { MorePeople } from './more-people.tsx'

/** Section 9: at most 3, then how many more. */
const SHOWN = 3

/** Everybody in this room, oneself first; a click on somebody else follows them. */
export function PeopleHere() {
  const me = useMe()
  const [followed, follow] = useAtom(followedAtom)
  const isOnline = useIsOnline()
  const others = usePeople().filter(person => person.id !== me?.id)
  const unseen = useUnseenViewers()
  const mine = me
    ? [{ id: me.id, name: me.name, color: colorOf(me.id), picture: me.avatarUrl, isMe: true }]
    : []
  const people = [...mine, ...others.map(person => ({ ...person, isMe: false }))]
  const toggle = (id: string) => follow(followed === id ? null : id)
  return (
    <ul aria-label="People here" className="flex items-center">
      {people.slice(0, SHOWN).map(({ isMe, ...person }) => (
        <li
          key={person.id}
          className={clsx(
            '-ml-1.5 animate-fade rounded-full bg-ground p-0.5 transition-[filter] first:ml-0',
            // Nobody knows whether they are still here; paler letters could not be read.
            !isMe && !isOnline && 'grayscale',
          )}
        >
          {isMe ? (
            <Tooltip text={`${person.name} (you)`}>
              <span role="img" aria-label={`${person.name} (you)`} className="block">
                <Avatar {...person} />
              </span>
            </Tooltip>
          ) : (
            <FollowButton person={person} isFollowed={followed === person.id} onToggle={toggle} />
          )}
        </li>
      ))}
      <MorePeople more={people.slice(SHOWN)} unseen={unseen} followed={followed} onToggle={toggle} />
    </ul>
  )
}

interface FollowButtonProps {
  person: PresenceUser
  isFollowed: boolean
  onToggle(id: string): void
}

function FollowButton({ person, isFollowed, onToggle }: FollowButtonProps) {
  const tooltip = isFollowed ? `Stop following ${person.name}` : `Follow ${person.name}`
  return (
    <Tooltip text={tooltip}>
      <button
        type="button"
        aria-label={`Follow ${person.name}`}
        aria-pressed={isFollowed}
        onClick={() => onToggle(person.id)}
        className={clsx('touch-target block rounded-full', isFollowed && 'outline-2 outline-offset-1')}
        style={isFollowed ? { outlineColor: person.color } : undefined}
      >
        <Avatar name={person.name} color={person.color} picture={person.picture} />
      </button>
    </Tooltip>
  )
}

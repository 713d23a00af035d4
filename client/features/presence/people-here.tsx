import { useMe } from '#client/api/users.ts'
import { usePeople } from '#client/room/presence-hooks.ts'
import { Avatar } from '#client/ui/avatar.tsx'
import { Hint } from '#client/ui/hint.tsx'
import { colorOf } from '#room-schema/presence.ts'

/** Section 9: at most 3, then how many more. */
const SHOWN = 3

/** Everybody in this room, oneself first. */
export function PeopleHere() {
  const me = useMe()
  const others = usePeople().filter(person => person.id !== me?.id)
  const mine = me
    ? [{ id: me.id, name: me.name, color: colorOf(me.id), picture: me.avatarUrl, isMe: true }]
    : []
  const people = [...mine, ...others.map(person => ({ ...person, isMe: false }))]
  const more = people.slice(SHOWN)
  return (
    <ul aria-label="People here" className="flex items-center">
      {people.slice(0, SHOWN).map(({ id, name, color, picture, isMe }) => (
        <li key={id} className="-ml-1.5 animate-fade rounded-full bg-ground p-0.5 first:ml-0">
          <Hint text={isMe ? `${name} (you)` : name}>
            <span role="img" aria-label={isMe ? `${name} (you)` : name} className="block">
              <Avatar name={name} color={color} picture={picture} />
            </span>
          </Hint>
        </li>
      ))}
      {more.length > 0 && (
        <li className="-ml-1.5 rounded-full bg-ground p-0.5">
          <Hint text={more.map(person => person.name).join(', ')}>
            <span className="grid size-6 place-items-center rounded-full bg-pressed text-2xs font-semibold text-ink-soft tabular-nums">
              +{more.length}
            </span>
          </Hint>
        </li>
      )}
    </ul>
  )
}

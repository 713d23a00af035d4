import { clsx } from 'clsx'
import { Avatar } from '#client/ui/avatar.tsx'
import { colorOf } from '#room-schema/presence.ts'
import type { Mentions } from './use-mentions.ts'

/** Who may be mentioned, above the box; the focus stays in the box, which names the chosen one. */
export function MentionList({ id, people, chosen, optionId, pick }: Mentions['list']) {
  if (people.length === 0) return null
  return (
    <div
      role="listbox"
      id={id}
      aria-label="People to mention"
      className="absolute inset-x-0 bottom-full z-20 mb-1.5 max-h-64 animate-fade overflow-y-auto rounded-lg border border-line bg-raised p-1 shadow-3"
    >
      {people.map(person => (
        <button
          type="button"
          key={person.id}
          id={optionId(person)}
          role="option"
          tabIndex={-1}
          aria-selected={person.id === chosen?.id}
          ref={row => {
            if (person.id === chosen?.id) row?.scrollIntoView({ block: 'nearest' })
          }}
          // A press would take the focus out of the box, and close the list before the click.
          onPointerDown={event => event.preventDefault()}
          onClick={() => pick(person)}
          className={clsx(
            'touch-target flex w-full cursor-default items-center gap-2 rounded-md px-2 py-1.5 text-base',
            person.id === chosen?.id ? 'bg-pressed text-ink' : 'text-ink-soft hover:bg-hover',
          )}
        >
          <Avatar name={person.name} color={colorOf(person.id)} picture={person.avatarUrl} />
          <span className="truncate">{person.name}</span>
        </button>
      ))}
    </div>
  )
}

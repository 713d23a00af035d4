import { content } from '../content'
import { type Entry, fillOf } from './when'

interface PlaceFilterProps {
  entries: Entry[]
  hidden: string[]
  onHidden: (hidden: string[]) => void
}

export function PlaceFilter({ entries, hidden, onHidden }: PlaceFilterProps) {
  const names = [...new Set(entries.map(entry => entry.place ?? ''))]
  if (names.length < 2) return null
  return (
    <fieldset aria-label={content.labels.places} className="flex min-w-0 flex-wrap gap-1.5 px-4 pb-3 md:px-6">
      {names.map(name => {
        const isShown = !hidden.includes(name)
        return (
          <button
            key={name || 'none'}
            type="button"
            aria-pressed={isShown}
            onClick={() => onHidden(isShown ? [...hidden, name] : hidden.filter(one => one !== name))}
            className={`min-h-7 rounded-md px-2.5 text-left outline-none focus-visible:ring-2 focus-visible:ring-ring ${isShown ? fillOf(name) : 'text-muted-foreground line-through'}`}
          >
            {name || content.labels.noPlace}
          </button>
        )
      })}
    </fieldset>
  )
}

import { content } from '../content'
import type { Booked } from './day-group'
import { figure, total } from './money'

interface CategoriesProps {
  entries: Booked[]
  category: string
  onPick: (category: string) => void
}

export function Categories({ entries, category, onPick }: CategoriesProps) {
  const names = [...new Set(entries.map(entry => entry.category))]
  if (names.length < 2 && !category) return null
  if (category && !names.includes(category)) names.push(category)
  return (
    <fieldset className="mt-6 min-w-0">
      <legend className="pb-1 font-semibold">{content.labels.categories}</legend>
      {names.map(name => {
        const mine = entries.filter(entry => entry.category === name)
        return (
          <button
            key={name}
            type="button"
            aria-pressed={category === name}
            onClick={() => onPick(category === name ? '' : name)}
            className={`-mx-2.5 flex min-h-9 w-[calc(100%+1.25rem)] items-center justify-between gap-4 rounded-md px-2.5 text-left outline-none focus-visible:ring-2 focus-visible:ring-ring ${category === name ? 'bg-primary text-primary-foreground' : 'hover:bg-accent'}`}
          >
            <span className="min-w-0 wrap-anywhere">{name}</span>
            <span className="tabular-nums">{figure(total(mine), true)}</span>
          </button>
        )
      })}
    </fieldset>
  )
}

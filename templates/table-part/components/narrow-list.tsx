import { Checkbox } from '@/components/ui/checkbox'
import { cn } from '@/lib/utils'
import { keyed } from '../../shared/keyed'
import { content } from '../content'
import type { ListProps } from './wide-table'

const [FIRST, ...OTHERS] = keyed(content.columns)

/** Where the table does not fit, a row becomes an entry with its columns named. */
export function NarrowList({ rows, chosen, marked, onChoose }: ListProps) {
  const { select, actions } = content
  return (
    <ul className="divide-y">
      {rows.map(row => {
        const isChosen = chosen.includes(row.id)
        const isMarked = marked.includes(row.id)
        return (
          <li key={row.id} className={cn('flex gap-1 py-4 pr-4 pl-1', isChosen && 'bg-muted')}>
            <span className="grid size-11 shrink-0 place-items-center">
              <Checkbox
                aria-label={`${select.one} ${row.cells[0]}`}
                checked={isChosen}
                className="size-5"
                onCheckedChange={() =>
                  onChoose(isChosen ? chosen.filter(id => id !== row.id) : [...chosen, row.id])
                }
              />
            </span>
            <div className="min-w-0 flex-1">
              <p className="break-words font-semibold">
                {`${FIRST?.entry ?? ''} ${row.cells[0] ?? ''}`}
                {isMarked ? <span className="ml-2 text-primary text-sm">{actions.marked}</span> : null}
              </p>
              <dl className="mt-1 grid grid-cols-2 gap-x-4 gap-y-1 text-sm">
                {OTHERS.filter(({ at }) => row.cells[at]).map(({ entry, at, key }) => (
                  <div key={key} className="min-w-0">
                    <dt className="inline text-muted-foreground">{entry} </dt>
                    <dd className={cn('inline break-words tabular-nums', isMarked && 'line-through')}>
                      {row.cells[at]}
                    </dd>
                  </div>
                ))}
              </dl>
            </div>
          </li>
        )
      })}
    </ul>
  )
}

import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '@/components/ui/button'
import { keyed } from '../../shared/keyed'
import { SearchField } from '../../shared/search-field'
import { content } from '../content'
import type { Order } from './orders'

export type Placed = { entry: Order; at: number; key: string }

export function Row({ entry, at }: Placed) {
  const steps = entry.steps ?? []
  const here = steps.find(step => !step.isDone)
  return (
    <Link
      to={`/order-${at}`}
      className="flex min-h-18 items-center gap-3 px-5 py-3 outline-offset-[-3px] hover:bg-accent focus-visible:outline-2"
    >
      <span className="min-w-0 flex-1">
        <span className="block break-words font-medium">{entry.name}</span>
        <span className="block break-words text-muted-foreground text-sm">
          {here ? here.name : (entry.time ?? entry.number)}
        </span>
      </span>
      {entry.price ? <span className="shrink-0 tabular-nums">{entry.price}</span> : null}
      <ChevronRight aria-hidden className="size-4 shrink-0 text-muted-foreground" />
    </Link>
  )
}

export function Before({ orders }: { orders: Placed[] }) {
  const [query, setQuery] = useState('')
  const shown = orders.filter(({ entry: { name, number, items = [] } }) =>
    [name, number, ...items.map(item => item.name)]
      .join(' ')
      .toLowerCase()
      .includes(query.trim().toLowerCase()),
  )
  if (orders.length === 0) return <p className="px-5 py-6 text-muted-foreground">{content.noneBefore}</p>
  return (
    <>
      <div className="px-5 pt-5 pb-3">
        <SearchField label={content.search} value={query} className="h-12" onValue={setQuery} />
      </div>
      {shown.length ? (
        <ul className="divide-y border-y">
          {keyed(shown).map(({ entry, key }) => (
            <li key={key}>
              <Row {...entry} />
            </li>
          ))}
        </ul>
      ) : (
        <div className="px-5 py-5">
          <p className="mb-3 text-muted-foreground">{content.noMatch}</p>
          <Button variant="outline" className="h-11" onClick={() => setQuery('')}>
            {content.reset}
          </Button>
        </div>
      )}
    </>
  )
}

import { ChevronDown } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select'
import { content, type Transaction } from '../content'
import { figure, total } from './money'

export interface Booked extends Transaction {
  id: number
  category: string
}

interface DayGroupProps {
  day: string
  entries: Booked[]
  categories: string[]
  openId: number | null
  onOpen: (id: number) => void
  onChange: (id: number, part: Partial<Booked>) => void
}

export function DayGroup({ day, entries, categories, openId, onOpen, onChange }: DayGroupProps) {
  const { labels, currency } = content
  return (
    <section
      aria-label={day}
      className="border-b px-2 py-2 last:border-b-0 lg:grid lg:grid-cols-[11rem_minmax(0,1fr)] lg:gap-x-4 lg:py-1"
    >
      <h2 className="flex justify-between gap-4 px-4 pt-2 text-muted-foreground lg:flex-col lg:justify-start lg:gap-0 lg:py-3.5">
        {day}
        <span className="tabular-nums">{entries.length > 1 && figure(total(entries), true)}</span>
      </h2>
      <ul className="min-w-0">
        {entries.map(entry => {
          const isOpen = entry.id === openId
          return (
            <li key={entry.id}>
              <button
                type="button"
                aria-expanded={isOpen}
                onClick={() => onOpen(entry.id)}
                className="grid min-h-12 w-full rounded-md grid-cols-[minmax(0,1fr)_auto_1rem] items-center gap-x-4 px-4 py-2 text-left outline-none hover:bg-accent focus-visible:ring-2 focus-visible:ring-ring focus-visible:ring-inset lg:grid-cols-[minmax(0,1fr)_9rem_8rem_1rem]"
              >
                <span className="min-w-0">
                  <span className="block font-medium wrap-anywhere">{entry.name}</span>
                  <span className="text-muted-foreground lg:hidden">{entry.category}</span>
                  {entry.isOpen && <span className="ml-2 text-destructive lg:ml-0">{labels.open}</span>}
                </span>
                <span className="hidden text-muted-foreground lg:block">{entry.category}</span>
                <span
                  className={`text-right text-base font-medium tabular-nums ${(entry.amount ?? 0) > 0 ? 'text-in' : ''}`}
                >
                  {entry.amount === undefined ? '–' : figure(entry.amount, true)}
                </span>
                <ChevronDown
                  aria-hidden="true"
                  className={`size-4 text-muted-foreground transition-transform ${isOpen ? 'rotate-180' : ''}`}
                />
              </button>
              {isOpen && (
                <div className="grid gap-4 rounded-md bg-muted px-4 py-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
                  <label className="grid gap-1.5" htmlFor={`category-${entry.id}`}>
                    {labels.category}
                    <NativeSelect
                      id={`category-${entry.id}`}
                      value={entry.category}
                      onChange={event => onChange(entry.id, { category: event.target.value })}
                      className="max-w-56 bg-card"
                    >
                      {categories.map(name => (
                        <NativeSelectOption key={name} value={name}>
                          {name}
                        </NativeSelectOption>
                      ))}
                    </NativeSelect>
                  </label>
                  <label className="grid gap-1.5" htmlFor={`note-${entry.id}`}>
                    {labels.note}
                    <Input
                      id={`note-${entry.id}`}
                      value={entry.note ?? ''}
                      onChange={event => onChange(entry.id, { note: event.target.value })}
                      className="bg-card"
                    />
                  </label>
                  <p className="tabular-nums">
                    {currency} {figure(entry.amount ?? 0)}
                  </p>
                  {entry.isOpen && (
                    <Button
                      variant="outline"
                      className="justify-self-start bg-card"
                      onClick={() => onChange(entry.id, { isOpen: false })}
                    >
                      {labels.settle}
                    </Button>
                  )}
                </div>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

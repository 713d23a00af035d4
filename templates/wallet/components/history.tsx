import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Drawer, DrawerClose, DrawerContent, DrawerFooter, DrawerTitle } from '@/components/ui/drawer'
import { cn } from '@/lib/utils'
import { keyed } from '../../shared/keyed'
import { SearchField } from '../../shared/search-field'
import { Toggles } from '../../shared/toggles'
import { content } from '../content'
import { amountOf, money, type Transaction } from './money'

type Direction = keyof typeof content.filters
const DIRECTIONS = Object.entries(content.filters) as [Direction, string][]

export function History({ transactions }: { transactions: Transaction[] }) {
  const [query, setQuery] = useState('')
  const [direction, setDirection] = useState<Direction>('all')
  const [opened, setOpened] = useState<Transaction | null>(null)
  const shown = transactions.filter(
    each =>
      [each.name, each.text, each.group].join(' ').toLowerCase().includes(query.trim().toLowerCase()) &&
      (direction === 'all' || (direction === 'in') === amountOf(each.value) > 0),
  )
  const days = [...new Set(shown.map(each => each.time ?? content.undated))]
  const reset = () => {
    setQuery('')
    setDirection('all')
  }
  if (transactions.length === 0) {
    return <p className="px-5 py-10 text-muted-foreground">{content.noTransactions}</p>
  }
  return (
    <section aria-labelledby="history" className="pt-5">
      <h2 id="history" className="px-5 font-semibold">
        {content.historyTitle}
      </h2>
      <div className="flex gap-2 px-5 pt-3 pb-2">
        <SearchField label={content.search} value={query} className="h-11 flex-1" onValue={setQuery} />
        <Toggles
          name={content.filterName}
          value={direction}
          options={DIRECTIONS}
          itemClass="h-11 px-3"
          onValue={setDirection}
        />
      </div>
      {shown.length === 0 ? (
        <div className="px-5 py-8">
          <p className="mb-3 text-muted-foreground">{content.noMatch}</p>
          <Button variant="outline" className="h-11" onClick={reset}>
            {content.reset}
          </Button>
        </div>
      ) : null}
      {days.map(day => (
        <div key={day}>
          <h3 className="px-5 pt-4 pb-1 font-medium text-muted-foreground text-sm">{day}</h3>
          <ul>
            {keyed(shown.filter(each => (each.time ?? content.undated) === day)).map(({ entry, key }) => (
              <li key={key}>
                <Row entry={entry} onOpen={() => setOpened(entry)} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      <Details entry={opened} onClose={() => setOpened(null)} />
    </section>
  )
}

function Row({ entry, onOpen }: { entry: Transaction; onOpen: () => void }) {
  const value = amountOf(entry.value)
  const note = [entry.text ?? entry.group, entry.person].filter(Boolean).join(', ')
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex min-h-14 w-full items-center gap-4 px-5 py-2 text-left outline-offset-[-3px] hover:bg-accent focus-visible:outline-2"
    >
      <span className="min-w-0 flex-1">
        <span className="block break-words">{entry.name}</span>
        {note ? <span className="block break-words text-muted-foreground text-sm">{note}</span> : null}
      </span>
      <span className={cn('shrink-0 tabular-nums', value > 0 && 'font-semibold text-income')}>
        {value !== 0 && money(value, true)}
      </span>
    </button>
  )
}

function Details({ entry, onClose }: { entry: Transaction | null; onClose: () => void }) {
  const { details } = content
  const value = amountOf(entry?.value)
  const rows = [
    { name: details.amount, text: value ? money(value, true) : undefined },
    { name: details.account, text: entry?.account },
    { name: details.group, text: entry?.group },
    { name: details.person, text: entry?.person },
  ].filter(row => row.text)
  return (
    <Drawer open={entry !== null} onOpenChange={isOpen => !isOpen && onClose()}>
      <DrawerContent aria-describedby={undefined} className="mx-auto max-w-[430px]">
        <div className="overflow-y-auto px-5 pt-5">
          <DrawerTitle className="text-xl">{entry?.name ?? details.open}</DrawerTitle>
          <p className="text-muted-foreground">{[entry?.text, entry?.time].filter(Boolean).join(', ')}</p>
          <dl className="mt-4 divide-y">
            {rows.map(row => (
              <div key={row.name} className="flex justify-between gap-6 py-3">
                <dt className="text-muted-foreground">{row.name}</dt>
                <dd className="min-w-0 break-words text-right tabular-nums">{row.text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <DrawerFooter className="px-5 pb-6">
          <DrawerClose asChild>
            <Button variant="outline" className="h-12">
              {details.close}
            </Button>
          </DrawerClose>
        </DrawerFooter>
      </DrawerContent>
    </Drawer>
  )
}

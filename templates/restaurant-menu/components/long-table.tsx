import { Minus, Plus } from 'lucide-react'
import { content } from '../content'

interface LongTableProps {
  onTable: number[]
  people: number
  onPeople: (people: number) => void
  onTake: (at: number) => void
  onClear: () => void
}

/** The long table: what is chosen stands on it as plates, and it says what that costs for each. */
export function LongTable({ onTable, people, onPeople, onTake, onClear }: LongTableProps) {
  const { table } = content
  const dishes = onTable.flatMap(at => (content.dishes[at] ? [{ dish: content.dishes[at], at }] : []))
  const sum = dishes.reduce((total, row) => total + (row.dish.value ?? 0), 0)
  const unpriced = dishes.filter(row => row.dish.value === undefined)
  const money = (amount: number) =>
    `${content.currency}${amount.toLocaleString('en-GB', { maximumFractionDigits: 2 })}`
  const round = (name: string, next: number, Icon: typeof Plus) => (
    <button
      type="button"
      className="inline-flex size-10 items-center justify-center rounded-full border border-table-foreground/50 outline-none hover:bg-table-foreground/15 focus-visible:outline-2 focus-visible:outline-table-foreground focus-visible:outline-offset-2 disabled:opacity-40"
      aria-label={name}
      disabled={next < 1 || next > 30}
      onClick={() => onPeople(next)}
    >
      <Icon aria-hidden className="size-4" />
    </button>
  )
  return (
    <section id="table" aria-labelledby="table-title" className="scroll-mt-6 px-3 md:px-6">
      <div className="-mt-16 md:-mt-20 mx-auto max-w-[88rem] rounded-lg bg-table px-5 py-6 text-table-foreground md:px-10 md:py-8">
        <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
          <h2 id="table-title" className="font-display font-medium text-3xl">
            {table.title}
          </h2>
          <div className="flex items-center gap-2">
            {round(table.fewer, people - 1, Minus)}
            <output className="min-w-24 text-center text-lg tabular-nums">
              {people} {table.people}
            </output>
            {round(table.more, people + 1, Plus)}
          </div>
          {dishes.length > 0 ? (
            <p aria-live="polite" className="text-lg tabular-nums md:ml-auto md:text-right">
              {sum > 0 ? (
                <>
                  <span className="font-display font-medium text-3xl">{money(Math.ceil(sum / people))}</span>{' '}
                  {table.perHead}, {table.total.toLowerCase()} {money(sum)}
                  {unpriced.length > 0 ? ` + ${table.onRequest}` : ''}
                </>
              ) : (
                table.onRequest
              )}
            </p>
          ) : null}
        </div>
        {dishes.length === 0 ? (
          <p className="mt-6 flex min-h-32 items-center text-lg">{table.empty}</p>
        ) : (
          <ul className="mt-6 flex flex-wrap items-center gap-3 md:gap-4">
            {dishes.map(({ dish, at }) => (
              <li key={[at, dish.name].join()}>
                <button
                  type="button"
                  aria-label={`${table.take}: ${dish.name}`}
                  onClick={() => onTake(at)}
                  className="flex size-28 items-center justify-center rounded-full bg-plate p-2 text-plate-foreground outline-none ring-3 ring-plate-rim ring-inset hover:opacity-85 focus-visible:outline-2 focus-visible:outline-table-foreground focus-visible:outline-offset-3 md:size-36"
                >
                  <span className="flex size-full items-center justify-center overflow-hidden rounded-full border border-plate-rim p-2">
                    <span className="line-clamp-3 hyphens-auto break-words text-balance text-center font-display font-medium text-sm leading-tight md:text-base">
                      {dish.name}
                    </span>
                  </span>
                </button>
              </li>
            ))}
            <li>
              <button type="button" onClick={onClear} className="min-h-11 px-2 underline underline-offset-4">
                {table.clear}
              </button>
            </li>
          </ul>
        )}
      </div>
    </section>
  )
}

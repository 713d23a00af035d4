import { Link } from 'wouter'
import { sentenceOf } from '#client/api/call.ts'
import { useCreditEntries } from '#client/api/credits.ts'
import { useNow } from '#client/lib/clock.ts'
import { timeLabel } from '#client/lib/time-label.ts'
import { Button } from '#client/ui/button.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { CreditEntry, LedgerState } from '#shared/credits.ts'

const STATES: Record<LedgerState, string> = {
  reserved: 'Set aside',
  settled: 'Charged',
  released: 'Not charged',
  refunded: 'Given back',
}

/** What was settled at nothing was free from the start, as what templates answer is. */
const labelOf = (state: LedgerState | null, amount: number): string => {
  if (state === null) return 'Given'
  return state === 'settled' && amount === 0 ? 'Free' : STATES[state]
}

/** Every line of the person's credits with its reason, newest first. */
export function CreditEntries() {
  const entries = useCreditEntries()
  if (entries.isError) {
    return (
      <p className="flex items-center gap-3 text-sm">
        {sentenceOf(entries.error)}
        <Button size="sm" onClick={() => void entries.refetch()}>
          Try again
        </Button>
      </p>
    )
  }
  if (!entries.data) return <EntriesLoading />
  if (entries.data.length === 0) return <p className="text-sm text-ink-soft">Nothing has been charged yet.</p>
  return (
    <>
      <ul aria-label="Entries" className="divide-y divide-line border-y border-line">
        {entries.data.map(entry => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
      {entries.hasNextPage && (
        <Button
          className="mt-4"
          isBusy={entries.isFetchingNextPage}
          onClick={() => void entries.fetchNextPage()}
        >
          Show older ones
        </Button>
      )}
    </>
  )
}

function Entry({ entry: { message, amount, state, patternId, createdAt } }: { entry: CreditEntry }) {
  const now = useNow(60_000)
  const { words, reason } = partsOf(message)
  const taken = state === 'reserved' || state === 'settled'
  const isNothing = state !== null && (!taken || amount === 0)
  const shown = state === null ? `+${amount}` : isNothing ? '0' : `−${amount}`
  return (
    <li className="flex items-start gap-4 py-3 text-sm">
      <div className="min-w-0 flex-1">
        <p className="truncate">
          {patternId ? (
            <Link href={`/c/${patternId}`} className="hover:underline">
              {words}
            </Link>
          ) : (
            words
          )}
        </p>
        <p className="mt-0.5 text-xs text-ink-faint first-letter:uppercase">
          {[reason, timeLabel(createdAt, now)].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className="shrink-0 text-right">
        <p className={`tabular-nums ${isNothing ? 'text-ink-faint' : 'font-medium'}`}>{shown}</p>
        <p className="mt-0.5 text-xs text-ink-faint">{labelOf(state, amount)}</p>
      </div>
    </li>
  )
}

/** Lines as they will stand, so that nothing moves when they come. */
function EntriesLoading() {
  return (
    <div role="status" aria-label="Loading the entries" className="divide-y divide-line border-y border-line">
      {['w-3/5', 'w-2/5', 'w-1/2'].map(width => (
        <div key={width} className="flex h-15.5 items-center gap-4">
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className={`h-3.5 ${width}`} />
            <Skeleton className="h-3 w-24" />
          </div>
          <Skeleton className="h-3.5 w-10" />
        </div>
      ))}
    </div>
  )
}

/** What was asked, and what became of it. */
function partsOf(message: string): { words: string; reason: string } {
  const at = message.lastIndexOf(' · ')
  return at < 0
    ? { words: message, reason: '' }
    : { words: message.slice(0, at), reason: message.slice(at + 3) }
}

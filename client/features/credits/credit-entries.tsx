import { Link } from 'wouter'
import { sentenceOf } from '#client/api/call.ts'
import { useCreditEntries } from '#client/api/credits.ts'
import { useNow } from '#client/lib/clock.ts'
import { timeLabel } from '#client/lib/time-label.ts'
import { Button } from '#client/ui/button.tsx'
import type { CreditEntry, LedgerState } from '#shared/credits.ts'

const STATES: Record<LedgerState, string> = {
  reserved: 'Set aside',
  settled: 'Charged',
  released: 'Not charged',
  refunded: 'Given back',
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
  if (!entries.data) return <p className="text-sm text-ink-faint">Loading…</p>
  if (entries.data.length === 0) return <p className="text-sm text-ink-soft">Nothing has been charged yet.</p>
  return (
    <ul aria-label="Entries" className="divide-y divide-line border-y border-line">
      {entries.data.map(entry => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </ul>
  )
}

function Entry({ entry: { message, amount, state, patternId, createdAt } }: { entry: CreditEntry }) {
  const now = useNow(60_000)
  const taken = state === 'reserved' || state === 'settled'
  const shown = state === null ? `+${amount}` : taken && amount > 0 ? `−${amount}` : '0'
  return (
    <li className="flex items-baseline gap-4 py-2.5 text-sm">
      <span className="min-w-0 flex-1 wrap-anywhere">
        {patternId ? (
          <Link href={`/c/${patternId}`} className="hover:underline">
            {message}
          </Link>
        ) : (
          message
        )}
      </span>
      <span className="shrink-0 text-xs text-ink-faint">{state === null ? 'Given' : STATES[state]}</span>
      <span className="w-20 shrink-0 text-right text-xs text-ink-faint">{timeLabel(createdAt, now)}</span>
      <span className="w-10 shrink-0 text-right font-medium tabular-nums">{shown}</span>
    </li>
  )
}

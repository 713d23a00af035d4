import { useCredits } from '#client/api/credits.ts'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { Credits } from '#shared/credits.ts'

/** What is used and left of the period. */
export function Usage() {
  const { data: credits, isError } = useCredits('subscription')
  if (isError) return null
  if (!credits) return <Skeleton className="h-24 rounded-lg" />
  return (
    <div className="rounded-lg border border-line bg-surface p-4">
      {credits.limit !== null && (
        <meter
          aria-label="Credits used this period"
          max={Math.max(1, credits.limit)}
          value={Math.min(credits.limit, credits.limit - credits.balance)}
          className="mb-3 block h-1.5 w-full appearance-none overflow-hidden rounded-full border-0 bg-hover [&::-moz-meter-bar]:bg-amber [&::-webkit-meter-bar]:border-0 [&::-webkit-meter-bar]:bg-hover [&::-webkit-meter-bar]:bg-none [&::-webkit-meter-optimum-value]:bg-amber [&::-webkit-meter-optimum-value]:bg-none"
        />
      )}
      <dl className="grid gap-1 text-sm">
        {rowsOf(credits).map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="font-medium tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** Without a limit answers are counted, also those that cost no credits, of which Manage Team counts none. */
function rowsOf({ limit, balance, oneTimeCredits, orgBalance, periodCountUsed }: Credits): string[][] {
  if (limit === null) return [['Answers this period', String(periodCountUsed)]]
  return [
    ['This period', `${Math.max(0, balance)} of ${limit} left`],
    ...(oneTimeCredits === 0 ? [] : [['One-time', String(oneTimeCredits)]]),
    ...(orgBalance === 0 ? [] : [['Workspace', String(orgBalance)]]),
  ]
}

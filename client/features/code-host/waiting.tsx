import { Skeleton } from '#client/ui/skeleton.tsx'

/** The shape of what comes. */
export function Waiting({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="grid gap-3">
      <Skeleton className="h-16" />
      <Skeleton className="h-9" />
    </div>
  )
}

import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { sentenceOf } from '#client/api/call.ts'
import { LoadFailed } from '#client/ui/load-failed.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'

interface LookedUpProps<T> {
  query: UseQueryResult<T>
  what: string
  children(data: T): ReactNode
}

/** What is asked for when a dialog opens: on its way, not there, or there. */
export function LookedUp<T>({ query, what, children }: LookedUpProps<T>) {
  if (query.isError)
    return (
      <div role="alert">
        <LoadFailed what={what} why={sentenceOf(query.error)} onRetry={() => void query.refetch()} />
      </div>
    )
  if (query.data === undefined)
    return (
      <div role="status" aria-label="Loading" className="grid gap-3">
        {['w-2/3', 'w-1/2', 'w-3/4', 'w-1/3'].map(width => (
          <Skeleton key={width} className={`h-4 ${width}`} />
        ))}
      </div>
    )
  return children(query.data)
}

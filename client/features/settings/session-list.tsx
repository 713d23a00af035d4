import { type OwnSession, useEndOtherSessions, useEndSession, useSessions } from '#client/api/account.ts'
import { sentenceOf } from '#client/api/call.ts'
import { deviceOf } from '#client/lib/device-of.ts'
import { timeLabel } from '#client/lib/time-label.ts'
import { Button } from '#client/ui/button.tsx'
import { LoadFailed } from '#client/ui/load-failed.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { toast } from '#client/ui/toast.ts'

/** Where one is logged in, each of which can be ended from here. */
export function SessionList() {
  const sessions = useSessions()
  const endOthers = useEndOtherSessions()
  const others = sessions.data?.filter(each => !each.isCurrent) ?? []
  const onError = (error: Error) => void toast.error(sentenceOf(error))
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <p className="text-base font-medium">Where you are logged in</p>
          <p className="text-sm text-ink-soft">
            Logging out there closes what is open there within two seconds.
          </p>
        </div>
        {others.length > 0 && (
          <Button isBusy={endOthers.isPending} onClick={() => endOthers.mutate(undefined, { onError })}>
            Log out everywhere else
          </Button>
        )}
      </div>
      {sessions.isPending && <Skeleton className="mt-4 h-14 w-full" />}
      {sessions.isError && (
        <div className="mt-4">
          <LoadFailed
            what="Where you are logged in could not be loaded."
            why={sentenceOf(sessions.error)}
            onRetry={() => void sessions.refetch()}
          />
        </div>
      )}
      {sessions.data && (
        <ul className="mt-4 divide-y divide-line rounded-lg border border-line">
          {sessions.data.map(session => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      )}
    </div>
  )
}

function SessionRow({ session }: { session: OwnSession }) {
  const end = useEndSession()
  const device = deviceOf(session.userAgent)
  return (
    <li className="flex items-center justify-between gap-4 px-4 py-3">
      <div className="min-w-0">
        <p className="truncate text-sm font-medium">{device}</p>
        <p className="text-xs text-ink-soft">
          {session.isCurrent ? 'This browser' : `Last here ${timeLabel(session.updatedAt, Date.now())}`}
        </p>
      </div>
      {!session.isCurrent && (
        <Button
          size="sm"
          aria-label={`Log out of ${device}`}
          isBusy={end.isPending}
          onClick={() => end.mutate(session.id, { onError: error => void toast.error(sentenceOf(error)) })}
        >
          Log out
        </Button>
      )}
    </li>
  )
}

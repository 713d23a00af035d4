import { useSetAtom } from 'jotai'
import { useSession } from '#client/api/users.ts'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { Button } from '#client/ui/button.tsx'
import { MESSAGES } from '#shared/messages.ts'
import { PLANS } from '#shared/plans.ts'

/** The plan in one line, and the way to it. */
export function PlanLine() {
  const open = useSetAtom(openDialogAtom)
  const { user, server } = useSession().data ?? {}
  const plan = user?.pricing?.plan
  if (!plan || !server) return null
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="min-w-0 flex-1 basis-48 text-sm text-ink-soft">
        {server.plans ? (
          <>
            Your plan is <span className="font-medium text-ink">{PLANS[plan].name}</span>.
          </>
        ) : (
          'All is included on this server.'
        )}
      </p>
      <Button onClick={() => open({ kind: 'subscription' })}>{MESSAGES.subscriptionTitle}</Button>
    </div>
  )
}

import { useAtom, useSetAtom } from 'jotai'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { sessionEndedAtAtom } from '#client/state/login-count.ts'
import { Button } from '#client/ui/button.tsx'

/** For somebody who was signed out while writing here, and may only look on now. */
export function SignedOutNotice() {
  const [endedAt, setEndedAt] = useAtom(sessionEndedAtAtom)
  const openDialog = useSetAtom(openDialogAtom)
  if (endedAt === null) return null
  return (
    <div
      role="status"
      className="mx-2 mb-2 flex flex-wrap items-center justify-center gap-x-4 gap-y-2 rounded-lg border border-amber-line bg-amber-wash px-4 py-2 text-sm text-pretty text-amber"
    >
      You have been signed out, and look on as a visitor now. What you typed is kept.
      <span className="flex items-center gap-1.5">
        <Button size="sm" onClick={() => openDialog({ kind: 'auth', mode: 'login' })}>
          Log in
        </Button>
        <Button size="sm" look="quiet" onClick={() => setEndedAt(null)}>
          Dismiss
        </Button>
      </span>
    </div>
  )
}

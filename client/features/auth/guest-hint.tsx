import { useSetAtom } from 'jotai'
import { useMe } from '#client/api/users.ts'
import { openDialogAtom } from '#client/state/dialogs.ts'

/** Said once, quietly: a guest's designs live with this browser until there is an account. */
export function GuestHint() {
  const me = useMe()
  const open = useSetAtom(openDialogAtom)
  if (!me?.isGuest) return null
  return (
    <p className="text-sm text-ink-soft">
      You are a guest here.{' '}
      <button
        type="button"
        onClick={() => open({ kind: 'auth', mode: 'create' })}
        className="font-medium text-accent-ink underline decoration-accent-line underline-offset-2 hover:decoration-accent"
      >
        Get an account
      </button>{' '}
      to keep everything you make.
    </p>
  )
}

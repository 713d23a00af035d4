import { useSetAtom } from 'jotai'
import { useContinueAsGuest } from '#client/actions/use-session-change.ts'
import { hasCode } from '#client/api/call.ts'
import { useSession } from '#client/api/users.ts'
import { openDialogAtom } from '#client/state/dialogs.ts'

interface OwnAccount {
  /** True once there is an account, a guest's where there was none; false where the dialog for one opened. */
  ensure(): Promise<boolean>
  /** Whether that was what failed; the dialog for an account is open then. */
  wasMissing(error: unknown): boolean
}

/** What making something of one's own needs first. */
export function useOwnAccount(): OwnAccount {
  const session = useSession()
  const beGuest = useContinueAsGuest()
  const openDialog = useSetAtom(openDialogAtom)
  const ask = () => openDialog({ kind: 'auth', mode: 'create' })
  return {
    async ensure() {
      const { user, server } = session.data ?? (await session.refetch({ throwOnError: true })).data ?? {}
      const mayBeGuest = server?.guests ?? false
      if (!user && mayBeGuest) await beGuest.mutateAsync(undefined)
      if (!user && !mayBeGuest) ask()
      return Boolean(user) || mayBeGuest
    },
    wasMissing(error) {
      const isMissing = hasCode(error, 'guests_off', 'unauthenticated')
      if (isMissing) ask()
      return isMissing
    },
  }
}

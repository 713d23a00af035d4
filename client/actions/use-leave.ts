import { useSetAtom } from 'jotai'
import { useLocation } from 'wouter'
import { useLogOut } from '#client/actions/use-session-change.ts'
import { sentenceOf } from '#client/api/call.ts'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { toast } from '#client/ui/toast.ts'

/** Logging out, which leaves nothing on this device: what is nowhere else is asked about first. */
export function useLeave() {
  const [, navigate] = useLocation()
  const open = useSetAtom(openDialogAtom)
  const { mutateAsync, isPending } = useLogOut()
  const leaveAnyway = () =>
    // The menu that this was chosen from is gone before the answer comes.
    void mutateAsync().then(
      () => navigate('/'),
      error => toast.error(sentenceOf(error)),
    )
  const leave = async () => {
    const { workOnDevice } = await import('#client/room/working-copy/work-on-device.ts')
    const unsaved = workOnDevice()
    if (unsaved.length > 0) open({ kind: 'logOut', unsaved })
    else leaveAnyway()
  }
  return {
    leave: () => void leave().catch(error => toast.error(sentenceOf(error))),
    leaveAnyway,
    isLeaving: isPending,
  }
}

import { useAtom } from 'jotai'
import { Suspense } from 'react'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { lazyPart } from '#client/ui/lazy-part.tsx'

const GrantDialog = lazyPart(() => import('./grant-dialog.tsx').then(({ GrantDialog }) => GrantDialog))
const RoomInfoDialog = lazyPart(() =>
  import('./room-info-dialog.tsx').then(({ RoomInfoDialog }) => RoomInfoDialog),
)
const DebugDialog = lazyPart(() => import('./debug-dialog.tsx').then(({ DebugDialog }) => DebugDialog))

/** Dialogs of platform admins, in the editor and on the page Admin. */
export function AdminDialogs() {
  const [dialog, setDialog] = useAtom(openDialogAtom)
  const close = () => setDialog(null)
  return (
    <Suspense>
      {dialog?.kind === 'adminPermissions' && <GrantDialog patternId={dialog.patternId} onClose={close} />}
      {dialog?.kind === 'roomInfo' && <RoomInfoDialog patternId={dialog.patternId} onClose={close} />}
      {dialog?.kind === 'debugInfo' && <DebugDialog patternId={dialog.patternId} onClose={close} />}
    </Suspense>
  )
}

import { useAtom } from 'jotai'
import { Suspense } from 'react'
import { useAccountTheme } from '#client/api/theme.ts'
import { LogOutDialog } from '#client/features/auth/log-out-dialog.tsx'
import { ServiceDialog } from '#client/features/chat/status/service-dialog.tsx'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { Alert } from '#client/ui/alert.tsx'
import { latePart } from '#client/ui/lazy-part.tsx'
import { promptTooLong } from '#shared/messages.ts'

const AuthDialog = latePart(() =>
  import('#client/features/auth/auth-dialog.tsx').then(({ AuthDialog }) => AuthDialog),
)

const SubscriptionDialog = latePart(() =>
  import('#client/features/credits/subscription-dialog.tsx').then(
    ({ SubscriptionDialog }) => SubscriptionDialog,
  ),
)

/** Dialogs that any page can open. */
export function AppDialogs() {
  const [dialog, setDialog] = useAtom(openDialogAtom)
  const close = () => setDialog(null)
  useAccountTheme()
  return (
    <>
      <Suspense>{dialog?.kind === 'auth' && <AuthDialog />}</Suspense>
      <LogOutDialog />
      <ServiceDialog />
      <Alert
        title={dialog?.kind === 'promptTooLong' ? promptTooLong(dialog.characters) : ''}
        text="Your text is still in the box. Shorten it, or send it in parts."
        isOpen={dialog?.kind === 'promptTooLong'}
        onClose={close}
      />
      <Suspense>
        {dialog?.kind === 'subscription' && <SubscriptionDialog about={dialog.about} onClose={close} />}
      </Suspense>
    </>
  )
}

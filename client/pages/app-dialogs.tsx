import { useAtom } from 'jotai'
import { Suspense } from 'react'
import { useAccountColorScheme } from '#client/actions/use-color-scheme.ts'
import { useAccountComforts } from '#client/actions/use-comforts.ts'
import { LogOutDialog } from '#client/features/auth/log-out-dialog.tsx'
import { ServiceDialog } from '#client/features/chat/status/service-dialog.tsx'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { Alert } from '#client/ui/alert.tsx'
import { lazyPart } from '#client/ui/lazy-part.tsx'
import { promptTooLong } from '#shared/messages.ts'

const AuthDialog = lazyPart(() =>
  import('#client/features/auth/auth-dialog.tsx').then(({ AuthDialog }) => AuthDialog),
)

const SubscriptionDialog = lazyPart(() =>
  import('#client/features/credits/subscription-dialog.tsx').then(
    ({ SubscriptionDialog }) => SubscriptionDialog,
  ),
)

/** Dialogs that any page can open. */
export function AppDialogs() {
  const [dialog, setDialog] = useAtom(openDialogAtom)
  const close = () => setDialog(null)
  useAccountColorScheme()
  useAccountComforts()
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

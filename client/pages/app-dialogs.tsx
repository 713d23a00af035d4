import { useAtom } from 'jotai'
import { Suspense } from 'react'
import { useAccountTheme } from '#client/api/theme.ts'
import { LogOutDialog } from '#client/features/auth/log-out-dialog.tsx'
import { ServiceDialog } from '#client/features/chat/service-dialog.tsx'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { Alert } from '#client/ui/alert.tsx'
import { latePart } from '#client/ui/late-part.tsx'
import { MESSAGES, promptTooLong } from '#shared/messages.ts'

const AuthDialog = latePart(() =>
  import('#client/features/auth/auth-dialog.tsx').then(({ AuthDialog }) => AuthDialog),
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
      <Alert
        title={MESSAGES.outOfCreditsTitle}
        text="Your plan has no credits left for this. Your text is kept; the built-in designer stays free."
        isOpen={dialog?.kind === 'outOfCredits'}
        onClose={close}
      />
    </>
  )
}

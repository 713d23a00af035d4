import { useAtom } from 'jotai'
import { useAccountTheme } from '#client/api/theme.ts'
import { AuthDialog } from '#client/features/auth/auth-dialog.tsx'
import { LogOutDialog } from '#client/features/auth/log-out-dialog.tsx'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { Alert } from '#client/ui/alert.tsx'
import { MESSAGES, promptTooLong } from '#shared/messages.ts'

/** Dialogs that any page can open. */
export function AppDialogs() {
  const [dialog, setDialog] = useAtom(openDialogAtom)
  const close = () => setDialog(null)
  useAccountTheme()
  return (
    <>
      <AuthDialog />
      <LogOutDialog />
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

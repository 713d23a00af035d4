import { useAtom } from 'jotai'
import { useMe } from '#client/api/users.ts'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { AuthForm } from './auth-form.tsx'

export function AuthDialog() {
  const [dialog, setDialog] = useAtom(openDialogAtom)
  const me = useMe()
  const isOpen = dialog?.kind === 'auth'
  return (
    <Dialog
      width="sm"
      title="Log in or create an account"
      about={
        me?.isGuest
          ? 'Everything you made as a guest comes along.'
          : 'Your designs are kept with your account, on every device.'
      }
      isOpen={isOpen}
      onClose={() => setDialog(null)}
    >
      <div className="mt-6">
        <AuthForm
          mode={isOpen ? dialog.mode : 'login'}
          onMode={mode => setDialog({ kind: 'auth', mode })}
          onDone={() => setDialog(null)}
        />
      </div>
    </Dialog>
  )
}

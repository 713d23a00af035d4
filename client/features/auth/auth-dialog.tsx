import { useAtom } from 'jotai'
import { useState } from 'react'
import { useMe } from '#client/api/users.ts'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { AuthForm, type AuthStep, CODE_ABOUT, CODE_TITLE } from './auth-form.tsx'

export function AuthDialog() {
  const [dialog, setDialog] = useAtom(openDialogAtom)
  const me = useMe()
  const isOpen = dialog?.kind === 'auth'
  const [step, setStep] = useState<AuthStep>(null)
  if (!isOpen && step) setStep(null)
  return (
    <Dialog
      width="sm"
      title={step === 'code' ? CODE_TITLE : 'Log in or create an account'}
      about={step === 'code' ? CODE_ABOUT : me?.isGuest ? OF_GUEST : OF_ACCOUNT}
      isOpen={isOpen}
      onClose={() => setDialog(null)}
    >
      <div className="mt-6">
        <AuthForm
          mode={isOpen ? dialog.mode : 'login'}
          onMode={mode => setDialog({ kind: 'auth', mode })}
          onDone={() => setDialog(null)}
          onStep={setStep}
        />
      </div>
    </Dialog>
  )
}

const OF_GUEST = 'Everything you made as a guest comes along.'
const OF_ACCOUNT = 'Your designs are kept with your account, on every device.'

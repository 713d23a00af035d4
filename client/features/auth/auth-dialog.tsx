import { useAtom } from 'jotai'
import { useState } from 'react'
import { useMe } from '#client/api/users.ts'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { AuthForm, type AuthStep, STEP_WORDS } from './auth-form.tsx'

export function AuthDialog() {
  const [dialog, setDialog] = useAtom(openDialogAtom)
  const me = useMe()
  const isOpen = dialog?.kind === 'auth'
  const [step, setStep] = useState<AuthStep>(null)
  const why = isOpen ? dialog.why : undefined
  const kept = me?.isGuest ? OF_GUEST : OF_ACCOUNT
  if (!isOpen && step) setStep(null)
  return (
    <Dialog
      width="sm"
      title={step ? STEP_WORDS[step].title : 'Log in or create an account'}
      about={step ? STEP_WORDS[step].about : why ? `${why} ${kept}` : kept}
      isOpen={isOpen}
      onClose={() => setDialog(null)}
    >
      <div className="mt-6">
        <AuthForm
          mode={isOpen ? dialog.mode : 'login'}
          onMode={mode => setDialog({ kind: 'auth', mode, ...(why ? { why } : {}) })}
          onDone={() => setDialog(null)}
          onStep={setStep}
        />
      </div>
    </Dialog>
  )
}

const OF_GUEST = 'Everything you made as a guest comes along.'
const OF_ACCOUNT = 'Your designs are kept with your account, on every device.'

import { useState } from 'react'
import { useNewRecoveryCodes, useTurnOffSecondFactor } from '#client/api/account.ts'
import { sentenceOf } from '#client/api/call.ts'
import { FoldedForm } from '#client/ui/folded-form.tsx'
import { toast } from '#client/ui/toast.ts'
import { PasswordField } from './password-field.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { TurnOnSecondFactor } from './turn-on-second-factor.tsx'

/** A code of an app besides the password. */
export function SecondFactor({ isOn }: { isOn: boolean }) {
  const [codes, setCodes] = useState<string[] | null>(null)
  if (codes) return <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />
  if (!isOn) return <TurnOnSecondFactor onCodes={setCodes} />
  return (
    <>
      <TurnOff />
      <NewCodes onCodes={setCodes} />
    </>
  )
}

function TurnOff() {
  const [password, setPassword] = useState('')
  const turnOff = useTurnOffSecondFactor()
  return (
    <FoldedForm
      title="Second factor"
      about="On: logging in asks for a code of your app."
      openLabel="Turn off"
      saveLabel="Turn off"
      isBusy={turnOff.isPending}
      onOpen={() => {
        setPassword('')
        turnOff.reset()
      }}
      save={() =>
        // By then it is off, and this form is gone.
        turnOff.mutateAsync(password).then(
          () => void toast.success('The second factor is off.'),
          () => undefined,
        )
      }
    >
      <PasswordField
        value={password}
        onChange={setPassword}
        problem={turnOff.isError ? sentenceOf(turnOff.error) : null}
      />
    </FoldedForm>
  )
}

function NewCodes({ onCodes }: { onCodes(codes: string[]): void }) {
  const [password, setPassword] = useState('')
  const make = useNewRecoveryCodes()
  return (
    <FoldedForm
      title="Recovery codes"
      about="For the day your phone is lost. New ones end those you have."
      openLabel="New codes"
      saveLabel="Make new codes"
      isBusy={make.isPending}
      onOpen={() => {
        setPassword('')
        make.reset()
      }}
      save={() => make.mutate(password, { onSuccess: ({ backupCodes }) => onCodes(backupCodes) })}
    >
      <PasswordField
        value={password}
        onChange={setPassword}
        problem={make.isError ? sentenceOf(make.error) : null}
      />
    </FoldedForm>
  )
}

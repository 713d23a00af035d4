import { useState } from 'react'
import { hasCode, sentenceOf } from '#client/api/call.ts'
import { useAddPasskey, usePasskeys, useWhyNoPasskeys } from '#client/api/passkeys.ts'
import { deviceOf } from '#client/lib/device-of.ts'
import { FoldedForm } from '#client/ui/folded-form.tsx'
import { LoadFailed } from '#client/ui/load-failed.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import { toast } from '#client/ui/toast.ts'
import { PasskeyRow } from './passkey-row.tsx'
import { PasswordField } from './password-field.tsx'

/** Ways in that a device or a password manager keeps, each of which can be removed. */
export function Passkeys() {
  const problem = useWhyNoPasskeys()
  const passkeys = usePasskeys()
  return (
    <div>
      {problem ? (
        <>
          <p className="text-base font-medium">Passkeys</p>
          <p className="text-sm text-pretty text-ink-soft">{problem}</p>
        </>
      ) : (
        <AddPasskey />
      )}
      {passkeys.isPending && <Skeleton className="mt-4 h-14 w-full" />}
      {passkeys.isError && (
        <div className="mt-4">
          <LoadFailed
            what="Your passkeys could not be loaded."
            why={sentenceOf(passkeys.error)}
            onRetry={() => void passkeys.refetch()}
          />
        </div>
      )}
      {passkeys.data && passkeys.data.length > 0 && (
        <ul aria-label="Passkeys" className="mt-4 divide-y divide-line rounded-lg border border-line">
          {passkeys.data.map(passkey => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
    </div>
  )
}

function AddPasskey() {
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const [isAsked, setAsked] = useState(false)
  const add = useAddPasskey()
  const isPassword = hasCode(add.error, 'forbidden', 'too_many_requests')
  const problem = add.isError ? sentenceOf(add.error) : null
  return (
    <FoldedForm
      title="Passkeys"
      about="Log in by a fingerprint, your face or a PIN of your device: no password, and no code besides."
      openLabel="Add a passkey"
      saveLabel="Continue"
      isBusy={add.isPending}
      problem={isPassword ? null : problem}
      onOpen={() => {
        setName(deviceOf(navigator.userAgent))
        setPassword('')
        setAsked(false)
        add.reset()
      }}
      save={close =>
        add.mutate(isAsked ? { name, password } : { name }, {
          onSuccess: () => {
            void toast.success('The passkey is added.')
            close()
          },
          // Whoever has just logged in is not asked for the password.
          onError: error => setAsked(isAsked || hasCode(error, 'forbidden')),
        })
      }
    >
      <TextField
        label="Name"
        required
        maxLength={100}
        value={name}
        onChange={event => setName(event.currentTarget.value)}
        note="By which you know it again in this list."
      />
      {isAsked && (
        <PasswordField value={password} onChange={setPassword} problem={isPassword ? problem : null} />
      )}
    </FoldedForm>
  )
}

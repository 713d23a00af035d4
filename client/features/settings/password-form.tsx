import { useState } from 'react'
import { useChangePassword } from '#client/api/account.ts'
import { hasAuthCode } from '#client/api/auth.ts'
import { sentenceOf } from '#client/api/call.ts'
import { FoldedForm } from '#client/ui/folded-form.tsx'
import { toast } from '#client/ui/toast.ts'
import { PasswordField } from './password-field.tsx'

const EMPTY = { currentPassword: '', newPassword: '' }

export function PasswordForm() {
  const [given, setGiven] = useState(EMPTY)
  const change = useChangePassword()
  const sentence = change.isError ? sentenceOf(change.error) : null
  const isCurrent = hasAuthCode(change.error, 'INVALID_PASSWORD')
  const isNew = hasAuthCode(change.error, 'PASSWORD_TOO_SHORT', 'PASSWORD_TOO_LONG')
  return (
    <FoldedForm
      title="Password"
      about="A new one logs you out everywhere else."
      openLabel="Change password"
      saveLabel="Save password"
      isBusy={change.isPending}
      problem={isCurrent || isNew ? null : sentence}
      onOpen={() => {
        setGiven(EMPTY)
        change.reset()
      }}
      save={close =>
        change.mutate(given, {
          onSuccess: () => {
            void toast.success('Your password is changed.')
            close()
          },
        })
      }
    >
      <PasswordField
        label="Current password"
        value={given.currentPassword}
        onChange={currentPassword => setGiven({ ...given, currentPassword })}
        problem={isCurrent ? sentence : null}
      />
      <PasswordField
        label="New password"
        isNew
        value={given.newPassword}
        onChange={newPassword => setGiven({ ...given, newPassword })}
        problem={isNew ? sentence : null}
      />
    </FoldedForm>
  )
}

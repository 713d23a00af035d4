import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useChangeEmail } from '#client/api/account.ts'
import { hasCode, sentenceOf } from '#client/api/call.ts'
import { SESSION_KEY, type Session } from '#client/api/users.ts'
import { FoldedForm } from '#client/ui/folded-form.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import { toast } from '#client/ui/toast.ts'
import { PasswordField } from './password-field.tsx'

const EMPTY = { newEmail: '', password: '' }

interface EmailFormProps {
  email: string
  isMailSent: boolean
}

export function EmailForm({ email, isMailSent }: EmailFormProps) {
  const client = useQueryClient()
  const [given, setGiven] = useState(EMPTY)
  const [isTaken, setTaken] = useState(false)
  const change = useChangeEmail()
  const sentence = change.isError ? sentenceOf(change.error) : null
  const isPassword = hasCode(change.error, 'forbidden')
  const typed = (part: Partial<typeof EMPTY>) => {
    setTaken(false)
    setGiven({ ...given, ...part })
  }
  const saved = (close: () => void) => {
    const newEmail = given.newEmail.trim()
    if (isMailSent) {
      void toast('Look into your mail.', {
        description: `A mail to ${email} has a link that confirms the change.`,
      })
      return close()
    }
    // Where no mail is sent the address is another one by now, or it could not be.
    if (client.getQueryData<Session>(SESSION_KEY)?.user?.email !== newEmail.toLowerCase())
      return setTaken(true)
    void toast.success('Your address is changed.')
    close()
  }
  return (
    <FoldedForm
      title="E-mail"
      about={email}
      openLabel="Change e-mail"
      saveLabel={isMailSent ? 'Send the link' : 'Save e-mail'}
      isBusy={change.isPending}
      onOpen={() => {
        typed(EMPTY)
        change.reset()
      }}
      save={close =>
        change.mutate(
          { newEmail: given.newEmail.trim(), password: given.password },
          { onSuccess: () => saved(close) },
        )
      }
    >
      <TextField
        label="New e-mail"
        type="email"
        autoComplete="email"
        required
        value={given.newEmail}
        onChange={event => typed({ newEmail: event.currentTarget.value })}
        problem={isTaken ? 'This address cannot be used here.' : isPassword ? null : sentence}
        note={
          isMailSent
            ? 'You confirm it at your address, then at the new one.'
            : 'You log in with it from then on.'
        }
      />
      <PasswordField
        value={given.password}
        onChange={password => typed({ password })}
        problem={isPassword ? sentence : null}
      />
    </FoldedForm>
  )
}

import { useState } from 'react'
import { useBeginSecondFactor, useTurnOnSecondFactor } from '#client/api/account.ts'
import { sentenceOf } from '#client/api/call.ts'
import { useCopied } from '#client/lib/use-copied.ts'
import { CopyField } from '#client/ui/copy-field.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import { FoldedForm } from './folded-form.tsx'
import { PasswordField } from './password-field.tsx'
import { QrCode } from './qr-code.tsx'

/** The password first, then the app is given its secret, then a code of it turns the second factor on. */
export function TurnOnSecondFactor({ onCodes }: { onCodes(codes: string[]): void }) {
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const begin = useBeginSecondFactor()
  const turnOn = useTurnOnSecondFactor()
  const { data: secret } = begin
  return (
    <FoldedForm
      title="Second factor"
      about="Off. With it, logging in asks for a code of an app on your phone as well."
      openLabel="Turn on"
      saveLabel={secret ? 'Turn on' : 'Continue'}
      isBusy={begin.isPending || turnOn.isPending}
      onOpen={() => {
        setPassword('')
        setCode('')
        begin.reset()
        turnOn.reset()
      }}
      save={() => {
        if (!secret) return begin.mutate(password)
        // By then it is on, and this form is gone.
        turnOn.mutateAsync(code.trim()).then(
          () => onCodes(secret.backupCodes),
          () => undefined,
        )
      }}
    >
      {secret ? (
        <>
          <Secret uri={secret.totpURI} />
          <TextField
            label="Code"
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            autoFocus
            value={code}
            onChange={event => setCode(event.currentTarget.value)}
            problem={turnOn.isError ? sentenceOf(turnOn.error) : null}
            note="The six digits that the app shows now."
          />
        </>
      ) : (
        <PasswordField
          value={password}
          onChange={setPassword}
          problem={begin.isError ? sentenceOf(begin.error) : null}
        />
      )}
    </FoldedForm>
  )
}

function Secret({ uri }: { uri: string }) {
  const { isCopied, copy } = useCopied()
  const key = new URL(uri).searchParams.get('secret') ?? ''
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-pretty text-ink-soft">
        Scan this with your authenticator app, or give it the key below.
      </p>
      <QrCode text={uri} label="The key of your authenticator app" />
      <CopyField label="key" value={key} isCopied={isCopied} onCopy={() => void copy(key)} />
    </div>
  )
}

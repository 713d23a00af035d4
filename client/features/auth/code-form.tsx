import { type FormEvent, useState } from 'react'
import { useGiveCode } from '#client/actions/use-session-change.ts'
import { sentenceOf } from '#client/api/call.ts'
import { Button } from '#client/ui/button.tsx'
import { TextField } from '#client/ui/text-field.tsx'

/** The password was right; this is what is asked for besides. */
export function CodeForm({ onDone, onBack }: { onDone(): void; onBack(): void }) {
  const [way, setWay] = useState<'totp' | 'backup-code'>('totp')
  const [code, setCode] = useState('')
  const give = useGiveCode()
  const isApp = way === 'totp'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    give.mutate({ way, code: code.trim() }, { onSuccess: onDone })
  }
  const swap = () => {
    give.reset()
    setCode('')
    setWay(isApp ? 'backup-code' : 'totp')
  }
  return (
    <form onSubmit={submit} aria-label="Second factor" className="flex flex-col gap-4">
      <TextField
        key={way}
        label={isApp ? 'Code' : 'Recovery code'}
        inputMode={isApp ? 'numeric' : 'text'}
        autoComplete="one-time-code"
        spellCheck={false}
        required
        autoFocus
        value={code}
        onChange={event => setCode(event.currentTarget.value)}
        problem={give.isError ? sentenceOf(give.error) : null}
        note={
          isApp
            ? 'The six digits that your authenticator app shows.'
            : 'One of the codes you kept. Each works once.'
        }
      />
      <div className="flex flex-wrap gap-2">
        <Button look="primary" type="submit" isBusy={give.isPending}>
          Log in
        </Button>
        <Button look="quiet" onClick={swap}>
          {isApp ? 'Use a recovery code' : 'Use the app'}
        </Button>
        <Button look="quiet" onClick={onBack}>
          Back
        </Button>
      </div>
    </form>
  )
}

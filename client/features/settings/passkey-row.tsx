import { type FormEvent, useState } from 'react'
import { sentenceOf } from '#client/api/call.ts'
import { type Passkey, useRemovePasskey, useRenamePasskey } from '#client/api/passkeys.ts'
import { timeLabel } from '#client/lib/time-label.ts'
import { Button } from '#client/ui/button.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import { toast } from '#client/ui/toast.ts'

/** One passkey, by the name its owner knows it by. */
export function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const { id, name, createdAt, lastUsedAt } = passkey
  const [isRenamed, setRenamed] = useState(false)
  const remove = useRemovePasskey()
  const shownName = name ?? 'Passkey'
  const now = Date.now()
  if (isRenamed) {
    return (
      <li className="px-4 py-3">
        <RenameForm id={id} name={shownName} onDone={() => setRenamed(false)} />
      </li>
    )
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0">
        <p className="truncate text-sm font-medium">{shownName}</p>
        <p className="text-xs text-ink-soft">
          {createdAt !== null && `Added ${timeLabel(createdAt, now)}, `}
          {lastUsedAt === null ? 'not used yet' : `last used ${timeLabel(lastUsedAt, now)}`}
        </p>
      </div>
      <div className="flex gap-2">
        <Button size="sm" aria-label={`Rename ${shownName}`} onClick={() => setRenamed(true)}>
          Rename
        </Button>
        <Button
          size="sm"
          aria-label={`Remove ${shownName}`}
          isBusy={remove.isPending}
          onClick={() => remove.mutate(id, { onError: error => void toast.error(sentenceOf(error)) })}
        >
          Remove
        </Button>
      </div>
    </li>
  )
}

/** Open until the server has the name: what is typed outlives a failure. */
function RenameForm({ id, name, onDone }: { id: string; name: string; onDone(): void }) {
  const [typed, setTyped] = useState(name)
  const rename = useRenamePasskey()
  const newName = typed.trim()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (newName === '' || newName === name) return onDone()
    rename.mutate({ id, name: newName }, { onSuccess: onDone })
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-3">
      <TextField
        label="Name of this passkey"
        // Whoever asked for the field goes on typing in it.
        autoFocus
        value={typed}
        maxLength={100}
        onChange={event => setTyped(event.currentTarget.value)}
        onFocus={event => event.currentTarget.select()}
        problem={rename.error && `The name could not be saved. ${sentenceOf(rename.error)}`}
        autoComplete="off"
        spellCheck={false}
      />
      <div className="flex justify-end gap-2">
        <Button size="sm" onClick={onDone}>
          Cancel
        </Button>
        <Button size="sm" look="primary" type="submit" isBusy={rename.isPending}>
          Save name
        </Button>
      </div>
    </form>
  )
}

import { type FormEvent, useState } from 'react'
import { sentenceOf } from '#client/api/call.ts'
import { useRenamePattern } from '#client/api/patterns.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import { PATTERN_NAME_MAX_CHARACTERS, type PatternListItem } from '#shared/patterns.ts'

interface RenameDialogProps {
  item: PatternListItem | null
  onClose(): void
}

export function RenameDialog({ item, onClose }: RenameDialogProps) {
  return (
    <Dialog width="sm" title="Rename design" isOpen={item !== null} onClose={onClose}>
      {item && <RenameForm item={item} onDone={onClose} />}
    </Dialog>
  )
}

/** Open until the server has the name: what is typed outlives a failure. */
function RenameForm({ item: { id, name }, onDone }: { item: PatternListItem; onDone(): void }) {
  const [typed, setTyped] = useState(name)
  const rename = useRenamePattern()
  const newName = typed.trim()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (newName === '' || newName === name) return onDone()
    rename.mutate({ id, newName }, { onSuccess: onDone })
  }
  return (
    <form onSubmit={submit} className="mt-4 flex flex-col gap-4">
      <TextField
        label="Name"
        data-first=""
        value={typed}
        maxLength={PATTERN_NAME_MAX_CHARACTERS}
        onChange={event => setTyped(event.currentTarget.value)}
        onFocus={event => event.currentTarget.select()}
        problem={rename.error && `The name could not be saved. ${sentenceOf(rename.error)}`}
        autoComplete="off"
        spellCheck={false}
      />
      <div className="flex justify-end gap-2">
        <Button onClick={onDone}>Cancel</Button>
        <Button look="primary" type="submit" isBusy={rename.isPending}>
          Rename
        </Button>
      </div>
    </form>
  )
}

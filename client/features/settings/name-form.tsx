import { useState } from 'react'
import { useRename } from '#client/api/account.ts'
import { sentenceOf } from '#client/api/call.ts'
import { FoldedForm } from '#client/ui/folded-form.tsx'
import { TextField } from '#client/ui/text-field.tsx'

export function NameForm({ name }: { name: string }) {
  const [given, setGiven] = useState(name)
  const rename = useRename()
  return (
    <FoldedForm
      title="Name"
      about={name}
      openLabel="Change name"
      saveLabel="Save name"
      isBusy={rename.isPending}
      onOpen={() => {
        setGiven(name)
        rename.reset()
      }}
      save={close => rename.mutate(given.trim(), { onSuccess: close })}
    >
      <TextField
        label="Name"
        autoComplete="name"
        required
        maxLength={100}
        value={given}
        onChange={event => setGiven(event.currentTarget.value)}
        problem={rename.isError ? sentenceOf(rename.error) : null}
        note="Others see it beside what you say and make."
      />
    </FoldedForm>
  )
}

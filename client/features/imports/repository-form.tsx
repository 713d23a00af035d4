import { TextField } from '#client/ui/text-field.tsx'
import { ImportActions } from './import-actions.tsx'
import type { Importing } from './use-import.ts'

interface RepositoryFormProps {
  importing: Importing
  address: string
  onType(address: string): void
}

/** A repository that everybody may read. */
export function RepositoryForm({ importing, address, onType }: RepositoryFormProps) {
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={event => {
        event.preventDefault()
        if (address.trim()) importing.start({ kind: 'repository', url: address.trim() })
      }}
    >
      <TextField
        label="Repository"
        data-first=""
        value={address}
        maxLength={500}
        onChange={event => onType(event.currentTarget.value)}
        placeholder="owner/name"
        note="A public one on GitHub: its address, with a branch or a folder if it is copied from there."
        autoComplete="off"
        spellCheck={false}
      />
      <ImportActions
        importing={importing}
        doing="Fetching the repository and building it…"
        isReady={address.trim() !== ''}
      />
    </form>
  )
}

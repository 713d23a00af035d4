import { useSession } from '#client/api/users.ts'
import type { ImportDraft } from '#client/state/import-draft.ts'
import { Segmented } from '#client/ui/segmented.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import { ImportActions } from './import-actions.tsx'
import { OwnRepositories } from './own-repositories.tsx'
import type { Importing } from './use-import.ts'

interface RepositoryFormProps {
  importing: Importing
  draft: ImportDraft
  onType(draft: ImportDraft): void
}

const WHOSE = [
  { value: 'public', label: 'Public' },
  { value: 'own', label: 'Yours' },
] as const

/** A repository that everybody may read, or one of one's own where the server has a code host. */
export function RepositoryForm({ importing, draft, onType }: RepositoryFormProps) {
  const hasCodeHost = useSession().data?.server.hasCodeHost === true
  const isOwn = hasCodeHost && draft.whose === 'own'
  return (
    <>
      {hasCodeHost && (
        <Segmented
          label="Whose repository"
          value={draft.whose}
          options={WHOSE}
          onChange={whose => {
            importing.forget()
            onType({ ...draft, whose })
          }}
        />
      )}
      {isOwn ? (
        <OwnRepositories importing={importing} draft={draft.own} onType={own => onType({ ...draft, own })} />
      ) : (
        <PublicRepository importing={importing} draft={draft} onType={onType} />
      )}
    </>
  )
}

function PublicRepository({ importing, draft, onType }: RepositoryFormProps) {
  const { address } = draft
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
        onChange={event => onType({ ...draft, address: event.currentTarget.value })}
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

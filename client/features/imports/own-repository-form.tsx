import { useId, useState } from 'react'
import type { OwnRepositoryDraft } from '#client/state/import-draft.ts'
import { Select } from '#client/ui/select.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import { type Installation, placeProblems, placeSent, type RepositoryPlace } from '#shared/code-host.ts'
import { ImportActions } from './import-actions.tsx'
import type { Importing } from './use-import.ts'

interface OwnRepositoryFormProps {
  importing: Importing
  installations: readonly Installation[]
  draft: OwnRepositoryDraft
  onType(draft: OwnRepositoryDraft): void
}

/** Of which account, which repository, and which branch and folder of it. */
export function OwnRepositoryForm({ importing, installations, draft, onType }: OwnRepositoryFormProps) {
  const id = useId()
  const [wrong, setWrong] = useState<Partial<RepositoryPlace>>({})
  const account = installations.find(each => each.id === draft.installationId) ?? installations[0]
  if (!account) return null
  const take = (some: Partial<OwnRepositoryDraft>) => {
    setWrong({})
    importing.forget()
    onType({ ...draft, ...some })
  }
  const name = plainName(draft.name)
  const submit = () => {
    const problems = placeProblems(draft)
    setWrong(problems)
    if (name === '' || Object.keys(problems).length > 0) return
    importing.start({
      ...{ kind: 'repository', installationId: account.id, repositoryName: name },
      ...placeSent(draft),
    })
  }
  return (
    <form
      aria-label="A repository of yours"
      className="flex flex-col gap-4"
      onSubmit={event => {
        event.preventDefault()
        submit()
      }}
    >
      {installations.length > 1 && (
        <div className="flex items-center gap-3">
          <span className="text-sm font-medium">Account</span>
          <Select
            label="Account"
            value={String(account.id)}
            options={installations.map(each => ({ value: String(each.id), label: each.displayName }))}
            onChange={chosen => take({ installationId: Number(chosen), name: '' })}
          />
        </div>
      )}
      <div>
        <TextField
          label="Repository"
          list={`${id}-names`}
          value={draft.name}
          maxLength={200}
          onChange={event => take({ name: event.currentTarget.value })}
          placeholder="Find one by its name"
          note={`One of ${account.displayName} that Maquette may read.`}
          autoComplete="off"
          spellCheck={false}
        />
        <datalist id={`${id}-names`}>
          {account.repositories?.map(each => (
            <option key={each} value={each} />
          ))}
        </datalist>
      </div>
      <div className="grid grid-cols-2 items-start gap-4 max-sm:grid-cols-1">
        <TextField
          label="Branch"
          placeholder="Its default branch"
          autoComplete="off"
          spellCheck={false}
          value={draft.branch}
          problem={wrong.branch ?? null}
          onChange={event => take({ branch: event.currentTarget.value })}
        />
        <TextField
          label="Folder"
          placeholder="All of it"
          autoComplete="off"
          spellCheck={false}
          value={draft.folder}
          problem={wrong.folder ?? null}
          onChange={event => take({ folder: event.currentTarget.value })}
        />
      </div>
      <ImportActions
        importing={importing}
        doing="Fetching the repository and building it…"
        isReady={name !== ''}
      />
    </form>
  )
}

/** The name alone, of whatever people have at hand. */
const plainName = (text: string): string =>
  text
    .trim()
    .replace(/\/+$/, '')
    .replace(/^.*\//, '')
    .replace(/\.git$/i, '')

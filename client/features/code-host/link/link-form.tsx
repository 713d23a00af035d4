import { type FormEvent, useState } from 'react'
import { saidBy } from '#client/api/call.ts'
import { type Installations, useLinkRepository } from '#client/api/code-host.ts'
import { usePatternId } from '#client/room/document/room-provider.tsx'
import { codeHostReturn } from '#client/state/code-host-return.ts'
import { Button } from '#client/ui/button.tsx'
import { Switch } from '#client/ui/switch.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import { placeProblems, placeSent } from '#shared/code-host.ts'
import { MESSAGES } from '#shared/messages.ts'
import { safeAddress } from '../job-words.ts'
import { AccountChoice } from './account-choice.tsx'
import { RepositoryField } from './repository-field.tsx'
import { isListed, repositoryNamed } from './repository-name.ts'

type Field = 'repository' | 'branch' | 'folder'

/** Which repository, branch and folder; nothing is written there by linking, but a new repository is made. */
export function LinkForm({ installations, installUrl }: Installations) {
  const patternId = usePatternId()
  const [installationId, setInstallation] = useState(installations[0]?.id)
  const [given, setGiven] = useState({ repository: '', branch: '', folder: '' })
  const [isPrivate, setPrivate] = useState(true)
  const [wrong, setWrong] = useState<Partial<Record<Field, string>>>({})
  const link = useLinkRepository(patternId)
  const account = installations.find(({ id }) => id === installationId) ?? installations[0]
  if (!account) return null
  const named = repositoryNamed(given.repository, account.displayName)
  const isThere = 'name' in named && isListed(account.repositories ?? [], named.name)
  const take = (field: Field) => (value: string) => {
    setGiven({ ...given, [field]: value })
    setWrong({ ...wrong, [field]: undefined })
    link.reset()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (link.isPending) return
    const problems = {
      ...('problem' in named && { repository: named.problem }),
      ...placeProblems(given),
    }
    setWrong(problems)
    if (!('name' in named) || Object.keys(problems).length > 0) return
    link.mutate({
      installationId: account.id,
      repositoryName: named.name,
      ...placeSent(given),
      isPrivate,
    })
  }
  const elsewhere = safeAddress(installUrl)
  return (
    <form onSubmit={submit} aria-label="Link a repository" className="flex flex-col gap-5">
      <AccountChoice
        installations={installations}
        chosen={account}
        onChoose={setInstallation}
        onElsewhere={
          elsewhere
            ? () => {
                codeHostReturn.write(patternId)
                location.assign(elsewhere)
              }
            : null
        }
      />
      <RepositoryField
        value={given.repository}
        names={account.repositories}
        problem={wrong.repository ?? null}
        note={noteOf(named, isThere, account.repositories !== undefined)}
        onChange={take('repository')}
      />
      <div className="grid grid-cols-2 items-start gap-4 max-sm:grid-cols-1">
        <TextField
          label="Branch"
          placeholder="Its default branch"
          autoComplete="off"
          spellCheck={false}
          value={given.branch}
          problem={wrong.branch ?? null}
          onChange={event => take('branch')(event.currentTarget.value)}
        />
        <TextField
          label="Folder"
          placeholder="The top of it"
          autoComplete="off"
          spellCheck={false}
          value={given.folder}
          problem={wrong.folder ?? null}
          onChange={event => take('folder')(event.currentTarget.value)}
        />
      </div>
      {'name' in named && !isThere && (
        <Switch
          label="Private repository"
          about="A new one is seen only by whom you let in there."
          isOn={isPrivate}
          onChange={setPrivate}
        />
      )}
      {link.isError && (
        <p role="alert" className="rounded-md border border-danger-line bg-danger-wash px-3.5 py-2.5 text-sm">
          {saidBy(link.error) ?? MESSAGES.linkRepositoryFailed}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
        <p className="min-w-48 flex-1 text-xs text-pretty text-ink-faint">
          Everybody who may edit this design can sync it then.
        </p>
        <Button look="primary" type="submit" isBusy={link.isPending}>
          Link repository
        </Button>
      </div>
    </form>
  )
}

function noteOf(named: ReturnType<typeof repositoryNamed>, isThere: boolean, isKnown: boolean): string {
  if (!('name' in named)) return 'Pick one of yours, or type a name for a new one.'
  if (isThere) return 'It is there already. Files of others in it stay as they are.'
  return isKnown ? `${named.name} is made when you link it.` : 'It is made when there is none of this name.'
}

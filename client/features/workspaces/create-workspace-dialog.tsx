import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { sentenceOf } from '#client/api/call.ts'
import { useCreateWorkspace, WORKSPACE_NAME_MAX_CHARACTERS } from '#client/api/workspaces.ts'
import { useRequestIds } from '#client/lib/use-request-ids.ts'
import { ROUTES } from '#client/routes.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import { toast } from '#client/ui/toast.ts'

/** A name is all a workspace begins with; people are invited on its page. */
export function CreateWorkspaceDialog({ onClose }: { onClose(): void }) {
  return (
    <Dialog
      width="sm"
      title="Create a workspace"
      about="A place for a team: designs shared with everybody in it at once, and one account that pays."
      isOpen
      onClose={onClose}
    >
      <CreateForm onClose={onClose} />
    </Dialog>
  )
}

function CreateForm({ onClose }: { onClose(): void }) {
  const [, navigate] = useLocation()
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const create = useCreateWorkspace()
  const requestIdOf = useRequestIds()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const given = name.trim()
    if (given === '') return setProblem('Give it a name, such as that of your team.')
    create.mutate(
      { name: given, requestId: requestIdOf(given) },
      {
        onSuccess: () => {
          onClose()
          toast.success(`${given} is there.`, { description: 'Invite the first colleague.' })
          navigate(ROUTES.workspace)
        },
        onError: error => setProblem(`It could not be created. ${sentenceOf(error)}`),
      },
    )
  }
  return (
    <form onSubmit={submit} className="mt-5 flex flex-col gap-5">
      <TextField
        label="Workspace name"
        placeholder="Halden Studio"
        data-first=""
        value={name}
        maxLength={WORKSPACE_NAME_MAX_CHARACTERS}
        onChange={event => {
          setName(event.currentTarget.value)
          setProblem(null)
        }}
        problem={problem}
        note="It can be changed later."
        autoComplete="organization"
      />
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button look="primary" type="submit" isBusy={create.isPending}>
          Create workspace
        </Button>
      </div>
    </form>
  )
}

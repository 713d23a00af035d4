import { FolderInput, FolderLock } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { sentenceOf } from '#client/api/call.ts'
import { useMe } from '#client/api/users.ts'
import { type DesignsAfter, useLeaveWorkspace, useRemoveFromWorkspace } from '#client/api/workspaces.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { RadioCards } from '#client/ui/radio-cards.tsx'
import { Select } from '#client/ui/select.tsx'
import { toast } from '#client/ui/toast.ts'
import type { Workspace, WorkspaceMember } from '#shared/workspaces.ts'

interface RemoveMemberDialogProps {
  workspace: Workspace
  member: WorkspaceMember
  members: readonly WorkspaceMember[]
  onClose(): void
}

export function RemoveMemberDialog({ workspace, member, members, onClose }: RemoveMemberDialogProps) {
  const remove = useRemoveFromWorkspace(workspace.id)
  const me = useMe()
  const { id, name } = member
  return (
    <Dialog
      width="md"
      title={`Remove ${name} from ${workspace.name}?`}
      about="What becomes of the designs that this person shared with the workspace?"
      isOpen
      onClose={onClose}
    >
      <DesignsQuestion
        keep={`They stay with ${name}, and the workspace can still open them.`}
        heirs={members.filter(heir => heir.id !== id)}
        firstHeir={me?.id ?? null}
        action="Remove"
        problem={remove.error && `${name} could not be removed. ${sentenceOf(remove.error)}`}
        isBusy={remove.isPending}
        onClose={onClose}
        onAnswer={after =>
          remove.mutate(
            { userId: id, after },
            {
              onSuccess: () => {
                onClose()
                toast(`${name} is removed from ${workspace.name}.`)
              },
            },
          )
        }
      />
    </Dialog>
  )
}

interface LeaveDialogProps {
  workspace: Workspace
  members: readonly WorkspaceMember[]
  onClose(): void
  onLeft(): void
}

export function LeaveDialog({ workspace, members, onClose, onLeft }: LeaveDialogProps) {
  const leave = useLeaveWorkspace(workspace.id)
  const me = useMe()
  const heirs = members.filter(({ id }) => id !== me?.id)
  return (
    <Dialog
      width="md"
      title={`Leave ${workspace.name}?`}
      about="What becomes of the designs that you shared with it?"
      isOpen
      onClose={onClose}
    >
      <DesignsQuestion
        keep="They stay yours, and the workspace can still open them."
        heirs={heirs}
        firstHeir={heirs.find(({ role }) => role === 'owner')?.id ?? null}
        action="Leave workspace"
        problem={leave.error && `You could not leave. ${sentenceOf(leave.error)}`}
        isBusy={leave.isPending}
        onClose={onClose}
        // The page of the workspace, and this with it, may be gone before its callbacks are called; a promise is kept.
        onAnswer={after => void leave.mutateAsync(after).then(onLeft, () => undefined)}
      />
    </Dialog>
  )
}

interface DesignsQuestionProps {
  keep: string
  heirs: readonly WorkspaceMember[]
  firstHeir: string | null
  action: string
  problem: string | null
  isBusy: boolean
  onClose(): void
  onAnswer(after: DesignsAfter): void
}

/** Asked, never guessed; either way every design stays with somebody. */
function DesignsQuestion(props: DesignsQuestionProps) {
  const { heirs } = props
  const [answer, setAnswer] = useState<DesignsAfter['designs']>('keep')
  const [to, setTo] = useState(props.firstHeir ?? heirs[0]?.id ?? '')
  const options = [
    { value: 'keep' as const, label: 'Keep', about: props.keep, icon: <FolderLock /> },
    {
      value: 'handOver' as const,
      label: 'Hand over',
      about: 'Somebody here owns them from then on. Those that are not shared here are not touched.',
      icon: <FolderInput />,
    },
  ]
  const submit = (event: FormEvent) => {
    event.preventDefault()
    props.onAnswer(answer === 'keep' ? { designs: 'keep' } : { designs: 'handOver', to })
  }
  return (
    <form onSubmit={submit} className="mt-5 flex flex-col gap-4">
      {heirs.length > 0 && (
        <RadioCards<DesignsAfter['designs']>
          label="Designs"
          value={answer}
          options={options}
          onChange={setAnswer}
        />
      )}
      {heirs.length > 0 && answer === 'handOver' && (
        <div className="flex items-center justify-between gap-4 text-sm">
          <span className="font-medium">Hand them over to</span>
          <Select
            label="Hand them over to"
            value={to}
            options={heirs.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={setTo}
          />
        </div>
      )}
      {props.problem && (
        <p role="alert" className="text-sm text-danger">
          {props.problem}
        </p>
      )}
      <div className="flex justify-end gap-2">
        <Button onClick={props.onClose}>Cancel</Button>
        <Button look="danger" type="submit" isBusy={props.isBusy}>
          {props.action}
        </Button>
      </div>
    </form>
  )
}

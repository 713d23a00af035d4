import { type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'
import { sentenceOf } from '#client/api/call.ts'
import { useDeleteWorkspace } from '#client/api/workspaces.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { toast } from '#client/ui/toast.ts'
import type { Workspace, WorkspaceMember } from '#shared/workspaces.ts'
import { LeaveDialog } from './designs-question.tsx'

interface DangerZoneProps {
  workspace: Workspace
  members: readonly WorkspaceMember[]
}

/** What cannot be taken back. */
export function DangerZone({ workspace, members }: DangerZoneProps) {
  const [, navigate] = useLocation()
  const [asked, setAsked] = useState<'leave' | 'delete' | null>(null)
  const remove = useDeleteWorkspace(workspace.id)
  const isOwner = workspace.role === 'owner'
  const isLastOwner = isOwner && members.filter(({ role }) => role === 'owner').length < 2
  const close = () => setAsked(null)
  const left = (said: string) => {
    toast(said)
    navigate('/', { replace: true })
  }
  return (
    <div className="divide-y divide-line rounded-lg border border-danger-line">
      <Act
        title="Leave workspace"
        text={
          isLastOwner && members.length === 1
            ? 'You are alone in it: delete it instead.'
            : isLastOwner
              ? 'You own it. Make somebody else the owner first: open the menu beside a member.'
              : 'You see its designs no more. What becomes of your own is asked.'
        }
      >
        <Button
          aria-disabled={isLastOwner || undefined}
          aria-description={isLastOwner ? 'A workspace has an owner.' : undefined}
          onClick={() => !isLastOwner && setAsked('leave')}
        >
          Leave workspace
        </Button>
      </Act>
      {isOwner && (
        <Act
          title="Delete workspace"
          text="Everybody in it loses what was shared with the workspace alone. Designs stay with their owners."
        >
          <Button look="danger" isBusy={remove.isPending} onClick={() => setAsked('delete')}>
            Delete workspace
          </Button>
        </Act>
      )}
      {asked === 'leave' && (
        <LeaveDialog
          workspace={workspace}
          members={members}
          onClose={close}
          onLeft={() => left(`You have left ${workspace.name}.`)}
        />
      )}
      <Alert
        title={`Delete ${workspace.name}?`}
        text="Its members, invitations and settings go away for everybody. No design is deleted. This cannot be undone."
        isOpen={asked === 'delete'}
        onClose={close}
        action={{
          label: 'Delete workspace',
          isDangerous: true,
          run: () =>
            // A promise is kept, also when the page of the workspace is gone before the callbacks are called.
            void remove.mutateAsync(undefined).then(
              () => left(`${workspace.name} is deleted.`),
              (error: unknown) =>
                toast.error('The workspace could not be deleted.', { description: sentenceOf(error) }),
            ),
        }}
      />
    </div>
  )
}

function Act({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4">
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="text-base font-medium">{title}</h3>
        <p className="text-sm text-ink-soft">{text}</p>
      </div>
      {children}
    </div>
  )
}

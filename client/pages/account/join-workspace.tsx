import { useLocation } from 'wouter'
import { sentenceOf } from '#client/api/call.ts'
import { useAcceptInvite } from '#client/api/sharing.ts'
import { useMe } from '#client/api/users.ts'
import { CenteredPage } from '#client/pages/centered-page.tsx'
import { Button } from '#client/ui/button.tsx'
import { StatePage } from '#client/ui/state-page.tsx'
import { toast } from '#client/ui/toast.ts'
import { WorkspaceMark } from '#client/ui/workspace-mark.tsx'
import { colorOf } from '#room-schema/presence.ts'
import type { InvitedRole } from '#shared/workspaces.ts'

interface JoinWorkspaceProps {
  token: string
  workspace: { id: string; name: string; logo?: string | null; role?: InvitedRole }
}

/** Joining a team is asked: its members see that one is here, and what one does in its name. */
export function JoinWorkspace({ token, workspace: { id, name, logo = null, role } }: JoinWorkspaceProps) {
  const [, navigate] = useLocation()
  const me = useMe()
  const { mutate, error, isPending } = useAcceptInvite()
  const join = () =>
    mutate(token, {
      onSuccess: () => {
        toast.success(`You are in ${name} now.`, {
          description: 'Choose it above your designs to work in it.',
        })
        navigate('/', { replace: true })
      },
    })
  return (
    <CenteredPage>
      <StatePage
        isHeading
        picture={<WorkspaceMark name={name} color={colorOf(id)} logo={logo} size="lg" />}
        title={`Join ${name}?`}
        text={
          <>
            You are invited as {role === 'admin' ? 'an admin' : 'a member'}, and are here as{' '}
            {me?.email ?? me?.name}. You will see the designs that are shared with this workspace.
            {error && (
              <span role="alert" className="mt-3 block text-danger">
                {sentenceOf(error)}
              </span>
            )}
          </>
        }
        action={
          <Button look="primary" size="lg" isBusy={isPending} onClick={join}>
            Join workspace
          </Button>
        }
      />
    </CenteredPage>
  )
}

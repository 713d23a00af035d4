import type { ReactNode } from 'react'
import { useId } from 'react'
import { sentenceOf } from '#client/api/call.ts'
import { useMembers } from '#client/api/workspaces.ts'
import { LoadFailed } from '#client/ui/load-failed.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { WorkspaceMark } from '#client/ui/workspace-mark.tsx'
import { colorOf } from '#room-schema/presence.ts'
import { canInWorkspace, type Workspace } from '#shared/workspaces.ts'
import { DangerZone } from './danger-zone.tsx'
import { InvitationLink } from './invitation-link.tsx'
import { InviteForm } from './invite-form.tsx'
import { MembersTable } from './members-table.tsx'
import { PendingInvites } from './pending-invites.tsx'
import { SsoSection } from './sso-section.tsx'
import { WorkspaceForm } from './workspace-form.tsx'

interface TeamSectionsProps {
  workspace: Workspace
  /** Its models, for whoever manages it; null where this server allows no keys but its own. */
  models: ReactNode
  /** The looks that its members begin with. */
  presets: ReactNode
}

/** Everything about one workspace, each for those who may do it. */
export function TeamSections({ workspace, models, presets }: TeamSectionsProps) {
  const { id, name, logo, role, memberCount } = workspace
  const team = useMembers(id)
  const isManager = canInWorkspace(role, 'manage')
  return (
    <>
      <div className="mb-8 flex items-center gap-4">
        <WorkspaceMark name={name} color={colorOf(id)} logo={logo} size="lg" />
        <div className="min-w-0">
          <p className="truncate text-lg font-semibold tracking-tight">{name}</p>
          <p className="text-sm text-ink-soft">
            {memberCount} member{memberCount === 1 ? '' : 's'} · You are{' '}
            {role === 'owner' ? 'its owner' : role === 'admin' ? 'an admin' : 'a member'}
          </p>
        </div>
      </div>
      <Part title="People">
        {isManager && <InviteForm id={id} />}
        {team.data ? (
          <>
            <MembersTable workspace={workspace} members={team.data.members} />
            {isManager && <PendingInvites id={id} invites={team.data.invites} />}
            {isManager && <InvitationLink id={id} link={team.data.link} />}
          </>
        ) : team.isError ? (
          <LoadFailed
            what="The members could not be loaded."
            why={sentenceOf(team.error)}
            onRetry={() => void team.refetch()}
          />
        ) : (
          <div role="status" aria-label="Loading the members" className="flex flex-col gap-4">
            {[0, 1, 2].map(at => (
              <Skeleton key={at} className="h-10" />
            ))}
          </div>
        )}
      </Part>
      {isManager && team.data && (
        <Part title="Workspace">
          <WorkspaceForm workspace={workspace} settings={team.data} />
        </Part>
      )}
      <Part title="Design presets">{presets}</Part>
      {isManager && models && <Part title="Models">{models}</Part>}
      {isManager && (
        <Part title="Single sign-on">
          <SsoSection id={id} isOwner={canInWorkspace(role, 'own')} />
        </Part>
      )}
      {team.data && (
        <Part title="Danger zone">
          <DangerZone workspace={workspace} members={team.data.members} />
        </Part>
      )}
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="border-t border-line py-8">
      <h2 id={id} className="mb-5 text-sm font-semibold text-ink-faint">
        {title}
      </h2>
      <div className="flex flex-col gap-8">{children}</div>
    </section>
  )
}

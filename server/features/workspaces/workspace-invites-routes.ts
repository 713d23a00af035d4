import type { WorkspaceCall } from '#server/call.ts'
import { commitAndTell } from '#server/events/commit-and-tell.ts'
import { inviteLink } from '#server/features/sharing/invite-link.ts'
import { emailsOrThrow } from '#server/features/sharing/invited-emails.ts'
import { findRole, listMembersAmong } from '#server/features/workspaces/members-queries.ts'
import {
  listWorkspaceInvites,
  setJoinToken,
  upsertWorkspaceInvite,
  withdrawWorkspaceInvite,
} from '#server/features/workspaces/workspace-invites-queries.ts'
import { type AppHono, serve } from '#server/serve.ts'
import { OK } from '#shared/api/ok.ts'
import { workspacesApi } from '#shared/api/workspaces.ts'
import { AppError } from '#shared/errors.ts'
import { newId } from '#shared/ids.ts'
import { alreadyMembers } from '#shared/invites.ts'
import { canInWorkspace, type InvitedRole, WORKSPACE_INVITES_MAX } from '#shared/workspaces.ts'

/** Asking people into a workspace, by e-mail and by a link. */
export function workspaceInvitesRoutes(app: AppHono): void {
  serve(app, workspacesApi.invite, async ({ body }, call) => {
    const emails = emailsOrThrow(body.emails)
    const { env, workspace } = call
    const refused = alreadyMembers(await listMembersAmong(env.DB, workspace.id, emails))
    if (refused) throw new AppError('conflict', refused)
    const open = await listWorkspaceInvites(env.DB, workspace.id)
    if (new Set([...open.map(({ email }) => email), ...emails]).size > WORKSPACE_INVITES_MAX)
      throw new AppError('conflict', TOO_MANY)
    const invites = []
    for (const email of emails) invites.push({ email, link: await invite(call, email, body.role) })
    return { invites }
  })

  serve(app, workspacesApi.removeInvite, async ({ body }, { env, workspace }) => {
    if (!(await withdrawWorkspaceInvite(env.DB, workspace.id, body.email.toLowerCase())))
      throw new AppError('not_found', 'This address is not invited.')
    return OK
  })

  serve(app, workspacesApi.link, async ({ body }, call) => {
    const { env, user, workspace } = call
    const token = body.isOn ? newToken() : null
    if (!(await setJoinToken(env.DB, { workspaceId: workspace.id, actorId: user.id, token })))
      throw new AppError('forbidden')
    return { link: token && inviteLink(call, token) }
  })
}

const TOO_MANY = `${WORKSPACE_INVITES_MAX} invitations can be open at a time. Withdraw some first.`

const newToken = (): string => newId() + newId()

/** A link that proves itself, for every address alike, as for designs. */
async function invite(call: WorkspaceCall, email: string, role: InvitedRole): Promise<string> {
  const { env, user, workspace } = call
  const asked = { workspaceId: workspace.id, invitedBy: user.id, email, role, token: newToken() }
  const said = { person: user.name, workspace: workspace.name, link: inviteLink(call, '') }
  const token = await commitAndTell(call, null, () => upsertWorkspaceInvite(env.DB, asked, said))
  const isManager = token || canInWorkspace(await findRole(env.DB, workspace.id, user.id), 'manage')
  if (!isManager) throw new AppError('forbidden')
  if (!token) throw new AppError('conflict', TOO_MANY)
  return inviteLink(call, token)
}

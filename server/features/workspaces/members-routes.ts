import { originOf } from '#server/auth/better-auth.ts'
import type { WorkspaceCall } from '#server/call.ts'
import { endAndTell } from '#server/events/commit-and-tell.ts'
import { workspace as owning, planOf } from '#server/features/billing/plan-of.ts'
import { inviteLink } from '#server/features/sharing/invite-link.ts'
import { findAddress, findPerson } from '#server/features/users/users-queries.ts'
import {
  findFirstOwner,
  findRole,
  handOverWorkspace,
  listUsage,
  listWorkspaceMembers,
  removeWorkspaceMember,
  setRole,
  type WorkspaceMemberRow,
} from '#server/features/workspaces/members-queries.ts'
import { usageByMember, usageFrom } from '#server/features/workspaces/usage.ts'
import { listWorkspaceInvites } from '#server/features/workspaces/workspace-invites-queries.ts'
import { type AppHono, serve } from '#server/serve.ts'
import { OK } from '#shared/api/ok.ts'
import { workspacesApi } from '#shared/api/workspaces.ts'
import { AppError } from '#shared/errors.ts'
import { newId } from '#shared/ids.ts'
import {
  actionOn,
  canInWorkspace,
  type WorkspaceMember,
  type WorkspaceMembers,
  type WorkspaceRole,
} from '#shared/workspaces.ts'

/** Who is in a workspace, and what they may do there. */
export function membersRoutes(app: AppHono): void {
  serve(app, workspacesApi.members, (_, call) => membersOf(call))

  serve(app, workspacesApi.role, async ({ body }, call) => {
    const { env, user, workspace } = call
    await checkActionOn(call, body.userId, body.role)
    const change = { workspaceId: workspace.id, actorId: user.id, ...body }
    if (!(await setRole(env.DB, change))) throw new AppError('conflict', LAST_OWNER)
    return OK
  })

  serve(app, workspacesApi.removeMember, async ({ body }, call) => {
    const { user } = call
    if (body.userId === user.id) throw new AppError('conflict', 'Leave the workspace instead.')
    await checkActionOn(call, body.userId)
    const heirId = body.designs === 'handOver' ? (body.to ?? user.id) : null
    // Whoever is removed knows the link, and would come back by it.
    return leave(call, { userId: body.userId, heirId, newJoinToken: newToken() })
  })

  serve(app, workspacesApi.leave, async ({ body }, call) => {
    const { env, user, workspace } = call
    const heirId =
      body.designs === 'handOver' ? (body.to ?? (await findFirstOwner(env.DB, workspace.id, user.id))) : null
    if (body.designs === 'handOver' && heirId === null) throw new AppError('conflict', LAST_OWNER)
    return leave(call, { userId: user.id, heirId, newJoinToken: null })
  })

  serve(app, workspacesApi.handOver, async ({ body }, call) => {
    const { env, user, workspace } = call
    if (body.userId === user.id) throw new AppError('conflict', 'This workspace is yours already.')
    if (!(await findRole(env.DB, workspace.id, body.userId))) throw new AppError('not_found', NOT_IN)
    const change = { workspaceId: workspace.id, actorId: user.id, userId: body.userId }
    if (!(await handOverWorkspace(env.DB, change))) throw new AppError('conflict')
    return OK
  })
}

const LAST_OWNER = 'A workspace has an owner. Hand it over to somebody else first, or delete it.'
const NOT_IN = 'This person is not in this workspace.'

const newToken = (): string => newId() + newId()

/** Whether the caller may do something to this member, who is to have that role. */
async function checkActionOn(
  { env, workspace, role }: WorkspaceCall,
  userId: string,
  ...to: WorkspaceRole[]
): Promise<void> {
  const theirs = await findRole(env.DB, workspace.id, userId)
  if (!theirs) throw new AppError('not_found', NOT_IN)
  if (!canInWorkspace(role, actionOn(theirs, ...to)))
    throw new AppError('forbidden', 'Only an owner can make or change owners.')
}

interface Leave {
  userId: string
  heirId: string | null
  newJoinToken: string | null
}

async function leave(call: WorkspaceCall, { userId, heirId, newJoinToken }: Leave): Promise<typeof OK> {
  const { env, user, workspace } = call
  if (heirId === userId || (heirId !== null && !(await findRole(env.DB, workspace.id, heirId))))
    throw new AppError('not_found', 'Whoever gets the designs must be in this workspace.')
  const [gone, mailTo] = await Promise.all([
    findPerson(env.DB, userId),
    heirId === null || heirId === user.id ? null : findAddress(env.DB, heirId),
  ])
  const link = `${originOf(call.settings, call.request)}/`
  const said = { person: gone?.name ?? '', workspace: workspace.name, link }
  const leaving = {
    ...{ workspaceId: workspace.id, actorId: user.id, userId, heirId, newJoinToken },
    told: mailTo === null ? null : { mailTo, said },
  }
  if (!(await endAndTell(call, () => removeWorkspaceMember(env.DB, leaving))))
    throw new AppError('conflict', LAST_OWNER)
  return OK
}

/** What only who manages sees is left out for the others. */
async function membersOf(call: WorkspaceCall): Promise<WorkspaceMembers> {
  const { env, workspace, role } = call
  const mayManage = canInWorkspace(role, 'manage')
  const now = Date.now()
  const period = { now, periodStart: (await planOf(env, owning(workspace.id))).period.start }
  const from = usageFrom(period.periodStart, now)
  const [members, rows, invites] = await Promise.all([
    listWorkspaceMembers(env.DB, workspace.id),
    listUsage(env.DB, workspace.id, from),
    mayManage ? listWorkspaceInvites(env.DB, workspace.id) : [],
  ])
  const usageOf = usageByMember(rows, { ...period, from })
  const shown = ({ image, email, ...member }: WorkspaceMemberRow): WorkspaceMember => ({
    ...member,
    email: mayManage ? email : null,
    avatarUrl: image,
    ...usageOf(member.id),
  })
  return {
    members: members.map(shown),
    invites: invites.map(({ email, role, token }) => ({ email, role, link: inviteLink(call, token) })),
    link: mayManage && workspace.joinToken ? inviteLink(call, workspace.joinToken) : null,
    defaultAccess: workspace.defaultAccess,
    creditCap: workspace.creditCap,
  }
}

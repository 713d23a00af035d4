import type { SignedInCall, SignedInPatternCall } from '#server/call.ts'
import { commitAndTell, endAndTell } from '#server/events/commit-and-tell.ts'
import {
  findCanvasInvite,
  type OpenCanvasInvite,
  takeCanvasInvite,
} from '#server/features/canvas/canvas-invites-queries.ts'
import { findPattern } from '#server/features/patterns/patterns-queries.ts'
import { invitationOver, invitesSince } from '#server/features/sharing/invitation-over.ts'
import { inviteLink } from '#server/features/sharing/invite-link.ts'
import { emailsOrThrow } from '#server/features/sharing/invited-emails.ts'
import { findInvite, takeInvite, upsertInvite } from '#server/features/sharing/invites-queries.ts'
import { findRole } from '#server/features/workspaces/members-queries.ts'
import {
  findWorkspaceInvite,
  joinByLink,
  type OpenInvite,
  takeWorkspaceInvite,
} from '#server/features/workspaces/workspace-invites-queries.ts'
import { type AppHono, serve } from '#server/serve.ts'
import type { GrantedLevel } from '#shared/access.ts'
import { sharingApi } from '#shared/api/sharing.ts'
import { AppError } from '#shared/errors.ts'
import { newId } from '#shared/ids.ts'
import { MEMBERS_MAX, WORKSPACES_MAX } from '#shared/workspaces.ts'

/** Inviting by e-mail, and taking an invitation of any kind. */
export function invitesRoutes(app: AppHono): void {
  serve(app, sharingApi.invite, async ({ body }, call) => {
    const invites = []
    for (const email of emailsOrThrow(body.emails))
      invites.push({ email, link: await invite(call, email, body.permissionLevel) })
    return { invites }
  })

  serve(app, sharingApi.invitation, async ({ path }, { env }) => {
    const { pattern, workspace, canvas } = await findOpen(env.DB, path.token)
    if (canvas) {
      const { id, name } = canvas
      return { kind: 'canvas' as const, id, patternName: name, permissionLevel: 'write' as const }
    }
    if (workspace) {
      const { workspaceId: id, name, role, logo } = workspace
      return { kind: 'org' as const, id, patternName: name, role, logo }
    }
    const { id, name } = pattern
    return { kind: 'pattern' as const, id, patternName: name, permissionLevel: pattern.level }
  })

  serve(app, sharingApi.acceptInvite, async ({ body: { token } }, call) => {
    const { env, user } = call
    const { pattern, workspace, canvas } = await findOpen(env.DB, token)
    if (workspace) return { kind: 'org' as const, id: await enter(call, token, workspace) }
    const taken = { token, userId: user.id, since: invitesSince() }
    if (canvas) {
      if (!(await endAndTell(call, () => takeCanvasInvite(env.DB, taken))))
        throw await invitationOver(env.DB, token)
      return { kind: 'canvas' as const, id: canvas.id }
    }
    if (!(await commitAndTell(call, pattern.id, () => takeInvite(env.DB, taken))))
      throw await invitationOver(env.DB, token)
    return { kind: 'pattern' as const, id: pattern.id }
  })
}

type Open =
  | { pattern: { id: string; name: string; level: GrantedLevel }; workspace?: undefined; canvas?: undefined }
  | { workspace: OpenInvite; pattern?: undefined; canvas?: undefined }
  | { canvas: OpenCanvasInvite; pattern?: undefined; workspace?: undefined }

/** What a link is for, while it lets somebody in. */
async function findOpen(d1: D1Database, token: string): Promise<Open> {
  const invitation = await findInvite(d1, token)
  const pattern = invitation && (await findPattern(d1, invitation.patternId))
  const workspace = pattern ? null : await findWorkspaceInvite(d1, token)
  const canvas = pattern || workspace ? null : await findCanvasInvite(d1, token)
  const sentAt = pattern ? invitation.createdAt.getTime() : ((workspace ?? canvas)?.createdAt ?? null)
  const isExpired = sentAt !== null && sentAt < invitesSince()
  if (workspace && !isExpired) return { workspace }
  if (canvas && !isExpired) return { canvas }
  if (pattern && !isExpired)
    return { pattern: { id: pattern.id, name: pattern.name, level: invitation.level } }
  throw await invitationOver(d1, token, isExpired)
}

/** Whoever has the role already leaves the invitation to whom it was meant for. */
async function enter(call: SignedInCall, token: string, invitation: OpenInvite): Promise<string> {
  const { env, user } = call
  const { workspaceId, role, createdAt } = invitation
  const known = await findRole(env.DB, workspaceId, user.id)
  if (known && (known !== 'member' || role === 'member')) return workspaceId
  const taken = { workspaceId, token, userId: user.id }
  const hasCome = await endAndTell(call, () =>
    createdAt === null
      ? joinByLink(env.DB, taken)
      : takeWorkspaceInvite(env.DB, { ...taken, since: invitesSince() }),
  )
  if (hasCome) return workspaceId
  if (await findWorkspaceInvite(env.DB, token)) throw new AppError('conflict', NO_ROOM)
  throw await invitationOver(env.DB, token)
}

const NO_ROOM = `A workspace has ${MEMBERS_MAX} members at most, and you can be in ${WORKSPACES_MAX} workspaces. There is no room for you in this one.`

/**
 * A link that proves itself, for every address alike: nobody has verified who registered it here, and nobody learns
 * whether somebody did.
 */
async function invite(call: SignedInPatternCall, email: string, level: GrantedLevel): Promise<string> {
  const { env, pattern, user } = call
  const asked = { patternId: pattern.id, email, level, token: newId() + newId(), invitedBy: user.id }
  const said = { person: user.name, design: pattern.name, link: inviteLink(call, ''), level }
  const token = await commitAndTell(call, pattern.id, () => upsertInvite(env.DB, asked, said))
  return inviteLink(call, token)
}

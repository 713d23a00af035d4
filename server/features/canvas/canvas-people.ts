import type { Call } from '#server/call.ts'
import { listCanvasInvites } from '#server/features/canvas/canvas-invites-queries.ts'
import { listCanvasMembers, listCanvasWorkspaces } from '#server/features/canvas/canvas-members-queries.ts'
import type { SpaceRow } from '#server/features/canvas/spaces-queries.ts'
import { inviteLink } from '#server/features/sharing/invite-link.ts'
import { findPerson } from '#server/features/users/users-queries.ts'
import type { AccessData } from '#shared/access.ts'

/** The lists of a canvas: on its designs the same are shown. */
export async function canvasAccessData(
  call: Call,
  { id, ownerId }: Pick<SpaceRow, 'id' | 'ownerId'>,
): Promise<AccessData> {
  const { env } = call
  const [owner, members, invites, sharedWith] = await Promise.all([
    findPerson(env.DB, ownerId),
    listCanvasMembers(env.DB, id),
    listCanvasInvites(env.DB, id),
    listCanvasWorkspaces(env.DB, id),
  ])
  const people = [
    ...(owner ? [{ ...owner, userId: owner.id, permissionLevel: 'owner' as const }] : []),
    ...members.map(member => ({ ...member, permissionLevel: 'write' as const })),
  ]
  return {
    usersList: people.map(({ userId, email, isGuest, name, image, permissionLevel }) => ({
      ...{ id: userId, email: isGuest ? null : email, name, avatarUrl: image, permissionLevel },
    })),
    orgsList: sharedWith.map(workspace => ({ ...workspace, permissionLevel: 'write' as const })),
    invites: invites.map(({ email, token }) => ({
      ...{ email, permissionLevel: 'write' as const, link: inviteLink(call, token) },
    })),
  }
}

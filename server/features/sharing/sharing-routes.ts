import { mayDo } from '#server/access/levels.ts'
import { originOf } from '#server/auth/better-auth.ts'
import { settingsOf } from '#server/bindings.ts'
import type { Call } from '#server/call.ts'
import { commitAndTell } from '#server/events/commit-and-tell.ts'
import { mayBePrivate } from '#server/features/billing/may-be-private.ts'
import { canvasAccessData } from '#server/features/canvas/canvas-people.ts'
import { type PatternRow, updatePattern } from '#server/features/patterns/patterns-queries.ts'
import { handOverPattern } from '#server/features/sharing/hand-over-queries.ts'
import { inviteLink } from '#server/features/sharing/invite-link.ts'
import { listInvites, removeInvite } from '#server/features/sharing/invites-queries.ts'
import {
  leavePattern,
  listMembers,
  putBack,
  removeMember,
  setMember,
} from '#server/features/sharing/members-queries.ts'
import { openRemoval, sealRemoval } from '#server/features/sharing/undo-removal.ts'
import {
  listEditorsThroughWorkspaces,
  listSharedWith,
  setWorkspaceLevel,
} from '#server/features/sharing/workspace-shares-queries.ts'
import { findAddress, findPerson } from '#server/features/users/users-queries.ts'
import { type AppHono, serve } from '#server/serve.ts'
import type { AccessData } from '#shared/access.ts'
import { OK } from '#shared/api/ok.ts'
import { sharingApi } from '#shared/api/sharing.ts'
import { AppError } from '#shared/errors.ts'

/** Who may see and change a design: access mode, members, invitations. */
export function sharingRoutes(app: AppHono): void {
  serve(app, sharingApi.access, async ({ body }, call) => {
    const { env, pattern } = call
    if (body.access === 'private' && pattern.access === 'public' && !(await mayBePrivate(env, pattern)))
      throw new AppError('plan_required')
    await commitAndTell(call, pattern.id, () => updatePattern(env.DB, pattern.id, { access: body.access }))
    return OK
  })

  serve(app, sharingApi.owner, (_, call) => {
    const { spacePointer, ownerId } = call.pattern
    return spacePointer
      ? canvasAccessData(call, { id: spacePointer.spaceRoomId, ownerId })
      : accessData(call, call.pattern)
  })

  serve(app, sharingApi.permission, async ({ body }, call) => {
    const { env, pattern } = call
    if (body.type === 'org') {
      const { orgIdToUpdate, updatedPermission } = body
      const isSet = await commitAndTell(call, pattern.id, () =>
        setWorkspaceLevel(env.DB, pattern.id, orgIdToUpdate, updatedPermission),
      )
      if (!isSet) throw new AppError('not_found', 'This workspace has no access to this design.')
      return OK
    }
    await checkMember(env, pattern, body.userIdToUpdate)
    await commitAndTell(call, pattern.id, () =>
      setMember(env.DB, pattern.id, body.userIdToUpdate, body.updatedPermission),
    )
    return OK
  })

  serve(app, sharingApi.removeUser, async ({ body }, call) => {
    const { env } = call
    const { id, ownerId } = call.pattern
    const { userIdToRemove } = body
    if (userIdToRemove !== call.user.id && !mayDo(call.caller, call.level, 'share'))
      throw new AppError('forbidden')
    if (userIdToRemove === ownerId) throw new AppError('forbidden', OWNER_IS_FIXED)
    const removed = await commitAndTell(call, id, async () =>
      userIdToRemove === call.user.id
        ? leavePattern(env.DB, id, userIdToRemove)
        : ((await removeInvite(env.DB, id, userIdToRemove)) ??
          (await removeMember(env.DB, id, userIdToRemove))),
    )
    if (!removed) throw new AppError('not_found', HAS_NO_ACCESS)
    return { undo: await sealRemoval(id, removed, settingsOf(env).AUTH_SECRET) }
  })

  serve(app, sharingApi.handOver, async ({ body }, call) => {
    const { env, pattern, user } = call
    if (body.userId === pattern.ownerId) throw new AppError('conflict', 'This design is yours already.')
    const given = { patternId: pattern.id, ownerId: pattern.ownerId, heirId: body.userId }
    const link = `${originOf(call.settings, call.request)}/c/${pattern.id}`
    const told = {
      mailTo: await findAddress(env.DB, body.userId),
      said: { person: user.name, design: pattern.name, link },
    }
    if (!(await commitAndTell(call, pattern.id, () => handOverPattern(env.DB, given, told))))
      throw new AppError('not_found', 'Only a member with an account can become the owner.')
    return OK
  })

  serve(app, sharingApi.undoRemove, async ({ body }, call) => {
    const { env, pattern } = call
    const removed = await openRemoval(body.undo, pattern.id, settingsOf(env).AUTH_SECRET)
    if (!removed) throw new AppError('conflict', 'This can no longer be undone. Invite the person again.')
    await commitAndTell(call, pattern.id, () => putBack(env.DB, pattern.id, removed))
    return OK
  })
}

const OWNER_IS_FIXED = 'The owner cannot be removed or changed.'
const HAS_NO_ACCESS = 'This person has no access to this design.'

/** The owner cannot be removed or changed. */
async function checkMember(env: Call['env'], pattern: PatternRow, userId: string): Promise<void> {
  if (userId === pattern.ownerId) throw new AppError('forbidden', OWNER_IS_FIXED)
  const members = await listMembers(env.DB, pattern.id)
  if (!members.some(member => member.userId === userId)) {
    throw new AppError('not_found', HAS_NO_ACCESS)
  }
}

async function accessData(call: Call, pattern: PatternRow): Promise<AccessData> {
  const { env } = call
  const [owner, members, invites, sharedWith, editors] = await Promise.all([
    findPerson(env.DB, pattern.ownerId),
    listMembers(env.DB, pattern.id),
    listInvites(env.DB, pattern.id),
    listSharedWith(env.DB, pattern.id),
    listEditorsThroughWorkspaces(env.DB, pattern.id),
  ])
  const emailOf = ({ email, isGuest }: { email: string; isGuest: boolean }) => (isGuest ? null : email)
  return {
    usersList: [
      ...(owner
        ? [
            {
              id: owner.id,
              email: emailOf(owner),
              name: owner.name,
              avatarUrl: owner.image,
              permissionLevel: 'owner' as const,
            },
          ]
        : []),
      ...members.map(member => ({
        id: member.userId,
        email: emailOf(member),
        name: member.name,
        avatarUrl: member.image,
        permissionLevel: member.level,
        ...(editors.has(member.userId) && { editsThrough: editors.get(member.userId) }),
      })),
    ],
    orgsList: sharedWith.map(({ level, ...workspace }) => ({ ...workspace, permissionLevel: level })),
    invites: invites.map(({ email, level, token }) => ({
      email,
      permissionLevel: level,
      link: inviteLink(call, token),
    })),
  }
}

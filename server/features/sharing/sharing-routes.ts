import { originOf } from '#server/auth/better-auth.ts'
import { settingsOf } from '#server/bindings.ts'
import type { Call, SignedInPatternCall } from '#server/call.ts'
import { commitAndTell } from '#server/events/tell-rooms.ts'
import { limitOf } from '#server/features/credits/credits.ts'
import { sendMail } from '#server/features/mail/send-mail.ts'
import { findPattern, type PatternRow, updatePattern } from '#server/features/patterns/patterns-queries.ts'
import {
  findInvite,
  type GrantedLevel,
  listInvites,
  listMembers,
  putBack,
  raiseMember,
  removeInvite,
  removeMember,
  setMember,
  takeInvite,
  upsertInvite,
} from '#server/features/sharing/members-queries.ts'
import { openRemoval, sealRemoval } from '#server/features/sharing/undo-removal.ts'
import { findPerson } from '#server/features/users/users-queries.ts'
import { type AppHono, serve } from '#server/serve.ts'
import type { AccessData } from '#shared/access.ts'
import { OK } from '#shared/api/ok.ts'
import { patternsApi } from '#shared/api/patterns.ts'
import { AppError } from '#shared/errors.ts'
import { newId } from '#shared/ids.ts'
import { parseEmails } from '#shared/invites.ts'

/** Who may see and change a design: access mode, members, invitations. */
export function sharingRoutes(app: AppHono): void {
  serve(app, patternsApi.access, async ({ body }, call) => {
    const { env, pattern } = call
    if (body.access === 'private' && limitOf(env) !== null) throw new AppError('plan_required')
    await commitAndTell(call, pattern.id, () => updatePattern(env.DB, pattern.id, { access: body.access }))
    return OK
  })

  serve(app, patternsApi.owner, (_, call) => accessData(call, call.pattern))

  serve(app, patternsApi.invite, async ({ body }, call) => {
    const { emails, invalid } = parseEmails(body.emails)
    if (invalid.length > 0)
      throw new AppError('bad_request', `${invalid.join(', ')} is not an e-mail address.`)
    if (emails.length === 0) throw new AppError('bad_request', 'Enter at least one e-mail address.')
    const invites = []
    for (const email of emails) invites.push({ email, link: await invite(call, email, body.permissionLevel) })
    return { invites }
  })

  serve(app, patternsApi.permission, async ({ body }, call) => {
    const { env, pattern } = call
    if (body.type === 'org') throw new AppError('not_found', 'This workspace has no access to this design.')
    await checkMember(env, pattern, body.userIdToUpdate)
    await commitAndTell(call, pattern.id, () =>
      setMember(env.DB, pattern.id, body.userIdToUpdate, body.updatedPermission),
    )
    return OK
  })

  serve(app, patternsApi.removeUser, async ({ body }, call) => {
    const { env } = call
    const { id, ownerId } = call.pattern
    const { userIdToRemove } = body
    if (userIdToRemove === ownerId) throw new AppError('forbidden', OWNER_IS_FIXED)
    const removed = await commitAndTell(
      call,
      id,
      async () =>
        (await removeInvite(env.DB, id, userIdToRemove)) ?? (await removeMember(env.DB, id, userIdToRemove)),
    )
    if (!removed) throw new AppError('not_found', HAS_NO_ACCESS)
    return { undo: await sealRemoval(id, removed, settingsOf(env).AUTH_SECRET) }
  })

  serve(app, patternsApi.undoRemove, async ({ body }, call) => {
    const { env, pattern } = call
    const removed = await openRemoval(body.undo, pattern.id, settingsOf(env).AUTH_SECRET)
    if (!removed) throw new AppError('conflict', 'This can no longer be undone. Invite the person again.')
    await commitAndTell(call, pattern.id, () => putBack(env.DB, pattern.id, removed))
    return OK
  })

  serve(app, patternsApi.invitation, async ({ path }, { env }) => {
    const invitation = await findInvite(env.DB, path.token)
    const pattern = invitation && (await findPattern(env.DB, invitation.patternId))
    if (!pattern) throw new AppError('not_found', INVITATION_IS_OVER)
    return { patternName: pattern.name, permissionLevel: invitation.level }
  })

  serve(app, patternsApi.acceptInvite, async ({ body }, call) => {
    const { env, user } = call
    const taken = await takeInvite(env.DB, body.token)
    const pattern = taken && (await findPattern(env.DB, taken.patternId))
    if (!pattern) throw new AppError('not_found', INVITATION_IS_OVER)
    if (pattern.ownerId !== user.id)
      await commitAndTell(call, pattern.id, () => raiseMember(env.DB, pattern.id, user.id, taken.level))
    return { id: pattern.id }
  })
}

const OWNER_IS_FIXED = 'The owner cannot be removed or changed.'
const HAS_NO_ACCESS = 'This person has no access to this design.'
const INVITATION_IS_OVER = 'This invitation has been used or withdrawn.'

/**
 * A link that proves itself, for every address alike: nobody has verified who registered it here, and nobody learns
 * whether somebody did.
 */
async function invite(call: SignedInPatternCall, email: string, level: GrantedLevel): Promise<string> {
  const { env, pattern, user } = call
  const link = inviteLink(call, (await newInvite(call, email, level)).token)
  await sendMail(env, {
    recipient: email,
    subject: `${user.name} shared “${pattern.name}” with you`,
    body: `${user.name} invites you to ${level === 'write' ? 'edit' : 'view'} “${pattern.name}”.\n\n${link}\n`,
  })
  return link
}

const newInvite = ({ env, pattern, user }: SignedInPatternCall, email: string, level: GrantedLevel) =>
  upsertInvite(env.DB, { patternId: pattern.id, email, level, token: newId() + newId(), invitedBy: user.id })

const inviteLink = ({ settings, request }: Call, token: string): string =>
  `${originOf(settings, request)}/invite/${token}`

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
  const [owner, members, invites] = await Promise.all([
    findPerson(env.DB, pattern.ownerId),
    listMembers(env.DB, pattern.id),
    listInvites(env.DB, pattern.id),
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
      })),
    ],
    orgsList: [],
    invites: invites.map(({ email, level, token }) => ({
      email,
      permissionLevel: level,
      link: inviteLink(call, token),
    })),
  }
}

import type { SignedInPatternCall } from '#server/call.ts'
import { commitAndTell } from '#server/events/tell-rooms.ts'
import { mailOf } from '#server/features/mail/letters/letter.ts'
import { invitationLetter } from '#server/features/mail/letters/sharing-letters.ts'
import { sendMail } from '#server/features/mail/send-mail.ts'
import { findPattern } from '#server/features/patterns/patterns-queries.ts'
import { inviteLink } from '#server/features/sharing/invite-link.ts'
import { findInvite, takeInvite, upsertInvite } from '#server/features/sharing/invites-queries.ts'
import { type GrantedLevel, raiseMember } from '#server/features/sharing/members-queries.ts'
import { type AppHono, serve } from '#server/serve.ts'
import { sharingApi } from '#shared/api/sharing.ts'
import { AppError } from '#shared/errors.ts'
import { newId } from '#shared/ids.ts'
import { parseEmails } from '#shared/invites.ts'

/** Inviting by e-mail, and taking an invitation. */
export function invitesRoutes(app: AppHono): void {
  serve(app, sharingApi.invite, async ({ body }, call) => {
    const { emails, invalid } = parseEmails(body.emails)
    if (invalid.length > 0)
      throw new AppError('bad_request', `${invalid.join(', ')} is not an e-mail address.`)
    if (emails.length === 0) throw new AppError('bad_request', 'Enter at least one e-mail address.')
    const invites = []
    for (const email of emails) invites.push({ email, link: await invite(call, email, body.permissionLevel) })
    return { invites }
  })

  serve(app, sharingApi.invitation, async ({ path }, { env }) => {
    const invitation = await findInvite(env.DB, path.token)
    const pattern = invitation && (await findPattern(env.DB, invitation.patternId))
    if (!pattern) throw new AppError('not_found', INVITATION_IS_OVER)
    return { patternName: pattern.name, permissionLevel: invitation.level }
  })

  serve(app, sharingApi.acceptInvite, async ({ body }, call) => {
    const { env, user } = call
    const taken = await takeInvite(env.DB, body.token)
    const pattern = taken && (await findPattern(env.DB, taken.patternId))
    if (!pattern) throw new AppError('not_found', INVITATION_IS_OVER)
    if (pattern.ownerId !== user.id)
      await commitAndTell(call, pattern.id, () => raiseMember(env.DB, pattern.id, user.id, taken.level))
    return { id: pattern.id }
  })
}

const INVITATION_IS_OVER = 'This invitation has been used or withdrawn.'

/**
 * A link that proves itself, for every address alike: nobody has verified who registered it here, and nobody learns
 * whether somebody did.
 */
async function invite(call: SignedInPatternCall, email: string, level: GrantedLevel): Promise<string> {
  const { env, pattern, user } = call
  const link = inviteLink(call, (await newInvite(call, email, level)).token)
  const letter = invitationLetter({ person: user.name, design: pattern.name, link }, level)
  await sendMail(env, mailOf(email, letter), { kind: 'invitation', by: user })
  return link
}

const newInvite = ({ env, pattern, user }: SignedInPatternCall, email: string, level: GrantedLevel) =>
  upsertInvite(env.DB, { patternId: pattern.id, email, level, token: newId() + newId(), invitedBy: user.id })

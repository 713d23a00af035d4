import { findSpent } from '#server/features/sharing/spent-invites-queries.ts'
import { AppError } from '#shared/errors.ts'
import { INVITE_FOR_DAYS } from '#shared/invites.ts'

/** Invitations that were sent before are over. */
export const invitesSince = (): number => Date.now() - INVITE_FOR_DAYS * 24 * 60 * 60 * 1000

/** Why this link lets nobody in, and what to do. */
export async function invitationOver(d1: D1Database, token: string, isExpired = false): Promise<AppError> {
  const why = isExpired ? 'expired' : await findSpent(d1, token)
  return new AppError('not_found', WORDS[why ?? 'unknown'])
}

const WORDS = {
  used: 'This invitation has been used. Ask whoever sent it for another one.',
  withdrawn: 'This invitation was withdrawn. Ask whoever sent it for another one.',
  expired: `This invitation has expired: it held for ${INVITE_FOR_DAYS} days. Ask whoever sent it for another one.`,
  unknown: 'This invitation has been used or withdrawn, or its link is not complete.',
}

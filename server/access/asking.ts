import { type Asked, findOwnRequest, type RequestRow } from '#server/access/requests-queries.ts'
import { AppError } from '#shared/errors.ts'
import type { AccessRequest, OwnRequest } from '#shared/workspaces.ts'

/** Whoever was refused may ask again after this time. */
const ASKED_AGAIN_AFTER_MS = 24 * 60 * 60 * 1000

export const IS_ANSWERED = 'This request has been answered.'

/** Who was refused after this may not ask again yet. */
export const refusedBefore = (): number => Date.now() - ASKED_AGAIN_AFTER_MS

/** What became of a request, as its person is told. */
export function ownState(own: { refusedAt: number | null } | null): OwnRequest {
  if (!own) return { state: 'none', againAt: null }
  const { refusedAt } = own
  if (refusedAt === null) return { state: 'open', againAt: null }
  return { state: 'declined', againAt: refusedAt + ASKED_AGAIN_AFTER_MS }
}

/** Declined lately, or one of too many. */
export async function whyNot(
  d1: D1Database,
  asked: Asked,
  { objectId, userId }: { objectId: string; userId: string },
  what: 'design' | 'canvas',
): Promise<AppError> {
  const own = await findOwnRequest(d1, asked, objectId, userId)
  return new AppError(
    'conflict',
    own
      ? 'Your request was declined. You can ask again a day after that.'
      : `Too many people ask for this ${what} right now. Try again tomorrow.`,
  )
}

/** As whoever may answer sees it. */
export const shownRequest = ({
  id,
  userId,
  name,
  email,
  image,
  message,
  createdAt,
}: RequestRow): AccessRequest => ({
  ...{ id, message, createdAt },
  user: { id: userId, name, avatarUrl: image, email },
})

import { mayDo, patternFor } from '#server/access/levels.ts'
import { originOf } from '#server/auth/better-auth.ts'
import type { SignedInCall } from '#server/call.ts'
import { commitAndTell } from '#server/events/commit-and-tell.ts'
import {
  countUnread,
  findAsker,
  insertAnswer,
  insertMessage,
  listAsked,
  listMessages,
  markRead,
} from '#server/features/support/support-queries.ts'
import { findAddress } from '#server/features/users/users-queries.ts'
import { type AppHono, serve } from '#server/serve.ts'
import { OK } from '#shared/api/ok.ts'
import { supportApi } from '#shared/api/support.ts'
import { AppError } from '#shared/errors.ts'
import { newId } from '#shared/ids.ts'
import { GUEST_UNANSWERED_MAX, GUESTS_UNANSWERED_MAX, UNANSWERED_MAX } from '#shared/support.ts'

const LISTED_MAX = 200

export function supportRoutes(app: AppHono): void {
  serve(app, supportApi.write, async ({ body: { message, patternId, requestId } }, call) => {
    const { env, user } = call
    const id = requestId ?? newId()
    const asker = await findAsker(env.DB, id)
    if (asker === user.id) return { id }
    if (asker !== null) throw new AppError('request_id_reused')
    if (patternId) await checkViewed(call, patternId)
    const most = user.isGuest ? GUEST_UNANSWERED_MAX : UNANSWERED_MAX
    const written = await insertMessage(
      env.DB,
      { id, userId: user.id, message, patternId: patternId ?? null },
      { own: most, guests: user.isGuest ? GUESTS_UNANSWERED_MAX : null },
    )
    // The same request may have come twice at once.
    if (written || (await findAsker(env.DB, id)) === user.id) return { id }
    throw new AppError(
      'too_many_requests',
      user.isGuest
        ? 'Too many messages of guests wait for an answer. Write again when one has come, or create an account.'
        : `${most} of your messages wait for an answer. Write again when one of them has come.`,
    )
  })

  serve(app, supportApi.list, async (_, { env, user }) => {
    const [messages, unread] = await Promise.all([
      listMessages(env.DB, user.id, LISTED_MAX),
      countUnread(env.DB, user.id),
    ])
    return { messages, unread }
  })

  serve(app, supportApi.read, async (_, { env, user }) => {
    await markRead(env.DB, user.id)
    return OK
  })

  serve(app, supportApi.asked, async (_, { env }) => ({ messages: await listAsked(env.DB, LISTED_MAX) }))

  serve(app, supportApi.answer, async ({ body: { id, message, requestId } }, call) => {
    const { env, settings, request, user } = call
    const askerId = await findAsker(env.DB, id)
    if (askerId === null) throw new AppError('not_found')
    const answer = { id: requestId ?? newId(), messageId: id, writtenBy: user.id, message }
    const told = { mailTo: await findAddress(env.DB, askerId), link: `${originOf(settings, request)}/` }
    await commitAndTell(call, null, () => insertAnswer(env.DB, { ...answer, askerId }, told))
    return OK
  })
}

/** Only what somebody may see can be what a message is about: nobody learns what else there is. */
async function checkViewed({ env, caller }: SignedInCall, patternId: string): Promise<void> {
  const found = await patternFor(env.DB, caller.userId, patternId)
  if (!found) throw new AppError('not_found')
  if (!mayDo(caller, found.level, 'view')) throw new AppError('forbidden')
}

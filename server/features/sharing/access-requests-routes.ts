import { patternFor } from '#server/access/levels.ts'
import { originOf } from '#server/auth/better-auth.ts'
import type { Call } from '#server/call.ts'
import { commitAndTell } from '#server/events/commit-and-tell.ts'
import type { PatternRow } from '#server/features/patterns/patterns-queries.ts'
import {
  answerRequest,
  findAsking,
  findOwnRequest,
  insertRequest,
  listRequests,
  listRequestsTo,
  type RequestRow,
} from '#server/features/sharing/access-requests-queries.ts'
import { findAddress } from '#server/features/users/users-queries.ts'
import { type AppHono, serve } from '#server/serve.ts'
import { OK } from '#shared/api/ok.ts'
import { sharingApi } from '#shared/api/sharing.ts'
import { AppError } from '#shared/errors.ts'
import { newId } from '#shared/ids.ts'
import type { AccessRequest } from '#shared/workspaces.ts'

/** Whoever was refused may ask again after this time. */
const ASKED_AGAIN_AFTER_MS = 24 * 60 * 60 * 1000

/** Asking to be let into a design, and the answer. */
export function accessRequestsRoutes(app: AppHono): void {
  serve(app, sharingApi.request, async ({ path, body: { message } }, call) => {
    const { env, user } = call
    const found = await patternFor(env.DB, user.id, path.id)
    if (!found) throw new AppError('not_found')
    const { pattern, level } = found
    if (pattern.spacePointer) throw new AppError('managed_by_canvas')
    if (level !== null) throw new AppError('conflict', 'You can open this design already.')
    const refusedBefore = Date.now() - ASKED_AGAIN_AFTER_MS
    const request = { id: newId(), patternId: pattern.id, userId: user.id, message, refusedBefore }
    const told = {
      mailTo: await findAddress(env.DB, pattern.ownerId),
      said: { person: user.name, ...about(call, pattern), message },
    }
    const asked = await commitAndTell(call, null, () => insertRequest(env.DB, request, told))
    if (asked === null) throw await whyNot(env.DB, request)
    return OK
  })

  serve(app, sharingApi.ownRequest, async ({ path }, { env, user }) => {
    const found = await patternFor(env.DB, user.id, path.id)
    if (!found) throw new AppError('not_found')
    const own = await findOwnRequest(env.DB, path.id, user.id)
    if (!own) return { state: 'none' as const, againAt: null }
    const { refusedAt } = own
    if (refusedAt === null) return { state: 'open' as const, againAt: null }
    return { state: 'declined' as const, againAt: refusedAt + ASKED_AGAIN_AFTER_MS }
  })

  serve(app, sharingApi.requests, async (_, { env, pattern }) => ({
    requests: (await listRequests(env.DB, pattern.id)).map(shown),
  }))

  serve(app, sharingApi.requestsToMe, async (_, { env, user }) => ({
    requests: (await listRequestsTo(env.DB, user.id)).map(row => ({
      ...shown(row),
      pattern: { id: row.patternId, name: row.patternName },
    })),
  }))

  serve(app, sharingApi.answer, async ({ body }, call) => {
    const { env, pattern, user } = call
    const asking = await findAsking(env.DB, pattern.id, body.id)
    if (!asking) throw new AppError('not_found', IS_ANSWERED)
    const answer = {
      ...{ patternId: pattern.id, id: body.id, actorId: user.id },
      level: body.isGranted ? body.permissionLevel : null,
    }
    const told = {
      mailTo: await findAddress(env.DB, asking.userId),
      said: { person: user.name, ...about(call, pattern), level: body.permissionLevel },
    }
    const isAnswered = await commitAndTell(call, pattern.id, () => answerRequest(env.DB, answer, told))
    if (!isAnswered) throw new AppError('not_found', IS_ANSWERED)
    return OK
  })
}

/** Declined lately, or one of too many. */
async function whyNot(d1: D1Database, { patternId, userId }: { patternId: string; userId: string }) {
  const own = await findOwnRequest(d1, patternId, userId)
  return new AppError(
    'conflict',
    own
      ? 'Your request was declined. You can ask again a day after that.'
      : 'Too many people ask for this design right now. Try again tomorrow.',
  )
}

const IS_ANSWERED = 'This request has been answered.'

const shown = ({ id, userId, name, email, image, message, createdAt }: RequestRow): AccessRequest => ({
  ...{ id, message, createdAt },
  user: { id: userId, name, avatarUrl: image, email },
})

const about = ({ settings, request }: Call, { id, name }: PatternRow) => ({
  design: name,
  link: `${originOf(settings, request)}/c/${id}`,
})

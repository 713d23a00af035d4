import { canvasFor } from '#server/access/levels.ts'
import { originOf } from '#server/auth/better-auth.ts'
import type { Call } from '#server/call.ts'
import { commitAndTell } from '#server/events/commit-and-tell.ts'
import {
  findAskingCanvas,
  findOwnCanvasRequest,
  grantCanvasRequest,
  insertCanvasRequest,
  listCanvasRequests,
  refuseCanvasRequest,
} from '#server/features/canvas/canvas-requests-queries.ts'
import type { SpaceRow } from '#server/features/canvas/spaces-queries.ts'
import { findAddress } from '#server/features/users/users-queries.ts'
import { type AppHono, serve } from '#server/serve.ts'
import { canvasApi } from '#shared/api/canvas.ts'
import { OK } from '#shared/api/ok.ts'
import { AppError } from '#shared/errors.ts'
import { newId } from '#shared/ids.ts'

/** Whoever was refused may ask again after this time. */
const ASKED_AGAIN_AFTER_MS = 24 * 60 * 60 * 1000

/** Asking to be let into a canvas, and the answer. */
export function canvasRequestsRoutes(app: AppHono): void {
  serve(app, canvasApi.request, async ({ path, body: { message } }, call) => {
    const { env, user } = call
    const found = await canvasFor(env.DB, user.id, path.spaceId)
    if (!found) throw new AppError('not_found')
    const { canvas, level } = found
    if (level !== null) throw new AppError('conflict', 'You can open this canvas already.')
    const refusedBefore = Date.now() - ASKED_AGAIN_AFTER_MS
    const request = { id: newId(), spaceId: canvas.id, userId: user.id, message, refusedBefore }
    const told = {
      mailTo: await findAddress(env.DB, canvas.ownerId),
      said: { person: user.name, ...about(call, canvas), message },
    }
    const isAsked = await commitAndTell(call, null, () => insertCanvasRequest(env.DB, request, told))
    if (!isAsked)
      throw new AppError('conflict', 'You cannot ask for this canvas right now. Try again tomorrow.')
    return OK
  })

  serve(app, canvasApi.ownRequest, async ({ path }, { env, user }) => {
    const found = await canvasFor(env.DB, user.id, path.spaceId)
    if (!found) throw new AppError('not_found')
    const own = await findOwnCanvasRequest(env.DB, found.canvas.id, user.id)
    if (!own) return { state: 'none' as const, againAt: null }
    const { refusedAt } = own
    if (refusedAt === null) return { state: 'open' as const, againAt: null }
    return { state: 'declined' as const, againAt: refusedAt + ASKED_AGAIN_AFTER_MS }
  })

  serve(app, canvasApi.requests, async (_, { env, canvas }) => ({
    requests: (await listCanvasRequests(env.DB, canvas.id)).map(
      ({ id, userId, name, email, image, message, createdAt }) => ({
        ...{ id, message, createdAt },
        user: { id: userId, name, avatarUrl: image, email },
      }),
    ),
  }))

  serve(app, canvasApi.answer, async ({ body: { id, isGranted } }, call) => {
    const { env, canvas, user } = call
    const asking = await findAskingCanvas(env.DB, canvas.id, id)
    if (!asking) throw new AppError('not_found', IS_ANSWERED)
    const told = {
      mailTo: await findAddress(env.DB, asking.userId),
      said: { person: user.name, ...about(call, canvas), level: 'write' as const },
    }
    const answer = { spaceId: canvas.id, id, actorId: user.id }
    const isAnswered = isGranted
      ? await commitAndTell(call, canvas.id, () => grantCanvasRequest(env.DB, answer, told))
      : await refuseCanvasRequest(env.DB, canvas.id, id)
    if (!isAnswered) throw new AppError('not_found', IS_ANSWERED)
    return OK
  })
}

const IS_ANSWERED = 'This request has been answered.'

const about = ({ settings, request }: Call, { id, name }: SpaceRow) => ({
  kind: 'canvas' as const,
  design: name,
  link: `${originOf(settings, request)}/s/${id}`,
})

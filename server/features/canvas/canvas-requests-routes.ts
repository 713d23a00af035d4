import { IS_ANSWERED, ownState, refusedBefore, shownRequest, whyNot } from '#server/access/asking.ts'
import { canvasFor } from '#server/access/levels.ts'
import {
  ASKED,
  findAsking,
  findOwnRequest,
  insertRequest,
  refuseRequest,
} from '#server/access/requests-queries.ts'
import { originOf } from '#server/auth/better-auth.ts'
import type { Call } from '#server/call.ts'
import { commitAndTell } from '#server/events/commit-and-tell.ts'
import { grantCanvasRequest, listCanvasRequests } from '#server/features/canvas/canvas-requests-queries.ts'
import type { SpaceRow } from '#server/features/canvas/spaces-queries.ts'
import { findAddress } from '#server/features/users/users-queries.ts'
import { type AppHono, serve } from '#server/serve.ts'
import { canvasApi } from '#shared/api/canvas.ts'
import { OK } from '#shared/api/ok.ts'
import { AppError } from '#shared/errors.ts'
import { newId } from '#shared/ids.ts'

/** Asking to be let into a canvas, and the answer. */
export function canvasRequestsRoutes(app: AppHono): void {
  serve(app, canvasApi.request, async ({ path, body: { message } }, call) => {
    const { env, user } = call
    const found = await canvasFor(env.DB, user.id, path.spaceId)
    if (!found) throw new AppError('not_found')
    const { canvas, level } = found
    if (level !== null) throw new AppError('conflict', 'You can open this canvas already.')
    const request = {
      ...{ id: newId(), objectId: canvas.id, userId: user.id, message },
      refusedBefore: refusedBefore(),
    }
    const told = {
      mailTo: await findAddress(env.DB, canvas.ownerId),
      said: { person: user.name, ...about(call, canvas), message },
    }
    const asked = await commitAndTell(call, null, () => insertRequest(env.DB, ASKED.canvas, request, told))
    if (asked === null) throw await whyNot(env.DB, ASKED.canvas, request, 'canvas')
    return OK
  })

  serve(app, canvasApi.ownRequest, async ({ path }, { env, user }) => {
    const found = await canvasFor(env.DB, user.id, path.spaceId)
    if (!found) throw new AppError('not_found')
    return ownState(await findOwnRequest(env.DB, ASKED.canvas, found.canvas.id, user.id))
  })

  serve(app, canvasApi.requests, async (_, { env, canvas }) => ({
    requests: (await listCanvasRequests(env.DB, canvas.id)).map(shownRequest),
  }))

  serve(app, canvasApi.answer, async ({ body: { id, isGranted } }, call) => {
    const { env, canvas, user } = call
    const asking = await findAsking(env.DB, ASKED.canvas, canvas.id, id)
    if (!asking) throw new AppError('not_found', IS_ANSWERED)
    const told = {
      mailTo: await findAddress(env.DB, asking.userId),
      said: { person: user.name, ...about(call, canvas), level: 'write' as const },
    }
    const answer = { spaceId: canvas.id, id, actorId: user.id }
    const isAnswered = isGranted
      ? await commitAndTell(call, canvas.id, () => grantCanvasRequest(env.DB, answer, told))
      : await refuseRequest(env.DB, ASKED.canvas, canvas.id, id)
    if (!isAnswered) throw new AppError('not_found', IS_ANSWERED)
    return OK
  })
}

const about = ({ settings, request }: Call, { id, name }: SpaceRow) => ({
  kind: 'canvas' as const,
  design: name,
  link: `${originOf(settings, request)}/s/${id}`,
})

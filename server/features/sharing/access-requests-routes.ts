import { IS_ANSWERED, ownState, refusedBefore, shownRequest, whyNot } from '#server/access/asking.ts'
import { patternFor } from '#server/access/levels.ts'
import { ASKED, findAsking, findOwnRequest, insertRequest } from '#server/access/requests-queries.ts'
import { originOf } from '#server/auth/better-auth.ts'
import type { Call } from '#server/call.ts'
import { commitAndTell } from '#server/events/commit-and-tell.ts'
import { listCanvasRequestsTo } from '#server/features/canvas/canvas-requests-queries.ts'
import type { PatternRow } from '#server/features/patterns/patterns-queries.ts'
import {
  answerRequest,
  listRequests,
  listRequestsTo,
} from '#server/features/sharing/access-requests-queries.ts'
import { findAddress } from '#server/features/users/users-queries.ts'
import { type AppHono, serve } from '#server/serve.ts'
import { OK } from '#shared/api/ok.ts'
import { sharingApi } from '#shared/api/sharing.ts'
import { AppError } from '#shared/errors.ts'
import { newId } from '#shared/ids.ts'

/** Asking to be let into a design, and the answer. */
export function accessRequestsRoutes(app: AppHono): void {
  serve(app, sharingApi.request, async ({ path, body: { message } }, call) => {
    const { env, user } = call
    const found = await patternFor(env.DB, user.id, path.id)
    if (!found) throw new AppError('not_found')
    const { pattern, level } = found
    if (pattern.spacePointer) throw new AppError('managed_by_canvas')
    if (level !== null) throw new AppError('conflict', 'You can open this design already.')
    const request = {
      ...{ id: newId(), objectId: pattern.id, userId: user.id, message },
      refusedBefore: refusedBefore(),
    }
    const told = {
      mailTo: await findAddress(env.DB, pattern.ownerId),
      said: { person: user.name, ...about(call, pattern), message },
    }
    const asked = await commitAndTell(call, null, () => insertRequest(env.DB, ASKED.design, request, told))
    if (asked === null) throw await whyNot(env.DB, ASKED.design, request, 'design')
    return OK
  })

  serve(app, sharingApi.ownRequest, async ({ path }, { env, user }) => {
    const found = await patternFor(env.DB, user.id, path.id)
    if (!found) throw new AppError('not_found')
    return ownState(await findOwnRequest(env.DB, ASKED.design, path.id, user.id))
  })

  serve(app, sharingApi.requests, async (_, { env, pattern }) => ({
    requests: (await listRequests(env.DB, pattern.id)).map(shownRequest),
  }))

  serve(app, sharingApi.requestsToMe, async (_, { env, user }) => {
    const [ofDesigns, ofCanvases] = await Promise.all([
      listRequestsTo(env.DB, user.id),
      listCanvasRequestsTo(env.DB, user.id),
    ])
    return {
      requests: ofDesigns.map(row => ({
        ...shownRequest(row),
        pattern: { id: row.patternId, name: row.patternName },
      })),
      canvasRequests: ofCanvases.map(row => ({
        ...shownRequest(row),
        canvas: { id: row.spaceId, name: row.spaceName },
      })),
    }
  })

  serve(app, sharingApi.answer, async ({ body }, call) => {
    const { env, pattern, user } = call
    const asking = await findAsking(env.DB, ASKED.design, pattern.id, body.id)
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

const about = ({ settings, request }: Call, { id, name }: PatternRow) => ({
  design: name,
  link: `${originOf(settings, request)}/c/${id}`,
})

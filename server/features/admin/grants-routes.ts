import type { Call } from '#server/call.ts'
import { commitAndTell } from '#server/events/commit-and-tell.ts'
import { anyPattern } from '#server/features/admin/any-pattern.ts'
import { findPeopleIds, grantWrite, revokeWrite } from '#server/features/admin/grants-queries.ts'
import { type AppHono, serve } from '#server/serve.ts'
import { adminApi } from '#shared/api/admin.ts'
import { OK } from '#shared/api/ok.ts'
import { AppError } from '#shared/errors.ts'

/** A platform admin gives access, to himself or to others, and the owner reads that he did. */
export function grantsRoutes(app: AppHono): void {
  serve(app, adminApi.grant, async ({ path, body }, call) => {
    const { env, actor } = call
    const patternId = await grantable(call, path.id)
    const act = { actorId: actor.id, act: 'grantPermission', patternId, reason: body.reason ?? '' } as const
    await commitAndTell(call, patternId, () => grantWrite(env.DB, [actor.id], act))
    return OK
  })

  serve(app, adminApi.grantTo, async ({ path, body }, call) => {
    const { env, actor } = call
    const patternId = await grantable(call, path.id)
    const found = await findPeopleIds(env.DB, body.userIds)
    const missing = body.userIds.filter(id => !found.has(id))
    if (missing.length > 0) throw new AppError('not_found', `There is nobody with the id ${missing[0]}.`)
    const about = [...new Set(found.values())]
    const reason = body.reason ?? ''
    const act = { actorId: actor.id, act: 'grantToPeople', patternId, reason, about } as const
    await commitAndTell(call, patternId, () => grantWrite(env.DB, about, act))
    return OK
  })

  serve(app, adminApi.revoke, async ({ path, body }, call) => {
    const { env, actor } = call
    const patternId = await grantable(call, path.id)
    const act = { actorId: actor.id, act: 'revokePermission', patternId, reason: body.reason ?? '' } as const
    const wasGranted = await commitAndTell(call, patternId, () => revokeWrite(env.DB, actor.id, act))
    if (!wasGranted) throw new AppError('not_found', NOTHING_GRANTED)
    return OK
  })
}

/** On a canvas the canvas decides who may do what. */
async function grantable(call: Call, id: string): Promise<string> {
  const pattern = await anyPattern(call, id)
  if (pattern.spacePointer) throw new AppError('managed_by_canvas')
  return pattern.id
}

const NOTHING_GRANTED = 'You have not given yourself access to this design.'

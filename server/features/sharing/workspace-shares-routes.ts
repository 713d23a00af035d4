import { settingsOf } from '#server/bindings.ts'
import { commitAndTell } from '#server/events/commit-and-tell.ts'
import { sealRemoval } from '#server/features/sharing/undo-removal.ts'
import { shareWithWorkspace, unshare } from '#server/features/sharing/workspace-shares-queries.ts'
import { type AppHono, serve } from '#server/serve.ts'
import { OK } from '#shared/api/ok.ts'
import { sharingApi } from '#shared/api/sharing.ts'
import { AppError } from '#shared/errors.ts'

/** A design and the workspaces whose members may see or change it. */
export function workspaceSharesRoutes(app: AppHono): void {
  serve(app, sharingApi.inviteOrg, async ({ body }, call) => {
    const { env, pattern, user } = call
    const share = {
      patternId: pattern.id,
      workspaceId: body.orgId,
      level: body.permissionLevel,
      actorId: user.id,
    }
    if (!(await commitAndTell(call, pattern.id, () => shareWithWorkspace(env.DB, share))))
      throw new AppError('forbidden')
    return OK
  })

  serve(app, sharingApi.removeOrg, async ({ body }, call) => {
    const { env, pattern } = call
    const removed = await commitAndTell(call, pattern.id, () => unshare(env.DB, pattern.id, body.orgId))
    if (!removed) throw new AppError('not_found', 'This workspace has no access to this design.')
    return { undo: await sealRemoval(pattern.id, removed, settingsOf(env).AUTH_SECRET) }
  })
}

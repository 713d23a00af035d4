import { tryModel } from '#server/features/models/connect-model.ts'
import { listModels } from '#server/features/models/list-models.ts'
import { connectOwn, ownPlace } from '#server/features/models/own-models.ts'
import { deleteOfWorkspace, keysOfWorkspace } from '#server/features/models/workspace-models-queries.ts'
import { connectedIn } from '#server/generation/model/workspace-model.ts'
import { type AppHono, serve } from '#server/serve.ts'
import { OK } from '#shared/api/ok.ts'
import { workspaceModelsApi } from '#shared/api/workspace-models.ts'
import { AppError } from '#shared/errors.ts'

export function workspaceModelsRoutes(app: AppHono): void {
  serve(app, workspaceModelsApi.list, async (_, { env, settings, workspace }) => ({
    models: await connectedIn(env, workspace.id),
    addresses: settings.PERSONAL_KEYS ? settings.PERSONAL_KEY_ADDRESSES : [],
  }))

  serve(app, workspaceModelsApi.offered, async ({ body }, { env, settings, user, workspace }) => {
    const holder = keysOfWorkspace(env.DB, workspace.id, user.id)
    const models = await listModels(await ownPlace(settings, holder, body))
    return { models: models.map(({ model }) => model) }
  })

  serve(app, workspaceModelsApi.check, async ({ body }, { env, settings, user, workspace }) => {
    const holder = keysOfWorkspace(env.DB, workspace.id, user.id)
    return tryModel(await ownPlace(settings, holder, body), body.model)
  })

  serve(app, workspaceModelsApi.connect, async ({ body }, { env, settings, user, workspace }) => {
    const holder = keysOfWorkspace(env.DB, workspace.id, user.id)
    const place = await ownPlace(settings, holder, body)
    return { id: await connectOwn(settings, holder, place, body.model) }
  })

  serve(app, workspaceModelsApi.disconnect, async ({ path }, { env, user, workspace }) => {
    const which = { id: path.modelId, workspaceId: workspace.id, actorId: user.id }
    if (!(await deleteOfWorkspace(env.DB, which))) throw new AppError('not_found')
    return OK
  })
}

import { tryModel } from '#server/features/models/connect-model.ts'
import { listModels } from '#server/features/models/list-models.ts'
import { connectOwn, ownPlace } from '#server/features/models/own-models.ts'
import { deleteOwn, keysOfPerson } from '#server/features/models/own-models-queries.ts'
import { connectedBy } from '#server/generation/model/own-model.ts'
import { type AppHono, serve } from '#server/serve.ts'
import { OK } from '#shared/api/ok.ts'
import { ownModelsApi } from '#shared/api/own-models.ts'
import { AppError } from '#shared/errors.ts'

export function ownModelsRoutes(app: AppHono): void {
  serve(app, ownModelsApi.list, async (_, { env, user, settings }) => ({
    models: await connectedBy(env, user.id),
    addresses: settings.PERSONAL_KEYS ? settings.PERSONAL_KEY_ADDRESSES : [],
  }))

  serve(app, ownModelsApi.offered, async ({ body }, { env, settings, user }) => {
    const models = await listModels(await ownPlace(settings, keysOfPerson(env.DB, user.id), body))
    return { models: models.map(({ model }) => model) }
  })

  serve(app, ownModelsApi.check, async ({ body }, { env, settings, user }) =>
    tryModel(await ownPlace(settings, keysOfPerson(env.DB, user.id), body), body.model),
  )

  serve(app, ownModelsApi.connect, async ({ body }, { env, settings, user }) => {
    const holder = keysOfPerson(env.DB, user.id)
    const place = await ownPlace(settings, holder, body)
    return { id: await connectOwn(settings, holder, place, body.model) }
  })

  serve(app, ownModelsApi.disconnect, async ({ path }, { env, user }) => {
    if (!(await deleteOwn(env.DB, user.id, path.id))) throw new AppError('not_found')
    return OK
  })
}

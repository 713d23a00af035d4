import type { Call } from '#server/call.ts'
import { checkModel } from '#server/features/models/check-model.ts'
import { connectFound, foundForNewcomers } from '#server/features/models/connect-found.ts'
import { connectModel, keyedPlace, tryModel } from '#server/features/models/connect-model.ts'
import { findModels } from '#server/features/models/find-models.ts'
import { listModels } from '#server/features/models/list-models.ts'
import { deleteConnected, forgetPrice, setDefault, setPrice } from '#server/features/models/models-queries.ts'
import { accessOf, modelsOf } from '#server/generation/model/choose-model.ts'
import { ModelError } from '#server/generation/model/problems.ts'
import { languageModel, type ModelAccess } from '#server/generation/model/providers.ts'
import { withoutSecrets } from '#server/outside/outside-fetch.ts'
import { type AppHono, serve } from '#server/serve.ts'
import { modelsApi } from '#shared/api/models.ts'
import { OK } from '#shared/api/ok.ts'
import { AppError } from '#shared/errors.ts'
import type { ModelCheck } from '#shared/models.ts'

export function modelsRoutes(app: AppHono): void {
  serve(app, modelsApi.list, async (_, { env, settings }) => {
    const [{ models, modes, fixed }, found] = await Promise.all([modelsOf(env), findModels(settings)])
    return {
      models,
      modes: { best: modes.best?.id ?? null, agent: modes.agent?.id ?? null },
      ...{ fixed, found },
    }
  })

  serve(app, modelsApi.offered, async ({ body }, { env, settings }) => {
    const models = await listModels(await keyedPlace(env.DB, settings, body))
    return { models: models.map(({ model }) => model) }
  })

  serve(app, modelsApi.check, async ({ body }, call) => {
    if ('modelId' in body) return checkKnown(call, body.modelId)
    return tryModel(await keyedPlace(call.env.DB, call.settings, body), body.model)
  })

  serve(app, modelsApi.connect, async ({ body }, { env, settings }) => {
    const place = await keyedPlace(env.DB, settings, body)
    return { id: await connectModel(env.DB, settings, place, body.model) }
  })

  serve(app, modelsApi.found, async (_, { env }) => ({ found: await foundForNewcomers(env) }))

  serve(app, modelsApi.connectFound, async ({ body }, { env }) => ({ id: await connectFound(env, body) }))

  serve(app, modelsApi.setDefault, async ({ body: { mode, modelId } }, { env }) => {
    const { models, fixed } = await modelsOf(env)
    if (!models.some(({ id }) => id === modelId)) throw new AppError('not_found')
    if (fixed.includes(mode)) throw new AppError('conflict', 'The environment of the server decides this.')
    await setDefault(env.DB, mode, modelId)
    return OK
  })

  serve(app, modelsApi.setPrice, async ({ body: { modelId, price } }, { env, user }) => {
    if (!(await modelsOf(env)).models.some(({ id }) => id === modelId)) throw new AppError('not_found')
    if (price) await setPrice(env.DB, modelId, price, user.id)
    else await forgetPrice(env.DB, modelId)
    return OK
  })

  serve(app, modelsApi.disconnect, async ({ path }, { env }) => {
    if (!(await deleteConnected(env.DB, path.id))) throw new AppError('not_found')
    return OK
  })
}

async function checkKnown({ env, settings }: Call, modelId: string): Promise<ModelCheck> {
  const model = (await modelsOf(env)).models.find(({ id }) => id === modelId)
  if (!model) throw new AppError('not_found')
  const access = await accessOf(model, settings).catch(lostKey)
  if ('problem' in access) return access
  const check = await checkModel(await languageModel(model, access))
  return { ...check, detail: check.detail && withoutSecrets(check.detail, [access.apiKey]) }
}

function lostKey(error: unknown): ModelCheck | ModelAccess {
  if (!(error instanceof ModelError)) throw error
  return { problem: error.problem, detail: null, canCallTools: false, canSeeImages: false, tookMs: 0 }
}

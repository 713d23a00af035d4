import {
  changeKey,
  deleteKey,
  linkKey,
  listKeysOf,
  unlinkKey,
} from '#server/features/integrations/integrations-queries.ts'
import {
  addKey,
  keysServing,
  ownKey,
  providerAddress,
  requireIntegrations,
  requireKeeping,
  shownKey,
} from '#server/features/integrations/keys.ts'
import { testKey } from '#server/features/integrations/test-key.ts'
import { type AppHono, serve } from '#server/serve.ts'
import { integrationsApi } from '#shared/api/integrations.ts'
import { OK } from '#shared/api/ok.ts'
import { AppError } from '#shared/errors.ts'
import { DEFAULT_KEY_NAME } from '#shared/integrations.ts'

/** Keys that serve designs: what comes from them is answered on a design's own host (`ai/answer-ai.ts`). */
export function integrationsRoutes(app: AppHono): void {
  serve(app, integrationsApi.list, async (_, { env, user, pattern, settings }) => {
    requireIntegrations(settings)
    const [serving, own] = await Promise.all([keysServing(env.DB, pattern.id), listKeysOf(env.DB, user.id)])
    return {
      integrations: serving.map(key => shownKey(key, user.id)),
      preexistingIntegrationKeys: own.map(key => shownKey(key, user.id)),
    }
  })

  serve(app, integrationsApi.add, ({ body }, call) => addKey(call, body))

  serve(app, integrationsApi.test, async ({ body }, { settings }) => {
    requireKeeping(settings)
    return { outcome: await testKey(providerAddress(settings), body.key) }
  })

  serve(app, integrationsApi.link, async ({ body }, { env, user, pattern, settings }) => {
    requireIntegrations(settings)
    const found = await ownKey(env.DB, user.id, body.keyId)
    if (found.key.type !== body.type) throw new AppError('not_found', 'You have no such key.')
    await linkKey(env.DB, { patternId: pattern.id, ...body })
    return shownKey(await ownKey(env.DB, user.id, body.keyId), user.id)
  })

  // Whatever is switched off, a key can be taken back.
  serve(app, integrationsApi.unlink, async ({ body }, { env, user, pattern }) => {
    const found = await ownKey(env.DB, user.id, body.keyId)
    if (found.key.type !== body.type) throw new AppError('not_found', 'You have no such key.')
    await unlinkKey(env.DB, pattern.id, body.keyId)
    return OK
  })

  serve(app, integrationsApi.change, async ({ path, body }, { env, user }) => {
    const { name, callsPerDay, tokensPerDay } = body
    const change = {
      ...(name === undefined ? {} : { name: name || DEFAULT_KEY_NAME }),
      ...(callsPerDay === undefined ? {} : { callsPerDay }),
      ...(tokensPerDay === undefined ? {} : { tokensPerDay }),
    }
    if (!(await changeKey(env.DB, { id: path.keyId, ownerId: user.id }, change)))
      throw new AppError('not_found', 'You have no such key.')
    return shownKey(await ownKey(env.DB, user.id, path.keyId), user.id)
  })

  serve(app, integrationsApi.remove, async ({ path }, { env, user }) => {
    if (!(await deleteKey(env.DB, user.id, path.keyId)))
      throw new AppError('not_found', 'You have no such key.')
    return OK
  })
}

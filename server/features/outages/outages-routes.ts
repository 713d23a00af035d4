import { outageSince } from '#server/features/outages/outages-queries.ts'
import { modelsOf, nameOf } from '#server/generation/model/choose-model.ts'
import { labelOf } from '#server/generation/model/providers.ts'
import { type AppHono, serve } from '#server/serve.ts'
import { serviceApi } from '#shared/api/service.ts'

export function outagesRoutes(app: AppHono): void {
  serve(app, serviceApi.get, async (_, { env }) => {
    const { best, agent } = (await modelsOf(env)).modes
    return { outageSince: await outageSince(env.DB, [best, agent].map(nameOf).map(labelOf)) }
  })
}

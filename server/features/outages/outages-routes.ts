import { outageSince } from '#server/features/outages/outages-queries.ts'
import { labelOf } from '#server/generation/model/providers.ts'
import { type AppHono, serve } from '#server/serve.ts'
import { serviceApi } from '#shared/api/service.ts'

export function outagesRoutes(app: AppHono): void {
  serve(app, serviceApi.get, async (_, { env, settings }) => ({
    outageSince: await outageSince(env.DB, [settings.MODEL_BEST, settings.MODEL_AGENT].map(labelOf)),
  }))
}

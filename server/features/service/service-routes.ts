import { outageSince } from '#server/features/service/outages-queries.ts'
import { labelOf } from '#server/generation/models.ts'
import { type AppHono, serve } from '#server/serve.ts'
import { serviceApi } from '#shared/api/service.ts'

export function serviceRoutes(app: AppHono): void {
  serve(app, serviceApi.get, async (_, { env, settings }) => ({
    outageSince: await outageSince(env.DB, [settings.MODEL_BEST, settings.MODEL_AGENT].map(labelOf)),
  }))
}

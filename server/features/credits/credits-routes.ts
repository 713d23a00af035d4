import { creditsOf } from '#server/features/credits/credits.ts'
import { type AppHono, serve } from '#server/serve.ts'
import { creditsApi } from '#shared/api/credits.ts'

export function creditsRoutes(app: AppHono): void {
  serve(app, creditsApi.get, (_, { env, user }) => creditsOf(env, user.id))
}

import { commitAndTell } from '#server/events/commit-and-tell.ts'
import { updatePattern } from '#server/features/patterns/patterns-queries.ts'
import { type AppHono, serve } from '#server/serve.ts'
import { designApi } from '#shared/api/design.ts'
import { OK } from '#shared/api/ok.ts'

export function designRoutes(app: AppHono): void {
  serve(app, designApi.update, async ({ body }, call) => {
    const { env, pattern, actor } = call
    const { id: _, allowsWebImages, ...looks } = body
    const webImages = allowsWebImages !== undefined && {
      webImagesBy: allowsWebImages ? actor.id : null,
      webImagesAt: new Date(),
    }
    await commitAndTell(call, pattern.id, () => updatePattern(env.DB, pattern.id, { ...looks, ...webImages }))
    return OK
  })
}

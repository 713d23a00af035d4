import { updatePattern } from '#server/features/patterns/patterns-queries.ts'
import { showFacts } from '#server/rooms/rooms.ts'
import { type AppHono, serve } from '#server/serve.ts'
import { designApi } from '#shared/api/design.ts'
import { OK } from '#shared/api/ok.ts'

export function designRoutes(app: AppHono): void {
  serve(app, designApi.update, async ({ body }, { env, pattern }) => {
    const { id: _, ...looks } = body
    await updatePattern(env.DB, pattern.id, looks)
    await showFacts(env, pattern.id)
    return OK
  })
}

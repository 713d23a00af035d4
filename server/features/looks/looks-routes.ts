import { editorRoom } from '#server/rooms/room-stubs.ts'
import { type AppHono, serve } from '#server/serve.ts'
import { looksApi } from '#shared/api/looks.ts'
import { OK } from '#shared/api/ok.ts'
import { AppError } from '#shared/errors.ts'

export function looksRoutes(app: AppHono): void {
  serve(app, looksApi.take, async ({ body: { lookId, isAble } }, { env, pattern, actor }) => {
    const look = await editorRoom(env, pattern.id).takeLook(lookId, actor.id, isAble)
    if (look === 'unknown') throw new AppError('not_found')
    return { look }
  })

  serve(app, looksApi.seen, async ({ body: { lookId, looked } }, { env, pattern, actor }) => {
    if (!(await editorRoom(env, pattern.id).lookSeen(lookId, actor.id, looked)))
      throw new AppError('not_found')
    return OK
  })
}

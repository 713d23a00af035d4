import { imageResponse } from '#server/features/uploads/image-response.ts'
import { findImage, keepImage } from '#server/features/uploads/uploads.ts'
import { type AppHono, serve } from '#server/serve.ts'
import { uploadsApi } from '#shared/api/uploads.ts'
import { AppError } from '#shared/errors.ts'

export function uploadsRoutes(app: AppHono): void {
  serve(app, uploadsApi.add, ({ query, bytes }, { env, pattern }) =>
    keepImage(env.FILES, pattern.id, query.name, bytes),
  )

  serve(app, uploadsApi.get, async ({ path }, { env, pattern }) => {
    const image = await findImage(env.FILES, pattern.id, path.fileId)
    if (!image) throw new AppError('not_found')
    return imageResponse(image)
  })
}

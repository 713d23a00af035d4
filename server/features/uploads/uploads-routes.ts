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
    return new Response(image.body, {
      headers: {
        'content-type': image.httpMetadata?.contentType ?? 'application/octet-stream',
        'content-security-policy': "default-src 'none'; sandbox",
        // The address of a picture never gets another one, but who may see it can change.
        'cache-control': 'private, max-age=300',
      },
    })
  })
}

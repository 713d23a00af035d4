import { isPasswordLinkOpen } from '#server/auth/verification-queries.ts'
import { findAvatar, keepAvatar, removeAvatar } from '#server/features/users/avatars.ts'
import { endAccount } from '#server/features/users/delete-account.ts'
import { exportEntries } from '#server/features/users/export-entries.ts'
import { zipStream } from '#server/features/users/export-zip.ts'
import { setImage } from '#server/features/users/users-queries.ts'
import { type AppHono, serve } from '#server/serve.ts'
import { accountApi } from '#shared/api/account.ts'
import { OK } from '#shared/api/ok.ts'
import { AppError } from '#shared/errors.ts'
import { MESSAGES } from '#shared/messages.ts'

/** What somebody does with the whole of their account. */
export function accountRoutes(app: AppHono): void {
  serve(app, accountApi.avatar, async ({ bytes }, { env, user }) => {
    const avatarUrl = await keepAvatar(env.FILES, user.id, bytes)
    await setImage(env.DB, user.id, avatarUrl)
    return { avatarUrl }
  })

  serve(app, accountApi.removeAvatar, async (_, { env, user }) => {
    await setImage(env.DB, user.id, null)
    await removeAvatar(env.FILES, user.id)
    return OK
  })

  serve(app, accountApi.getAvatar, async ({ path }, { env }) => {
    const image = await findAvatar(env.FILES, path.userId, path.fileId)
    if (!image) throw new AppError('not_found')
    return new Response(image.body, {
      headers: {
        'content-type': image.httpMetadata?.contentType ?? 'application/octet-stream',
        'content-security-policy': "default-src 'none'; sandbox",
        // Its address never gets another picture.
        'cache-control': 'private, max-age=86400',
      },
    })
  })

  serve(app, accountApi.passwordLink, async ({ body: { token } }, { env }) => {
    if (!(await isPasswordLinkOpen(env.DB, token))) throw new AppError('not_found', MESSAGES.linkIsOver)
    return OK
  })

  serve(app, accountApi.export, (_, { env, user }) => {
    return new Response(zipStream(exportEntries(env, user)), {
      headers: {
        'content-type': 'application/zip',
        'content-disposition': 'attachment; filename="maquette-account.zip"',
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'private, no-store',
      },
    })
  })

  serve(app, accountApi.delete, ({ body }, call) => endAccount(call, body))
}

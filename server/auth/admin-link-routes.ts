import { adminOf } from '#server/auth/admin-link.ts'
import { alsoEndedBy, findByEmail, insertUnverified, takeOver } from '#server/auth/admin-link-queries.ts'
import { hashPassword } from '#server/auth/better-auth.ts'
import { type Bindings, settingsOf } from '#server/bindings.ts'
import { endAndTell } from '#server/events/commit-and-tell.ts'
import { type AppHono, serve } from '#server/serve.ts'
import { OK } from '#shared/api/ok.ts'
import { usersApi } from '#shared/api/users.ts'
import { AppError } from '#shared/errors.ts'
import { MESSAGES } from '#shared/messages.ts'
import { nameOfEmail } from '#shared/users.ts'

export function adminLinkRoutes(app: AppHono): void {
  serve(app, usersApi.adminLink, async ({ path }, { env }) => {
    const { email, found } = await openLink(env, path.token)
    const ended = found ? await alsoEndedBy(env.DB, found.id) : { hasSecondFactor: false, hasPasskeys: false }
    return { email, hasAccount: found !== null, ...ended }
  })

  serve(app, usersApi.takeAdminLink, async ({ body }, call) => {
    const { env } = call
    const { email, found } = await openLink(env, body.token)
    // Hashing takes its time, so it is done before anything is asked that a second use of the link could overtake.
    const hash = await hashPassword(env, body.password)
    if (!found) await insertUnverified(env.DB, email, body.name ?? nameOfEmail(email))
    const { id } = found ?? (await findByEmail(env.DB, email)) ?? {}
    if (!id || !(await endAndTell(call, () => takeOver(env.DB, id, hash)))) throw isUsed()
    return OK
  })
}

/** Whom the link names, and the account there is; a 404 or 409 in words when it cannot be used. */
async function openLink(env: Bindings, token: string) {
  const { ADMIN_EMAILS, AUTH_SECRET } = settingsOf(env)
  const email = await adminOf(token, ADMIN_EMAILS, AUTH_SECRET)
  if (!email) throw new AppError('not_found', MESSAGES.adminLinkIsOver)
  const found = await findByEmail(env.DB, email)
  if (found?.isVerified) throw isUsed()
  return { email, found }
}

const isUsed = () => new AppError('conflict', MESSAGES.adminLinkIsUsed)

import { type AuthCall, accountOf, askLibrary } from '#server/auth/ask-library.ts'
import { visitorOf } from '#server/auth/caller.ts'
import { findSessionToken, listSessionsOf } from '#server/auth/sessions-queries.ts'
import type { Bindings } from '#server/bindings.ts'
import { AppError } from '#shared/errors.ts'

/** As better-auth lists them, but with ids in place of the tokens: no page needs what logs somebody in. */
export async function listSessions(env: Bindings, request: Request): Promise<Response> {
  const { id } = await accountOf({ env, request })
  const { sessionId } = (await visitorOf(env, request)).caller
  const rows = await listSessionsOf(env.DB, id)
  return Response.json(rows.map(row => ({ ...row, token: row.id, isCurrent: row.id === sessionId })))
}

export async function revokeSession(call: AuthCall): Promise<Response> {
  const { id } = await accountOf(call)
  const token = await findSessionToken(call.env.DB, id, String(call.body.token))
  if (!token) throw new AppError('not_found', 'This session has ended already.')
  return askLibrary(call, { body: { token } })
}

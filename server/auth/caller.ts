import { createAuth, RENEWED_AFTER_S, SESSION_LASTS_S } from '#server/auth/better-auth.ts'
import { sessionToken } from '#server/auth/session-cookie.ts'
import { findSession, noteSeen, type SessionRow } from '#server/auth/sessions-queries.ts'
import { type Bindings, settingsOf } from '#server/bindings.ts'
import type { Action } from '#shared/access.ts'
import type { Actor } from '#shared/actor.ts'
import type { SessionUser } from '#shared/users.ts'

/** Who is asking. */
export interface Caller {
  /** Null: nobody who is known. */
  userId: string | null
  actor: Actor | null
  /** Of the cookie's session, which ends what goes on longer than a call. */
  sessionId: string | null
  isAdmin: boolean
  /** All they may do with what they showed, whatever their level; null: whatever their level allows. */
  scopes: readonly Action[] | null
}

const NOBODY: Caller = { userId: null, actor: null, sessionId: null, isAdmin: false, scopes: null }

/** Somebody with a session, or nobody. */
export interface Visitor {
  caller: Caller
  user: SessionUser | null
}

/** Whoever is not asked who he is. */
export const VISITOR: Visitor = { caller: NOBODY, user: null }

/** By the cookie of a session. */
export async function visitorOf(env: Bindings, request: Request): Promise<Visitor> {
  const token = await sessionToken(env, request)
  const found = token ? await findSession(env.DB, token) : null
  if (!found) return visitorBySession(env, { user: null, sessionId: null })
  const due = dueFor(found, Date.now())
  // Reading a session through the library is what makes it last longer.
  if (due === 'renewal') await createAuth(env).api.getSession({ headers: request.headers })
  if (due === 'note') await noteSeen(env.DB, found)
  return visitorBySession(env, found)
}

/** The library renews by the end of a session once a day, which is too seldom to say when somebody was last there. */
export function dueFor(
  { seenAt, expiresAt }: Pick<SessionRow, 'seenAt' | 'expiresAt'>,
  now: number,
): 'renewal' | 'note' | null {
  const renewedAt = expiresAt.getTime() - SESSION_LASTS_S * 1_000
  if (now - renewedAt > RENEWED_AFTER_S * 1_000) return 'renewal'
  return now - seenAt.getTime() > SEEN_EVERY_MS ? 'note' : null
}

const SEEN_EVERY_MS = 5 * 60_000

/** By a session that was found. */
export function visitorBySession(
  env: Bindings,
  { user: row, sessionId }: { user: SessionRow['user'] | null; sessionId: string | null },
): Visitor {
  if (!row) return VISITOR
  const user = toSessionUser(env, row)
  const { id, isAdmin } = user
  return { caller: { userId: id, actor: actorOf(user), sessionId, isAdmin, scopes: null }, user }
}

/** By a pass for previews, which says who looks and lets them look alone; null or empty: somebody who is signed out. */
export const callerByPass = (userId: string | null | undefined): Caller => ({
  ...NOBODY,
  userId: userId || null,
  scopes: ['view'],
})

function toSessionUser(env: Bindings, row: SessionRow['user']): SessionUser {
  const { id, name, email, image, emailVerified } = row
  const isGuest = Boolean(row.isAnonymous)
  const { ADMIN_EMAILS, ADMIN_USER_IDS } = settingsOf(env)
  return {
    id,
    name,
    email: isGuest ? null : email,
    avatarUrl: image ?? null,
    isGuest,
    isEmailVerified: emailVerified,
    hasSecondFactor: Boolean(row.twoFactorEnabled),
    isAdmin: ADMIN_USER_IDS.includes(id) || (emailVerified && ADMIN_EMAILS.includes(email)),
  }
}

const actorOf = ({ id, isGuest }: SessionUser): Actor => ({ kind: isGuest ? 'guest' : 'user', id })

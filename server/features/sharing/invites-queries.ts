import { and, eq } from 'drizzle-orm'
import { database } from '#server/db/database.ts'
import { patternInvites } from '#server/db/schema/sharing.ts'
import { changed } from '#server/events/events-queries.ts'
import type { GrantedLevel, Removed } from '#server/features/sharing/members-queries.ts'

export interface Invite {
  patternId: string
  email: string
  level: GrantedLevel
  token: string
}

/** Keeps the link of an earlier invitation to the same address, with the new level. */
export async function upsertInvite(d1: D1Database, invite: Invite & { invitedBy: string }): Promise<Invite> {
  const db = database(d1)
  const [[row]] = await db.batch([
    db
      .insert(patternInvites)
      .values(invite)
      .onConflictDoUpdate({
        target: [patternInvites.patternId, patternInvites.email],
        set: { level: invite.level },
      })
      .returning(),
    changed(db, invite.patternId, 'access'),
  ])
  return row ?? invite
}

export const listInvites = (d1: D1Database, patternId: string): Promise<Invite[]> =>
  database(d1).select().from(patternInvites).where(eq(patternInvites.patternId, patternId))

/** What was taken away; null when the address was not invited. */
export async function removeInvite(
  d1: D1Database,
  patternId: string,
  email: string,
): Promise<Removed | null> {
  const db = database(d1)
  const [[row]] = await db.batch([
    db
      .delete(patternInvites)
      .where(and(eq(patternInvites.patternId, patternId), eq(patternInvites.email, email)))
      .returning(),
    changed(db, patternId, 'access'),
  ])
  if (!row) return null
  const { level, token, invitedBy, createdAt } = row
  return { kind: 'invite', email, level, token, invitedBy, createdAt: createdAt.getTime() }
}

export async function findInvite(d1: D1Database, token: string): Promise<Invite | null> {
  const [row] = await database(d1)
    .select()
    .from(patternInvites)
    .where(eq(patternInvites.token, token))
    .limit(1)
  return row ?? null
}

/** Takes an invitation: it can be used once. */
export async function takeInvite(d1: D1Database, token: string): Promise<Invite | null> {
  const [row] = await database(d1).delete(patternInvites).where(eq(patternInvites.token, token)).returning()
  return row ?? null
}

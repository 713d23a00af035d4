import { and, eq, sql } from 'drizzle-orm'
import { database } from '#server/db/database.ts'
import { patternInvites } from '#server/db/schema/sharing.ts'
import { spentInvites } from '#server/db/schema/workspaces.ts'
import { ACCESS_CHANGED, happened } from '#server/events/events-queries.ts'
import type { Removed } from '#server/features/sharing/members-queries.ts'
import type { GrantedLevel } from '#shared/access.ts'
import type { SaidBy } from '#shared/events.ts'

export interface Invite {
  patternId: string
  email: string
  level: GrantedLevel
  token: string
  createdAt: Date
}

/**
 * The link's token: that of an earlier invitation to the same address, which holds anew, with the new level. `said` is
 * written to the address, its link ending with the token.
 */
export async function upsertInvite(
  d1: D1Database,
  invite: Omit<Invite, 'createdAt'> & { invitedBy: string },
  said: SaidBy<'invited'>,
): Promise<string> {
  const { patternId: roomId, email: mailTo, invitedBy: actorId } = invite
  const db = database(d1)
  const [[row]] = await db.batch([
    db
      .insert(patternInvites)
      .values(invite)
      .onConflictDoUpdate({
        target: [patternInvites.patternId, patternInvites.email],
        set: { level: invite.level, createdAt: new Date() },
      })
      .returning(),
    happened(
      db,
      { type: 'invited', roomId, actorId, mailTo, said },
      { token: sql`(select token from pattern_invites where pattern_id = ${roomId} and email = ${mailTo})` },
    ),
  ])
  return row?.token ?? invite.token
}

export const listInvites = (d1: D1Database, patternId: string): Promise<Invite[]> =>
  database(d1).select().from(patternInvites).where(eq(patternInvites.patternId, patternId))

/** What was taken away; null when the address was not invited. Its link says so from then on. */
export async function removeInvite(
  d1: D1Database,
  patternId: string,
  email: string,
): Promise<Removed | null> {
  const db = database(d1)
  const isIt = and(eq(patternInvites.patternId, patternId), eq(patternInvites.email, email))
  const [[row]] = await db.batch([
    db.select().from(patternInvites).where(isIt),
    db
      .insert(spentInvites)
      .select(sql`select token, 'withdrawn', unixepoch('subsec') * 1000 from pattern_invites
        where pattern_id = ${patternId} and email = ${email}`)
      .onConflictDoNothing(),
    db.delete(patternInvites).where(isIt),
    happened(db, { type: 'access_changed', roomId: patternId }),
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

/**
 * Takes an invitation, once: the level, the room's news and the end of the link are one batch. It never lowers what
 * somebody may do already. False where it is over by now.
 */
export async function takeInvite(
  d1: D1Database,
  { token, userId, since }: { token: string; userId: string; since: number },
): Promise<boolean> {
  const fresh = 'from pattern_invites where token = ?1 and created_at >= ?2'
  const results = await d1.batch([
    d1
      .prepare(
        `insert into pattern_members (pattern_id, user_id, level)
        select invite.pattern_id, ?3, invite.level from pattern_invites invite
        join patterns on patterns.id = invite.pattern_id
        where invite.token = ?1 and invite.created_at >= ?2
          and patterns.deleted_at is null and patterns.owner_id <> ?3
        on conflict (pattern_id, user_id) do update set level = excluded.level where excluded.level = 'write'`,
      )
      .bind(token, since, userId),
    d1.prepare(`${ACCESS_CHANGED} pattern_id ${fresh}`).bind(token, since),
    d1
      .prepare(`insert or ignore into spent_invites (token, why) select token, 'used' ${fresh}`)
      .bind(token, since),
    d1.prepare(`delete ${fresh} returning token`).bind(token, since),
  ])
  return (results.at(-1)?.results.length ?? 0) > 0
}

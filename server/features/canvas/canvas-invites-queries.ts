import { eq, sql } from 'drizzle-orm'
import { database } from '#server/db/database.ts'
import { spaceInvites } from '#server/db/schema/canvas.ts'
import { ACCESS_CHANGED, happened } from '#server/events/events-queries.ts'
import type { SaidBy } from '#shared/events.ts'

export type CanvasInvite = Pick<typeof spaceInvites.$inferSelect, 'email' | 'token'>

/**
 * The link's token: that of an earlier invitation to the same address, which holds anew. `said` is written to the address,
 * its link ending with the token.
 */
export async function upsertCanvasInvite(
  d1: D1Database,
  invite: { spaceId: string; email: string; token: string; invitedBy: string },
  said: SaidBy<'canvas_invited'>,
): Promise<string> {
  const { spaceId, email: mailTo, invitedBy: actorId } = invite
  const db = database(d1)
  const [[row]] = await db.batch([
    db
      .insert(spaceInvites)
      .values(invite)
      .onConflictDoUpdate({
        target: [spaceInvites.spaceId, spaceInvites.email],
        set: { createdAt: new Date() },
      })
      .returning(),
    happened(
      db,
      { type: 'canvas_invited', actorId, mailTo, said },
      { token: sql`(select token from space_invites where space_id = ${spaceId} and email = ${mailTo})` },
    ),
  ])
  return row?.token ?? invite.token
}

export const listCanvasInvites = (d1: D1Database, spaceId: string): Promise<CanvasInvite[]> =>
  database(d1)
    .select({ email: spaceInvites.email, token: spaceInvites.token })
    .from(spaceInvites)
    .where(eq(spaceInvites.spaceId, spaceId))
    .orderBy(spaceInvites.createdAt)

export interface OpenCanvasInvite {
  id: string
  name: string
  createdAt: number
}

/** The canvas that this link leads to; null for one that is no invitation to a canvas that is there. */
export const findCanvasInvite = (d1: D1Database, token: string): Promise<OpenCanvasInvite | null> =>
  d1
    .prepare(
      `select space.id, space.name, invite.created_at as createdAt from space_invites invite
      join spaces space on space.id = invite.space_id and space.deleted_at is null where invite.token = ?1`,
    )
    .bind(token)
    .first<OpenCanvasInvite>()

/** Takes an invitation, once: the membership, the rooms' news and the end of the link are one batch. False where it is over by now. */
export async function takeCanvasInvite(
  d1: D1Database,
  { token, userId, since }: { token: string; userId: string; since: number },
): Promise<boolean> {
  const fresh = 'from space_invites where token = ?1 and created_at >= ?2'
  const results = await d1.batch([
    d1
      .prepare(
        `insert or ignore into space_members (space_id, user_id)
        select space.id, ?3 from space_invites invite join spaces space on space.id = invite.space_id
        where invite.token = ?1 and invite.created_at >= ?2 and space.deleted_at is null and space.owner_id <> ?3`,
      )
      .bind(token, since, userId),
    d1
      .prepare(
        `${ACCESS_CHANGED} told.id from (
          select space_id as id ${fresh} union select design.id from patterns design
            where design.space_id in (select space_id ${fresh})) told
        where told.id in (select room_id from open_rooms)`,
      )
      .bind(token, since),
    d1
      .prepare(`insert or ignore into spent_invites (token, why) select token, 'used' ${fresh}`)
      .bind(token, since),
    d1.prepare(`delete ${fresh} returning token`).bind(token, since),
  ])
  return (results.at(-1)?.results.length ?? 0) > 0
}

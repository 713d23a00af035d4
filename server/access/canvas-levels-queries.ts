import { and, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { JoinerRow, LevelFacts } from '#server/access/levels-queries.ts'
import { database } from '#server/db/database.ts'
import { session, user } from '#server/db/schema/auth.ts'
import { spaces } from '#server/db/schema/canvas.ts'
import { type SpaceRow, toSpaceRow } from '#server/features/canvas/spaces-queries.ts'
import type { GrantedLevel } from '#shared/access.ts'

/** What `levels-queries.ts` asks of designs, asked of canvases: whoever is let in may write. */

const alive = isNull(spaces.deletedAt)

/** What a canvas says of these people; rows of those who are let in alone, or one without a person. */
export const listAskedOnCanvas = (
  d1: D1Database,
  spaceId: string,
  userIds: (string | null)[],
): Promise<(LevelFacts & { userId: string | null })[]> =>
  database(d1).all(sql`
    select ${spaces.ownerId} as ownerId, ${spaces.access} as access, given.user_id as userId,
      case when given.user_id is null then null else 'write' end as level
    from ${spaces}
    left join (
      select user_id from space_members where space_id = ${spaceId}
      union
      select member.user_id from space_workspaces share
      join workspace_members member on member.workspace_id = share.workspace_id
      where share.space_id = ${spaceId}
    ) given on given.user_id in (select value from json_each(${JSON.stringify(userIds)}))
    where ${spaces.id} = ${spaceId} and ${alive}`)

/** What a canvas gives one person, by name or as a member of its workspaces. */
export const givenOnCanvas = (userId: SQL | string | null) => sql<GrantedLevel | null>`case
  when exists (select 1 from space_members given
    where given.space_id = spaces.id and given.user_id = ${userId}) then 'write'
  when exists (select 1 from space_workspaces share
    join workspace_members member on member.workspace_id = share.workspace_id
    where share.space_id = spaces.id and member.user_id = ${userId}) then 'write' end`

export async function findAskedCanvas(
  d1: D1Database,
  spaceId: string,
  userId: string | null,
): Promise<{ canvas: SpaceRow; level: GrantedLevel | null } | null> {
  const [row] = await database(d1)
    .select({ canvas: spaces, level: givenOnCanvas(userId) })
    .from(spaces)
    .where(and(eq(spaces.id, spaceId), alive))
  return row ? { canvas: toSpaceRow(row.canvas), level: row.level } : null
}

/** Who joins a canvas, by the tokens of their sessions; one row at least where there is one. */
export const listCanvasJoiners = (d1: D1Database, spaceId: string, tokens: string[]): Promise<JoinerRow[]> =>
  database(d1)
    .select({
      ownerId: spaces.ownerId,
      access: spaces.access,
      level: givenOnCanvas(sql`${session.userId}`),
      token: session.token,
      sessionId: session.id,
      user,
    })
    .from(spaces)
    .leftJoin(session, and(inArray(session.token, tokens), gt(session.expiresAt, new Date())))
    .leftJoin(user, eq(user.id, session.userId))
    .where(and(eq(spaces.id, spaceId), alive))

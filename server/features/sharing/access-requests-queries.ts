import { sql } from 'drizzle-orm'
import { HAS_NOT_LEFT } from '#server/access/left-queries.ts'
import { ASKED, openRequest, type RequestRow, refuseRequest } from '#server/access/requests-queries.ts'
import { happenedTo } from '#server/events/events-queries.ts'
import type { GrantedLevel } from '#shared/access.ts'
import type { SaidBy } from '#shared/events.ts'
import { ACCESS_REQUESTS_MAX } from '#shared/workspaces.ts'

interface PatternRequestRow extends RequestRow {
  patternId: string
  patternName: string
}

/** Who waits for an answer, in the order in which they asked; whoever has got in meanwhile does not. */
const LIST = `select request.id, pattern.id as patternId, pattern.name as patternName, request.user_id as userId,
    person.name, person.email, person.image, request.message, request.created_at as createdAt
  from patterns pattern join access_requests request on request.pattern_id = pattern.id
  join user person on person.id = request.user_id
  where pattern.deleted_at is null and request.refused_at is null and request.user_id <> pattern.owner_id
    and not exists (select 1 from pattern_members member
      where member.pattern_id = pattern.id and member.user_id = request.user_id)
    and not exists (select 1 from pattern_workspaces share
      join workspace_members member on member.workspace_id = share.workspace_id
      where share.pattern_id = pattern.id and member.user_id = request.user_id and ${HAS_NOT_LEFT})`

const listed = async (d1: D1Database, whose: string, id: string): Promise<PatternRequestRow[]> => {
  const { results } = await d1
    .prepare(`${LIST} and ${whose} = ?1 order by request.created_at, request.id limit ?2`)
    .bind(id, ACCESS_REQUESTS_MAX)
    .all<PatternRequestRow>()
  return results
}

export const listRequests = (d1: D1Database, patternId: string): Promise<PatternRequestRow[]> =>
  listed(d1, 'pattern.id', patternId)

/** For all designs of their owner. */
export const listRequestsTo = (d1: D1Database, ownerId: string): Promise<PatternRequestRow[]> =>
  listed(d1, 'pattern.owner_id', ownerId)

interface Answer {
  patternId: string
  id: string
  /** Null: refused. */
  level: GrantedLevel | null
  actorId: string
}

/** Whoever asked; null where nobody waits for this answer. A level that is given never lowers another. */
export async function answerRequest(
  d1: D1Database,
  { patternId, id, level, actorId }: Answer,
  told: { mailTo: string | null; said: SaidBy<'access_granted'> },
): Promise<{ userId: string } | null> {
  if (level === null) return refuseRequest(d1, ASKED.design, patternId, id)
  const results = await d1.batch<{ userId: string }>([
    d1
      .prepare(
        `insert into pattern_members (pattern_id, user_id, level) select pattern_id, user_id, ?3 ${openRequest(ASKED.design)}
        on conflict (pattern_id, user_id) do update set level = excluded.level where excluded.level = 'write'`,
      )
      .bind(patternId, id, level),
    happenedTo(
      d1,
      { type: 'access_granted', roomId: patternId, actorId, ...told },
      { when: sql`exists (select 1 from access_requests where id = ${id} and refused_at is null)` },
    ),
    d1.prepare(`delete ${openRequest(ASKED.design)} returning user_id as userId`).bind(patternId, id),
  ])
  return results.at(-1)?.results[0] ?? null
}

import { sql } from 'drizzle-orm'
import { HAS_NOT_LEFT } from '#server/access/left-queries.ts'
import { happenedTo } from '#server/events/events-queries.ts'
import type { SaidBy } from '#shared/events.ts'

/** `?1` is the design, `?2` whose it is, `?3` whose it becomes: a member, by name or in a workspace, with an account. */
const MAY_BE_HEIR = `exists (select 1 from user heir where heir.id = ?3 and coalesce(heir.is_anonymous, 0) = 0
  and (exists (select 1 from pattern_members member where member.pattern_id = ?1 and member.user_id = heir.id)
    or exists (select 1 from pattern_workspaces share
      join workspace_members member on member.workspace_id = share.workspace_id
      where share.pattern_id = ?1 and member.user_id = heir.id and ${HAS_NOT_LEFT})))`
const IS_THEIRS = 'exists (select 1 from patterns where id = ?1 and owner_id = ?3)'

/** The former owner stays as a writer; false where the heir is no member, or the design is somebody else's by now. */
export async function handOverPattern(
  d1: D1Database,
  { patternId, ownerId, heirId }: { patternId: string; ownerId: string; heirId: string },
  told: { mailTo: string | null; said: SaidBy<'handed_over'> },
): Promise<boolean> {
  const values = [patternId, ownerId, heirId]
  const [given] = await d1.batch([
    d1
      .prepare(
        `update patterns set owner_id = ?3 where id = ?1 and owner_id = ?2 and ?2 <> ?3 and ${MAY_BE_HEIR} returning id`,
      )
      .bind(...values),
    d1
      .prepare(
        `delete from pattern_members where pattern_id = ?1 and user_id = ?3 and ?2 <> ?3 and ${IS_THEIRS}`,
      )
      .bind(...values),
    d1
      .prepare(
        `insert into pattern_members (pattern_id, user_id, level) select ?1, ?2, 'write' where ?2 <> ?3 and ${IS_THEIRS}
        on conflict (pattern_id, user_id) do update set level = excluded.level`,
      )
      .bind(...values),
    happenedTo(
      d1,
      { type: 'handed_over', roomId: patternId, actorId: ownerId, ...told },
      { when: sql`exists (select 1 from patterns where id = ${patternId} and owner_id = ${heirId})` },
    ),
  ])
  return (given?.results.length ?? 0) > 0
}

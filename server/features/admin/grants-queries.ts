import { sql } from 'drizzle-orm'
import { database } from '#server/db/database.ts'
import { adminGrants } from '#server/db/schema/admin.ts'
import { user } from '#server/db/schema/auth.ts'
import { patterns } from '#server/db/schema/patterns.ts'
import { patternMembers } from '#server/db/schema/sharing.ts'
import { userAliases } from '#server/db/schema/users.ts'
import { happened } from '#server/events/events-queries.ts'
import { acted, type NewAct } from '#server/features/admin/acts-queries.ts'

type PatternAct = NewAct & { patternId: string }

/** Whom these ids are: a former guest is the account it became; who does not exist is missing. */
export async function findPeopleIds(d1: D1Database, ids: string[]): Promise<Map<string, string>> {
  const rows = await database(d1).all<{ asked: string; id: string }>(sql`
    select asked.value as asked, ${user.id} as id from json_each(${JSON.stringify(ids)}) asked
    left join ${userAliases} on ${userAliases.formerId} = asked.value
    join ${user} on ${user.id} = coalesce(${userAliases.userId}, asked.value)`)
  return new Map(rows.map(({ asked, id }) => [asked, id]))
}

/** These people may write from now on. Who may already keeps it as it was given; the owner needs none. */
export async function grantWrite(d1: D1Database, userIds: string[], act: PatternAct): Promise<void> {
  const db = database(d1)
  const { patternId, actorId } = act
  const now = Date.now()
  const lacking = sql`
    json_each(${JSON.stringify(userIds)}) asked
    join ${patterns} on ${patterns.id} = ${patternId} and ${patterns.ownerId} != asked.value
    left join ${patternMembers} on ${patternMembers.patternId} = ${patternId}
      and ${patternMembers.userId} = asked.value
    where ${patternMembers.level} is null or ${patternMembers.level} = 'read'`
  await db.batch([
    db
      .insert(adminGrants)
      .select(
        sql`select ${patternId}, asked.value, ${patternMembers.level}, ${actorId}, ${now} from ${lacking}`,
      )
      .onConflictDoNothing(),
    db
      .insert(patternMembers)
      .select(sql`select ${patternId}, asked.value, 'write', ${now} from ${lacking}`)
      .onConflictDoUpdate({
        target: [patternMembers.patternId, patternMembers.userId],
        set: { level: 'write' },
      }),
    happened(db, acted(act)),
    happened(db, { type: 'access_changed', roomId: patternId }),
  ])
}

/** Takes what was granted so, and nothing else; false when there is no such thing. */
export async function revokeWrite(d1: D1Database, userId: string, act: PatternAct): Promise<boolean> {
  const db = database(d1)
  const { patternId } = act
  const granted = (before: 'null' | 'read') => sql`exists (
    select 1 from ${adminGrants} given where given.pattern_id = ${patternId} and given.user_id = ${userId}
      and given.level_before is ${before === 'null' ? sql`null` : sql`'read'`})`
  const own = sql`pattern_id = ${patternId} and user_id = ${userId}`
  const [noted] = await db.batch([
    happened(db, acted(act), { when: sql`exists (select 1 from ${adminGrants} where ${own})` }),
    db
      .update(patternMembers)
      .set({ level: 'read' })
      .where(sql`${own} and ${granted('read')}`),
    db.delete(patternMembers).where(sql`${own} and ${granted('null')}`),
    happened(db, { type: 'access_changed', roomId: patternId }),
  ])
  return noted.length > 0
}

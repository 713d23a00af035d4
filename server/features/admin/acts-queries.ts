import { and, desc, eq, lt, or, type SQL, sql } from 'drizzle-orm'
import { type Database, database } from '#server/db/database.ts'
import { adminActs } from '#server/db/schema/admin.ts'
import { user } from '#server/db/schema/auth.ts'
import type { AdminAct, AuditEntry } from '#shared/admin.ts'
import { newId } from '#shared/ids.ts'

export interface NewAct {
  actorId: string
  act: AdminAct
  patternId: string | null
  reason: string
  about?: string[]
}

const rowOf = ({ actorId, act, patternId, reason, about = [] }: NewAct) => ({
  ...{ id: newId(), actorId, act, patternId, reason, about },
})

/** A row for the batch of the act itself: nothing is done without it. */
export const acted = (db: Database, act: NewAct) => db.insert(adminActs).values(rowOf(act))

/** The same for what has an id of its own, under which it happens once. */
export const actedOnce = (db: Database, id: string, act: NewAct) =>
  db
    .insert(adminActs)
    .values({ ...rowOf(act), id })
    .onConflictDoNothing()

/** The same, where there is something to be done at all. */
export function actedWhere(db: Database, act: NewAct, where: SQL) {
  const { id, actorId, patternId, reason, about } = rowOf(act)
  const values = sql`${id}, ${actorId}, ${act.act}, ${patternId}, ${JSON.stringify(about)}, ${reason}, ${Date.now()}`
  return db.insert(adminActs).select(sql`select ${values} where ${where}`).returning({ id: adminActs.id })
}

/** For what is done elsewhere than in the database: the row comes first. */
export async function noteAct(d1: D1Database, act: NewAct): Promise<void> {
  await acted(database(d1), act)
}

interface Asked {
  patternId?: string
  q?: string | undefined
  before?: number | undefined
}

/** The audit log, or what concerns one design; newest first. */
export async function listActs(
  d1: D1Database,
  { patternId, q, before }: Asked,
  limit: number,
): Promise<AuditEntry[]> {
  const rows = await database(d1)
    .select({ act: adminActs, name: user.name })
    .from(adminActs)
    .leftJoin(user, eq(user.id, adminActs.actorId))
    .where(
      and(
        patternId ? eq(adminActs.patternId, patternId) : undefined,
        before === undefined ? undefined : lt(adminActs.createdAt, new Date(before)),
        q
          ? or(
              eq(adminActs.patternId, q),
              eq(adminActs.actorId, q),
              ...[adminActs.act, adminActs.reason, user.name, user.email].map(
                column => sql`instr(lower(${column}), lower(${q})) > 0`,
              ),
            )
          : undefined,
      ),
    )
    .orderBy(desc(adminActs.createdAt), adminActs.id)
    .limit(limit)
  return rows.map(({ act, name }) => ({
    id: act.id,
    actor: { kind: 'user', id: act.actorId },
    act: act.act,
    patternId: act.patternId,
    reason: act.reason,
    createdAt: act.createdAt.getTime(),
    actorName: name,
    about: act.about,
  }))
}

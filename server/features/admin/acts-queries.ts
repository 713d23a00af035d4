import { and, desc, eq, lt, or, type SQL, sql } from 'drizzle-orm'
import { database } from '#server/db/database.ts'
import { user } from '#server/db/schema/auth.ts'
import { events } from '#server/db/schema/events.ts'
import { happened } from '#server/events/events-queries.ts'
import type { AdminAct, AuditEntry } from '#shared/admin.ts'
import type { NewEvent, SaidBy } from '#shared/events.ts'

export interface NewAct {
  actorId: string
  act: AdminAct
  patternId: string | null
  reason: string
  about?: string[]
}

/** An act as the event whose row goes into the batch of the act itself: nothing is done without it. */
export const acted = ({ actorId, act, patternId, reason, about = [] }: NewAct): NewEvent => ({
  ...{ type: 'admin_acted', actorId, roomId: patternId },
  said: { act, reason, about },
})

/** For what is done elsewhere than in the database: the row comes first. */
export async function noteAct(d1: D1Database, act: NewAct): Promise<void> {
  await happened(database(d1), acted(act))
}

/** What the server does by itself for admins to see, under a key by which it is noted once. */
export async function noteActOnce(d1: D1Database, act: NewAct, key: string): Promise<void> {
  await happened(database(d1), acted(act), { key })
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
    .select({ event: events, name: user.name })
    .from(events)
    .leftJoin(user, eq(user.id, events.actorId))
    .where(
      and(
        eq(events.type, 'admin_acted'),
        patternId ? eq(events.roomId, patternId) : undefined,
        before === undefined ? undefined : lt(events.createdAt, new Date(before)),
        q
          ? or(
              eq(events.roomId, q),
              eq(events.actorId, q),
              ...[said('act'), said('reason'), user.name, user.email].map(
                column => sql`instr(lower(${column}), lower(${q})) > 0`,
              ),
            )
          : undefined,
      ),
    )
    .orderBy(desc(events.createdAt), events.key)
    .limit(limit)
  return rows.map(({ event, name }) => ({
    id: event.key,
    actor: { kind: 'user', id: event.actorId ?? '' },
    patternId: event.roomId,
    createdAt: event.createdAt.getTime(),
    actorName: name,
    ...(event.said as SaidBy<'admin_acted'>),
  }))
}

const said = (key: keyof SaidBy<'admin_acted'>): SQL => sql`json_extract(${events.said}, ${`$.${key}`})`

import { and, asc, eq, sql } from 'drizzle-orm'
import { database } from '#server/db/database.ts'
import { user } from '#server/db/schema/auth.ts'
import { integrationDays, integrationKeys, integrationLinks } from '#server/db/schema/integrations.ts'
import { patterns } from '#server/db/schema/patterns.ts'
import {
  dayOf,
  INTEGRATION_KEYS_MAX,
  type IntegrationProblem,
  type IntegrationType,
} from '#shared/integrations.ts'

export type IntegrationKey = typeof integrationKeys.$inferSelect

/** A key with who keeps it and what it has served today. */
export interface ServingKey {
  key: IntegrationKey
  holder: string
  callsToday: number
  tokensToday: number
  designCount: number
}

const serving = {
  key: integrationKeys,
  holder: user.name,
  callsToday: sql<number>`coalesce(${integrationDays.calls}, 0)`,
  tokensToday: sql<number>`coalesce(${integrationDays.tokens}, 0)`,
  designCount: sql<number>`(select count(*) from integration_links link join ${patterns} design
    on design.id = link.pattern_id and design.deleted_at is null where link.key_id = ${integrationKeys.id})`,
}

const today = () =>
  and(eq(integrationDays.keyId, integrationKeys.id), eq(integrationDays.day, dayOf(Date.now())))

/** What this person keeps, oldest first. */
export const listKeysOf = (d1: D1Database, ownerId: string): Promise<ServingKey[]> =>
  database(d1)
    .select(serving)
    .from(integrationKeys)
    .innerJoin(user, eq(user.id, integrationKeys.ownerId))
    .leftJoin(integrationDays, today())
    .where(eq(integrationKeys.ownerId, ownerId))
    .orderBy(asc(integrationKeys.createdAt), asc(integrationKeys.id))

/** One of this person's keys; null for anybody else's. */
export async function findKeyOf(d1: D1Database, ownerId: string, id: string): Promise<ServingKey | null> {
  const [row] = await database(d1)
    .select(serving)
    .from(integrationKeys)
    .innerJoin(user, eq(user.id, integrationKeys.ownerId))
    .leftJoin(integrationDays, today())
    .where(and(eq(integrationKeys.id, id), eq(integrationKeys.ownerId, ownerId)))
  return row ?? null
}

/** What is linked to a design, whether its holder may still edit that or not. */
export const listLinked = (d1: D1Database, patternId: string): Promise<ServingKey[]> =>
  database(d1)
    .select(serving)
    .from(integrationLinks)
    .innerJoin(integrationKeys, eq(integrationKeys.id, integrationLinks.keyId))
    .innerJoin(user, eq(user.id, integrationKeys.ownerId))
    .leftJoin(integrationDays, today())
    .where(eq(integrationLinks.patternId, patternId))
    .orderBy(asc(integrationLinks.type))

/** False where this person keeps too many. One that is there already stays as it is. */
export async function insertKey(
  d1: D1Database,
  key: Omit<IntegrationKey, 'createdAt' | 'problem'>,
): Promise<boolean> {
  const { id, ownerId, type, name, baseUrl, lockedKey, obfuscatedKey, callsPerDay, tokensPerDay } = key
  const [, found] = await d1.batch([
    d1
      .prepare(
        `insert into integration_keys
          (id, owner_id, type, name, base_url, locked_key, obfuscated_key, calls_per_day, tokens_per_day)
        select ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9
        where (select count(*) from integration_keys where owner_id = ?2) < ?10
        on conflict (id) do nothing`,
      )
      .bind(
        ...[id, ownerId, type, name, baseUrl, lockedKey, obfuscatedKey, callsPerDay, tokensPerDay],
        INTEGRATION_KEYS_MAX,
      ),
    d1.prepare('select id from integration_keys where id = ?1 and owner_id = ?2').bind(id, ownerId),
  ])
  return (found?.results.length ?? 0) > 0
}

/** Serves a design by this key from now on, in the place of any other of its type. */
export async function linkKey(
  d1: D1Database,
  { patternId, type, keyId }: { patternId: string; type: IntegrationType; keyId: string },
): Promise<void> {
  const db = database(d1)
  await db
    .insert(integrationLinks)
    .values({ patternId, type, keyId })
    .onConflictDoUpdate({
      target: [integrationLinks.patternId, integrationLinks.type],
      set: { keyId, createdAt: new Date() },
    })
}

export async function unlinkKey(d1: D1Database, patternId: string, keyId: string): Promise<void> {
  await database(d1)
    .delete(integrationLinks)
    .where(and(eq(integrationLinks.patternId, patternId), eq(integrationLinks.keyId, keyId)))
}

interface KeyChange {
  name?: string
  callsPerDay?: number
  tokensPerDay?: number
}

/** False for a key of somebody else. */
export async function changeKey(
  d1: D1Database,
  { id, ownerId }: { id: string; ownerId: string },
  change: KeyChange,
): Promise<boolean> {
  const changed = await database(d1)
    .update(integrationKeys)
    .set(change)
    .where(and(eq(integrationKeys.id, id), eq(integrationKeys.ownerId, ownerId)))
    .returning({ id: integrationKeys.id })
  return changed.length > 0
}

/** Its links and counts go with it; false for a key of somebody else. */
export async function deleteKey(d1: D1Database, ownerId: string, id: string): Promise<boolean> {
  const gone = await database(d1)
    .delete(integrationKeys)
    .where(and(eq(integrationKeys.id, id), eq(integrationKeys.ownerId, ownerId)))
    .returning({ id: integrationKeys.id })
  return gone.length > 0
}

/** What its holder must know; null: it was taken. */
export async function noteKeyProblem(
  d1: D1Database,
  id: string,
  problem: IntegrationProblem | null,
): Promise<void> {
  await database(d1).update(integrationKeys).set({ problem }).where(eq(integrationKeys.id, id))
}

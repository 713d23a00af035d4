import { and, asc, count, eq, sql } from 'drizzle-orm'
import { database } from '#server/db/database.ts'
import { connectedModels, modelDefaults } from '#server/db/schema/models.ts'
import type { ModelMode } from '#shared/chat.ts'
import type { ConnectedProvider } from '#shared/models.ts'

export type ConnectedModel = typeof connectedModels.$inferSelect
export type NewConnectedModel = typeof connectedModels.$inferInsert

export interface Connections {
  /** Oldest first. */
  models: ConnectedModel[]
  /** What somebody has chosen; the model may be gone. */
  defaults: Partial<Record<ModelMode, string>>
}

export async function listConnections(d1: D1Database): Promise<Connections> {
  const db = database(d1)
  const [models, defaults] = await db.batch([
    db.select().from(connectedModels).orderBy(asc(connectedModels.createdAt), asc(connectedModels.id)),
    db.select().from(modelDefaults),
  ])
  return { models, defaults: Object.fromEntries(defaults.map(({ mode, modelId }) => [mode, modelId])) }
}

export async function countConnected(d1: D1Database): Promise<number> {
  const [row] = await database(d1).select({ all: count() }).from(connectedModels)
  return row?.all ?? 0
}

/** The models that are asked at this address. */
export const findConnectedAt = (
  d1: D1Database,
  provider: ConnectedProvider,
  baseUrl: string,
): Promise<ConnectedModel[]> =>
  database(d1)
    .select()
    .from(connectedModels)
    .where(and(eq(connectedModels.provider, provider), eq(connectedModels.baseUrl, baseUrl)))
    .orderBy(asc(connectedModels.createdAt))

/** The row again takes what was given now, under the id it has. */
export async function saveConnected(d1: D1Database, row: NewConnectedModel): Promise<void> {
  const { id, provider, baseUrl, model, createdAt, ...changed } = row
  await database(d1)
    .insert(connectedModels)
    .values(row)
    .onConflictDoUpdate({ target: connectedModels.id, set: changed })
}

/** False when there is no such model. */
export async function deleteConnected(d1: D1Database, id: string): Promise<boolean> {
  const db = database(d1)
  const [gone] = await db.batch([
    db.delete(connectedModels).where(eq(connectedModels.id, id)).returning({ id: connectedModels.id }),
    db.delete(modelDefaults).where(eq(modelDefaults.modelId, id)),
  ])
  return gone.length > 0
}

export async function setDefault(d1: D1Database, mode: ModelMode, modelId: string): Promise<void> {
  await database(d1)
    .insert(modelDefaults)
    .values({ mode, modelId })
    .onConflictDoUpdate({ target: modelDefaults.mode, set: { modelId: sql`excluded.model_id` } })
}

import { and, asc, count, eq, sql } from 'drizzle-orm'
import { database } from '#server/db/database.ts'
import { connectedModels, modelDefaults, modelPrices } from '#server/db/schema/models.ts'
import type { ModelMode } from '#shared/chat.ts'
import type { ConnectedProvider, ModelPrice } from '#shared/models.ts'

export type ConnectedModel = typeof connectedModels.$inferSelect
export type NewConnectedModel = typeof connectedModels.$inferInsert
export type SetPrice = typeof modelPrices.$inferSelect

export interface Connections {
  /** Oldest first. */
  models: ConnectedModel[]
  /** What somebody has chosen; the model may be gone. */
  defaults: Partial<Record<ModelMode, string>>
  /** Those that an operator has set; their model may be gone. */
  prices: SetPrice[]
}

export async function listConnections(d1: D1Database): Promise<Connections> {
  const db = database(d1)
  const [models, defaults, prices] = await db.batch([
    db.select().from(connectedModels).orderBy(asc(connectedModels.createdAt), asc(connectedModels.id)),
    db.select().from(modelDefaults),
    db.select().from(modelPrices),
  ])
  return {
    models,
    defaults: Object.fromEntries(defaults.map(({ mode, modelId }) => [mode, modelId])),
    prices,
  }
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

/** Where the place has this model already, its row stays as it is. */
export async function addConnected(d1: D1Database, row: NewConnectedModel): Promise<void> {
  await database(d1).insert(connectedModels).values(row).onConflictDoNothing()
}

/** False when there is no such model. */
export async function deleteConnected(d1: D1Database, id: string): Promise<boolean> {
  const db = database(d1)
  const [gone] = await db.batch([
    db.delete(connectedModels).where(eq(connectedModels.id, id)).returning({ id: connectedModels.id }),
    db.delete(modelDefaults).where(eq(modelDefaults.modelId, id)),
    db.delete(modelPrices).where(eq(modelPrices.modelId, id)),
  ])
  return gone.length > 0
}

export async function setDefault(d1: D1Database, mode: ModelMode, modelId: string): Promise<void> {
  await database(d1)
    .insert(modelDefaults)
    .values({ mode, modelId })
    .onConflictDoUpdate({ target: modelDefaults.mode, set: { modelId: sql`excluded.model_id` } })
}

/** From now on; the one before is forgotten. */
export async function setPrice(
  d1: D1Database,
  modelId: string,
  price: ModelPrice,
  setBy: string,
): Promise<void> {
  const changed = { ...price, setBy, setAt: new Date() }
  await database(d1)
    .insert(modelPrices)
    .values({ modelId, ...changed })
    .onConflictDoUpdate({ target: modelPrices.modelId, set: changed })
}

export async function forgetPrice(d1: D1Database, modelId: string): Promise<void> {
  await database(d1).delete(modelPrices).where(eq(modelPrices.modelId, modelId))
}

import type { ownModels } from '#server/db/schema/models.ts'
import type { ConnectedProvider } from '#shared/models.ts'

/** A model that was connected with a key which is not the server's. */
export type HeldModel = Omit<typeof ownModels.$inferSelect, 'ownerId'>

/** A person, or a workspace, whose keys of models are kept here. */
export interface KeyHolder {
  /** What makes the ids of its models its own. */
  idParts: readonly string[]
  /** Its models at this address. */
  at(place: { provider: ConnectedProvider; baseUrl: string }): Promise<HeldModel[]>
  count(): Promise<number>
  /** False where whoever gave it may not do so any more. */
  save(model: Omit<HeldModel, 'createdAt'>): Promise<boolean>
  relock(id: string, lockedKey: string): Promise<void>
}

import { and, eq, isNull } from 'drizzle-orm'
import { database } from '#server/db/database.ts'
import { spaces } from '#server/db/schema/canvas.ts'
import type { AccessMode } from '#shared/access.ts'

/** A canvas as D1 has it: the truth that its room only shows. */
export interface SpaceRow {
  id: string
  ownerId: string
  name: string
  access: AccessMode
  createdAt: Date
  updatedAt: Date
}

export const toSpaceRow = ({ deletedAt: _, ...row }: typeof spaces.$inferSelect): SpaceRow => row

export async function findSpace(d1: D1Database, id: string): Promise<SpaceRow | null> {
  const [row] = await database(d1)
    .select()
    .from(spaces)
    .where(and(eq(spaces.id, id), isNull(spaces.deletedAt)))
    .limit(1)
  return row ? toSpaceRow(row) : null
}

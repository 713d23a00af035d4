import { and, desc, eq, isNull } from 'drizzle-orm'
import { database } from '#server/db/database.ts'
import { patterns } from '#server/db/schema/patterns.ts'
import { patternMembers } from '#server/db/schema/sharing.ts'

const { id, name, access, designSystem, styling, activeArtifactId, createdAt, updatedAt } = patterns

/** Somebody's own designs, the newest first. */
export const listOwned = (d1: D1Database, userId: string) =>
  database(d1)
    .select({ id, name, access, designSystem, styling, activeArtifactId, createdAt, updatedAt })
    .from(patterns)
    .where(and(eq(patterns.ownerId, userId), isNull(patterns.deletedAt)))
    .orderBy(desc(updatedAt))

export type OwnedPattern = Awaited<ReturnType<typeof listOwned>>[number]

export const listSharedWith = (d1: D1Database, userId: string) =>
  database(d1)
    .select({ id, name, level: patternMembers.level })
    .from(patternMembers)
    .innerJoin(patterns, eq(patterns.id, patternMembers.patternId))
    .where(and(eq(patternMembers.userId, userId), isNull(patterns.deletedAt)))

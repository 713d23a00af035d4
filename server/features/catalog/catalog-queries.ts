import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { database } from '#server/db/database.ts'
import { catalogEntries } from '#server/db/schema/admin.ts'
import { patterns } from '#server/db/schema/patterns.ts'
import { happened } from '#server/events/events-queries.ts'
import { acted, type NewAct } from '#server/features/admin/acts-queries.ts'
import { CATALOG_MAX } from '#shared/admin.ts'
import type { CatalogEntry } from '#shared/catalog.ts'

interface NewEntry {
  id: string
  patternId: string
  artifactId: string
  addedBy: string
}

/** Added again an entry shows the version of now. Null: the design is private, or gone, or the catalog is full. */
export async function addEntry(d1: D1Database, entry: NewEntry, act: NewAct): Promise<string | null> {
  const db = database(d1)
  const { id, patternId, artifactId, addedBy } = entry
  const fits = sql`(select count(*) from ${catalogEntries} where ${catalogEntries.patternId} != ${patternId}) < ${CATALOG_MAX}
    and exists (select 1 from ${patterns} where ${patterns.id} = ${patternId}
      and ${patterns.access} = 'public' and ${patterns.deletedAt} is null)`
  const [, rows] = await db.batch([
    happened(db, acted(act), { when: fits }),
    db
      .insert(catalogEntries)
      .select(sql`select ${id}, ${patternId}, ${artifactId}, ${addedBy}, ${Date.now()} where ${fits}`)
      .onConflictDoUpdate({ target: catalogEntries.patternId, set: { artifactId, addedBy } })
      .returning({ id: catalogEntries.id }),
  ])
  return rows[0]?.id ?? null
}

/** What is public and there, the newest first; the rest is hidden until it is so again. */
export async function listEntries(d1: D1Database): Promise<Omit<CatalogEntry, 'pictureSrc'>[]> {
  return database(d1)
    .select({
      id: catalogEntries.id,
      patternId: catalogEntries.patternId,
      name: patterns.name,
      artifactId: catalogEntries.artifactId,
    })
    .from(catalogEntries)
    .innerJoin(patterns, eq(patterns.id, catalogEntries.patternId))
    .where(and(eq(patterns.access, 'public'), isNull(patterns.deletedAt)))
    .orderBy(desc(catalogEntries.createdAt), catalogEntries.id)
    .limit(CATALOG_MAX)
}

export async function findEntry(d1: D1Database, id: string): Promise<{ patternId: string } | null> {
  const [row] = await database(d1)
    .select({ patternId: catalogEntries.patternId })
    .from(catalogEntries)
    .where(eq(catalogEntries.id, id))
  return row ?? null
}

export async function removeEntry(d1: D1Database, id: string, act: NewAct): Promise<void> {
  const db = database(d1)
  await db.batch([db.delete(catalogEntries).where(eq(catalogEntries.id, id)), happened(db, acted(act))])
}

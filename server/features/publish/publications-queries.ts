import { and, desc, eq, notInArray, sql } from 'drizzle-orm'
import { database } from '#server/db/database.ts'
import { artifacts } from '#server/db/schema/artifacts.ts'
import { user } from '#server/db/schema/auth.ts'
import { publicationHistory, publications } from '#server/db/schema/publications.ts'
import { HISTORY_MAX } from '#shared/publish.ts'

/** What a design's public page says of itself; pictures are paths of its uploads, `''` without one. */
export interface PublicationTexts {
  title: string
  description: string
  ogImage: string
  favicon: string
}

/** What everybody sees of a design at its public addresses. */
export interface Publication extends PublicationTexts {
  /** Of this publication: an earlier version published again is another one. */
  id: string
  patternId: string
  artifactId: string
  /** Of its files. */
  folder: string
  label: string
  name: string
  isDarkMode: boolean
  allowsWebImages: boolean
  pagePaths: string[]
  publishedBy: string
  publishedAt: Date
}

const TEXTS = {
  title: publications.title,
  description: publications.description,
  ogImage: publications.ogImage,
  favicon: publications.favicon,
}

const FOLDER = sql<string>`coalesce(${publicationHistory.folder}, ${publicationHistory.id})`

const PUBLISHED = {
  id: publicationHistory.id,
  patternId: publicationHistory.patternId,
  artifactId: publicationHistory.artifactId,
  folder: FOLDER,
  label: publicationHistory.label,
  name: publicationHistory.name,
  isDarkMode: publicationHistory.isDarkMode,
  allowsWebImages: publicationHistory.allowsWebImages,
  pagePaths: publicationHistory.pagePaths,
  publishedBy: publicationHistory.publishedBy,
  publishedAt: publicationHistory.publishedAt,
}

/** What is published of a design now; null while nothing is. Whether the design still exists is the caller's question. */
export async function findPublication(d1: D1Database, patternId: string): Promise<Publication | null> {
  const isShown = and(
    eq(publicationHistory.id, publications.shownId),
    eq(publicationHistory.patternId, publications.patternId),
  )
  const [row] = await database(d1)
    .select({ ...TEXTS, ...PUBLISHED })
    .from(publications)
    .innerJoin(publicationHistory, isShown)
    .where(eq(publications.patternId, patternId))
    .limit(1)
  return row ?? null
}

/** The texts of a design's page, also before anything is published; null where nobody has said any. */
export async function findPublicationTexts(
  d1: D1Database,
  patternId: string,
): Promise<PublicationTexts | null> {
  const [row] = await database(d1)
    .select(TEXTS)
    .from(publications)
    .where(eq(publications.patternId, patternId))
    .limit(1)
  return row ?? null
}

/** Keeps the texts that are given and leaves the others; changes nothing of what is published beside them. */
export async function savePublicationTexts(
  d1: D1Database,
  patternId: string,
  texts: Partial<PublicationTexts>,
): Promise<void> {
  await database(d1)
    .insert(publications)
    .values({ patternId, ...texts })
    .onConflictDoUpdate({ target: publications.patternId, set: { patternId, ...texts } })
}

/** A publication of a design that was made once, with its version's number and who made it. */
export interface PastPublication {
  id: string
  artifactId: string
  folder: string
  major: number
  minor: number
  /** What its version is called. */
  versionTitle: string
  publishedBy: string
  byName: string | null
  publishedAt: Date
  pagePaths: string[]
  isDarkMode: boolean
}

/** Newest first; at most as many as are kept. */
export async function listPublications(d1: D1Database, patternId: string): Promise<PastPublication[]> {
  return database(d1)
    .select({
      id: publicationHistory.id,
      artifactId: publicationHistory.artifactId,
      folder: FOLDER,
      major: artifacts.major,
      minor: artifacts.minor,
      versionTitle: artifacts.name,
      publishedBy: publicationHistory.publishedBy,
      byName: user.name,
      publishedAt: publicationHistory.publishedAt,
      pagePaths: publicationHistory.pagePaths,
      isDarkMode: publicationHistory.isDarkMode,
    })
    .from(publicationHistory)
    .innerJoin(artifacts, eq(artifacts.id, publicationHistory.artifactId))
    .leftJoin(user, eq(user.id, publicationHistory.publishedBy))
    .where(eq(publicationHistory.patternId, patternId))
    .orderBy(desc(publicationHistory.publishedAt), desc(publicationHistory.id))
    .limit(HISTORY_MAX)
}

/** The publication that a request made; null when it has made none. */
export async function findPublicationOf(
  d1: D1Database,
  id: string,
): Promise<{ patternId: string; artifactId: string } | null> {
  const [row] = await database(d1)
    .select({ patternId: publicationHistory.patternId, artifactId: publicationHistory.artifactId })
    .from(publicationHistory)
    .where(eq(publicationHistory.id, id))
    .limit(1)
  return row ?? null
}

/**
 * Shows a publication whose pages are stored: its row and what is shown change together, or not at all. False, and
 * nothing has changed, where another attempt at the same request has made it.
 */
export async function showPublication(
  d1: D1Database,
  publication: typeof publicationHistory.$inferInsert & { folder: string },
  texts: Partial<PublicationTexts>,
): Promise<boolean> {
  const db = database(d1)
  const { id: shownId, patternId, folder } = publication
  const isMade = sql`exists (select 1 from publication_history made
    where made.id = ${shownId} and made.folder = ${folder})`
  const [made] = await db.batch([
    db
      .insert(publicationHistory)
      .values(publication)
      .onConflictDoNothing()
      .returning({ id: publicationHistory.id }),
    db.insert(publications).values({ patternId }).onConflictDoNothing(),
    db
      .update(publications)
      .set({ shownId, ...texts })
      .where(and(eq(publications.patternId, patternId), isMade)),
  ])
  return made.length > 0
}

/** Nothing is published then; texts and history stay. */
export async function hidePublication(d1: D1Database, patternId: string): Promise<void> {
  await database(d1).update(publications).set({ shownId: null }).where(eq(publications.patternId, patternId))
}

/** Takes the oldest rows beyond those that are kept, never the one that is shown; the folders, whose files may go. */
export async function dropOldPublications(d1: D1Database, patternId: string): Promise<string[]> {
  const db = database(d1)
  const of = eq(publicationHistory.patternId, patternId)
  const kept = db
    .select({ id: publicationHistory.id })
    .from(publicationHistory)
    .where(of)
    .orderBy(desc(publicationHistory.publishedAt), desc(publicationHistory.id))
    .limit(HISTORY_MAX)
  const shown = db
    .select({ id: sql<string>`coalesce(${publications.shownId}, '')` })
    .from(publications)
    .where(eq(publications.patternId, patternId))
  const gone = await db
    .delete(publicationHistory)
    .where(and(of, notInArray(publicationHistory.id, kept), notInArray(publicationHistory.id, shown)))
    .returning({ folder: FOLDER })
  return gone.map(({ folder }) => folder)
}

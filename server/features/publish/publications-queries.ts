import { and, eq } from 'drizzle-orm'
import { database } from '#server/db/database.ts'
import { publicationHistory, publications } from '#server/db/schema/publications.ts'

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

const PUBLISHED = {
  id: publicationHistory.id,
  patternId: publicationHistory.patternId,
  artifactId: publicationHistory.artifactId,
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

import { and, eq, lt, ne } from 'drizzle-orm'
import { database } from '#server/db/database.ts'
import { renderReports } from '#server/db/schema/artifacts.ts'

interface KeptReport {
  /** The load it was seen in. */
  load: string
  artifactId: string
  signature: string
}

/** Longer than any word of a load counts. */
const KEPT_MS = 24 * 60 * 60_000

/** Each load is told of once: false when this one was told of before. */
export async function keepReport(d1: D1Database, report: KeptReport): Promise<boolean> {
  const db = database(d1)
  const [, kept] = await db.batch([
    db.delete(renderReports).where(lt(renderReports.createdAt, new Date(Date.now() - KEPT_MS))),
    db.insert(renderReports).values(report).onConflictDoNothing().returning({ load: renderReports.load }),
  ])
  return kept.length > 0
}

/** Whether another load of this version has shown the same. */
export async function wasSeenBefore(
  d1: D1Database,
  { load, artifactId, signature }: KeptReport,
): Promise<boolean> {
  const [other] = await database(d1)
    .select({ load: renderReports.load })
    .from(renderReports)
    .where(
      and(
        eq(renderReports.artifactId, artifactId),
        eq(renderReports.signature, signature),
        ne(renderReports.load, load),
      ),
    )
    .limit(1)
  return other !== undefined
}

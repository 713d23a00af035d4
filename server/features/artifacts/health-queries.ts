import { and, eq, ne } from 'drizzle-orm'
import { database } from '#server/db/database.ts'
import { artifactHealth } from '#server/db/schema.ts'
import type { ArtifactRow } from '#server/features/artifacts/artifacts-queries.ts'
import type { HealthOutcome } from '#shared/artifacts.ts'

export interface HealthReport {
  artifactId: string
  outcome: HealthOutcome
  message: string
  reportedBy: string
}

/** Keeps what a browser saw, once a fault: true when it is the first fault of this version. */
export async function recordHealth(d1: D1Database, report: HealthReport): Promise<boolean> {
  const signature = report.outcome === 'thrown' ? `thrown: ${signatureOf(report.message)}` : report.outcome
  const isFirst = report.outcome !== 'painted' && !(await hasFault(d1, report.artifactId))
  const written = await database(d1)
    .insert(artifactHealth)
    .values({ ...report, signature })
    .onConflictDoNothing()
    .returning({ artifactId: artifactHealth.artifactId })
  return isFirst && written.length > 0
}

/** A failure of this version is on record: it did not compile, or did not paint. */
export const isBroken = async (
  d1: D1Database,
  { id, status }: Pick<ArtifactRow, 'id' | 'status'>,
): Promise<boolean> => status === 'error' || hasFault(d1, id)

async function hasFault(d1: D1Database, artifactId: string): Promise<boolean> {
  const rows = await database(d1)
    .select({ signature: artifactHealth.signature })
    .from(artifactHealth)
    .where(and(eq(artifactHealth.artifactId, artifactId), ne(artifactHealth.outcome, 'painted')))
    .limit(1)
  return rows.length > 0
}

/** The same fault again reads the same, whatever numbers and addresses it names. */
const signatureOf = (message: string): string =>
  message
    .replace(/\b(?:0x)?[0-9a-f]{8,}\b|\d+/gi, '#')
    .replace(/\s+/g, ' ')
    .slice(0, 200)

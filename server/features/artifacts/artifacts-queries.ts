import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { database } from '#server/db/database.ts'
import { artifactFeedback, artifacts } from '#server/db/schema/artifacts.ts'
import type { Actor } from '#shared/actor.ts'
import type { FeedbackType } from '#shared/artifacts.ts'
import type { PatternConfig } from '#shared/design.ts'
import { isReady, type RenderVerdict } from '#shared/preview-health.ts'

export interface ArtifactRow {
  id: string
  patternId: string
  parentId: string | null
  requestId: string | null
  kind: 'generated' | 'manualEdit' | 'fork'
  name: string
  version: { major: number; minor: number }
  actor: Actor
  /** `uncompiled`: the compiler had no time for it, and is asked again when somebody looks. */
  status: 'error' | 'compiled' | 'uncompiled'
  errorMessage: string | null
  config: PatternConfig
  isDarkMode: boolean
  /** What a browser saw of it; null until one has looked. */
  health: RenderVerdict | null
  packKey: string
  createdAt: Date
}

const toRow = (row: typeof artifacts.$inferSelect): ArtifactRow => ({
  id: row.id,
  patternId: row.patternId,
  parentId: row.parentId,
  requestId: row.requestId,
  kind: row.kind,
  name: row.name,
  version: { major: row.major, minor: row.minor },
  actor: { kind: row.actorKind, id: row.actorId },
  status: row.status,
  errorMessage: row.errorMessage,
  config: { designSystem: row.designSystem, styling: row.styling },
  isDarkMode: row.isDarkMode,
  health: row.health,
  packKey: row.packKey,
  createdAt: row.createdAt,
})

export async function findArtifact(d1: D1Database, id: string): Promise<ArtifactRow | null> {
  const [row] = await database(d1).select().from(artifacts).where(eq(artifacts.id, id)).limit(1)
  return row ? toRow(row) : null
}

/** Which pattern each of these versions belongs to; one that is not there is missing. */
export async function findPatternsOf(d1: D1Database, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await database(d1)
    .select({ id: artifacts.id, patternId: artifacts.patternId })
    .from(artifacts)
    .where(inArray(artifacts.id, ids))
  return new Map(rows.map(({ id, patternId }) => [id, patternId]))
}

/** Every version of a pattern, newest first. */
export async function listVersions(d1: D1Database, patternId: string): Promise<ArtifactRow[]> {
  const rows = await database(d1)
    .select()
    .from(artifacts)
    .where(eq(artifacts.patternId, patternId))
    .orderBy(desc(artifacts.major), desc(artifacts.minor))
  return rows.map(toRow)
}

export async function latestVersion(
  d1: D1Database,
  patternId: string,
): Promise<{ major: number; minor: number }> {
  const [row] = await database(d1)
    .select({ major: artifacts.major, minor: artifacts.minor })
    .from(artifacts)
    .where(eq(artifacts.patternId, patternId))
    .orderBy(desc(artifacts.major), desc(artifacts.minor))
    .limit(1)
  return row ?? { major: 0, minor: 0 }
}

/** Writes a version once: repeating the end of a run leaves the first row as it is. */
export async function insertArtifact(
  d1: D1Database,
  row: Omit<ArtifactRow, 'createdAt' | 'health'>,
): Promise<ArtifactRow> {
  const { version, actor, config, ...rest } = row
  await database(d1)
    .insert(artifacts)
    .values({ ...rest, ...version, actorKind: actor.kind, actorId: actor.id, ...config })
    .onConflictDoNothing({ target: artifacts.id })
  const written = await findArtifact(d1, row.id)
  if (!written) throw new Error(`artifact ${row.id} was not written`)
  return written
}

/** What a version that could not be compiled when it was made has turned out to be. */
export async function setCompiled(
  d1: D1Database,
  id: string,
  { status, errorMessage }: Pick<ArtifactRow, 'status' | 'errorMessage'>,
): Promise<void> {
  await database(d1)
    .update(artifacts)
    .set({ status, errorMessage })
    .where(and(eq(artifacts.id, id), eq(artifacts.status, 'uncompiled')))
}

/**
 * Keeps what browsers saw: the first word, and the first fault of a version that seemed well. Silence alone is taken back
 * by a page that paints, since a busy machine may cause it. True when it is kept.
 */
export async function setHealth(d1: D1Database, id: string, health: RenderVerdict): Promise<boolean> {
  const seemedWell = sql`json_extract(${artifacts.health}, '$.outcome') = 'painted'`
  const wasSilent = sql`json_extract(${artifacts.health}, '$.outcome') = 'hung'`
  const isNews = or(isNull(artifacts.health), isReady(health) ? wasSilent : seemedWell)
  const kept = await database(d1)
    .update(artifacts)
    .set({ health })
    .where(and(eq(artifacts.id, id), isNews))
    .returning({ id: artifacts.id })
  return kept.length > 0
}

/**
 * Whose version this is at bottom: the request that made it, or that made what was typed into since; else the oldest
 * version of the design that it comes from.
 */
export async function originOf(d1: D1Database, { id, patternId }: ArtifactRow): Promise<string> {
  const line = await database(d1).all<{ id: string; requestId: string | null }>(sql`
    with recursive line (id, parent_id, request_id, depth) as (
      select id, parent_id, request_id, 0 from artifacts where id = ${id}
      union all
      select a.id, a.parent_id, a.request_id, depth + 1 from artifacts a join line on a.id = line.parent_id
      where line.request_id is null and a.pattern_id = ${patternId} and depth < 10000)
    select id, request_id as requestId from line order by depth desc limit 1`)
  return line[0]?.requestId ?? line[0]?.id ?? id
}

/** What a request has made; the last of several, where it did not compile and was tried again. */
export async function artifactOfRequest(
  d1: D1Database,
  patternId: string,
  requestId: string,
): Promise<ArtifactRow | null> {
  const [row] = await database(d1)
    .select()
    .from(artifacts)
    .where(and(eq(artifacts.patternId, patternId), eq(artifacts.requestId, requestId)))
    .orderBy(desc(artifacts.major), desc(artifacts.minor))
    .limit(1)
  return row ? toRow(row) : null
}

interface Feedback {
  artifactId: string
  userId: string
  type: FeedbackType
  text: string
}

/** One opinion a person and version: the newest. */
export async function setFeedback(d1: D1Database, feedback: Feedback): Promise<void> {
  const { type, text } = feedback
  const updatedAt = new Date()
  await database(d1)
    .insert(artifactFeedback)
    .values({ ...feedback, updatedAt })
    .onConflictDoUpdate({
      target: [artifactFeedback.artifactId, artifactFeedback.userId],
      set: { type, text, updatedAt },
    })
}

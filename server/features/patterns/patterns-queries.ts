import { and, eq, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { type Database, database } from '#server/db/database.ts'
import { artifacts } from '#server/db/schema/artifacts.ts'
import { user } from '#server/db/schema/auth.ts'
import { patternStars, patterns } from '#server/db/schema/patterns.ts'
import { patternPresets } from '#server/db/schema/presets.ts'
import { patternMembers } from '#server/db/schema/sharing.ts'
import { patternWorkspaces } from '#server/db/schema/workspaces.ts'
import { factsChangedOf, happened } from '#server/events/events-queries.ts'
import type { ArtifactRow } from '#server/features/artifacts/artifacts-queries.ts'
import type { TakenPreset } from '#server/features/presets/presets-queries.ts'
import type { AccessMode } from '#shared/access.ts'
import type { Actor } from '#shared/actor.ts'
import type { PatternConfig, ViewportName } from '#shared/design.ts'

/** A pattern as D1 has it: the truth that the room only shows. */
export interface PatternRow {
  id: string
  ownerId: string
  name: string
  access: AccessMode
  config: PatternConfig
  customId: string | null
  viewport: string
  responsiveWidth: number | null
  allowsWebImages: boolean
  isDarkMode: boolean
  activeArtifactId: string | null
  /** The canvas that it stands on, and as which node. */
  spacePointer: { spaceRoomId: string; spaceNodeId: string } | null
  /** Its pages ask for one; see `features/editor-metadata`. */
  hasPassword: boolean
  feedbackRevision: number
  createdAt: Date
  updatedAt: Date
}

export const toPatternRow = (row: typeof patterns.$inferSelect): PatternRow => ({
  id: row.id,
  ownerId: row.ownerId,
  name: row.name,
  access: row.access,
  config: { designSystem: row.designSystem, styling: row.styling },
  customId: row.customId,
  viewport: row.viewport,
  responsiveWidth: row.responsiveWidth,
  allowsWebImages: row.webImagesBy !== null,
  isDarkMode: row.isDarkMode,
  activeArtifactId: row.activeArtifactId,
  spacePointer: row.spaceId && row.nodeId ? { spaceRoomId: row.spaceId, spaceNodeId: row.nodeId } : null,
  hasPassword: row.pagePassword !== null,
  feedbackRevision: row.feedbackRevision,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
})

const alive = isNull(patterns.deletedAt)

export async function findPattern(d1: D1Database, id: string): Promise<PatternRow | null> {
  const [row] = await database(d1)
    .select()
    .from(patterns)
    .where(and(eq(patterns.id, id), alive))
    .limit(1)
  return row ? toPatternRow(row) : null
}

export interface NewPattern {
  id: string
  ownerId: string
  name: string
  access: AccessMode
  config: PatternConfig
  /** Somebody's preset that it is made with, beside the four built-in ones. */
  preset?: TakenPreset | null
}

/** What a design takes of its preset, for a batch. */
const takenRow = (db: Database, patternId: string, { presetId, name, themeCss, notes }: TakenPreset) =>
  db.insert(patternPresets).values({ patternId, presetId, name, themeCss, notes, takenAt: new Date() })

/**
 * A new design, shared with the workspace that is named or else as the chosen one says of new designs: what is named is
 * shared in any case, by writing where the workspace says nothing.
 */
export async function insertPattern(
  d1: D1Database,
  { config, preset = null, ...pattern }: NewPattern,
  orgId: string | null = null,
): Promise<void> {
  const db = database(d1)
  const { id, ownerId } = pattern
  await db.batch([
    db
      .insert(patterns)
      .values({ ...pattern, ...config, customId: preset?.presetId ?? null, updatedAt: new Date() }),
    ...(preset ? [takenRow(db, id, preset)] : []),
    db.insert(patternWorkspaces).select(sql`
      select ${id}, workspace.id,
        case workspace.default_access when 'none' then 'write' else workspace.default_access end,
        unixepoch('subsec') * 1000
      from workspace_members member
      join workspaces workspace on workspace.id = member.workspace_id and workspace.deleted_at is null
      where member.user_id = ${ownerId} and case when ${orgId} is null
        then workspace.default_access <> 'none'
          and workspace.id = (select org_id from credit_payers where user_id = ${ownerId})
        else workspace.id = ${orgId} end`),
  ])
}

/** Where a new design stands, if that is on a canvas. */
interface OnCanvas {
  spaceId?: string
  nodeId?: string
}

interface Fork {
  pattern: NewPattern & Partial<Pick<PatternRow, 'viewport' | 'isDarkMode'>> & OnCanvas
  /** What its first version shows: the very pack of this one. */
  source: ArtifactRow
  artifactId: string
  actor: Actor
  /** Shared with this one too, for reading; the source is as well. */
  workspaceId: string | null
}

/** A pattern that begins with somebody's version as its v1: both rows or neither. */
export async function insertFork(d1: D1Database, fork: Fork): Promise<void> {
  const db = database(d1)
  await db.batch(forkRows(db, fork))
}

/** The same for a batch. It is made with the preset of the design that it comes from unless another one is named. */
export function forkRows(db: Database, { pattern, source, artifactId, actor, workspaceId }: Fork) {
  const { packKey, status, errorMessage, isDarkMode } = source
  const { preset } = pattern
  return [
    newPatternRow(db, { ...pattern, activeArtifactId: artifactId }),
    ...(preset === undefined
      ? [
          db
            .update(patterns)
            .set({
              customId: sql`(select custom_id from patterns source where source.id = ${source.patternId})`,
            })
            .where(eq(patterns.id, pattern.id)),
          db.insert(patternPresets).select(sql`
            select ${pattern.id}, preset_id, name, theme_css, notes, unixepoch('subsec') * 1000
            from pattern_presets where pattern_id = ${source.patternId}`),
        ]
      : preset === null
        ? []
        : [takenRow(db, pattern.id, preset)]),
    db.insert(artifacts).values({
      ...{ packKey, status, errorMessage, isDarkMode, ...source.config },
      ...{
        id: artifactId,
        patternId: pattern.id,
        parentId: source.id,
        requestId: null,
        kind: 'fork' as const,
      },
      ...{ name: pattern.name, major: 1, minor: 0, actorKind: actor.kind, actorId: actor.id },
    }),
    db.insert(patternWorkspaces).select(sql`
      select ${pattern.id}, member.workspace_id, 'read', unixepoch('subsec') * 1000 from workspace_members member
      join pattern_workspaces source on source.workspace_id = member.workspace_id
      where source.pattern_id = ${source.patternId} and member.user_id = ${pattern.ownerId}
        and member.workspace_id = ${workspaceId}`),
  ] as const
}

/** A new design without anything around it, for a batch: the row, and what it takes of its preset. */
export const newPatternRows = (db: Database, pattern: Fork['pattern']) =>
  [newPatternRow(db, pattern), ...(pattern.preset ? [takenRow(db, pattern.id, pattern.preset)] : [])] as const

const newPatternRow = (
  db: Database,
  { config, preset, ...row }: Fork['pattern'] & { activeArtifactId?: string },
) =>
  db.insert(patterns).values({ ...row, ...config, customId: preset?.presetId ?? null, updatedAt: new Date() })

/** The design whose version this one began with; null for one that is no fork. */
export async function findForkOrigin(d1: D1Database, patternId: string): Promise<string | null> {
  const source = alias(artifacts, 'source')
  const [row] = await database(d1)
    .select({ patternId: source.patternId })
    .from(artifacts)
    .innerJoin(source, eq(source.id, artifacts.parentId))
    .where(and(eq(artifacts.patternId, patternId), eq(artifacts.kind, 'fork')))
    .limit(1)
  return row?.patternId ?? null
}

export interface Participant {
  patternId: string
  id: string
  name: string
  image: string | null
}

/** The people of several patterns, in one statement: the owner first, then members as they came. */
export const listParticipants = (d1: D1Database, patternIds: string[]): Promise<Participant[]> => {
  // As one value, since a statement takes a hundred.
  const asked = sql`(select value from json_each(${JSON.stringify(patternIds)}))`
  return database(d1).all<Participant>(sql`
    select people.pattern_id as patternId, ${user.id} as id, ${user.name} as name, ${user.image} as image
    from (
      select id as pattern_id, owner_id as user_id, 0 as came_at from ${patterns} where id in ${asked}
      union all
      select pattern_id, user_id, created_at from ${patternMembers} where pattern_id in ${asked}
    ) people
    join ${user} on ${user.id} = people.user_id
    order by people.came_at`)
}

export async function isStarred(d1: D1Database, patternId: string, userId: string): Promise<boolean> {
  const rows = await database(d1)
    .select()
    .from(patternStars)
    .where(and(eq(patternStars.patternId, patternId), eq(patternStars.userId, userId)))
    .limit(1)
  return rows.length > 0
}

export async function setStar(
  d1: D1Database,
  patternId: string,
  userId: string,
  isOn: boolean,
): Promise<void> {
  const db = database(d1)
  if (isOn) await db.insert(patternStars).values({ patternId, userId }).onConflictDoNothing()
  else
    await db
      .delete(patternStars)
      .where(and(eq(patternStars.patternId, patternId), eq(patternStars.userId, userId)))
}

interface PatternChange {
  name?: string
  access?: AccessMode
  viewport?: ViewportName
  responsiveWidth?: number | null
  webImagesBy?: string | null
  webImagesAt?: Date
  isDarkMode?: boolean
}

/** Changes a pattern and its place in the list. */
export async function updatePattern(d1: D1Database, id: string, change: PatternChange): Promise<void> {
  const db = database(d1)
  await db.batch([
    db
      .update(patterns)
      .set({ ...change, updatedAt: new Date() })
      .where(eq(patterns.id, id)),
    happened(db, { type: change.access ? 'access_changed' : 'facts_changed', roomId: id }),
    // The canvas that it stands on shows its name.
    factsChangedOf(
      db,
      sql`select space_id as id from patterns
        where id = ${id} and space_id is not null and ${change.name === undefined ? 0 : 1} = 1`,
    ),
  ])
}

/** False where somebody has named it meanwhile; the room that does so shows it by itself. */
export async function renamePattern(
  d1: D1Database,
  id: string,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  const renamed = await database(d1)
    .update(patterns)
    .set({ name: to, updatedAt: new Date() })
    .where(and(eq(patterns.id, id), eq(patterns.name, from)))
    .returning({ id: patterns.id })
  return renamed.length > 0
}

/** Makes a version the active one; the room that does so shows it by itself. */
export async function activateArtifact(d1: D1Database, id: string, activeArtifactId: string): Promise<void> {
  await database(d1)
    .update(patterns)
    .set({ activeArtifactId, updatedAt: new Date() })
    .where(eq(patterns.id, id))
}

/** Hides a pattern from everybody; its rows stay, so that nothing acknowledged is lost by a slip. */
export async function deletePattern(d1: D1Database, id: string): Promise<void> {
  const db = database(d1)
  await db.batch([
    db.update(patterns).set({ deletedAt: sql`(unixepoch('subsec') * 1000)` }).where(eq(patterns.id, id)),
    happened(db, { type: 'access_changed', roomId: id }),
  ])
}

import { and, asc, desc, eq, isNull, or, sql } from 'drizzle-orm'
import { database } from '#server/db/database.ts'
import { patterns } from '#server/db/schema/patterns.ts'
import { customPresets, patternPresets } from '#server/db/schema/presets.ts'
import { workspaceMembers, workspaces } from '#server/db/schema/workspaces.ts'
import { happened } from '#server/events/events-queries.ts'
import type { PatternConfig } from '#shared/design.ts'
import { CUSTOM_PRESETS_MAX } from '#shared/presets.ts'
import type { WorkspaceRole } from '#shared/workspaces.ts'

type PresetRow = typeof customPresets.$inferSelect

/** A preset as one person has it. */
export interface PresetOf {
  preset: PresetRow
  /** What the person is in its workspace; null for one of a person, and where he is not in it. */
  role: WorkspaceRole | null
  orgName: string | null
}

const asSeenBy = (d1: D1Database, userId: string) =>
  database(d1)
    .select({ preset: customPresets, role: workspaceMembers.role, orgName: workspaces.name })
    .from(customPresets)
    .leftJoin(workspaces, and(eq(workspaces.id, customPresets.workspaceId), isNull(workspaces.deletedAt)))
    .leftJoin(
      workspaceMembers,
      and(eq(workspaceMembers.workspaceId, workspaces.id), eq(workspaceMembers.userId, userId)),
    )

/** One's own, then those of one's workspaces, by name. */
export const listPresetsFor = (d1: D1Database, userId: string): Promise<PresetOf[]> =>
  asSeenBy(d1, userId)
    .where(or(eq(customPresets.userId, userId), eq(workspaceMembers.userId, userId)))
    .orderBy(
      sql`${customPresets.workspaceId} is not null`,
      asc(sql`${workspaces.name} collate nocase`),
      asc(sql`${customPresets.name} collate nocase`),
      asc(customPresets.id),
    )

export async function findPreset(d1: D1Database, userId: string, id: string): Promise<PresetOf | null> {
  const [row] = await asSeenBy(d1, userId).where(eq(customPresets.id, id))
  return row ?? null
}

const USES_ASKED_MAX = 500

/** Designs that use a preset, those that everybody sees first: who may view one may see what it took. */
export async function listUses(d1: D1Database, presetId: string): Promise<string[]> {
  const rows = await database(d1)
    .select({ id: patterns.id })
    .from(patterns)
    .where(and(eq(patterns.customId, presetId), isNull(patterns.deletedAt)))
    .orderBy(desc(sql`${patterns.access} = 'public'`), desc(patterns.updatedAt))
    .limit(USES_ASKED_MAX)
  return rows.map(({ id }) => id)
}

export interface NewPreset {
  id: string
  /** One of both. */
  userId: string | null
  workspaceId: string | null
  name: string
  config: PatternConfig
  themeCss: string
  notes: string
}

/** False where its owner has too many; the same id again changes nothing. */
export async function insertPreset(d1: D1Database, preset: NewPreset): Promise<boolean> {
  const { id, userId, workspaceId, name, config, themeCss, notes } = preset
  const [, found] = await d1.batch([
    d1
      .prepare(
        `insert into custom_presets
          (id, user_id, workspace_id, name, design_system, styling, theme_css, notes, updated_at)
        select ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9
        where (select count(*) from custom_presets where user_id = ?2 or workspace_id = ?3) < ?10
        on conflict (id) do nothing`,
      )
      .bind(
        ...[id, userId, workspaceId, name, config.designSystem, config.styling],
        ...[themeCss, notes, Date.now(), CUSTOM_PRESETS_MAX],
      ),
    d1.prepare('select id from custom_presets where id = ?1').bind(id),
  ])
  return (found?.results.length ?? 0) > 0
}

interface PresetChange {
  name?: string | undefined
  config?: PatternConfig | undefined
  themeCss?: string | undefined
  notes?: string | undefined
}

export async function updatePreset(
  d1: D1Database,
  id: string,
  { name, config, themeCss, notes }: PresetChange,
): Promise<void> {
  await database(d1)
    .update(customPresets)
    .set({
      ...(name === undefined ? {} : { name }),
      ...config,
      ...(themeCss === undefined ? {} : { themeCss }),
      ...(notes === undefined ? {} : { notes }),
      updatedAt: new Date(),
    })
    .where(eq(customPresets.id, id))
}

/** What designs have taken of it stays with them. */
export async function deletePreset(d1: D1Database, id: string): Promise<void> {
  await database(d1).delete(customPresets).where(eq(customPresets.id, id))
}

/** What a design has taken of a preset. */
export interface TakenPreset {
  presetId: string
  name: string
  themeCss: string
  notes: string
}

/** Null for a design with one of the four built-in ones. */
export async function findTakenPreset(d1: D1Database, patternId: string): Promise<TakenPreset | null> {
  const { presetId, name, themeCss, notes } = patternPresets
  const [row] = await database(d1)
    .select({ presetId, name, themeCss, notes })
    .from(patternPresets)
    .where(eq(patternPresets.patternId, patternId))
  return row ?? null
}

/** The design is made with this preset from now on, as that is at this moment; its page shows which one. */
export async function takePreset(
  d1: D1Database,
  patternId: string,
  { id, name, themeCss, notes }: Pick<PresetRow, 'id' | 'name' | 'themeCss' | 'notes'>,
): Promise<void> {
  const db = database(d1)
  const taken = { presetId: id, name, themeCss, notes, takenAt: new Date() }
  await db.batch([
    db.update(patterns).set({ customId: id }).where(eq(patterns.id, patternId)),
    db
      .insert(patternPresets)
      .values({ patternId, ...taken })
      .onConflictDoUpdate({ target: patternPresets.patternId, set: taken }),
    happened(db, { type: 'facts_changed', roomId: patternId }),
  ])
}

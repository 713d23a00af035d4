import { and, eq, isNull, or, sql } from 'drizzle-orm'
import { database } from '#server/db/database.ts'
import { spaceWorkspaces } from '#server/db/schema/canvas.ts'
import { creditPayers } from '#server/db/schema/credits.ts'
import { planChanges, plans } from '#server/db/schema/plans.ts'
import { patternWorkspaces, workspaceMembers, workspaces } from '#server/db/schema/workspaces.ts'
import { happenedTo } from '#server/events/events-queries.ts'
import { acted } from '#server/features/admin/acts-queries.ts'
import type { OwnerKind, PlanId, PlanOwner } from '#shared/plans.ts'

export type PlanRow = typeof plans.$inferSelect

/** What these owners have; who has no row has the free plan. */
export async function listPlans(d1: D1Database, owners: readonly PlanOwner[]): Promise<PlanRow[]> {
  if (owners.length === 0) return []
  const asked = owners.map(({ kind, id }) => and(eq(plans.ownerKind, kind), eq(plans.ownerId, id)))
  return database(d1)
    .select()
    .from(plans)
    .where(or(...asked))
}

export type PaidPlan = Pick<PlanRow, 'plan' | 'periodAnchor' | 'renewsAt' | 'endsAt' | 'isPastDue'>

export interface PlanByHand {
  id: string
  ownerKind: OwnerKind
  ownerId: string
  plan: PlanId
  message: string
  setBy: string
}

/**
 * Sets a plan by hand; the same id again changes nothing. False: a payment decides on this plan, unless nothing is paid
 * here any more.
 */
export async function setPlanByHand(
  d1: D1Database,
  change: PlanByHand,
  isPaymentOn: boolean,
): Promise<boolean> {
  const { id, ownerKind, ownerId, plan, message, setBy } = change
  const told = [id, ownerKind, ownerId, plan, Date.now()]
  const [, made] = await d1.batch([
    d1.prepare(SET_PLAN).bind(...told, isPaymentOn ? 1 : 0),
    d1.prepare(NOTE_CHANGE).bind(...told, message, setBy),
    happenedTo(
      d1,
      acted({
        actorId: setBy,
        act: 'setPlan',
        patternId: null,
        reason: message,
        about: [ownerKind, ownerId, plan],
      }),
      { key: id, when: sql`exists (select 1 from plan_changes where id = ${id})` },
    ),
  ])
  if (made && made.results.length > 0) return true
  const known = await database(d1)
    .select({ id: planChanges.id })
    .from(planChanges)
    .where(eq(planChanges.id, id))
  return known.length > 0
}

const SET_PLAN = `
  insert into plans (owner_kind, owner_id, plan, managed_by, updated_at)
  select ?2, ?3, ?4, 'admin', ?5 where not exists (select 1 from plan_changes where id = ?1)
  on conflict (owner_kind, owner_id) do update set plan = excluded.plan, managed_by = 'admin',
    updated_at = excluded.updated_at, period_anchor = null, renews_at = null, ends_at = null, is_past_due = 0
  where plans.managed_by = 'admin' or ?6 = 0`

const NOTE_CHANGE = `
  insert into plan_changes (id, owner_kind, owner_id, plan, message, set_by, created_at)
  select ?1, ?2, ?3, ?4, ?6, ?7, ?5
  where exists (select 1 from plans where owner_kind = ?2 and owner_id = ?3 and managed_by = 'admin')
  on conflict (id) do nothing returning id`

export interface PayingWorkspace {
  orgId: string
  /** The most that one member may take in a period. */
  creditCap: number | null
  /** What new designs of its members give the others. */
  defaultAccess: 'none' | 'read' | 'write'
}

/** The workspace that pays for somebody beside himself: the chosen one, while he is in it. */
export async function findPayingWorkspace(d1: D1Database, userId: string): Promise<PayingWorkspace | null> {
  const { id: orgId, creditCap, defaultAccess } = workspaces
  const [row] = await database(d1)
    .select({ orgId, creditCap, defaultAccess })
    .from(creditPayers)
    .innerJoin(workspaces, and(eq(workspaces.id, creditPayers.orgId), isNull(workspaces.deletedAt)))
    .innerJoin(
      workspaceMembers,
      and(
        eq(workspaceMembers.workspaceId, creditPayers.orgId),
        eq(workspaceMembers.userId, creditPayers.userId),
      ),
    )
    .where(eq(creditPayers.userId, userId))
  return row ?? null
}

/** The workspaces that a design is shared with. */
export async function listSharedWith(d1: D1Database, patternId: string): Promise<string[]> {
  const rows = await database(d1)
    .select({ id: patternWorkspaces.workspaceId })
    .from(patternWorkspaces)
    .where(eq(patternWorkspaces.patternId, patternId))
  return rows.map(({ id }) => id)
}

export interface SharingWorkspace {
  id: string
  name: string
}

/** Those of them that this person is in, the chosen one first. */
export async function listSharedWithIn(
  d1: D1Database,
  patternId: string,
  userId: string,
): Promise<SharingWorkspace[]> {
  const { results } = await d1
    .prepare(
      `select workspace.id, workspace.name from pattern_workspaces share
      join workspaces workspace on workspace.id = share.workspace_id and workspace.deleted_at is null
      join workspace_members member on member.workspace_id = workspace.id and member.user_id = ?2
      left join credit_payers chosen on chosen.user_id = member.user_id and chosen.org_id = workspace.id
      where share.pattern_id = ?1 order by chosen.org_id is null, workspace.id`,
    )
    .bind(patternId, userId)
    .all<SharingWorkspace>()
  return results
}

/** The workspaces that a canvas is shared with. */
export async function listCanvasSharedWith(d1: D1Database, spaceId: string): Promise<string[]> {
  const rows = await database(d1)
    .select({ id: spaceWorkspaces.workspaceId })
    .from(spaceWorkspaces)
    .where(eq(spaceWorkspaces.spaceId, spaceId))
  return rows.map(({ id }) => id)
}

export async function isWorkspace(d1: D1Database, workspaceId: string): Promise<boolean> {
  const found = await database(d1)
    .select({ id: workspaces.id })
    .from(workspaces)
    .where(and(eq(workspaces.id, workspaceId), isNull(workspaces.deletedAt)))
  return found.length > 0
}

import type { Bindings } from '#server/bindings.ts'
import { isAllowed, person, plansOf, workspace } from '#server/features/billing/plan-of.ts'
import {
  findPayingWorkspace,
  listCanvasSharedWith,
  listSharedWith,
  listSharedWithIn,
  type SharingWorkspace,
} from '#server/features/billing/plans-queries.ts'
import { allows } from '#shared/plans.ts'

/**
 * Whether a design may be made private: by its owner's plan, or that of a workspace it is shared with. What is private
 * already stays so, whatever becomes of the plan.
 */
export async function mayBePrivate(
  env: Bindings,
  { id, ownerId }: { id: string; ownerId: string },
): Promise<boolean> {
  const shared = await listSharedWith(env.DB, id)
  return isAllowed(env, [person(ownerId), ...shared.map(workspace)], 'private')
}

/** The same for a canvas. */
export async function canvasMayBePrivate(
  env: Bindings,
  { id, ownerId }: { id: string; ownerId: string },
): Promise<boolean> {
  const shared = await listCanvasSharedWith(env.DB, id)
  return isAllowed(env, [person(ownerId), ...shared.map(workspace)], 'private')
}

/** The same for a design that is about to be made: in this workspace, else in the chosen one where that shares new ones. */
export async function mayNewBePrivate(
  env: Bindings,
  ownerId: string,
  orgId: string | null = null,
): Promise<boolean> {
  const chosen = orgId === null ? await findPayingWorkspace(env.DB, ownerId) : null
  const shared = orgId ?? (chosen && chosen.defaultAccess !== 'none' ? chosen.orgId : null)
  return isAllowed(env, [person(ownerId), ...(shared ? [workspace(shared)] : [])], 'private')
}

/** A workspace of this person that the design is shared with, and whose plan lets a fork that is shared with it be private. */
export async function privateForkWith(
  env: Bindings,
  patternId: string,
  userId: string,
): Promise<SharingWorkspace | null> {
  const shared = await listSharedWithIn(env.DB, patternId, userId)
  const plans = await plansOf(
    env,
    shared.map(({ id }) => workspace(id)),
  )
  return shared.find((_, at) => allows(plans[at]?.plan ?? 'free', 'private')) ?? null
}

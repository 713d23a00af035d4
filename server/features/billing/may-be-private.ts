import type { Bindings } from '#server/bindings.ts'
import { isAllowed, person, workspace } from '#server/features/billing/plan-of.ts'
import { findPayingWorkspace, listWorkspacesOf } from '#server/features/billing/plans-queries.ts'

/**
 * Whether a design may be made private: by its owner's plan, or that of a workspace it is shared with. What is private
 * already stays so, whatever becomes of the plan.
 */
export async function mayBePrivate(
  env: Bindings,
  { id, ownerId }: { id: string; ownerId: string },
): Promise<boolean> {
  const shared = await listWorkspacesOf(env.DB, id)
  return isAllowed(env, [person(ownerId), ...shared.map(workspace)], 'private')
}

/** The same for a design that is about to be made: it is shared with the chosen workspace where that shares new ones. */
export async function mayNewBePrivate(env: Bindings, ownerId: string): Promise<boolean> {
  const chosen = await findPayingWorkspace(env.DB, ownerId)
  const shared = chosen && chosen.defaultAccess !== 'none' ? [workspace(chosen.orgId)] : []
  return isAllowed(env, [person(ownerId), ...shared], 'private')
}

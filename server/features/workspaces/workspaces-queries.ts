import { and, eq, isNull } from 'drizzle-orm'
import { database } from '#server/db/database.ts'
import { workspaceMembers, workspaces } from '#server/db/schema/workspaces.ts'
import type { WorkspaceRole } from '#shared/workspaces.ts'

export type WorkspaceRow = typeof workspaces.$inferSelect

/** A workspace as one of its members has it. */
export interface WorkspaceOf {
  workspace: WorkspaceRow
  role: WorkspaceRole
}

export async function findWorkspaceOf(
  d1: D1Database,
  workspaceId: string,
  userId: string,
): Promise<WorkspaceOf | null> {
  const [row] = await database(d1)
    .select({ workspace: workspaces, role: workspaceMembers.role })
    .from(workspaceMembers)
    .innerJoin(workspaces, eq(workspaces.id, workspaceMembers.workspaceId))
    .where(
      and(
        eq(workspaceMembers.workspaceId, workspaceId),
        eq(workspaceMembers.userId, userId),
        isNull(workspaces.deletedAt),
      ),
    )
  return row ?? null
}

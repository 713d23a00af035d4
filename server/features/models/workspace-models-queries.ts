import { and, asc, count, eq, exists, inArray, isNull } from 'drizzle-orm'
import { database } from '#server/db/database.ts'
import { user } from '#server/db/schema/auth.ts'
import { creditPayers } from '#server/db/schema/credits.ts'
import { workspaceModels } from '#server/db/schema/models.ts'
import { workspaceMembers, workspaces } from '#server/db/schema/workspaces.ts'
import type { KeyHolder } from '#server/features/models/key-holder-queries.ts'

export type WorkspaceModel = typeof workspaceModels.$inferSelect
type KeyProblem = NonNullable<WorkspaceModel['problem']>

/** Those of one workspace with who gave their key, oldest first. */
export const listOfWorkspace = (
  d1: D1Database,
  workspaceId: string,
): Promise<{ model: WorkspaceModel; by: string | null }[]> =>
  database(d1)
    .select({ model: workspaceModels, by: user.name })
    .from(workspaceModels)
    .leftJoin(user, eq(user.id, workspaceModels.connectedBy))
    .where(eq(workspaceModels.workspaceId, workspaceId))
    .orderBy(asc(workspaceModels.createdAt), asc(workspaceModels.id))

export interface UsableByMember {
  model: WorkspaceModel
  orgName: string
}

/** What the workspace that this person is in and has chosen lets its members use; all of it, or one. */
export const listForMember = (d1: D1Database, userId: string, id?: string): Promise<UsableByMember[]> =>
  database(d1)
    .select({ model: workspaceModels, orgName: workspaces.name })
    .from(workspaceModels)
    .innerJoin(workspaces, and(eq(workspaces.id, workspaceModels.workspaceId), isNull(workspaces.deletedAt)))
    .innerJoin(
      workspaceMembers,
      and(eq(workspaceMembers.workspaceId, workspaces.id), eq(workspaceMembers.userId, userId)),
    )
    .innerJoin(
      creditPayers,
      and(eq(creditPayers.userId, workspaceMembers.userId), eq(creditPayers.orgId, workspaces.id)),
    )
    .where(id === undefined ? undefined : eq(workspaceModels.id, id))
    .orderBy(asc(workspaceModels.createdAt), asc(workspaceModels.id))

/** What a workspace keeps, as long as whoever acts manages it: a call of a model takes a minute, in which roles change. */
export function keysOfWorkspace(d1: D1Database, workspaceId: string, actorId: string): KeyHolder {
  const db = database(d1)
  const ofIt = eq(workspaceModels.workspaceId, workspaceId)
  return {
    idParts: ['workspace model', workspaceId],
    at: ({ provider, baseUrl }) =>
      db
        .select()
        .from(workspaceModels)
        .where(and(ofIt, eq(workspaceModels.provider, provider), eq(workspaceModels.baseUrl, baseUrl)))
        .orderBy(asc(workspaceModels.createdAt), asc(workspaceModels.id)),
    count: async () => {
      const [row] = await db.select({ all: count() }).from(workspaceModels).where(ofIt)
      return row?.all ?? 0
    },
    save: async model => {
      const { id, provider, baseUrl, lockedKey, window, hasTools, hasVision } = model
      const saved = await d1
        .prepare(
          `insert into workspace_models (id, provider, model, base_url, workspace_id, locked_key, connected_by, window, has_tools, has_vision)
          select ?1, ?2, ?3, ?4, member.workspace_id, ?6, member.user_id, ?8, ?9, ?10 from workspace_members member
          join workspaces workspace on workspace.id = member.workspace_id and workspace.deleted_at is null
          where member.workspace_id = ?5 and member.user_id = ?7 and member.role in ('owner', 'admin')
          on conflict (id) do update set locked_key = excluded.locked_key, connected_by = excluded.connected_by,
            window = excluded.window, has_tools = excluded.has_tools, has_vision = excluded.has_vision,
            problem = null, problem_at = null returning id`,
        )
        .bind(
          ...[id, provider, model.model, baseUrl, workspaceId, lockedKey, actorId],
          ...[window, hasTools ? 1 : 0, hasVision ? 1 : 0],
        )
        .all()
      return saved.results.length > 0
    },
    relock: async (id, lockedKey) => {
      await db
        .update(workspaceModels)
        .set({ lockedKey, connectedBy: actorId, problem: null, problemAt: null })
        .where(and(eq(workspaceModels.id, id), ofIt, exists(manages(db, workspaceId, actorId))))
    },
  }
}

/** False where there is no such model, or whoever asks does not manage the workspace any more. */
export async function deleteOfWorkspace(
  d1: D1Database,
  { id, workspaceId, actorId }: { id: string; workspaceId: string; actorId: string },
): Promise<boolean> {
  const db = database(d1)
  const gone = await db
    .delete(workspaceModels)
    .where(
      and(
        eq(workspaceModels.id, id),
        eq(workspaceModels.workspaceId, workspaceId),
        exists(manages(db, workspaceId, actorId)),
      ),
    )
    .returning({ id: workspaceModels.id })
  return gone.length > 0
}

/** How its key did when it was asked last, for whoever manages the workspace; null: it answered. */
export async function noteProblem(d1: D1Database, id: string, problem: KeyProblem | null): Promise<void> {
  await database(d1)
    .update(workspaceModels)
    .set({ problem, problemAt: problem && new Date() })
    .where(eq(workspaceModels.id, id))
}

const manages = (db: ReturnType<typeof database>, workspaceId: string, userId: string) =>
  db
    .select({ userId: workspaceMembers.userId })
    .from(workspaceMembers)
    .where(
      and(
        eq(workspaceMembers.workspaceId, workspaceId),
        eq(workspaceMembers.userId, userId),
        inArray(workspaceMembers.role, ['owner', 'admin']),
      ),
    )

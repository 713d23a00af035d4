import { sql } from 'drizzle-orm'
import { database } from '#server/db/database.ts'
import { user } from '#server/db/schema/auth.ts'
import { patternWorkspaces, workspaceMembers, workspaces } from '#server/db/schema/workspaces.ts'
import type { Asked } from '#server/features/admin/lists-queries.ts'
import type { AdminOrg } from '#shared/admin.ts'

type OrgFound = Omit<AdminOrg, 'owner'> & { ownerId: string | null; ownerName: string | null }

/** Workspaces with their first owner and how large they are, newest first. */
export async function listOrgs(d1: D1Database, { q, before }: Asked, limit: number): Promise<AdminOrg[]> {
  const has = (column: unknown) => sql`instr(lower(coalesce(${column}, '')), lower(${q ?? ''})) > 0`
  const rows = await database(d1).all<OrgFound>(sql`
    select ${workspaces.id} as id, ${workspaces.name} as name, ${workspaces.createdAt} as createdAt,
      ${user.id} as ownerId, ${user.name} as ownerName,
      (select count(*) from ${workspaceMembers} m where m.workspace_id = ${workspaces.id}) as members,
      (select count(*) from ${patternWorkspaces} p where p.workspace_id = ${workspaces.id}) as designs
    from ${workspaces}
    left join ${user} on ${user.id} = (select m.user_id from ${workspaceMembers} m
      where m.workspace_id = ${workspaces.id} and m.role = 'owner' order by m.created_at limit 1)
    where ${workspaces.deletedAt} is null
      ${before === undefined ? sql`` : sql`and ${workspaces.createdAt} < ${before}`}
      ${q ? sql`and (${q} in (${workspaces.id}, ${user.id}) or ${has(workspaces.name)} or ${has(user.name)})` : sql``}
    order by ${workspaces.createdAt} desc, ${workspaces.id} limit ${limit}`)
  return rows.map(({ ownerId, ownerName, ...row }) => ({
    ...row,
    owner: ownerId && ownerName !== null ? { id: ownerId, name: ownerName } : null,
  }))
}

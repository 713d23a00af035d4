import { database } from '#server/db/database.ts'
import { user } from '#server/db/schema/auth.ts'
import { patterns } from '#server/db/schema/patterns.ts'
import { workspaceMembers, workspaces } from '#server/db/schema/workspaces.ts'
import { shareWithWorkspace } from '#server/features/sharing/workspace-shares-queries.ts'
import type { GrantedLevel } from '#shared/access.ts'
import type { WorkspaceRole } from '#shared/workspaces.ts'

type D1 = Parameters<typeof shareWithWorkspace>[0]

/** People, designs and workspaces written straight into a database, for tests of statements. */
export const stored = (d1: D1) => ({
  async person(id: string, isAnonymous = false): Promise<void> {
    const now = new Date()
    const times = { createdAt: now, updatedAt: now }
    const row = { id, name: id, email: `${id}@example.org`, emailVerified: true, isAnonymous, ...times }
    await database(d1).insert(user).values(row)
  },

  async pattern(id: string, ownerId: string): Promise<void> {
    const look = { designSystem: 'html', styling: 'inline', access: 'private', name: id } as const
    await database(d1)
      .insert(patterns)
      .values({ id, ownerId, ...look, updatedAt: new Date() })
  },

  async workspace(id: string, members: Record<string, WorkspaceRole>): Promise<void> {
    await database(d1).insert(workspaces).values({ id, name: id })
    for (const [at, [userId, role]] of Object.entries(members).entries())
      await database(d1)
        .insert(workspaceMembers)
        .values({ workspaceId: id, userId, role, createdAt: new Date(at) })
  },

  async share(patternId: string, workspaceId: string, level: GrantedLevel, actorId: string): Promise<void> {
    if (!(await shareWithWorkspace(d1, { patternId, workspaceId, level, actorId })))
      throw new Error(`${actorId} could not share ${patternId} with ${workspaceId}`)
  },
})

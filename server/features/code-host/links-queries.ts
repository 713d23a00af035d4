import { and, eq, isNull, ne, or } from 'drizzle-orm'
import { database } from '#server/db/database.ts'
import { codeHostLinks } from '#server/db/schema/code-host.ts'

export type HostLink = typeof codeHostLinks.$inferSelect

export async function findLink(d1: D1Database, patternId: string): Promise<HostLink | null> {
  const [row] = await database(d1)
    .select()
    .from(codeHostLinks)
    .where(eq(codeHostLinks.patternId, patternId))
    .limit(1)
  return row ?? null
}

/** False when the design is linked already. */
export async function addLink(d1: D1Database, link: typeof codeHostLinks.$inferInsert): Promise<boolean> {
  const added = await database(d1)
    .insert(codeHostLinks)
    .values(link)
    .onConflictDoNothing()
    .returning({ id: codeHostLinks.patternId })
  return added.length > 0
}

export async function deleteLink(d1: D1Database, patternId: string): Promise<boolean> {
  const gone = await database(d1)
    .delete(codeHostLinks)
    .where(eq(codeHostLinks.patternId, patternId))
    .returning({ id: codeHostLinks.patternId })
  return gone.length > 0
}

/** Of the link as it was when the work began: one that was made anew since is left alone. */
export async function updateLink(
  d1: D1Database,
  { patternId, createdAt }: Pick<HostLink, 'patternId' | 'createdAt'>,
  set: Partial<typeof codeHostLinks.$inferInsert>,
): Promise<boolean> {
  const updated = await database(d1)
    .update(codeHostLinks)
    .set(set)
    .where(and(eq(codeHostLinks.patternId, patternId), eq(codeHostLinks.createdAt, createdAt)))
    .returning({ id: codeHostLinks.patternId })
  return updated.length > 0
}

/** The designs whose branch the host told of. */
export async function tellCommit(
  d1: D1Database,
  repositoryId: number,
  branch: string,
  toldCommitId: string,
): Promise<string[]> {
  const isNews = or(isNull(codeHostLinks.toldCommitId), ne(codeHostLinks.toldCommitId, toldCommitId))
  const rows = await database(d1)
    .update(codeHostLinks)
    .set({ toldCommitId })
    .where(and(eq(codeHostLinks.repositoryId, repositoryId), eq(codeHostLinks.branch, branch), isNews))
    .returning({ id: codeHostLinks.patternId })
  return rows.map(({ id }) => id)
}

type Which = { repositoryId: number } | { installationId: number }

/** What the host told of a repository, or of all of an installation; the designs that it concerns. */
export async function tellOf(
  d1: D1Database,
  which: Which,
  set: Pick<Partial<HostLink>, 'problem' | 'fullName'>,
): Promise<string[]> {
  const rows = await database(d1)
    .update(codeHostLinks)
    .set(set)
    .where(
      'repositoryId' in which
        ? eq(codeHostLinks.repositoryId, which.repositoryId)
        : eq(codeHostLinks.installationId, which.installationId),
    )
    .returning({ id: codeHostLinks.patternId })
  return rows.map(({ id }) => id)
}

import { and, eq, gt, isNull } from 'drizzle-orm'
import { database } from '#server/db/database.ts'
import { account, user, verification } from '#server/db/schema/auth.ts'
import { ssoDomains, workspaceSso } from '#server/db/schema/sso.ts'
import { workspaces } from '#server/db/schema/workspaces.ts'
import { accessChangedIn } from '#server/events/events-queries.ts'
import { MEMBERS_MAX, WORKSPACES_MAX } from '#shared/workspaces.ts'

export type SsoRow = typeof workspaceSso.$inferSelect
export type SsoDomainRow = typeof ssoDomains.$inferSelect

export async function findSso(
  d1: D1Database,
  workspaceId: string,
): Promise<{ sso: SsoRow; domains: SsoDomainRow[] } | null> {
  const db = database(d1)
  const [rows, domains] = await db.batch([
    db
      .select({ sso: workspaceSso })
      .from(workspaceSso)
      .innerJoin(workspaces, and(eq(workspaces.id, workspaceSso.workspaceId), isNull(workspaces.deletedAt)))
      .where(eq(workspaceSso.workspaceId, workspaceId)),
    db.select().from(ssoDomains).where(eq(ssoDomains.workspaceId, workspaceId)).orderBy(ssoDomains.domain),
  ])
  const [row] = rows
  return row ? { sso: row.sso, domains } : null
}

/** The workspaces that speak for a domain, whoever has proven it first. */
export const listSpeakers = (
  d1: D1Database,
  domain: string,
): Promise<{ workspaceId: string; provenAt: Date | null }[]> =>
  database(d1)
    .select({ workspaceId: ssoDomains.workspaceId, provenAt: ssoDomains.provenAt })
    .from(ssoDomains)
    .innerJoin(workspaceSso, eq(workspaceSso.workspaceId, ssoDomains.workspaceId))
    .innerJoin(workspaces, and(eq(workspaces.id, ssoDomains.workspaceId), isNull(workspaces.deletedAt)))
    .where(eq(ssoDomains.domain, domain))
    .orderBy(isNull(ssoDomains.provenAt), ssoDomains.createdAt)

/** Whether any workspace has set it up. */
export const someSso = async (d1: D1Database): Promise<boolean> =>
  (await database(d1).select({ id: workspaceSso.workspaceId }).from(workspaceSso).limit(1)).length > 0

/** In place of what was there; domains that stay are still proven. */
export async function saveSso(
  d1: D1Database,
  row: Pick<SsoRow, 'workspaceId' | 'issuer' | 'clientId' | 'lockedSecret'>,
  domains: readonly string[],
): Promise<void> {
  const { workspaceId, issuer, clientId, lockedSecret } = row
  const fresh = { issuer, clientId, lockedSecret, lastFault: null, lastFaultAt: null }
  const db = database(d1)
  await db.batch([
    db
      .insert(workspaceSso)
      .values({ workspaceId, ...fresh })
      .onConflictDoUpdate({ target: workspaceSso.workspaceId, set: fresh }),
    ...domains.map(domain => db.insert(ssoDomains).values({ workspaceId, domain }).onConflictDoNothing()),
  ])
  const { domains: known } = (await findSso(d1, workspaceId)) ?? { domains: [] }
  for (const { domain } of known)
    if (!domains.includes(domain))
      await db
        .delete(ssoDomains)
        .where(and(eq(ssoDomains.workspaceId, workspaceId), eq(ssoDomains.domain, domain)))
}

/** False where another workspace has proven it. */
export async function proveDomain(d1: D1Database, workspaceId: string, domain: string): Promise<boolean> {
  const { results } = await d1
    .prepare(
      `update or ignore sso_domains set proven_at = coalesce(proven_at, ?3)
      where workspace_id = ?1 and domain = ?2 returning domain`,
    )
    .bind(workspaceId, domain, Date.now())
    .all()
  return results.length > 0
}

export async function deleteSso(d1: D1Database, workspaceId: string): Promise<void> {
  const db = database(d1)
  await db.batch([
    db.delete(ssoDomains).where(eq(ssoDomains.workspaceId, workspaceId)),
    db.delete(workspaceSso).where(eq(workspaceSso.workspaceId, workspaceId)),
  ])
}

export async function noteSsoFault(d1: D1Database, workspaceId: string, fault: string | null): Promise<void> {
  await database(d1)
    .update(workspaceSso)
    .set({ lastFault: fault, lastFaultAt: fault === null ? null : new Date() })
    .where(eq(workspaceSso.workspaceId, workspaceId))
}

/** What a begun sign-in is to come back with. */
export async function keepTry(d1: D1Database, id: string, value: string, expiresAt: Date): Promise<void> {
  const now = new Date()
  await database(d1)
    .insert(verification)
    .values({ id, identifier: id, value, expiresAt, createdAt: now, updatedAt: now })
}

/** Once: whoever comes with it again has nothing. */
export async function takeTry(d1: D1Database, id: string): Promise<string | null> {
  const [row] = await database(d1)
    .delete(verification)
    .where(
      and(eq(verification.id, id), eq(verification.identifier, id), gt(verification.expiresAt, new Date())),
    )
    .returning({ value: verification.value })
  return row?.value ?? null
}

export type SsoUser = Pick<typeof user.$inferSelect, 'id' | 'email' | 'emailVerified'>
const { id, email, emailVerified } = user

/** Whoever came by this issuer before, and whoever has this address. */
export async function findSsoUsers(
  d1: D1Database,
  { accountRowId, address }: { accountRowId: string; address: string },
): Promise<{ known: SsoUser | null; byEmail: SsoUser | null }> {
  const db = database(d1)
  const [known, byEmail] = await db.batch([
    db
      .select({ id, email, emailVerified })
      .from(account)
      .innerJoin(user, eq(user.id, account.userId))
      .where(eq(account.id, accountRowId)),
    db.select({ id, email, emailVerified }).from(user).where(eq(user.email, address)),
  ])
  return { known: known[0] ?? null, byEmail: byEmail[0] ?? null }
}

/** Somebody new; false where the address was taken a moment before. */
export async function insertSsoUser(
  d1: D1Database,
  made: { id: string; email: string; name: string; emailVerified: boolean },
): Promise<boolean> {
  const now = new Date()
  const rows = await database(d1)
    .insert(user)
    .values({ ...made, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning({ id: user.id })
  return rows.length > 0
}

export async function linkSsoAccount(
  d1: D1Database,
  linked: { id: string; userId: string; providerId: string; accountId: string },
): Promise<void> {
  const now = new Date()
  await database(d1)
    .insert(account)
    .values({ ...linked, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
}

/** A member from now on, who has chosen the workspace unless another one is chosen; false where there is no room. */
export async function joinBySso(d1: D1Database, workspaceId: string, userId: string): Promise<boolean> {
  const isIn = 'exists (select 1 from workspace_members where workspace_id = ?1 and user_id = ?2)'
  const results = await d1.batch<{ isIn: number }>([
    d1
      .prepare(
        `insert into workspace_members (workspace_id, user_id, role)
        select id, ?2, 'member' from workspaces where id = ?1 and deleted_at is null
          and (select count(*) from workspace_members where workspace_id = ?1) < ${MEMBERS_MAX}
          and (select count(*) from workspace_members where user_id = ?2) < ${WORKSPACES_MAX}
        on conflict (workspace_id, user_id) do nothing`,
      )
      .bind(workspaceId, userId),
    accessChangedIn(d1, '1', [workspaceId]),
    d1
      .prepare(
        `insert into credit_payers (user_id, org_id) select ?2, ?1 where ${isIn} on conflict (user_id) do nothing`,
      )
      .bind(workspaceId, userId),
    d1.prepare(`select ${isIn} as isIn`).bind(workspaceId, userId),
  ])
  return results.at(-1)?.results[0]?.isIn === 1
}

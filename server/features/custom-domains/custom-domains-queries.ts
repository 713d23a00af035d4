import { and, eq, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { database } from '#server/db/database.ts'
import { customDomains } from '#server/db/schema/custom-domains.ts'
import { patterns } from '#server/db/schema/patterns.ts'

export type DomainRow = typeof customDomains.$inferSelect

const isAlive = and(eq(patterns.id, customDomains.patternId), isNull(patterns.deletedAt))
/** Of one row as it was: a domain that was deleted or set up anew meanwhile is left alone. */
const same = ({ patternId, token }: Pick<DomainRow, 'patternId' | 'token'>) =>
  and(eq(customDomains.patternId, patternId), eq(customDomains.token, token))

export async function findDomain(d1: D1Database, patternId: string): Promise<DomainRow | null> {
  const [row] = await database(d1)
    .select()
    .from(customDomains)
    .where(eq(customDomains.patternId, patternId))
    .limit(1)
  return row ?? null
}

/** Of the designs that this person owns, the newest first. */
export async function listDomainsOf(d1: D1Database, userId: string): Promise<DomainRow[]> {
  const rows = await database(d1)
    .select({ domain: customDomains })
    .from(customDomains)
    .innerJoin(patterns, isAlive)
    .where(eq(patterns.ownerId, userId))
    .orderBy(sql`${customDomains.createdAt} desc`)
    .limit(200)
  return rows.map(({ domain }) => domain)
}

/** Whose this name is: the design that has proven it, as long as there is that design. */
export async function findHolder(d1: D1Database, host: string): Promise<DomainRow | null> {
  const [row] = await database(d1)
    .select({ domain: customDomains })
    .from(customDomains)
    .innerJoin(patterns, isAlive)
    .where(and(eq(customDomains.host, host), isNotNull(customDomains.provenAt)))
    .limit(1)
  return row?.domain ?? null
}

/** Set up anew, in place of another domain that was not verified; false where the design has one that is, or this one. */
export async function setUpDomain(
  d1: D1Database,
  row: Pick<DomainRow, 'patternId' | 'host' | 'shownAs' | 'token'>,
): Promise<boolean> {
  const fresh = {
    ...{ host: row.host, shownAs: row.shownAs, token: row.token, status: 'PENDING' as const },
    ...{ provenAt: null, seenAt: null, missingSince: null, lastLookAt: null, facts: null },
    ...{ hostnameId: null, certificateFault: null, createdAt: new Date() },
  }
  const rows = await database(d1)
    .insert(customDomains)
    .values({ patternId: row.patternId, ...fresh })
    .onConflictDoUpdate({
      target: customDomains.patternId,
      set: fresh,
      setWhere: and(eq(customDomains.status, 'PENDING'), ne(customDomains.host, row.host)),
    })
    .returning({ id: customDomains.patternId })
  return rows.length > 0
}

/** Takes the next look at the DNS for oneself; false where somebody looked less than so many milliseconds ago. */
export async function takeLook(d1: D1Database, row: DomainRow, now: Date, restMs: number): Promise<boolean> {
  const isDue = or(
    isNull(customDomains.lastLookAt),
    lt(customDomains.lastLookAt, new Date(now.getTime() - restMs + 1)),
  )
  const rows = await database(d1)
    .update(customDomains)
    .set({ lastLookAt: now })
    .where(and(same(row), isDue))
    .returning({ id: customDomains.patternId })
  return rows.length > 0
}

interface Claim {
  row: DomainRow
  /** When the answer was asked for that has this design's record. */
  askedAt: Date
  /** Tokens of every record in that answer. */
  tokens: readonly string[]
}

/** Of a design that has its name no longer; what it had at the edge is its new holder's, or is dropped. */
const LOST = {
  ...{ status: 'PENDING' as const, provenAt: null, seenAt: null, missingSince: null },
  ...{ hostnameId: null, certificateFault: null },
}

/**
 * Makes the name this design's, whose record was seen. The one that has it keeps it while its record is there; it loses
 * it where an answer without that record was asked for after its own was seen last, or where its design is gone. Of two
 * at once the index lets one in. The rows that lost it, as they were.
 */
export async function claimName(d1: D1Database, { row, askedAt, tokens }: Claim): Promise<DomainRow[]> {
  const db = database(d1)
  const isOther = and(
    eq(customDomains.host, row.host),
    ne(customDomains.patternId, row.patternId),
    isNotNull(customDomains.provenAt),
  )
  const isGone = sql`not exists (select 1 from patterns p
    where p.id = ${customDomains.patternId} and p.deleted_at is null)`
  const isUnseen = and(
    ...tokens.map(token => ne(customDomains.token, token)),
    lt(customDomains.seenAt, askedAt),
  )
  const nobodyElse = sql`not exists (select 1 from custom_domains other where other.host = ${row.host}
    and other.pattern_id <> ${row.patternId} and other.proven_at is not null)`
  const isLost = and(isOther, or(isGone, isUnseen))
  const [lost] = await db.batch([
    db.select().from(customDomains).where(isLost),
    db.update(customDomains).set(LOST).where(isLost),
    db
      .update(customDomains)
      .set({ provenAt: sql`coalesce(${customDomains.provenAt}, ${askedAt.getTime()})`, seenAt: askedAt })
      .where(and(same(row), nobodyElse)),
  ])
  return lost
}

export async function changeDomain(
  d1: D1Database,
  row: Pick<DomainRow, 'patternId' | 'token'>,
  set: Partial<Omit<DomainRow, 'patternId' | 'token'>>,
): Promise<DomainRow | null> {
  const [changed] = await database(d1).update(customDomains).set(set).where(same(row)).returning()
  return changed ?? null
}

/** What a look has made of a domain. Where another design has proven the name meanwhile, this one has lost it. */
export async function keepLook(
  d1: D1Database,
  row: Pick<DomainRow, 'patternId' | 'token'>,
  set: Partial<Omit<DomainRow, 'patternId' | 'token'>>,
): Promise<DomainRow | null> {
  try {
    return await changeDomain(d1, row, set)
  } catch (error) {
    if (!isTwice(error)) throw error
    return changeDomain(d1, row, { ...set, ...LOST })
  }
}

const isTwice = (error: unknown): boolean =>
  error instanceof Error && (error.message.includes('UNIQUE constraint failed') || isTwice(error.cause))

/** What another row had at the edge for the name that this one has proven; false where it has some, or no name. */
export async function giveHostname(d1: D1Database, row: DomainRow, hostnameId: string): Promise<boolean> {
  const isBare = and(isNotNull(customDomains.provenAt), isNull(customDomains.hostnameId))
  const rows = await database(d1)
    .update(customDomains)
    .set({ hostnameId })
    .where(and(same(row), isBare))
    .returning({ id: customDomains.patternId })
  return rows.length > 0
}

/** Whether another design has what this one has at the edge, or has the name and is about to find it there. */
export async function isHostnameHeld(
  d1: D1Database,
  { patternId, host, hostnameId }: Pick<DomainRow, 'patternId' | 'host' | 'hostnameId'>,
): Promise<boolean> {
  const hasName = and(eq(customDomains.host, host), isNotNull(customDomains.provenAt))
  const rows = await database(d1)
    .select({ id: customDomains.patternId })
    .from(customDomains)
    .where(
      and(
        ne(customDomains.patternId, patternId),
        or(hasName, hostnameId === null ? undefined : eq(customDomains.hostnameId, hostnameId)),
      ),
    )
    .limit(1)
  return rows.length > 0
}

export async function deleteDomain(d1: D1Database, patternId: string): Promise<DomainRow | null> {
  const [gone] = await database(d1)
    .delete(customDomains)
    .where(eq(customDomains.patternId, patternId))
    .returning()
  return gone ?? null
}

/** The verified domain of this name, or of this name without `www.`. */
export async function findVerified(d1: D1Database, hosts: readonly string[]): Promise<DomainRow | null> {
  const rows = await database(d1)
    .select({ domain: customDomains })
    .from(customDomains)
    .innerJoin(patterns, isAlive)
    .where(and(or(...hosts.map(host => eq(customDomains.host, host))), eq(customDomains.status, 'VERIFIED')))
    .limit(2)
  const found = rows.map(({ domain }) => domain)
  return hosts.map(host => found.find(row => row.host === host)).find(row => row !== undefined) ?? null
}

import { and, eq } from 'drizzle-orm'
import { database } from '#server/db/database.ts'
import { patternInvites, patternMembers, user } from '#server/db/schema.ts'
import type { Removed } from '#server/features/patterns/removals.ts'

export type GrantedLevel = 'read' | 'write'

export async function memberLevel(
  d1: D1Database,
  patternId: string,
  userId: string,
): Promise<GrantedLevel | null> {
  const [row] = await database(d1)
    .select({ level: patternMembers.level })
    .from(patternMembers)
    .where(and(eq(patternMembers.patternId, patternId), eq(patternMembers.userId, userId)))
    .limit(1)
  return row?.level ?? null
}

export interface Member {
  userId: string
  email: string
  name: string
  image: string | null
  isGuest: boolean
  level: GrantedLevel
}

export async function listMembers(d1: D1Database, patternId: string): Promise<Member[]> {
  const rows = await database(d1)
    .select({ level: patternMembers.level, person: user })
    .from(patternMembers)
    .innerJoin(user, eq(user.id, patternMembers.userId))
    .where(eq(patternMembers.patternId, patternId))
    .orderBy(patternMembers.createdAt)
  return rows.map(({ level, person }) => ({
    userId: person.id,
    email: person.email,
    name: person.name,
    image: person.image,
    isGuest: Boolean(person.isAnonymous),
    level,
  }))
}

export async function setMember(
  d1: D1Database,
  patternId: string,
  userId: string,
  level: GrantedLevel,
): Promise<void> {
  await database(d1)
    .insert(patternMembers)
    .values({ patternId, userId, level })
    .onConflictDoUpdate({ target: [patternMembers.patternId, patternMembers.userId], set: { level } })
}

/** What was taken away; null when the person was no member. */
export async function removeMember(
  d1: D1Database,
  patternId: string,
  userId: string,
): Promise<Removed | null> {
  const [row] = await database(d1)
    .delete(patternMembers)
    .where(and(eq(patternMembers.patternId, patternId), eq(patternMembers.userId, userId)))
    .returning()
  return row ? { kind: 'member', userId, level: row.level, createdAt: row.createdAt.getTime() } : null
}

/** Puts back what was removed, as it was; whatever was given since then stays. */
export async function putBack(d1: D1Database, patternId: string, removed: Removed): Promise<void> {
  const db = database(d1)
  const common = { patternId, createdAt: new Date(removed.createdAt) }
  if (removed.kind === 'member') {
    const { userId, level } = removed
    await db
      .insert(patternMembers)
      .values({ ...common, userId, level })
      .onConflictDoNothing()
  } else {
    const { email, level, token, invitedBy } = removed
    await db
      .insert(patternInvites)
      .values({ ...common, email, level, token, invitedBy })
      .onConflictDoNothing()
  }
}

export async function findAccountByEmail(d1: D1Database, email: string): Promise<{ id: string } | null> {
  const [row] = await database(d1).select({ id: user.id }).from(user).where(eq(user.email, email)).limit(1)
  return row ?? null
}

export interface Invite {
  patternId: string
  email: string
  level: GrantedLevel
  token: string
}

/** Keeps the link of an earlier invitation to the same address, with the new level. */
export async function upsertInvite(d1: D1Database, invite: Invite & { invitedBy: string }): Promise<Invite> {
  const [row] = await database(d1)
    .insert(patternInvites)
    .values(invite)
    .onConflictDoUpdate({
      target: [patternInvites.patternId, patternInvites.email],
      set: { level: invite.level },
    })
    .returning()
  return row ?? invite
}

export const listInvites = (d1: D1Database, patternId: string): Promise<Invite[]> =>
  database(d1).select().from(patternInvites).where(eq(patternInvites.patternId, patternId))

/** What was taken away; null when the address was not invited. */
export async function removeInvite(
  d1: D1Database,
  patternId: string,
  email: string,
): Promise<Removed | null> {
  const [row] = await database(d1)
    .delete(patternInvites)
    .where(and(eq(patternInvites.patternId, patternId), eq(patternInvites.email, email)))
    .returning()
  if (!row) return null
  const { level, token, invitedBy, createdAt } = row
  return { kind: 'invite', email, level, token, invitedBy, createdAt: createdAt.getTime() }
}

export async function findInvite(d1: D1Database, token: string): Promise<Invite | null> {
  const [row] = await database(d1)
    .select()
    .from(patternInvites)
    .where(eq(patternInvites.token, token))
    .limit(1)
  return row ?? null
}

/** Takes an invitation: it can be used once. */
export async function takeInvite(d1: D1Database, token: string): Promise<Invite | null> {
  const [row] = await database(d1).delete(patternInvites).where(eq(patternInvites.token, token)).returning()
  return row ?? null
}

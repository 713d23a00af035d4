import { and, eq } from 'drizzle-orm'
import { database } from '#server/db/database.ts'
import { patternInvites, patternMembers, user } from '#server/db/schema.ts'

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

/** False when the person was no member. */
export async function removeMember(d1: D1Database, patternId: string, userId: string): Promise<boolean> {
  const removed = await database(d1)
    .delete(patternMembers)
    .where(and(eq(patternMembers.patternId, patternId), eq(patternMembers.userId, userId)))
    .returning({ userId: patternMembers.userId })
  return removed.length > 0
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

export async function removeInvite(d1: D1Database, patternId: string, email: string): Promise<boolean> {
  const removed = await database(d1)
    .delete(patternInvites)
    .where(and(eq(patternInvites.patternId, patternId), eq(patternInvites.email, email)))
    .returning({ email: patternInvites.email })
  return removed.length > 0
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

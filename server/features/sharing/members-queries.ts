import { and, eq } from 'drizzle-orm'
import { COME_BACK, LEAVE_SHARED } from '#server/access/left-queries.ts'
import { database } from '#server/db/database.ts'
import { user } from '#server/db/schema/auth.ts'
import { patternInvites, patternMembers } from '#server/db/schema/sharing.ts'
import { happened, happenedTo } from '#server/events/events-queries.ts'
import { unspent } from '#server/features/sharing/spent-invites-queries.ts'
import { shareAgain, type Unshared } from '#server/features/sharing/workspace-shares-queries.ts'
import type { GrantedLevel } from '#shared/access.ts'

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
  const db = database(d1)
  await db.batch([
    db
      .insert(patternMembers)
      .values({ patternId, userId, level })
      .onConflictDoUpdate({ target: [patternMembers.patternId, patternMembers.userId], set: { level } }),
    happened(db, { type: 'access_changed', roomId: patternId }),
  ])
}

/** Who lost which access, with all it takes to give exactly that back. */
export type Removed =
  | { kind: 'member'; userId: string; level: GrantedLevel; createdAt: number }
  | { kind: 'left'; userId: string }
  | Unshared
  | {
      kind: 'invite'
      email: string
      level: GrantedLevel
      token: string
      invitedBy: string
      createdAt: number
    }

/** What was taken away; null when the person was no member. */
export async function removeMember(
  d1: D1Database,
  patternId: string,
  userId: string,
): Promise<Removed | null> {
  const db = database(d1)
  const [[row]] = await db.batch([
    db
      .delete(patternMembers)
      .where(and(eq(patternMembers.patternId, patternId), eq(patternMembers.userId, userId)))
      .returning(),
    happened(db, { type: 'access_changed', roomId: patternId }),
  ])
  return row ? { kind: 'member', userId, level: row.level, createdAt: row.createdAt.getTime() } : null
}

/** Somebody goes by themselves, also from what a workspace gives them; null where they were given nothing. */
export async function leavePattern(
  d1: D1Database,
  patternId: string,
  userId: string,
): Promise<Removed | null> {
  const [gone, left] = await d1.batch<{ level: GrantedLevel; createdAt: number }>([
    d1
      .prepare(
        'delete from pattern_members where pattern_id = ?1 and user_id = ?2 returning level, created_at as createdAt',
      )
      .bind(patternId, userId),
    d1.prepare(LEAVE_SHARED).bind(patternId, userId),
    happenedTo(d1, { type: 'access_changed', roomId: patternId }),
  ])
  const member = gone?.results[0]
  if (member) return { kind: 'member', userId, ...member }
  return left && left.results.length > 0 ? { kind: 'left', userId } : null
}

/** Puts back what was removed, as it was; whatever was given since then stays. */
export async function putBack(d1: D1Database, patternId: string, removed: Removed): Promise<void> {
  if (removed.kind === 'org') return shareAgain(d1, patternId, removed)
  if (removed.kind === 'left') {
    await d1.batch([
      d1.prepare(COME_BACK).bind(patternId, removed.userId),
      happenedTo(d1, { type: 'access_changed', roomId: patternId }),
    ])
    return
  }
  const db = database(d1)
  const common = { patternId, createdAt: new Date(removed.createdAt) }
  const told = happened(db, { type: 'access_changed', roomId: patternId })
  if (removed.kind === 'member') {
    const { userId, level } = removed
    const member = { ...common, userId, level }
    await db.batch([db.insert(patternMembers).values(member).onConflictDoNothing(), told])
  } else {
    const { email, level, token, invitedBy } = removed
    const invite = { ...common, email, level, token, invitedBy }
    await db.batch([db.insert(patternInvites).values(invite).onConflictDoNothing(), unspent(db, token), told])
  }
}

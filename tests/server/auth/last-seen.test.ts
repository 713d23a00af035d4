import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { RENEWED_AFTER_S, SESSION_LASTS_S } from '#server/auth/better-auth.ts'
import { dueFor } from '#server/auth/caller.ts'
import { findSession, noteSeen } from '#server/auth/sessions-queries.ts'
import { database } from '#server/db/database.ts'
import { session } from '#server/db/schema/auth.ts'
import { listWorkspaceMembers } from '#server/features/workspaces/members-queries.ts'
import { stored } from '#tests/support/people/stored-people.ts'
import { sqliteD1 } from '#tests/support/rooms/sqlite-d1.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const now = Date.now()

/** A session that began then, and in which somebody was last seen then. */
const sessionOf = (begunAgo: number, seenAgo: number) => ({
  seenAt: new Date(now - seenAgo),
  expiresAt: new Date(now - begunAgo + SESSION_LASTS_S * 1_000),
})

test('whoever is there is noted every five minutes, and a session is renewed once a day all the same', () => {
  expect(dueFor(sessionOf(HOUR_MS, MINUTE_MS), now)).toBeNull()
  expect(dueFor(sessionOf(HOUR_MS, 6 * MINUTE_MS), now)).toBe('note')
  // Having been noted a moment ago keeps nobody from staying logged in.
  expect(dueFor(sessionOf(RENEWED_AFTER_S * 1_000 + MINUTE_MS, MINUTE_MS), now)).toBe('renewal')
})

test('[2] "last active" of a member is when they were last there, and not when the session was last renewed', async () => {
  const d1 = sqliteD1()
  const { person, workspace } = stored(d1)
  await person('ada')
  await workspace('team', { ada: 'owner' })
  const { seenAt, expiresAt } = sessionOf(20 * HOUR_MS, 20 * HOUR_MS)
  await database(d1)
    .insert(session)
    .values({ id: 's', token: 't', userId: 'ada', expiresAt, createdAt: seenAt, updatedAt: seenAt })
  const lastActive = async () => (await listWorkspaceMembers(d1, 'team'))[0]?.lastActiveAt ?? 0
  expect(await lastActive()).toBe(seenAt.getTime())
  const found = await findSession(d1, 't')
  if (!found) throw new Error('no session')
  await noteSeen(d1, found)
  const seen = await lastActive()
  expect(seen).toBeGreaterThanOrEqual(now)
  expect((await findSession(d1, 't'))?.expiresAt).toEqual(expiresAt)
  // A call that read the session before that writes nothing.
  await database(d1)
    .update(session)
    .set({ updatedAt: new Date(seen + 1) })
    .where(eq(session.id, 's'))
  await noteSeen(d1, found)
  expect(await lastActive()).toBe(seen + 1)
})

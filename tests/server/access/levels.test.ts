import { expect, test } from 'vitest'
import { findPermitted, levelsOf } from '#server/access/levels.ts'
import { database } from '#server/db/database.ts'
import { user } from '#server/db/schema/auth.ts'
import { patterns } from '#server/db/schema/patterns.ts'
import { patternMembers } from '#server/db/schema/sharing.ts'
import { sqliteD1 } from '#tests/support/rooms/sqlite-d1.ts'

test('§6: levels asked for together are those asked for one by one, in one statement', async () => {
  let asked = 0
  const real = sqliteD1()
  const d1 = { ...real, prepare: (query: string) => ++asked && real.prepare(query) } as typeof real
  const db = database(d1)
  const now = new Date()
  const members = Array.from({ length: 2_000 }, (_, at) => `member-${at}`)
  for (const id of ['owner', ...members.slice(0, 4)]) {
    const times = { createdAt: now, updatedAt: now }
    await db.insert(user).values({ id, name: id, email: `${id}@example.org`, emailVerified: true, ...times })
  }
  for (const id of ['private', 'public', 'gone'] as const) {
    const look = { designSystem: 'html', styling: 'inline', name: id, updatedAt: now } as const
    const access = id === 'public' ? id : 'private'
    await db
      .insert(patterns)
      .values({ id, ownerId: 'owner', access, ...look, deletedAt: id === 'gone' ? now : null })
    for (const [at, level] of (['read', 'write'] as const).entries())
      await db.insert(patternMembers).values({ patternId: id, userId: `member-${at}`, level })
  }
  const people = ['owner', ...members, null, null, 'nobody', `it's "odd"`]
  for (const id of ['private', 'public', 'gone', 'none']) {
    asked = 0
    const levels = await levelsOf(d1, { kind: 'pattern', id }, people)
    expect(asked).toBe(1)
    for (const person of ['owner', ...members.slice(0, 4), null, 'nobody', `it's "odd"`])
      expect(levels.get(person) ?? null).toBe((await findPermitted(d1, person, id))?.level ?? null)
  }
})

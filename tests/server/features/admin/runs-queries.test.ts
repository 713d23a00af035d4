import { expect, test } from 'vitest'
import { database } from '#server/db/database.ts'
import { runEnds } from '#server/db/schema/admin.ts'
import { user } from '#server/db/schema/auth.ts'
import { userAliases } from '#server/db/schema/users.ts'
import { listRuns } from '#server/features/admin/runs-queries.ts'
import { sqliteD1 } from '#tests/support/rooms/sqlite-d1.ts'

test('a run of a guest is that of the account the guest became', async () => {
  const d1 = sqliteD1()
  const db = database(d1)
  const now = new Date()
  const ann = { id: 'ann', name: 'Ann', email: 'ann@example.org', emailVerified: true }
  await db.insert(user).values({ ...ann, createdAt: now, updatedAt: now })
  await db.insert(userAliases).values({ formerId: 'guest', userId: 'ann' })
  for (const actorId of ['guest', 'ann', 'deleted'])
    await db.insert(runEnds).values({
      ...{ patternId: 'p', requestId: actorId, attempt: 0, actorId, model: 'templates' },
      ...{ outcome: 'done', endedAt: now },
    })
  const named = async (q?: string) =>
    (await listRuns(d1, { q }, 10)).map(({ requestId, actorId, actorName }) => [
      requestId,
      actorId,
      actorName,
    ])
  expect(await named()).toEqual([
    ['ann', 'ann', 'Ann'],
    ['deleted', 'deleted', null],
    ['guest', 'ann', 'Ann'],
  ])
  expect((await named('Ann')).length).toBe(2)
  expect((await named('guest')).length).toBe(1)
  expect((await named('ann')).length).toBe(2)
})

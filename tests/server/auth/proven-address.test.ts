import { expect, test } from 'vitest'
import { takeOver } from '#server/auth/admin-link-queries.ts'
import { listPasskeys } from '#server/auth/passkeys-queries.ts'
import { proveAddress } from '#server/auth/verification-queries.ts'
import { database } from '#server/db/database.ts'
import { passkey, user } from '#server/db/schema/auth.ts'
import { sqliteD1 } from '#tests/support/rooms/sqlite-d1.ts'

test.each([
  ['a link to choose a new password', proveAddress],
  ['an admin’s link', takeOver],
])('[attack] %s takes the passkeys of whoever registered the address before', async (_, prove) => {
  const d1 = sqliteD1()
  const now = new Date()
  for (const id of ['squatted', 'other']) {
    const email = `${id}@example.org`
    await database(d1)
      .insert(user)
      .values({ id, name: id, email, emailVerified: false, createdAt: now, updatedAt: now })
    await database(d1)
      .insert(passkey)
      .values({
        ...{ id, userId: id, credentialID: id, publicKey: '', counter: 0 },
        ...{ deviceType: 'singleDevice', backedUp: false },
      })
  }
  await prove(d1, 'squatted', 'hash')
  expect([(await listPasskeys(d1, 'squatted')).length, (await listPasskeys(d1, 'other')).length]).toEqual([
    0, 1,
  ])
})

import { expect, test } from 'vitest'
import { takeOver } from '#server/auth/admin-link-queries.ts'
import { listPasskeys } from '#server/auth/passkeys-queries.ts'
import { forgetTokens, isPasswordLinkOpen, proveAddress } from '#server/auth/verification-queries.ts'
import { database } from '#server/db/database.ts'
import { passkey, user, verification } from '#server/db/schema/auth.ts'
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

test('the link of a forgotten password is open until it is used or over', async () => {
  const d1 = sqliteD1()
  const now = new Date()
  for (const [token, minutes] of [
    ['fresh', 1],
    ['late', -1],
  ] as const) {
    const expiresAt = new Date(Date.now() + minutes * 60_000)
    const row = { id: token, identifier: `reset-password:${token}`, value: 'ada', expiresAt }
    await database(d1)
      .insert(verification)
      .values({ ...row, createdAt: now, updatedAt: now })
  }
  const open = (token: string) => isPasswordLinkOpen(d1, token)
  expect([await open('fresh'), await open('late'), await open('')]).toEqual([true, false, false])
  await forgetTokens(d1, 'ada')
  expect(await open('fresh')).toBe(false)
})

import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Bindings } from '#server/bindings.ts'
import { database } from '#server/db/database.ts'
import { visitorCounts } from '#server/db/schema/visitors.ts'
import { findPagePassword, savePagePassword } from '#server/features/editor-metadata/metadata-queries.ts'
import {
  hashPagePassword,
  isUnlocked,
  tryPagePassword,
  unlockingCookie,
} from '#server/features/editor-metadata/page-password.ts'
import { visitorKey } from '#server/preview/visitor.ts'
import { countVisitor } from '#server/preview/visitor-counts-queries.ts'
import { newId } from '#shared/ids.ts'
import { PAGE_PASSWORD_TRIES_MS } from '#shared/page-password.ts'
import { stored } from '#tests/support/people/stored-people.ts'
import { sqliteD1 } from '#tests/support/rooms/sqlite-d1.ts'

const ID = newId()
let env: Bindings
let hash: string
let isUsedUp: { strangers: boolean; known: boolean }

beforeAll(async () => {
  hash = await hashPagePassword('sesame')
})

beforeEach(async () => {
  const DB = sqliteD1()
  await stored(DB).person('owner')
  await stored(DB).pattern(ID, 'owner')
  isUsedUp = { strangers: false, known: false }
  const HASHING_LIMIT = {
    limit: async ({ key }: { key: string }) => ({
      success: !(key.endsWith('known') ? isUsedUp.known : isUsedUp.strangers),
    }),
  }
  env = { DB, HASHING_LIMIT, AUTH_SECRET: 'x'.repeat(32), VISITORS_PER_ADDRESS: '8' } as unknown as Bindings
  await savePagePassword(DB, ID, hash)
})

const from = (address: string, cookie = '') =>
  new Request('https://page.test/', { headers: { 'cf-connecting-ip': address, cookie } })
/** Counted for this design and network. */
const wrongTries = async (network: string) => {
  const key = await visitorKey(env, 'page password', ID, network)
  const [row] = await database(env.DB).select().from(visitorCounts).where(eq(visitorCounts.key, key))
  return row?.count
}
const RIGHT = () => ({ opens: hash })
const WAITS = { waitMs: expect.any(Number) }
const tries = (address: string, password: string) => tryPagePassword(env, from(address), ID, password)

test('[S11] what is stored is no password', async () => {
  expect(await findPagePassword(env.DB, ID)).not.toContain('sesame')
})

test('[S11] five tries for a network in a quarter of an hour, many at once counted as many; others are not held up', async () => {
  const at = await Promise.all(
    Array.from({ length: 8 }, (_, last) => tries(`2001:db8::${last + 1}`, 'wrong')),
  )
  expect(at.filter(tried => tried === 'wrong')).toHaveLength(5)
  // One customer has a whole /64.
  expect(await tries('2001:db8::ffff', 'sesame')).toMatchObject({ waitMs: expect.any(Number) })
  expect(await tries('203.0.113.2', 'sesame')).toEqual(RIGHT())
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + PAGE_PASSWORD_TRIES_MS + 1_000 })
  expect(await tries('2001:db8::1', 'sesame')).toEqual(RIGHT())
  vi.useRealTimers()
  // Seven hashes, on a machine that may have other things to do.
}, 60_000)

test('[S11] right tries have an end as well, for a network at all designs together', async () => {
  expect(await tries('203.0.113.1', 'sesame')).toEqual(RIGHT())
  // As if the others had been at other designs.
  const key = await visitorKey(env, 'page password', 'tries of', '203.0.113.1')
  for (let at = 1; at < 8; at += 1)
    expect(await countVisitor(env.DB, key, { count: 8, spanMs: PAGE_PASSWORD_TRIES_MS })).toBe(0)
  for (let at = 0; at < 6; at += 1) expect(await tries('203.0.113.1', 'sesame')).toEqual(WAITS)
  expect(await wrongTries('203.0.113.1')).toBe(0)
})

test('[S11] a try that had to wait is no wrong one, and whoever was let in before is not held up by strangers', async () => {
  expect(await tries('203.0.113.1', 'sesame')).toEqual(RIGHT())
  isUsedUp.strangers = true
  for (let at = 0; at < 6; at += 1) expect(await tries('203.0.113.2', 'sesame')).toEqual(WAITS)
  expect(await wrongTries('203.0.113.2')).toBe(0)
  expect(await tries('203.0.113.1', 'wrong')).toBe('wrong')
  isUsedUp.known = true
  for (let at = 0; at < 6; at += 1) expect(await tries('203.0.113.1', 'sesame')).toEqual(WAITS)
  expect(await wrongTries('203.0.113.1')).toBe(1)
})

test('[S11] strangers that use up the share of one design leave the shares of others alone', async () => {
  const key = await visitorKey(env, 'page password', 'strangers', ID)
  for (let at = 0; at < 100; at += 1) await countVisitor(env.DB, key, { count: 100, spanMs: 60_000 })
  const other = newId()
  await stored(env.DB).pattern(other, 'owner')
  await savePagePassword(env.DB, other, hash)
  expect(await tries('203.0.113.1', 'sesame')).toEqual(WAITS)
  expect(await tryPagePassword(env, from('203.0.113.1'), other, 'sesame')).toEqual(RIGHT())
})

test('[S11] a cookie is for the password that was right, whatever is set at that moment', async () => {
  const tried = await tries('203.0.113.1', 'sesame')
  await savePagePassword(env.DB, ID, await hashPagePassword('another'))
  const opens = (tried as { opens: string }).opens
  const [cookie = ''] = (await unlockingCookie(env, ID, opens)).split(';')
  expect(await isUnlocked(env, from('203.0.113.1', cookie), ID)).toBe(false)
  await savePagePassword(env.DB, ID, null)
  expect(await tries('203.0.113.1', 'anything')).toEqual({ opens: null })
  expect(await isUnlocked(env, from('203.0.113.1', cookie), ID)).toBe(false)
})

test('[S11] the cookie opens the pages of this design until the password is another one, or twelve hours are over', async () => {
  const [cookie = ''] = (await unlockingCookie(env, ID, hash)).split(';')
  const isOpen = (id = ID) => isUnlocked(env, from('203.0.113.1', cookie), id)
  expect([await isOpen(), await isOpen(newId()), await isUnlocked(env, from('203.0.113.1'), ID)]).toEqual([
    true,
    false,
    false,
  ])
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 12 * 60 * 60_000 + 1_000 })
  expect(await isOpen()).toBe(false)
  vi.useRealTimers()
  await savePagePassword(env.DB, ID, await hashPagePassword('sesame'))
  expect(await isOpen()).toBe(false)
})

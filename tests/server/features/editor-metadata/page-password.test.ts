import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Bindings } from '#server/bindings.ts'
import { findPagePassword, savePagePassword } from '#server/features/editor-metadata/metadata-queries.ts'
import {
  hashPagePassword,
  isUnlocked,
  tryPagePassword,
  unlockingCookie,
} from '#server/features/editor-metadata/page-password.ts'
import { countVisitor } from '#server/features/editor-metadata/visitor-counts-queries.ts'
import { newId } from '#shared/ids.ts'
import { PAGE_PASSWORD_TRIES_MS } from '#shared/page-password.ts'
import { stored } from '#tests/support/people/stored-people.ts'
import { sqliteD1 } from '#tests/support/rooms/sqlite-d1.ts'

const ID = newId()
let env: Bindings
let hash: string

beforeAll(async () => {
  hash = await hashPagePassword('sesame')
})

beforeEach(async () => {
  const DB = sqliteD1()
  await stored(DB).person('owner')
  await stored(DB).pattern(ID, 'owner')
  const HASHING_LIMIT = { limit: async () => ({ success: true }) }
  env = { DB, HASHING_LIMIT, AUTH_SECRET: 'x'.repeat(32) } as unknown as Bindings
  await savePagePassword(DB, ID, hash)
})

const from = (address: string, cookie = '') =>
  new Request('https://page.test/', { headers: { 'cf-connecting-ip': address, cookie } })
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
  expect(await tries('203.0.113.2', 'sesame')).toBe('right')
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + PAGE_PASSWORD_TRIES_MS + 1_000 })
  expect(await tries('2001:db8::1', 'sesame')).toBe('right')
  vi.useRealTimers()
})

test('[S11] the cookie opens the pages of this design until the password is another one, or twelve hours are over', async () => {
  const [cookie = ''] = (await unlockingCookie(env, ID)).split(';')
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

test('what is counted begins anew when its time is over, and says how long that is', async () => {
  const most = { count: 1, spanMs: 60_000 }
  expect(await countVisitor(env.DB, 'key', most)).toBe(0)
  const waitMs = await countVisitor(env.DB, 'key', most)
  expect(waitMs).toBeGreaterThan(50_000)
  expect(waitMs).toBeLessThanOrEqual(60_000)
})

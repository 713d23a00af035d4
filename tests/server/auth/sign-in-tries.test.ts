import { beforeEach, describe, expect, test } from 'vitest'
import { beginTry, endTry, networkOf, type Trier } from '#server/auth/sign-in-tries.ts'
import { sqliteD1 } from '#tests/support/rooms/sqlite-d1.ts'

const EMAIL = 'ada@example.org'
const DAY_MS = 24 * 60 * 60_000
let db: ReturnType<typeof sqliteD1>
let now: number

beforeEach(() => {
  db = sqliteD1()
  now = 1_700_000_000_000
})

const from = (address: string, device: string | null = null): Trier => ({ email: EMAIL, address, device })

/** A wrong password; how long to wait, 0 when it was looked at. */
async function guess(trier: Trier): Promise<number> {
  const begun = await beginTry(db, trier, now)
  return 'waitMs' in begun ? begun.waitMs : 0
}

/** The right password; false when it was not looked at. */
async function logIn(trier: Trier): Promise<boolean> {
  const begun = await beginTry(db, trier, now)
  if ('waitMs' in begun) return false
  await endTry(db, trier, begun.keys, now)
  return true
}

describe('passwords cannot be tried for ever', () => {
  test('from one address: five at once, then twice as long after each, up to a quarter of an hour', async () => {
    for (let n = 0; n < 6; n++) expect(await guess(from('1.1.1.1'))).toBe(0)
    const waits: number[] = []
    for (let n = 0; n < 12; n++) {
      const wait = await guess(from('1.1.1.1'))
      waits.push(wait / 1_000)
      now += wait
      expect(await guess(from('1.1.1.1'))).toBe(0)
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900])
  })

  test('many at once are counted one by one', async () => {
    const waits = await Promise.all(Array.from({ length: 40 }, () => guess(from('1.1.1.1'))))
    expect(waits.filter(wait => wait === 0)).toHaveLength(6)
  })

  test('from many addresses together: one a minute in the end', async () => {
    let looked = 0
    for (let n = 0; n < 1_200; n++) {
      if ((await guess(from(`10.0.${n % 250}.${Math.floor(n / 250)}`))) === 0) looked += 1
      now += 1_000
    }
    expect(looked).toBeLessThan(50)
  })

  test('a right password and a day of rest make it as new', async () => {
    for (let n = 0; n < 6; n++) await guess(from('1.1.1.1'))
    expect(await guess(from('1.1.1.1'))).toBeGreaterThan(0)
    now += 1_000
    expect(await logIn(from('1.1.1.1'))).toBe(true)
    for (let n = 0; n < 6; n++) expect(await guess(from('1.1.1.1'))).toBe(0)
    now += DAY_MS + 1
    for (let n = 0; n < 6; n++) expect(await guess(from('1.1.1.1'))).toBe(0)
  })
})

describe('nobody can lock the owner out', () => {
  const attack = async () => {
    for (let n = 0; n < 400; n++) {
      await guess(from(`10.0.0.${n % 200}`))
      now += 100
    }
    expect(await guess(from('10.9.9.9'))).toBeGreaterThan(0)
  }

  test('from many addresses: who comes from an address of before is let in', async () => {
    expect(await logIn(from('5.5.5.5'))).toBe(true)
    await attack()
    expect(await logIn(from('5.5.5.5'))).toBe(true)
  })

  test('from the owner’s own address: the owner’s browser is let in', async () => {
    expect(await logIn(from('5.5.5.5', 'aowners0browser00000'))).toBe(true)
    for (let n = 0; n < 50; n++) await guess(from('5.5.5.5'))
    expect(await guess(from('5.5.5.5'))).toBeGreaterThan(0)
    expect(await logIn(from('5.5.5.5', 'aowners0browser00000'))).toBe(true)
    await attack()
    expect(await logIn(from('8.8.8.8', 'aowners0browser00000'))).toBe(true)
  })

  test('a browser that nobody logged in with is no better than none, and a known one waits as well', async () => {
    await logIn(from('5.5.5.5', 'aowners0browser00000'))
    for (let n = 0; n < 6; n++) await guess(from('6.6.6.6', `amadeup0browser0000${n}`))
    expect(await guess(from('6.6.6.6', 'amadeup0browser00009'))).toBeGreaterThan(0)
    for (let n = 0; n < 6; n++) await guess(from('7.7.7.7', 'aowners0browser00000'))
    expect(await guess(from('7.7.7.7', 'aowners0browser00000'))).toBeGreaterThan(0)
  })

  test('guesses at one account slow nobody at another', async () => {
    await attack()
    expect(await logIn({ ...from('10.0.0.1'), email: 'grace@example.org' })).toBe(true)
  })
})

test('one customer’s addresses of IPv6 are one place', () => {
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2')
  expect(networkOf('2001:db8::6')).toBe('2001:db8:0:0')
  expect(networkOf('::1')).toBe('0:0:0:0')
  expect(networkOf('::ffff:1.2.3.4')).toBe('::ffff:1.2.3.4')
  expect(networkOf('1.2.3.4')).toBe('1.2.3.4')
})

import { beforeEach, describe, expect, test } from 'vitest'
import { reserveCall, settleTokens } from '#server/features/integrations/budget-queries.ts'
import { sqliteD1 } from '#tests/support/rooms/sqlite-d1.ts'

type D1 = ReturnType<typeof sqliteD1>

const DAY = '2026-11-27'
let d1: D1

const write = (sql: string) => d1.prepare(sql).run()
const used = async (keyId = 'key') =>
  d1.prepare('select calls, tokens from integration_days where key_id = ?1').bind(keyId).first()

beforeEach(async () => {
  d1 = sqliteD1()
  await write(
    "insert into user (id, name, email, email_verified, created_at, updated_at) values ('ann', 'Ann', 'ann@example.org', 1, 0, 0)",
  )
  await write(`insert into integration_keys
    (id, owner_id, type, name, base_url, locked_key, obfuscated_key, calls_per_day, tokens_per_day)
    values ('key', 'ann', 'OPENAI', 'Key', 'https://x', 'v1', 'sk-', 100, 500000)`)
})

describe('the budget of a key', () => {
  test('of 1,000 calls at once exactly 100 get one', async () => {
    const asked = Array.from({ length: 1_000 }, () => reserveCall(d1, { keyId: 'key', day: DAY, tokens: 10 }))
    const got = (await Promise.all(asked)).filter(Boolean)
    expect(got).toHaveLength(100)
    expect(await used()).toEqual({ calls: 100, tokens: 1_000 })
  })

  test('tokens are taken before, and what was really taken stands in their place after', async () => {
    await write('update integration_keys set tokens_per_day = 1000')
    expect(await reserveCall(d1, { keyId: 'key', day: DAY, tokens: 1_000 })).toBe(true)
    expect(await reserveCall(d1, { keyId: 'key', day: DAY, tokens: 1 })).toBe(false)
    await settleTokens(d1, { keyId: 'key', day: DAY, reserved: 1_000, taken: 12 })
    expect(await used()).toEqual({ calls: 1, tokens: 12 })
    expect(await reserveCall(d1, { keyId: 'key', day: DAY, tokens: 5_000 })).toBe(true)
    expect(await reserveCall(d1, { keyId: 'key', day: DAY, tokens: 1 })).toBe(false)
  })

  test('another day has all of it again, and a budget of nothing serves nobody', async () => {
    await write('update integration_keys set calls_per_day = 1')
    expect(await reserveCall(d1, { keyId: 'key', day: DAY, tokens: 1 })).toBe(true)
    expect(await reserveCall(d1, { keyId: 'key', day: DAY, tokens: 1 })).toBe(false)
    expect(await reserveCall(d1, { keyId: 'key', day: '2026-11-28', tokens: 1 })).toBe(true)
    await write('update integration_keys set calls_per_day = 0')
    expect(await reserveCall(d1, { keyId: 'key', day: '2026-11-29', tokens: 1 })).toBe(false)
    await write('update integration_keys set calls_per_day = 5, tokens_per_day = 0')
    expect(await reserveCall(d1, { keyId: 'key', day: '2026-11-29', tokens: 1 })).toBe(false)
  })

  test('days of long ago go, and a key that was deleted is counted nowhere', async () => {
    await reserveCall(d1, { keyId: 'key', day: '2026-01-01', tokens: 1 })
    await reserveCall(d1, { keyId: 'key', day: DAY, tokens: 1 })
    const { results } = await d1.prepare('select day from integration_days').all()
    expect(results).toEqual([{ day: DAY }])
    await write('pragma foreign_keys = on')
    await write('delete from integration_keys')
    expect(await used()).toBeNull()
    expect(await reserveCall(d1, { keyId: 'key', day: DAY, tokens: 1 })).toBe(false)
  })
})

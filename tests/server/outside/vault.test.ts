import { describe, expect, test } from 'vitest'
import { lock, unlock } from '#server/outside/vault.ts'

const SECRET = 'a secret of this server, long enough'
const BELONGS = { id: 'amodelofthisserver00', baseUrl: 'https://api.example.org/v1' }
const KEY = 'sk-canary-0123456789'

describe('what is kept sealed', () => {
  test('comes back for its row and address, and says nothing by itself', async () => {
    const locked = await lock(KEY, BELONGS, SECRET)
    expect(locked).not.toContain(KEY)
    expect(atob(locked.split('.')[2]?.replaceAll('-', '+').replaceAll('_', '/') ?? '')).not.toContain(KEY)
    expect(await unlock(locked, BELONGS, SECRET)).toBe(KEY)
  })

  test('the same key is never sealed the same way twice', async () => {
    expect(await lock(KEY, BELONGS, SECRET)).not.toBe(await lock(KEY, BELONGS, SECRET))
  })

  test.each([
    ['another row', { ...BELONGS, id: 'amodelofthisserver01' }, SECRET],
    ['another address', { ...BELONGS, baseUrl: 'https://evil.example.org/v1' }, SECRET],
    ['another secret', BELONGS, `${SECRET}!`],
  ])('it is nothing for %s', async (_, belongs, secret) => {
    expect(await unlock(await lock(KEY, BELONGS, SECRET), belongs, secret)).toBeNull()
  })

  test('nor when a character of it was changed, or it is something else', async () => {
    const locked = await lock(KEY, BELONGS, SECRET)
    const at = locked.length - 6
    const changed = locked.slice(0, at) + (locked[at] === 'A' ? 'B' : 'A') + locked.slice(at + 1)
    for (const text of [changed, '', 'v1', 'v1..', 'v2.a.b', KEY])
      expect(await unlock(text, BELONGS, SECRET)).toBeNull()
  })
})

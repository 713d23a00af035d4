import { afterEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { seal, sealValue, unsealValue } from '#server/outside/signed-token.ts'

const SECRET = 's'.repeat(40)
const schema = z.object({ title: z.string(), userId: z.string().nullable() })
const value = { title: 'Hafen “Süd” · 50 % / a.b?c', userId: null }
const open = (sealed: string, purpose = 'export', secret = SECRET) =>
  unsealValue(purpose, sealed, schema, secret)
const sealed = () => sealValue('export', value, Date.now() + 60_000, SECRET)

describe('what the server has said to itself through somebody else’s hands', () => {
  afterEach(() => void vi.useRealTimers())

  test('comes back as it was, through an address', async () => {
    const token = await sealed()
    expect(encodeURIComponent(token)).toBe(token)
    expect(await open(token)).toEqual(value)
  })

  test('until its time is over', async () => {
    vi.useFakeTimers()
    const token = await sealed()
    vi.advanceTimersByTime(60_000)
    expect(await open(token)).toEqual(value)
    vi.advanceTimersByTime(1)
    expect(await open(token)).toBeNull()
  })

  test('not for another purpose, by another server, changed, or of another shape', async () => {
    const token = await sealed()
    const [payload = '', expiresAt = '', signature = ''] = token.split('.')
    const other = Buffer.from(JSON.stringify({ ...value, userId: 'root' })).toString('base64url')
    expect(await open(token, 'removal')).toBeNull()
    expect(await open(token, 'export', 't'.repeat(40))).toBeNull()
    expect(await open(`${other}.${expiresAt}.${signature}`)).toBeNull()
    expect(await open(`${payload}.${Number(expiresAt) + 1}.${signature}`)).toBeNull()
    expect(await open(await sealValue('export', { title: 1 }, Date.now() + 60_000, SECRET))).toBeNull()
    expect(await open(await seal('export', ['no JSON'], Date.now() + 60_000, SECRET))).toBeNull()
    for (const text of ['', '.', '..', 'x.y.z', '%', `${payload}.${expiresAt}.`])
      expect(await open(text)).toBeNull()
  })
})

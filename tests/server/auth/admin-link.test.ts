import { afterEach, describe, expect, test, vi } from 'vitest'
import { ADMIN_LINK_HOURS, adminOf, adminToken } from '#server/auth/admin-link.ts'
import { seal } from '#server/outside/signed-token.ts'

const SECRET = 'a secret of at least thirty-two characters'

describe('design §9: the one-time admin link', () => {
  afterEach(() => void vi.useRealTimers())

  test('names its address for a day, while that address is on the list', async () => {
    vi.useFakeTimers()
    const token = await adminToken('ada@example.org', SECRET)
    expect(await adminOf(token, ['ada@example.org'], SECRET)).toBe('ada@example.org')
    expect(await adminOf(token, ['bob@example.org'], SECRET)).toBeNull()
    expect(await adminOf(token, ['ada@example.org'], `${SECRET}!`)).toBeNull()
    vi.advanceTimersByTime(ADMIN_LINK_HOURS * 60 * 60_000 + 1)
    expect(await adminOf(token, ['ada@example.org'], SECRET)).toBeNull()
  })

  test('what was sealed for another purpose, or nothing at all, is no link', async () => {
    const other = await seal('preview', ['ada@example.org'], Date.now() + 60_000, SECRET)
    for (const text of [other, '', '.', 'x.y.z', 'a'.repeat(1_000)])
      expect(await adminOf(text, ['ada@example.org'], SECRET)).toBeNull()
  })
})

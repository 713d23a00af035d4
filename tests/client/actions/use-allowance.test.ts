import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { weightOf } from '#client/actions/use-allowance.ts'
import { creditsNow } from '#client/api/credits.ts'
import type { Session } from '#client/api/users.ts'
import { isEnough } from '#shared/credits.ts'

const server = (more: object) =>
  ({
    plans: true,
    models: { best: 'a-model', agent: 'Templates' },
    choices: [],
    ...more,
  }) as unknown as Session['server']
const asked = { prompt: 'A page', mode: 'best' as const, modelId: null }
const LEFT = { oneTimeCredits: 0, periodCountUsed: 7, limit: 10, balance: 3, orgBalance: 0 }

describe('§5 of the specification: the allowance is checked before a send', () => {
  test('a prompt weighs what it will cost, and what costs nothing is not asked about', () => {
    expect(weightOf(asked, server({}))).toBe(1)
    expect(weightOf({ ...asked, prompt: '/Inspiration for a page' }, server({}))).toBe(4)
    expect(weightOf({ ...asked, mode: 'agent' }, server({}))).toBe(0)
    expect(weightOf(asked, server({ plans: false }))).toBe(0)
    const own = server({ choices: [{ id: 'mine', isOwn: true }] })
    expect(weightOf({ ...asked, modelId: 'mine' }, own)).toBe(0)
  })

  test('all three kinds of credits count, and without a limit there is always enough', () => {
    expect(isEnough(LEFT, 3)).toBe(true)
    expect(isEnough(LEFT, 4)).toBe(false)
    expect(isEnough({ ...LEFT, orgBalance: 1 }, 4)).toBe(true)
    expect(isEnough({ ...LEFT, oneTimeCredits: 1 }, 4)).toBe(true)
    expect(isEnough({ ...LEFT, limit: null, balance: 0 }, 4)).toBe(true)
  })
})

describe('what is left is at most ten seconds old', () => {
  const answers = vi.fn(async () => Response.json(LEFT))
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('fetch', answers)
    answers.mockClear()
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  test('what was told just now is used, from whichever place asked; older is asked for again', async () => {
    const client = new QueryClient()
    client.setQueryData(['credits', 'idle'], { ...LEFT, balance: 2 })
    expect(await creditsNow(client)).toMatchObject({ balance: 2 })
    expect(answers).not.toHaveBeenCalled()
    vi.advanceTimersByTime(10_001)
    expect(await creditsNow(client)).toMatchObject({ balance: 3 })
    expect(answers).toHaveBeenCalledTimes(1)
  })

  test('an answer that does not come, or that is no, keeps nobody from sending', async () => {
    answers.mockImplementationOnce(() => new Promise<Response>(() => undefined))
    const waiting = creditsNow(new QueryClient())
    await vi.advanceTimersByTimeAsync(2_000)
    expect(await waiting).toBeNull()
    answers.mockImplementationOnce(async () => new Response('', { status: 503 }))
    expect(await creditsNow(new QueryClient())).toBeNull()
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { conversationOf } from '#server/generation/prompt/conversation.ts'
import type { ChatItem } from '#shared/chat.ts'
import type { Cached } from '#tests/support/provider/cached-prefix.ts'
import { ScriptedProvider } from '#tests/support/provider/scripted-provider.ts'
import type { WireName } from '#tests/support/provider/wires/wire.ts'
import { FAMILIES } from '#tests/support/rooms/played-turns.ts'
import { cachedTurns, changes, DESIGN, QUESTIONS } from '#tests/support/rooms/ten-turns.ts'

let provider: ScriptedProvider
beforeAll(async () => {
  provider = await ScriptedProvider.start()
})
afterAll(() => provider.stop())

const shareOf = ({ shared, tokens }: Cached) => shared / tokens
const meanOf = (shares: number[]) => shares.reduce((sum, share) => sum + share, 0) / shares.length

describe.each(Object.keys(FAMILIES) as WireName[])('what the requests of ten turns share: %s', family => {
  test('where files did not change, turns 2 to 10 read at least 80 % from what was kept', async () => {
    const cached = await cachedTurns(provider, family, QUESTIONS)
    expect(cached).toHaveLength(9)
    for (const turn of cached) expect(shareOf(turn)).toBeGreaterThanOrEqual(0.8)
    if (family === 'anthropic')
      for (const { tokens, kept } of cached) expect(kept / tokens).toBeGreaterThanOrEqual(0.8)
  })

  test('where a file changes in each turn, those that change again and again spoil nothing but themselves', async () => {
    const cached = await cachedTurns(provider, family, changes(DESIGN))
    expect(cached).toHaveLength(9)
    expect(meanOf(cached.map(shareOf))).toBeGreaterThan(0.75)
    // Changed for the second time, one turn after the first.
    for (const turn of [3, 7]) expect(shareOf(cached[turn - 2] as Cached)).toBeGreaterThan(0.85)
    if (family === 'anthropic')
      expect(meanOf(cached.map(({ kept, tokens }) => kept / tokens))).toBeGreaterThan(0.6)
  })
})

test('a talk that outgrows its room begins anew seldom, and at the same place in between', async () => {
  const item = (role: 'user' | 'assistant', n: number): ChatItem => ({
    ...{
      id: `${role}${n}`,
      userId: role,
      actor: { kind: 'user', id: 'ada' },
      requestId: `${n}`,
      role,
      timeCreated: n,
    },
    content: [{ type: 'text', message: `${role} turn ${n}: ${'words of this turn '.repeat(8)}` }],
    metadata: { traceId: null },
  })
  const history = Array.from({ length: 120 }, (_, n) => [item('user', n), item('assistant', n)]).flat()
  const begins = Array.from({ length: 100 }, (_, n) => {
    const { messages, summary } = conversationOf(history.slice(0, 40 + 2 * n), 0, 4_000)
    return JSON.stringify([summary, messages[0]])
  })
  expect(new Set(begins).size).toBeLessThan(12)
  expect(new Set(begins).size).toBeGreaterThan(3)
})

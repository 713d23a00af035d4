import { expect, test } from 'vitest'
import { creditsOf } from '#server/features/credits/balance.ts'
import { RunCredits, reserveAll } from '#server/generation/run/run-credits.ts'
import { runRequest } from '#server/generation/run-request.ts'
import { newId } from '#shared/ids.ts'
import { memoryRoom } from '#tests/support/rooms/memory-room.ts'

const MODEL = { provider: 'openai-compatible', model: 'scripted' } as const

const runOf = (kind: 'user' | 'guest' = 'user') => ({
  patternId: newId(),
  request: runRequest({
    ...{ requestId: newId(), userItemId: newId(), assistantItemId: newId(), hostedFiles: [] },
    ...{ prompt: 'A page', mode: 'best', actor: { kind, id: 'ada' } },
  }),
})

test('several runs are reserved together: all of them, or none and 402', async () => {
  const { env, d1 } = await memoryRoom({ PLANS: 'on' })
  const left = (await creditsOf(env, 'ada')).balance
  expect(left).toBeGreaterThan(1)
  const tooMany = Array.from({ length: left + 1 }, () => runOf())
  expect(await reserveAll(env, tooMany, MODEL)).toBe('out_of_credits')
  expect(await d1.prepare('select count(*) as rows from ledger').first()).toEqual({ rows: 0 })
  const all = tooMany.slice(1)
  expect(await reserveAll(env, all, MODEL)).toBeNull()
  expect((await creditsOf(env, 'ada')).balance).toBe(0)
  // Each run reserves for itself when it begins, and finds it done.
  for (const { request, patternId } of all)
    expect(await new RunCredits(env).reserve(request, patternId, MODEL)).toBeNull()
})

test('a guest’s runs of one exploration do not count against each other when they begin', async () => {
  const { env } = await memoryRoom({})
  const six = Array.from({ length: 6 }, () => runOf('guest'))
  const four = Array.from({ length: 4 }, () => runOf('guest'))
  expect(await reserveAll(env, [...six, ...four], MODEL)).toBeNull()
  expect(
    await new RunCredits(env).reserve(six[0]?.request ?? runOf().request, six[0]?.patternId ?? '', MODEL),
  ).toBeNull()
  expect(await reserveAll(env, [runOf('guest')], MODEL)).toBe('too_many_requests')
})

test('what was reserved for directions that never came to be is there again for the next run', async () => {
  const { env, d1 } = await memoryRoom({ PLANS: 'on' })
  const left = (await creditsOf(env, 'ada')).balance
  const cutOff = Array.from({ length: left }, () => runOf())
  expect(await reserveAll(env, cutOff, MODEL)).toBeNull()
  const next = runOf()
  expect(await reserveAll(env, [next], MODEL)).toBe('out_of_credits')
  // Whoever asked the model for directions has ended, and eleven minutes have gone by.
  await d1.prepare('update ledger set created_at = created_at - 660000').run()
  expect(await reserveAll(env, [next], MODEL)).toBeNull()
  expect((await creditsOf(env, 'ada')).balance).toBe(left - 1)
})

test('what a design that is there has reserved stays reserved, however long its run takes', async () => {
  const { env, d1 } = await memoryRoom({ PLANS: 'on' })
  const made = await d1.prepare('select id from patterns limit 1').first<{ id: string }>()
  if (!made) throw new Error('the room has a design')
  const left = (await creditsOf(env, 'ada')).balance
  expect(await reserveAll(env, [{ ...runOf(), patternId: made.id }], MODEL)).toBeNull()
  await d1.prepare('update ledger set created_at = created_at - 660000').run()
  expect(await reserveAll(env, [runOf()], MODEL)).toBeNull()
  expect((await creditsOf(env, 'ada')).balance).toBe(left - 2)
})

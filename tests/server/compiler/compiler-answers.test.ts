import { expect, test } from 'vitest'
import { compilerAnswers } from '#server/compiler/ask-compiler.ts'

const binding = (answer: () => Promise<Response>) => {
  const asked: string[] = []
  const fetch = async (address: unknown) => {
    asked.push(String(address))
    return answer()
  }
  return { asked, COMPILER: { fetch } as never }
}
const away = () => Promise.reject(new Error('no such service'))

test('at the edge the bound Worker is asked, and one that is away or fails does not answer', async () => {
  const there = binding(async () => new Response('ok'))
  expect(await compilerAnswers(there)).toBe(true)
  expect(there.asked).toEqual(['http://compiler/healthz'])
  expect(await compilerAnswers(binding(away))).toBe(false)
  expect(await compilerAnswers(binding(async () => new Response('', { status: 500 })))).toBe(false)
})

test('on one machine its gateway is asked what it is at', async () => {
  const COMPILER_URL = 'http://127.0.0.1:1/secret'
  const state = JSON.stringify({ waiting: 0, working: 0, memory: {} })
  const there = binding(async () => new Response(state))
  expect(await compilerAnswers({ ...there, COMPILER_URL })).toBe(true)
  expect(there.asked).toEqual([`${COMPILER_URL}/state`])
  expect(await compilerAnswers({ ...binding(away), COMPILER_URL })).toBe(false)
})

import { type ModelMessage, stepCountIs, streamText, tool } from 'ai'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { templatesModel } from '#server/templates/answer/templates-model.ts'
import type { Turn } from '#server/templates/answer/turn.ts'

const TURN: Turn = {
  thoughts: 'The nearest templates are Pricing, Landing.',
  calls: [
    {
      tool: 'write_file',
      input: { path: 'App.tsx', code: `export default () => <p>${'é🙂'.repeat(900)}</p>` },
    },
    { tool: 'write_file', input: { path: 'content.ts', code: 'export const content = {}' } },
  ],
  closing: 'This is the template “Pricing”; no model answered.',
  next: [],
}

function run(options: { answer?: string; abort?: AbortSignal; paceMs?: number; turn?: Turn } = {}) {
  const written = new Map<string, string>()
  const messages: ModelMessage[] = [{ role: 'user', content: 'A pricing page' }]
  const result = streamText({
    model: templatesModel({ answer: async () => options.turn ?? TURN, paceMs: options.paceMs ?? 0 }),
    messages,
    stopWhen: stepCountIs(5),
    abortSignal: options.abort,
    onError: () => undefined,
    tools: {
      write_file: tool({
        inputSchema: z.object({ path: z.string(), code: z.string() }),
        execute: ({ path, code }) => {
          written.set(path, code)
          return options.answer ?? 'Done.'
        },
      }),
    },
  })
  return { result, written }
}

async function partsOf(stream: AsyncIterable<{ type: string }>) {
  const parts: { type: string; [key: string]: unknown }[] = []
  for await (const part of stream) parts.push(part as { type: string })
  return parts
}

test('thoughts and files come in a first step, what was made of the request in a second', async () => {
  const { result, written } = run()
  const steps = await result.steps
  expect(written).toEqual(new Map(TURN.calls.map(({ input }) => Object.values(input) as [string, string])))
  expect(steps.map(({ finishReason, text }) => [finishReason, text])).toEqual([
    ['tool-calls', ''],
    ['stop', TURN.closing],
  ])
  expect(steps[0]?.reasoningText).toBe(TURN.thoughts)
})

test('the pieces of a call are its input, and none cuts a character in two', async () => {
  const { result } = run()
  const parts = await partsOf(result.fullStream)
  for (const call of parts.filter(part => part.type === 'tool-call')) {
    const deltas = parts.filter(part => part.type === 'tool-input-delta' && part.id === call.toolCallId)
    expect(JSON.parse(deltas.map(part => part.delta).join(''))).toEqual(call.input)
    for (const { delta } of deltas) expect(encodeURIComponent(String(delta))).not.toBe('')
  }
})

test('what was refused is said instead of a success', async () => {
  const { result } = run({ answer: 'Refused: the design is full.' })
  expect((await result.steps)[1]?.text).toBe(
    'Not everything could be done: the design is full. the design is full.',
  )
})

test('an answer that changes nothing is one step', async () => {
  const { result, written } = run({ turn: { ...TURN, calls: [] } })
  expect((await result.steps).map(({ text }) => text)).toEqual([TURN.closing])
  expect(written.size).toBe(0)
})

test('it can be stopped between two pieces', async () => {
  const stop = new AbortController()
  const { result } = run({ abort: stop.signal, paceMs: 5 })
  let seen = 0
  for await (const part of result.fullStream)
    if (part.type === 'tool-input-delta' && ++seen === 3) stop.abort()
  expect(seen).toBeLessThan(8)
})

test('where no model answers, no token is counted', async () => {
  const { totalUsage } = run().result
  expect(await totalUsage).toMatchObject({ inputTokens: 0, outputTokens: 0 })
})

import { type ModelMessage, stepCountIs, streamText, tool } from 'ai'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createDesigner } from '#server/designer/designer.ts'
import type { DesignerInput, DesignerRequest } from '#server/designer/designer-input.ts'
import { respond } from '#server/designer/respond.ts'
import { DEFAULT_CONFIG } from '#shared/design.ts'

const respondHere = async (request: DesignerRequest) => respond(request)

const input = (instruction: string, more: Partial<DesignerInput> = {}): DesignerInput => ({
  instruction,
  files: [],
  config: DEFAULT_CONFIG,
  isDarkMode: false,
  history: [],
  selection: null,
  ...more,
})

function run(
  instruction: string,
  options: { answer?: string; steps?: number; abort?: AbortSignal; paceMs?: number } = {},
) {
  const written = new Map<string, string>()
  const messages: ModelMessage[] = [{ role: 'user', content: instruction }]
  const result = streamText({
    model: createDesigner({ respond: respondHere, paceMs: options.paceMs ?? 0 }),
    messages,
    providerOptions: { designer: input(instruction) },
    stopWhen: stepCountIs(options.steps ?? 5),
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

describe('through streamText', () => {
  test('thoughts, plan, files, then a closing in a second step', async () => {
    const { result, written } = run('Landing page for a bakery called Halden')
    const parts = await partsOf(result.fullStream)
    const order = parts.map(part => part.type).filter((type, at, all) => type !== all[at - 1])
    expect(order.indexOf('reasoning-start')).toBeLessThan(order.indexOf('text-start'))
    expect(order.indexOf('text-start')).toBeLessThan(order.indexOf('tool-input-start'))
    expect(written.size).toBeGreaterThan(10)
    expect(written.get('App.tsx')).toContain('export default function App')
    const steps = await result.steps
    expect(steps.length).toBe(2)
    expect(steps[0]?.finishReason).toBe('tool-calls')
    expect(steps[0]?.text).toContain('- a header')
    expect(steps[1]?.toolCalls).toEqual([])
    expect(steps[1]?.text).toMatch(/^Done: a landing page in \d+ files/)
    expect(steps[1]?.finishReason).toBe('stop')
    expect((await result.totalUsage).outputTokens).toBeGreaterThan(1_000)
  })

  test('the pieces of a call are its input', async () => {
    const { result } = run('Sign-in page for Bastion')
    const parts = await partsOf(result.fullStream)
    const calls = parts.filter(part => part.type === 'tool-call')
    for (const call of calls) {
      const deltas = parts.filter(part => part.type === 'tool-input-delta' && part.id === call.toolCallId)
      expect(JSON.parse(deltas.map(part => part.delta).join(''))).toEqual(call.input)
    }
    expect(calls.length).toBeGreaterThan(5)
  })

  test('what was refused is said instead of a success', async () => {
    const { result } = run('Sign-in page for Bastion', { answer: 'Refused: the design is full.' })
    await result.consumeStream()
    expect(await result.text).toMatch(/^Not everything could be done: the design is full\./)
  })

  test('a follow-up it does not understand is one step of words', async () => {
    const result = streamText({
      model: createDesigner({ respond: respondHere, paceMs: 0 }),
      prompt: 'Sing',
      providerOptions: {
        designer: input('Sing', { files: [{ name: 'App.tsx', code: 'export default () => <p>Hi</p>' }] }),
      },
    })
    expect(await result.text).toContain('I did not understand “Sing”')
    expect((await result.steps).length).toBe(1)
  })

  test('without its own options it designs from the last message', async () => {
    const result = streamText({
      model: createDesigner({ respond: respondHere, paceMs: 0 }),
      prompt: 'Pricing page for Tally',
    })
    await result.consumeStream()
    const [step] = await result.steps
    expect(step?.toolCalls.length).toBeGreaterThan(8)
  })
})

test('a stop is heard between two pieces', async () => {
  const stop = new AbortController()
  const { result, written } = run('Landing page for a bakery', { abort: stop.signal, paceMs: 1 })
  const parts: string[] = []
  for await (const part of result.fullStream) {
    parts.push(part.type)
    if (part.type === 'tool-input-delta' && !stop.signal.aborted) stop.abort()
  }
  expect(parts.at(-1)).toBe('abort')
  expect(written.size).toBeLessThan(2)
})

test('wrong input is refused', async () => {
  const model = createDesigner({ respond: respondHere })
  await expect(
    model.doStream({ prompt: [], providerOptions: { designer: { instruction: 7 } } }),
  ).rejects.toThrow()
})

test('the same as one answer, without a stream', async () => {
  const answer = await createDesigner({ respond: respondHere }).doGenerate({
    prompt: [{ role: 'user', content: [{ type: 'text', text: 'x' }] }],
    providerOptions: { designer: input('Pricing page for Tally') as never },
  })
  expect(answer.finishReason.unified).toBe('tool-calls')
  expect(answer.content.filter(part => part.type === 'tool-call').length).toBeGreaterThan(8)
})

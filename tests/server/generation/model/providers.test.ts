import { tool } from 'ai'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { ModelProvider, Settings } from '#server/env.ts'
import { parseSettings } from '#server/env.ts'
import { modelProblem } from '#server/generation/model/problems.ts'
import { environmentAccess, languageModel } from '#server/generation/model/providers.ts'
import { retryingModel } from '#server/generation/model/retrying-model.ts'
import { type ModelEvent, RunLimit, streamModel } from '#server/generation/reply/stream.ts'
import { type Script, ScriptedProvider } from '#tests/support/provider/scripted-provider.ts'

let provider: ScriptedProvider
let settings: Settings

beforeAll(async () => {
  provider = await ScriptedProvider.start()
  const { url } = provider
  settings = parseSettings({
    OPENAI_COMPATIBLE_BASE_URL: url,
    OPENAI_COMPATIBLE_API_KEY: 'key-compatible',
    OPENAI_BASE_URL: url,
    OPENAI_API_KEY: 'key-openai',
    ANTHROPIC_BASE_URL: url,
    ANTHROPIC_API_KEY: 'key-anthropic',
    GOOGLE_GENERATIVE_AI_BASE_URL: url,
    GOOGLE_GENERATIVE_AI_API_KEY: 'key-google',
  })
})
afterAll(() => provider.stop())

const PROVIDERS = [
  ['openai-compatible', 'chat', 'Bearer key-compatible'],
  ['openai', 'responses', 'Bearer key-openai'],
  ['anthropic', 'anthropic', 'key-anthropic'],
  ['google', 'google', 'key-google'],
] as const
/** One that each provider's package knows to think and to see. */
const NAMES: Partial<Record<ModelProvider, string>> = {
  openai: 'gpt-5',
  anthropic: 'claude-sonnet-4-5',
  google: 'gemini-2.5-pro',
  'openai-compatible': 'qwen3:8b',
}
const FILE = z.object({ path: z.string(), code: z.string() })
const PICTURE = new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 0])

async function ask(name: ModelProvider, script: Script): Promise<ModelEvent[]> {
  provider.requests.length = 0
  provider.script = script
  const model = retryingModel(
    await languageModel({ provider: name, model: NAMES[name] ?? '' }, environmentAccess(settings, name)),
    {
      firstByteMs: 5_000,
      silenceMs: 5_000,
      retryMs: 1,
    },
  )
  const content = [
    { type: 'text', text: 'A page like this' },
    { type: 'file', data: PICTURE, mediaType: 'image/png' },
  ] as const
  const events: ModelEvent[] = []
  const stream = streamModel({
    model,
    prompt: {
      instructions: 'Design.',
      messages: [{ role: 'user', content: [...content] }],
      seesEverything: true,
    },
    tools: { write_file: tool({ inputSchema: FILE, execute: () => 'Done.' }) },
    signal: new AbortController().signal,
    limit: new RunLimit(),
    isFinished: () => false,
  })
  for await (const event of stream) events.push(event)
  return events
}

const textOf = (events: ModelEvent[], type: 'text' | 'thought') =>
  events.map(event => (event.type === type ? event.text : '')).join('')

describe.each(PROVIDERS)('design §7: a model of %s', (name, wire, key) => {
  test('is asked in its own format with its own key; thoughts, words, calls and usage come back', async () => {
    const events = await ask(name, (say, request) => {
      if (request.messages.at(-1)?.role === 'tool') return say.text(' Done.')
      say.thought('Hm.')
      say.text('I begin.')
      say.tool('write_file', { path: 'App.tsx', code: 'export {}' })
    })
    expect(provider.requests.map(request => [request.wire, request.authorization])).toEqual([
      [wire, key],
      [wire, key],
    ])
    expect(provider.requests[0]?.tools?.map(tool => tool.function.name)).toContain('write_file')
    expect(textOf(events, 'thought')).toBe('Hm.')
    expect(textOf(events, 'text')).toBe('I begin. Done.')
    expect(events.filter(event => event.type === 'toolInputStart')).toMatchObject([{ name: 'write_file' }])
    expect(events.at(-1)).toMatchObject({ type: 'usage', inputTokens: 20, outputTokens: 40 })
  })

  test('gets pictures as bytes', async () => {
    await ask(name, say => say.text('I see.'))
    expect(provider.requests[0]?.images).toEqual([Buffer.from(PICTURE).toString('base64')])
  })

  test.each([
    [401, 'Incorrect API key provided', 'badKey', 1],
    [404, 'The model `x` does not exist', 'noSuchModel', 1],
    [400, 'registry.ollama.ai/library/x does not support tools', 'noTools', 1],
    [400, 'This model does not support image input', 'noVision', 1],
    [400, 'prompt is too long: 250000 tokens > 200000 maximum', 'tooLong', 1],
    [400, 'Your credit balance is too low', 'quota', 1],
    [400, 'temperature must be below 2', 'refused', 1],
    [429, 'Slow down', 'busy', 3],
    [500, 'Internal', 'failing', 3],
    [529, 'Overloaded', 'failing', 3],
  ] as const)('that answers %i "%s" is %s, after %i requests', async (status, message, problem, requests) => {
    const failed = ask(name, say => say.fail(status, message))
    expect(await failed.then(() => null, modelProblem)).toBe(problem)
    expect(provider.requests).toHaveLength(requests)
  })

  test('that asks for patience is left alone as long as it says, and not longer than a minute', async () => {
    let asked = 0
    const events = await ask(name, say =>
      asked++ === 0 ? say.fail(429, 'Wait', { 'retry-after-ms': '1' }) : say.text('Here.'),
    )
    expect(textOf(events, 'text')).toBe('Here.')
    const failed = ask(name, say => say.fail(429, 'Wait', { 'retry-after': '3600' }))
    expect(await failed.then(() => null, modelProblem)).toBe('busy')
    expect(provider.requests).toHaveLength(1)
  })
})

test('events, blocks and deltas of Anthropic that nobody here knows are left out', async () => {
  const event = (data: Record<string, unknown>) => `event: ${data.type}\ndata: ${JSON.stringify(data)}\n\n`
  const events = await ask('anthropic', say => {
    say.text('He')
    say.raw(event({ type: 'weather_report', wind: 'north' }))
    say.raw(event({ type: 'content_block_start', index: 7, content_block: { type: 'poem', lines: [] } }))
    say.raw(event({ type: 'content_block_delta', index: 7, delta: { type: 'text_delta', text: 'O wind' } }))
    say.raw(event({ type: 'content_block_stop', index: 7 }))
    say.raw(event({ type: 'content_block_delta', index: 0, delta: { type: 'mood_delta', mood: 'calm' } }))
    say.text('re.')
  })
  expect(textOf(events, 'text')).toBe('Here.')
  expect(events.find(each => each.type === 'finished')).toMatchObject({ reason: 'stop' })
})

test('one that refuses to show its thoughts is asked without', async () => {
  const events = await ask('openai', (say, request) =>
    provider.requests.length === 1
      ? say.fail(400, 'Your organization must be verified to generate reasoning summaries.')
      : say.text(`Fine, ${request.wire}.`),
  )
  expect(textOf(events, 'text')).toBe('Fine, responses.')
})

describe('design §7: the whole run takes 30 minutes and 40 steps at most', () => {
  const run = async (limit: RunLimit, script: Script): Promise<number> => {
    provider.requests.length = 0
    provider.script = script
    const model = await languageModel(
      { provider: 'openai-compatible', model: 'x' },
      environmentAccess(settings, 'openai-compatible'),
    )
    const stream = streamModel({
      model,
      prompt: { instructions: '', messages: [{ role: 'user', content: 'A page' }], seesEverything: true },
      tools: { write_file: tool({ inputSchema: FILE, execute: () => 'Done.' }) },
      signal: new AbortController().signal,
      limit,
      isFinished: () => false,
    })
    for await (const _ of stream);
    return provider.requests.length
  }
  const callsForEver: Script = say => say.tool('write_file', { path: 'App.tsx', code: '' })

  test('steps are counted over all of its answers', async () => {
    const limit = new RunLimit()
    expect(await run(limit, callsForEver)).toBe(40)
    expect(await run(limit, callsForEver)).toBe(1)
  })

  test('so is its time', async () => {
    const limit = new RunLimit()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30 * 60_000 })
    try {
      await expect(run(limit, say => say.hang())).rejects.toMatchObject({ reason: 'too_long' })
    } finally {
      vi.useRealTimers()
    }
  })
})

test('a server that is not there is unreachable', async () => {
  const gone = parseSettings({ OPENAI_COMPATIBLE_BASE_URL: 'http://127.0.0.1:9/v1' })
  const model = await languageModel(
    { provider: 'openai-compatible', model: 'x' },
    environmentAccess(gone, 'openai-compatible'),
  )
  const options = { prompt: [{ role: 'user' as const, content: [{ type: 'text' as const, text: 'Hi' }] }] }
  expect(await model.doStream(options).then(() => null, modelProblem)).toBe('unreachable')
})

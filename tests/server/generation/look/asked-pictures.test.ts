import { type ModelMessage, tool } from 'ai'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type ModelProvider, parseSettings, type Settings } from '#server/env.ts'
import { environmentAccess, languageModel } from '#server/generation/model/providers.ts'
import { RunLimit, streamModel } from '#server/generation/reply/stream.ts'
import { ScriptedProvider } from '#tests/support/provider/scripted-provider.ts'
import { redPng } from '#tests/support/red-png.ts'

let provider: ScriptedProvider
let settings: Settings

beforeAll(async () => {
  provider = await ScriptedProvider.start()
  const { url } = provider
  settings = parseSettings({
    ...{ OPENAI_COMPATIBLE_BASE_URL: url, OPENAI_BASE_URL: url, OPENAI_API_KEY: 'key' },
    ...{ ANTHROPIC_BASE_URL: url, ANTHROPIC_API_KEY: 'key' },
    ...{ GOOGLE_GENERATIVE_AI_BASE_URL: url, GOOGLE_GENERATIVE_AI_API_KEY: 'key' },
  })
})
afterAll(() => provider.stop())

const NAMES = {
  'openai-compatible': 'qwen3-vl:8b',
  openai: 'gpt-5',
  anthropic: 'claude-sonnet-4-5',
  google: 'gemini-2.5-pro',
} as const satisfies Partial<Record<ModelProvider, string>>

const picture = redPng(4, 4)

test.each(Object.entries(NAMES) as [keyof typeof NAMES, string][])(
  '%s: a picture that was asked for comes behind the answer to its call, and stays there',
  async (name, model) => {
    provider.requests.length = 0
    let calls = 0
    provider.script = say => (calls++ < 2 ? say.tool('look', { route: `/${calls}` }) : say.text('I see.'))
    const waiting: ModelMessage[] = []
    const look = () => {
      if (waiting.length === 0 && calls === 1)
        waiting.push({
          role: 'user',
          content: [
            { type: 'text', text: 'The page.' },
            { type: 'file', mediaType: 'image/png', data: picture },
          ],
        })
      return 'Nothing wrong was found.'
    }
    const stream = streamModel({
      model: await languageModel({ provider: name, model }, environmentAccess(settings, name)),
      prompt: {
        ...{ instructions: 'Design.', seesEverything: true },
        messages: [{ role: 'user', content: 'A page' }],
      },
      tools: { look: tool({ inputSchema: z.object({ route: z.string() }), execute: look }) },
      alsoTold: () => waiting.shift() ?? null,
      ...{ signal: new AbortController().signal, limit: new RunLimit(), isFinished: () => false },
    })
    for await (const _ of stream);
    const base64 = picture.toString('base64')
    expect(provider.requests.map(({ images }) => images)).toEqual([[], [base64], [base64]])
    const [, second, third] = provider.requests.map(({ messages }) =>
      JSON.stringify(messages, (key, value) => (key === 'cache_control' ? undefined : value)),
    )
    expect(second).toMatch(/Nothing wrong was found.*The page\./)
    // What was said before stays as it was, but for the mark of what is kept, which moves on.
    expect(third?.startsWith(second?.slice(0, -1) ?? '?')).toBe(true)
  },
)

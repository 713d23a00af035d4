import type { LanguageModelV4Prompt } from '@ai-sdk/provider'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { marked } from '#server/generation/model/cache-marks.ts'
import { languageModel } from '#server/generation/model/providers.ts'
import { besideMessage } from '#server/generation/prompt/file-blocks.ts'

const FILES = ['# Files\n', 'aaaa', 'bbbb', 'cccc', 'dddd']
const text = FILES.join('')
const ends = FILES.slice(1).map((_, at) => FILES.slice(0, at + 2).join('').length)
type Message = LanguageModelV4Prompt[number]

const system: Message = { role: 'system', content: 'Design.' }
const opening = (settled: number): Message => ({
  ...{ role: 'user', content: [{ type: 'text', text: `${text}\n\nFirst` }] },
  providerOptions: besideMessage({ ends, settled }),
})
const answer: Message = { role: 'assistant', content: [{ type: 'text', text: 'Done.' }] }
const request: Message = { role: 'user', content: [{ type: 'text', text: '# Request' }] }
const call: Message = {
  ...{
    role: 'assistant',
    content: [{ type: 'tool-call', toolCallId: 'a', toolName: 'list_files', input: {} }],
  },
}
const result: Message = {
  role: 'tool',
  content: [
    { type: 'tool-result', toolCallId: 'a', toolName: 'list_files', output: { type: 'text', value: 'x' } },
  ],
}

/** The place of each mark, and of a part within its message. */
function marksOf(prompt: LanguageModelV4Prompt): string[] {
  return marked(prompt).flatMap((message, at) => [
    ...(typeof message.content === 'string'
      ? []
      : message.content.flatMap((part, place) =>
          part.providerOptions?.anthropic ? [`${at}.${place}`] : [],
        )),
    ...(message.providerOptions?.anthropic ? [`${at}`] : []),
  ])
}

describe('Anthropic is told how far it may keep what it has read', () => {
  test.each<[string, LanguageModelV4Prompt, string[]]>([
    ['a first request', [system, opening(3)], ['0', '1.0', '1.2', '1.3']],
    ['a later one', [system, opening(3), answer, request], ['0', '1.0', '1.2', '2']],
    [
      'a later one whose files all are settled',
      [system, opening(4), answer, request],
      ['0', '1.0', '1.3', '2'],
    ],
    ['a run that goes on', [system, opening(3), answer, request, call, result], ['0', '1.2', '2', '5']],
    ['one without files', [system, { role: 'user', content: [{ type: 'text', text: 'Hi' }] }], ['0', '1']],
  ])('%s', (_, prompt, marks) => {
    expect(marksOf(prompt)).toEqual(marks)
  })

  test('and reads the same words', () => {
    const [, { content }] = marked([system, opening(3)]) as [Message, Message & { role: 'user' }]
    expect(content.map(part => (part.type === 'text' ? part.text : ''))).toEqual([
      ...['# Files\naaaa', 'bbbb', 'cccc', 'dddd', 'First'],
    ])
  })
})

describe('the key of the cache', () => {
  const bodies: Record<string, unknown>[] = []
  const ask = async (provider: 'openai' | 'openai-compatible', baseUrl: string | undefined) => {
    bodies.length = 0
    vi.stubGlobal('fetch', async (_: URL, init: RequestInit) => {
      bodies.push(JSON.parse(String(init.body)))
      return Response.json({ error: { message: 'enough' } }, { status: 400 })
    })
    const model = await languageModel(
      { provider, model: 'gpt-5' },
      { baseUrl, apiKey: 'k' },
      'of this design',
    )
    await expect(model.doStream({ prompt: [request] })).rejects.toThrow('enough')
    return bodies[0]
  }
  afterEach(() => vi.unstubAllGlobals())

  test.each([undefined, 'https://api.openai.com/v1'])('goes to OpenAI (%s)', async baseUrl => {
    expect(await ask('openai', baseUrl)).toMatchObject({ prompt_cache_key: 'of this design', store: false })
  })

  test.each([
    ['openai', 'https://models.example.org/v1'],
    ['openai', 'https://api.openai.com.example.org/v1'],
    ['openai-compatible', 'https://api.openai.com/v1'],
  ] as const)('and to nobody else (%s at %s)', async (provider, baseUrl) => {
    const body = await ask(provider, baseUrl)
    expect(body).toBeDefined()
    expect(JSON.stringify(body)).not.toContain('of this design')
  })
})

import type { LanguageModelV4, LanguageModelV4StreamPart } from '@ai-sdk/provider'
import { describe, expect, test } from 'vitest'
import { retryingModel } from '#server/generation/model/retrying-model.ts'

type Part = LanguageModelV4StreamPart

const ASKED = { prompt: [] }
const PATIENCE = { firstByteMs: 1_000, silenceMs: 1_000, retryMs: 1 }
const USAGE = {
  inputTokens: { total: 1, noCache: 1, cacheRead: undefined, cacheWrite: undefined },
  outputTokens: { total: 1, text: 1, reasoning: undefined },
}
const END: Part = { type: 'finish', finishReason: { unified: 'stop', raw: 'stop' }, usage: USAGE }
const words = (delta: string, id = '0'): Part => ({ type: 'text-delta', id, delta })

/** A model that says these parts at once. */
function saying(parts: readonly Part[]): LanguageModelV4 {
  return speaking(controller => {
    for (const part of parts) controller.enqueue(part)
    controller.close()
  })
}

const speaking = (say: (controller: ReadableStreamDefaultController<Part>) => void) =>
  ({
    specificationVersion: 'v4',
    provider: 'test',
    modelId: 'test',
    supportedUrls: {},
    doStream: async () => ({ stream: new ReadableStream<Part>({ start: say }) }),
  }) as unknown as LanguageModelV4

async function partsOf(model: LanguageModelV4): Promise<Part[]> {
  const { stream } = await retryingModel(model, PATIENCE).doStream(ASKED)
  const parts: Part[] = []
  const reader = stream.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return parts
    parts.push(value)
  }
}

const textOf = (parts: readonly Part[], id = '0'): string =>
  parts.map(part => (part.type === 'text-delta' && part.id === id ? part.delta : '')).join('')

describe('What arrives from a model together is one part', () => {
  test('a thousand pieces come as less than a hundred, with the same words', async () => {
    const pieces = Array.from({ length: 1_000 }, (_, at) => words(`${at} `))
    const parts = await partsOf(saying([...pieces, END]))
    expect(textOf(parts)).toBe(pieces.map(piece => (piece as { delta: string }).delta).join(''))
    expect(parts.length).toBeLessThan(100)
    expect(parts.at(-1)).toEqual(END)
  })

  test('long pieces stay apart, since each is read in one go', async () => {
    const parts = await partsOf(saying([...Array.from({ length: 10 }, () => words('x'.repeat(5_000))), END]))
    expect(parts.filter(part => part.type === 'text-delta').map(part => part.delta.length)).toEqual(
      Array.from({ length: 10 }, () => 5_000),
    )
  })

  test('pieces of another text, of another kind, or with something beside them are not mixed', async () => {
    const signed: Part = {
      type: 'reasoning-delta',
      id: '1',
      delta: '',
      providerMetadata: { anthropic: { signature: 's' } },
    }
    const thought: Part = { type: 'reasoning-delta', id: '1', delta: 'hm' }
    const call: Part = { type: 'tool-input-delta', id: '1', delta: '{' }
    const said = [words('first'), words('a', '1'), words('b', '2'), thought, signed, thought, call, END]
    expect(await partsOf(saying(said))).toEqual(said)
  })

  test('what was said before a failure is heard before it', async () => {
    const failure = new Error('over')
    const parts = await partsOf(
      saying([words('a'), words('b'), words('c'), { type: 'error', error: failure }]),
    )
    expect(textOf(parts)).toBe('abc')
    expect(parts.at(-1)?.type).toBe('error')
  })

  test('whoever reads is not made to wait for a second piece', async () => {
    const { stream } = await retryingModel(
      speaking(controller => {
        controller.enqueue(words('a'))
        controller.enqueue(words('b'))
      }),
      { ...PATIENCE, silenceMs: 60_000 },
    ).doStream(ASKED)
    const reader = stream.getReader()
    expect([(await reader.read()).value, (await reader.read()).value]).toEqual([words('a'), words('b')])
    await reader.cancel()
  })

  test('others in this isolate get turns while it is read', async () => {
    let turns = 0
    const timer = setInterval(() => turns++, 0)
    await partsOf(saying([...Array.from({ length: 1_000 }, () => words('x')), END]))
    clearInterval(timer)
    expect(turns).toBeGreaterThan(20)
  })
})

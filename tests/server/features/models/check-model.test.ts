import type { LanguageModelV4, LanguageModelV4StreamPart } from '@ai-sdk/provider'
import { expect, test } from 'vitest'
import { checkModel } from '#server/features/models/check-model.ts'

const USAGE = {
  inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 1, text: 1, reasoning: 0 },
}

/** A model that answers with these parts, told when nobody listens any more. */
function saying(parts: Iterator<LanguageModelV4StreamPart>, onLeft = () => {}): LanguageModelV4 {
  return {
    specificationVersion: 'v4',
    provider: 'test',
    modelId: 'test',
    supportedUrls: {},
    doGenerate: () => Promise.reject(new Error('it streams')),
    doStream: ({ abortSignal }) => {
      abortSignal?.addEventListener('abort', onLeft)
      const stream = new ReadableStream<LanguageModelV4StreamPart>({
        pull(controller) {
          const { done, value } = parts.next()
          if (done) controller.close()
          else controller.enqueue(value)
        },
      })
      return Promise.resolve({ stream })
    },
  }
}

test('§7: a model that says what was asked is checked', async () => {
  const input = JSON.stringify({ colour: 'red' })
  const parts: LanguageModelV4StreamPart[] = [
    { type: 'stream-start', warnings: [] },
    { type: 'tool-call', toolCallId: 'a', toolName: 'report_colour', input },
    { type: 'finish', finishReason: { unified: 'tool-calls', raw: 'tool_calls' }, usage: USAGE },
  ]
  expect(await checkModel(saying(parts.values()))).toMatchObject({
    problem: null,
    canCallTools: true,
    canSeeImages: true,
  })
})

test('§7: one that never ends is left, and the connection with it', async () => {
  let isLeft = false
  function* forever(): Generator<LanguageModelV4StreamPart> {
    yield { type: 'stream-start', warnings: [] }
    yield { type: 'text-start', id: 'a' }
    for (;;) yield { type: 'text-delta', id: 'a', delta: 'blue '.repeat(1_000) }
  }
  const model = saying(forever(), () => {
    isLeft = true
  })
  expect(await checkModel(model)).toMatchObject({ problem: null, canCallTools: false, canSeeImages: false })
  expect(isLeft).toBe(true)
})

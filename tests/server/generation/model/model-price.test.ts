import { describe, expect, test } from 'vitest'
import { priceOf } from '#server/generation/model/model-price.ts'
import type { KnownModel } from '#shared/models.ts'

const LOCAL = { OLLAMA_URL: 'http://127.0.0.1:11434', LM_STUDIO_URL: 'http://gpu-box:1234' }
const at = (baseUrl: string, model = 'qwen3:8b', provider: KnownModel['provider'] = 'openai-compatible') =>
  priceOf({ provider, model, baseUrl, passedOnTo: null }, undefined, LOCAL)

describe('what a model costs', () => {
  test('what an operator has set comes first, with its day', () => {
    const set = {
      ...{ modelId: 'm', input: 1, cached: 0.1, output: 2, setBy: 'ada' },
      setAt: new Date('2026-11-26T23:59:00Z'),
    }
    const model = {
      ...{ provider: 'openai' as const, model: 'gpt-4o', baseUrl: 'https://api.openai.com/v1' },
      passedOnTo: null,
    }
    expect(priceOf(model, set, LOCAL)).toEqual({
      ...{ input: 1, cached: 0.1, output: 2, from: 'operator', asOf: '2026-11-26', setBy: 'ada' },
    })
    expect(priceOf(model, undefined, LOCAL)).toMatchObject({ input: 2.5, from: 'list' })
  })

  test.each([
    'http://127.0.0.1:11434/v1',
    'http://localhost:11434/v1',
    'http://[::1]:11434/v1',
    'http://gpu-box:1234/v1',
  ])('Ollama or LM Studio at %s costs nothing', baseUrl =>
    expect(at(baseUrl)).toMatchObject({ input: 0, cached: 0, output: 0, from: 'free', asOf: null }),
  )

  test.each([
    ['another server of this machine, which may pass on', 'http://127.0.0.1:4000/v1', 'gpt-4o'],
    ['a model of Ollama’s cloud', 'http://127.0.0.1:11434/v1', 'gpt-oss:120b-cloud'],
    ['a server elsewhere', 'https://openrouter.ai/api/v1', 'qwen3:8b'],
  ])('%s has no known price', (_, baseUrl, model) => expect(at(baseUrl, model)).toBeNull())

  test('what Ollama passes on costs what it costs there, whatever it is called here', () => {
    const model = {
      provider: 'openai-compatible' as const,
      model: 'mine',
      baseUrl: 'http://127.0.0.1:11434/v1',
    }
    expect(priceOf({ ...model, passedOnTo: null }, undefined, LOCAL)).toMatchObject({ from: 'free' })
    expect(priceOf({ ...model, passedOnTo: 'ollama.com' }, undefined, LOCAL)).toBeNull()
  })

  test('a public address costs what it costs, also where the settings call it Ollama', () => {
    const local = { ...LOCAL, OLLAMA_URL: 'https://ollama.com' }
    const model = {
      ...{ provider: 'openai-compatible' as const, model: 'x', baseUrl: 'https://ollama.com/v1' },
      passedOnTo: null,
    }
    expect(priceOf(model, undefined, local)).toBeNull()
  })
})

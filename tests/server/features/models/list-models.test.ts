import { describe, expect, test } from 'vitest'
import { listSchemas } from '#server/features/models/list-models.ts'

describe('how each provider lists its models', () => {
  test('OpenAI: the newest first, and what makes no text left out', () => {
    const data = [
      { id: 'gpt-4o', created: 1, object: 'model' },
      { id: 'text-embedding-3-small', created: 9 },
      { id: 'gpt-5', created: 3 },
      { id: 'gpt-4o-realtime-preview', created: 4 },
      { id: 'whisper-1', created: 5 },
    ]
    expect(listSchemas.openai.parse({ object: 'list', data })).toEqual([
      { model: 'gpt-5', window: null },
      { model: 'gpt-4o', window: null },
    ])
  })

  test('Anthropic', () => {
    const data = [{ type: 'model', id: 'claude-opus-4-1', display_name: 'Claude Opus 4.1' }]
    expect(listSchemas.anthropic.parse({ data, has_more: false })).toEqual([
      { model: 'claude-opus-4-1', window: null },
    ])
  })

  test('Google: without the folder of its names, and only what generates', () => {
    const models = [
      {
        name: 'models/gemini-x',
        inputTokenLimit: 1_048_576,
        supportedGenerationMethods: ['generateContent'],
      },
      { name: 'models/embedding-001', supportedGenerationMethods: ['embedContent'] },
    ]
    expect(listSchemas.google.parse({ models })).toEqual([{ model: 'gemini-x', window: 1_048_576 }])
  })

  test.each([
    ['OpenRouter', { id: 'x', context_length: 131_072 }, 131_072],
    ['vLLM', { id: 'x', max_model_len: 8_192 }, 8_192],
    ['one that says nothing', { id: 'x' }, null],
    ['one that says nonsense', { id: 'x', context_length: 'much' }, null],
  ])('servers of OpenAI’s format: the window of %s', (_, entry, window) => {
    expect(listSchemas['openai-compatible'].parse({ data: [entry] })).toEqual([{ model: 'x', window }])
  })

  test('one without a model yet has none', () => {
    expect(listSchemas['openai-compatible'].parse({ object: 'list', data: null })).toEqual([])
  })

  test.each([[{}], [{ data: [{ name: 'x' }] }], ['<html>']])('%j is no list', answer => {
    for (const schema of Object.values(listSchemas)) expect(schema.safeParse(answer).success).toBe(false)
  })
})

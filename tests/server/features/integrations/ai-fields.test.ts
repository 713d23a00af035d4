import { describe, expect, test } from 'vitest'
import { aiBody } from '#server/features/integrations/ai/ai-request.ts'
import { errorOf } from '#tests/support/integrations/design-host.ts'

const CHAT = { model: 'gpt-4o-mini', messages: [{ role: 'user', content: 'Hi' }] }
const ASK = { model: 'gpt-4o-mini', input: 'Hi' }
const PICTURE = 'data:image/png;base64,AAAA'

const read = (path: string, body: object | string) =>
  aiBody(
    new Request('http://design.example/_ai/v1/x', {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
    { path, method: 'POST' },
  )
/** As it would be sent. */
const sent = async (path: string, body: object) => {
  const answer = await read(path, body)
  if (answer instanceof Response) throw new Error(await answer.text())
  return JSON.parse(JSON.stringify(answer.value)) as Record<string, unknown>
}
const refused = async (path: string, body: object | string) => {
  const answer = await read(path, body)
  if (!(answer instanceof Response)) throw new Error(`passed: ${JSON.stringify(answer.value)}`)
  return {
    status: answer.status,
    ...(errorOf(await answer.text()) as ReturnType<typeof errorOf> & { param: unknown }),
  }
}

describe('what belongs to the account of a key is out of a design’s reach', () => {
  test.each([
    ['previous_response_id', { previous_response_id: 'resp_1' }],
    ['prompt', { prompt: { id: 'pmpt_1' } }],
    ['conversation', { conversation: 'conv_1' }],
    ['store', { store: true }],
    ['metadata', { metadata: { a: 'b' } }],
    ['service_tier', { service_tier: 'priority' }],
    ['tools[0].type', { tools: [{ type: 'web_search' }] }],
    ['tools[0].type', { tools: [{ type: 'code_interpreter', container: 'cntr_1' }] }],
    ['tools[0].type', { tools: [{ type: 'file_search', vector_store_ids: ['vs_1'] }] }],
    [
      'tools[1].type',
      {
        tools: [
          { type: 'function', name: 'f' },
          { type: 'mcp', server_url: 'https://x.example' },
        ],
      },
    ],
    ['tool_choice.type', { tool_choice: { type: 'file_search' } }],
    ['include[0]', { include: ['file_search_call.results'] }],
    ['input[0].type', { input: [{ type: 'item_reference', id: 'msg_1' }] }],
    ['input[0].role', { input: [{ id: 'msg_1' }] }],
    ['input[0].encrypted_content', { input: [{ type: 'reasoning', id: 'rs_1', summary: [] }] }],
    [
      'input[0].content[0].type',
      { input: [{ role: 'user', content: [{ type: 'input_file', file_id: 'file-1' }] }] },
    ],
    [
      'input[0].content[0].file_id',
      {
        input: [{ role: 'user', content: [{ type: 'input_image', image_url: PICTURE, file_id: 'file-1' }] }],
      },
    ],
    [
      'input[0].content[0].file_id',
      { input: [{ role: 'user', content: [{ type: 'input_image', file_id: 'file-1' }] }] },
    ],
    [
      'input[0].content[0].image_url',
      { input: [{ role: 'user', content: [{ type: 'input_image', image_url: 'file-1' }] }] },
    ],
    ['model', { model: 'ft:gpt-4o-mini:acme::abc' }],
    ['model', { model: 'davinci:ft-acme-2022' }],
  ])('responses: %s is refused by name', async (param, body) => {
    const error = await refused('responses', { ...ASK, ...body })
    expect(error).toMatchObject({
      status: 400,
      type: 'invalid_request_error',
      code: 'unsupported_parameter',
      param,
    })
    expect(error.message).toMatch(
      new RegExp(`^“${param.replaceAll(/[[\].]/g, '\\$&')}” is refused: .{10,200}\\.$`),
    )
  })

  test.each([
    ['web_search_options', { web_search_options: {} }],
    ['store', { store: true }],
    ['audio', { audio: { voice: 'x' } }],
    ['tools[0].type', { tools: [{ type: 'custom', custom: { name: 'x' } }] }],
    [
      'messages[0].content[0].type',
      { messages: [{ role: 'user', content: [{ type: 'file', file: { file_id: 'file-1' } }] }] },
    ],
    [
      'messages[0].content[0].image_url.url',
      { messages: [{ role: 'user', content: [{ type: 'image_url', image_url: { url: 'file-1' } }] }] },
    ],
    ['model', { model: 'FT:gpt-4o' }],
    ['n', { n: 128 }],
    ['max_tokens', { max_tokens: -1 }],
  ])('chat/completions: %s is refused by name', async (param, body) => {
    expect(await refused('chat/completions', { ...CHAT, ...body })).toMatchObject({ status: 400, param })
  })

  test('the other two take their own fields alone, and no model of the account’s either', async () => {
    for (const path of ['embeddings', 'images/generations']) {
      const own = path === 'embeddings' ? { input: 'Hi' } : { prompt: 'A harbour' }
      expect(await refused(path, { ...own, tools: [] })).toMatchObject({ param: 'tools' })
      expect(await refused(path, { ...own, model: 'ft:x' })).toMatchObject({ param: 'model' })
      expect(await sent(path, own)).toEqual(own)
    }
    const drawn = { prompt: 'A harbour', n: 2, size: '1024x1024', quality: 'low', background: 'transparent' }
    expect(await sent('images/generations', drawn)).toEqual(drawn)
    expect(await refused('images/generations', { prompt: 'x', n: 11 })).toMatchObject({ param: 'n' })
  })

  test('nothing is stored, whoever says what', async () => {
    for (const store of [undefined, null, false]) {
      expect(await sent('chat/completions', { ...CHAT, store })).toMatchObject({ store: false })
      expect(await sent('responses', { ...ASK, store })).toMatchObject({ store: false })
    }
  })
})

describe('what designs need goes on as it is', () => {
  test('chats with pictures, functions and forms of answers', async () => {
    const body = {
      model: 'gpt-4o-mini',
      messages: [
        { role: 'developer', content: 'Be brief.' },
        {
          role: 'user',
          content: [
            { type: 'text', text: 'What is it?' },
            { type: 'image_url', image_url: { url: PICTURE, detail: 'low' } },
            { type: 'image_url', image_url: { url: 'https://example.com/a.png' } },
          ],
        },
        {
          role: 'assistant',
          content: null,
          tool_calls: [{ id: 'call_1', type: 'function', function: { name: 'f', arguments: '{}' } }],
        },
        { role: 'tool', tool_call_id: 'call_1', content: '3' },
      ],
      temperature: 0.2,
      max_completion_tokens: 300,
      stream: false,
      stop: ['.'],
      response_format: {
        type: 'json_schema',
        json_schema: { name: 'a', strict: true, schema: { type: 'object' } },
      },
      tools: [{ type: 'function', function: { name: 'f', parameters: { type: 'object', properties: {} } } }],
      tool_choice: { type: 'function', function: { name: 'f' } },
    }
    expect(await sent('chat/completions', body)).toEqual({ ...body, store: false })
  })

  test('an answer that is sent back as it came is taken, without what it carries beside its words', async () => {
    const message = { role: 'assistant', content: 'Hello!', refusal: null }
    const came = { ...message, annotations: [], audio: { id: 'audio_1' }, function_call: null }
    expect(await sent('chat/completions', { ...CHAT, messages: [came] })).toMatchObject({
      messages: [message],
    })
    const input = [
      {
        id: 'msg_1',
        type: 'message',
        role: 'assistant',
        status: 'completed',
        content: [{ type: 'output_text', text: 'Hello!', annotations: [] }],
      },
      { id: 'rs_1', type: 'reasoning', summary: [], encrypted_content: 'abc' },
      { id: 'fc_1', type: 'function_call', call_id: 'call_1', name: 'f', arguments: '{}' },
      { type: 'function_call_output', call_id: 'call_1', output: '3' },
      { role: 'user', content: 'And now?' },
    ]
    const { input: passed } = await sent('responses', { ...ASK, input })
    expect(passed).toEqual([
      {
        type: 'message',
        role: 'assistant',
        status: 'completed',
        content: [{ type: 'output_text', text: 'Hello!' }],
      },
      { type: 'reasoning', summary: [], encrypted_content: 'abc' },
      { type: 'function_call', call_id: 'call_1', name: 'f', arguments: '{}' },
      ...input.slice(3),
    ])
  })

  test('responses with forms, thoughts and functions', async () => {
    const body = {
      ...ASK,
      instructions: 'Be brief.',
      max_output_tokens: 300,
      reasoning: { effort: 'low', summary: 'auto' },
      include: ['reasoning.encrypted_content'],
      text: { verbosity: 'low', format: { type: 'json_schema', name: 'a', schema: { type: 'object' } } },
      tools: [{ type: 'function', name: 'f', parameters: {}, strict: true }],
      tool_choice: 'auto',
      store: false,
    }
    expect(await sent('responses', body)).toEqual(body)
  })

  test('streams of chats are asked for their count, and keep what the design asked', async () => {
    const stream_options = { include_obfuscation: false }
    expect(await sent('chat/completions', { ...CHAT, stream: true, stream_options })).toMatchObject({
      stream_options: { include_obfuscation: false, include_usage: true },
    })
    expect(await sent('responses', { ...ASK, stream: true })).not.toHaveProperty('stream_options')
  })
})

describe('bodies made to be heavy', () => {
  test('too deep or of too many values is too large, before it is looked at', async () => {
    const deep = `{"tools":${'['.repeat(500_000)}${']'.repeat(500_000)}}`
    const many = `{"messages":[${Array(400_000).fill('{}').join()}]}`
    for (const body of [deep, many])
      expect(await refused('chat/completions', body)).toMatchObject({ status: 413, code: 'body_too_large' })
  })

  test('nine thousand wrong values are one sentence', async () => {
    const started = process.cpuUsage().user
    const error = await refused('responses', { ...ASK, input: Array(9_000).fill({}) })
    expect(error.param).toBe('input[0].role')
    expect(error.message.length).toBeLessThan(400)
    expect((process.cpuUsage().user - started) / 1_000).toBeLessThan(5_000)
  })
})

import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { tool } from 'ai'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { parseSettings } from '#server/env.ts'
import { detailOf, modelProblem } from '#server/generation/model/problems.ts'
import { environmentAccess, languageModel } from '#server/generation/model/providers.ts'
import { retryingModel } from '#server/generation/model/retrying-model.ts'
import { RunLimit, streamModel } from '#server/generation/reply/stream.ts'

const chunk = (part: object): string =>
  `data: ${JSON.stringify({ id: 'c', created: 1, model: 'm', ...part })}\n\n`
const delta = (part: object | null, finish_reason: string | null = null): string =>
  chunk({ choices: [{ index: 0, delta: part, finish_reason }] })
const STOP = delta({}, 'stop')
const DONE = 'data: [DONE]\n\n'
const INPUT = { path: 'App.tsx', code: 'export {}' }
const call = (part: object, given: unknown = JSON.stringify(INPUT)): string =>
  delta({ tool_calls: [{ ...part, function: { name: 'write_file', arguments: given } }] })

let server: Server
let body: string | Buffer = ''
let headers: Record<string, string> = {}

beforeAll(async () => {
  server = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(200, headers).end(body))
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
})
afterAll(() => server.close())

interface Heard {
  text: string
  thought: string
  written: unknown[]
}

async function hear(given: string | Buffer, type = 'text/event-stream', more = {}): Promise<Heard> {
  body = given
  headers = { 'content-type': type, ...more }
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  const settings = parseSettings({ OPENAI_COMPATIBLE_BASE_URL: url })
  const model = await languageModel(
    { provider: 'openai-compatible', model: 'm' },
    environmentAccess(settings, 'openai-compatible'),
  )
  const heard: Heard = { text: '', thought: '', written: [] }
  const write = tool({
    inputSchema: z.object({ path: z.string(), code: z.string() }),
    execute: input => void heard.written.push(input),
  })
  const stream = streamModel({
    model: retryingModel(model, { firstByteMs: 5_000, silenceMs: 5_000, retryMs: 1, retries: 0 }),
    prompt: { instructions: 'x', messages: [{ role: 'user', content: 'A page' }], seesEverything: true },
    tools: { write_file: write },
    signal: new AbortController().signal,
    limit: new RunLimit(),
    isFinished: () => true,
  })
  for await (const event of stream) {
    if (event.type === 'text') heard.text += event.text
    if (event.type === 'thought') heard.thought += event.text
    if (event.type === 'wasThought') {
      heard.thought += heard.text
      heard.text = ''
    }
  }
  return heard
}

describe('design §7: any server of OpenAI’s format, with its own ways of streaming', () => {
  test.each([
    [
      'comments and CRLF',
      `: PROCESSING\n\n${delta({ content: 'Hi' })}: x\n\n${STOP}${DONE}`.replaceAll('\n', '\r\n'),
    ],
    ['a byte order mark', `\ufeff${delta({ content: 'Hi' })}${STOP}${DONE}`],
    ['no blank after the colon', `${delta({ content: 'Hi' })}${STOP}${DONE}`.replaceAll('data: ', 'data:')],
    ['no choice in the first chunk', `${chunk({ choices: [] })}${delta({ content: 'Hi' })}${STOP}${DONE}`],
    ['an empty delta', `${delta(null)}${delta({ content: 'Hi' })}${STOP}${DONE}`],
    [
      'usage after the end',
      `${delta({ content: 'Hi' })}${STOP}${chunk({ choices: [], usage: { prompt_tokens: 1 } })}${DONE}`,
    ],
    ['an end without a reason', `${delta({ content: 'Hi' })}${DONE}`],
    ['an end without [DONE]', `${delta({ content: 'Hi' })}${STOP}`],
    ['a reason nobody knows', `${delta({ content: 'Hi' })}${delta({}, 'eos_token')}${DONE}`],
  ])('%s', async (_, stream) => {
    expect((await hear(stream)).text).toBe('Hi')
  })

  test('a packed stream', async () => {
    const packed = gzipSync(`${delta({ content: 'Hi' })}${STOP}${DONE}`)
    expect((await hear(packed, 'text/event-stream', { 'content-encoding': 'gzip' })).text).toBe('Hi')
  })

  test('everything at once, where a stream was asked for', async () => {
    const message = { role: 'assistant', content: 'Hi', tool_calls: [callOf('a')] }
    const whole = { id: 'c', model: 'm', choices: [{ index: 0, message, finish_reason: 'tool_calls' }] }
    expect(await hear(JSON.stringify(whole), 'application/json; charset=utf-8')).toEqual({
      ...{ text: 'Hi', thought: '', written: [INPUT] },
    })
  })
})

const callOf = (id: string) => ({ id, type: 'function', function: { name: 'write_file', arguments: INPUT } })

describe('design §7: calls of tools, as such servers write them', () => {
  test.each([
    ['in one chunk', call({ index: 0, id: 'a' })],
    ['without an id', call({ index: 0 })],
    ['with an empty id', call({ index: 0, id: '' })],
    ['without an index', call({ id: 'a' })],
    ['with arguments as an object', call({ index: 0, id: 'a' }, INPUT)],
    [
      'with arguments that come later',
      call({ index: 0, id: 'a' }, null) +
        delta({ tool_calls: [{ index: 0, function: { arguments: JSON.stringify(INPUT) } }] }),
    ],
  ])('%s', async (_, stream) => {
    for (const reason of ['tool_calls', 'stop'])
      expect((await hear(stream + delta({}, reason) + DONE)).written).toEqual([INPUT])
  })

  test('two without an index are two', async () => {
    const { written } = await hear(call({ id: 'a' }) + call({ id: 'b' }) + delta({}, 'tool_calls') + DONE)
    expect(written).toEqual([INPUT, INPUT])
  })
})

describe('design §7: errors with status 200', () => {
  test.each([
    [
      'an object',
      '{"error":{"message":"model \\"x\\" not found, try pulling it first","code":404}}',
      'noSuchModel',
      'model "x" not found, try pulling it first',
    ],
    ['words', '{"error":"Invalid API key"}', 'badKey', 'Invalid API key'],
    [
      'a wrong address',
      '{"error":"Unexpected endpoint or method. (POST /chat/completions)"}',
      'wrongAddress',
      'Unexpected endpoint or method. (POST /chat/completions)',
    ],
  ])('as JSON: %s', async (_, json, problem, words) => {
    const error = await hear(json, 'application/json').then(
      () => null,
      (thrown: unknown) => thrown,
    )
    expect([modelProblem(error), detailOf(error)]).toEqual([problem, words])
  })

  test.each([
    ['429 in its code', 'event: error\ndata: {"error":{"message":"Slow down","code":429}}\n\n', 'busy'],
    ['words alone', 'data: {"error":"the runner has stopped"}\n\n', 'failing'],
    [
      'a context that is full',
      'event: error\ndata: {"error":{"message":"The model is loaded with context length of only 4096 tokens"}}\n\n',
      'tooLong',
    ],
    [
      'an event that is an error',
      'data: {"object":"error","message":"Oh","type":"InternalServerError","code":500}\n\n',
      'failing',
    ],
    [
      'one after some words',
      `${delta({ content: 'Hi' })}${chunk({ error: { code: 502, message: 'Provider disconnected' }, choices: [{ index: 0, delta: { content: '' }, finish_reason: 'error' }] })}${DONE}`,
      'failing',
    ],
  ])('in the stream: %s', async (_, stream, problem) => {
    expect(await hear(stream).then(() => null, modelProblem)).toBe(problem)
  })
})

describe('section 3: thoughts are a part of their own, also where the model says them', () => {
  const said = (...pieces: string[]) => `${pieces.map(content => delta({ content })).join('')}${STOP}${DONE}`

  test.each([
    ['at once', ['<think>\nLet me see.</think>\n\nHere.']],
    ['in pieces', ['<', 'thi', 'nk>', '\nLet me', ' see.<', '/thi', 'nk>\n', '\nHe', 're.']],
    ['in other words', ['\n<Thinking>Let me see.</thinking>Here.']],
  ])('%s', async (_, pieces) => {
    expect(await hear(said(...pieces))).toEqual({ text: 'Here.', thought: 'Let me see.', written: [] })
  })

  test('thoughts that never end are no answer', async () => {
    expect(await hear(said('<think>Let me', ' see.</th'))).toMatchObject({
      text: '',
      thought: 'Let me see.</th',
    })
  })

  test.each([
    ['at once', ['Let me see.\n</think>\n\nHere.']],
    ['in pieces', ['Let me', ' see.', '\n', '<', '/thi', 'nk', '>', '\n', '\nHe', 're.']],
    ['at the end of a line', ['Let me see.\n', '</thinking>\nHere.']],
  ])('whose opening tag was the template’s: %s', async (_, pieces) => {
    expect(await hear(said(...pieces))).toEqual({ text: 'Here.', thought: 'Let me see.\n', written: [] })
  })

  test('thoughts without an opening tag, and nothing after them', async () => {
    expect(await hear(said('Let me see.\n', '</think>'))).toMatchObject({
      text: '',
      thought: 'Let me see.\n',
    })
  })

  test.each([
    'The tag `</think>`\nends it.',
    'A <think> b </think>\nc',
    'x\n</thinker>\ny',
    'a < b\n</p>\n<',
  ])('words stay words: %s', async words => {
    expect(await hear(said(...words))).toMatchObject({ text: words, thought: '' })
  })

  test('a tag in the answer stays there', async () => {
    const answer = ['<', 'thin', 'g> is no tag of that kind, <think>nor</think> is this']
    expect(await hear(said(...answer))).toMatchObject({ text: answer.join(''), thought: '' })
  })

  test('in a field of their own', async () => {
    for (const field of ['reasoning', 'reasoning_content'])
      expect((await hear(delta({ [field]: 'Hm.' }) + said('Hi'))).thought).toBe('Hm.')
  })
})

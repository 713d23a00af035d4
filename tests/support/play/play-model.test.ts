import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listModels } from '#server/features/models/list-models.ts'
import { redPng } from '#tests/support/red-png.ts'
import { until } from '#tests/support/until.ts'
import type { ScriptedProvider } from '../provider/scripted-provider.ts'
import { type PlayOptions, startPlay } from './play-model.ts'

let folder: string
let provider: ScriptedProvider | null = null
const play = async (given: Partial<PlayOptions> = {}) => {
  provider = await startPlay({
    ...{
      folder,
      model: 'play',
      window: 64_000,
      hasVision: true,
      hasTools: true,
      pace: 0,
      log: () => undefined,
    },
    ...given,
  })
  return provider
}
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'maquette-play-'))
})
afterEach(async () => {
  await provider?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const read = (...path: string[]) => readFileSync(join(folder, ...path), 'utf8')
const tool = (name: string) => ({
  type: 'function',
  function: { name, description: `Does ${name}.`, parameters: {} },
})
const ask = (messages: object[], tools = [tool('write_file')], signal?: AbortSignal) =>
  fetch(`${provider?.url}/chat/completions`, {
    method: 'POST',
    body: JSON.stringify({ model: 'play', stream: true, messages, tools }),
    signal,
  })
const SYSTEM = { role: 'system', content: 'You design.' }
const USER = { role: 'user', content: 'A shop' }

test('each request lies in the folder as somebody reads it, and what is put there is the answer', async () => {
  await play()
  const picture = {
    type: 'image_url',
    image_url: { url: `data:image/png;base64,${redPng(2, 2).toString('base64')}` },
  }
  const first = ask([SYSTEM, { role: 'user', content: [{ type: 'text', text: 'A shop' }, picture] }])
  await until(() => existsSync(join(folder, '001', 'state.txt')), 'the request is written')
  expect(read('001', 'state.txt')).toMatch(/^waiting/)
  expect(read('001', 'system.md')).toBe('You design.')
  expect(read('001', 'messages.md')).toMatch(/A shop\n\n\(a picture: see pictures\/\)/)
  expect(read('001', 'tools.md')).toMatch(/## write_file\n\nDoes write_file\./)
  expect(existsSync(join(folder, '001', 'pictures', '1.png'))).toBe(true)
  expect(read('001', 'request.json')).not.toContain('base64')

  writeFileSync(
    join(folder, '001', 'answer.md'),
    'I write.\n@call write_file {"path": "App.tsx"}\n```code\nx\n```\n',
  )
  const stream = await (await first).text()
  expect(stream).toContain('"content":"I write."')
  expect(stream).toContain('"name":"write_file"')
  expect(stream).toMatch(/"prompt_tokens":[1-9]/)
  expect(read('001', 'state.txt')).toBe('answered\n')
})

test('the next request names what is new in it, and what a cache could have kept', async () => {
  await play()
  const answered = async (request: Promise<Response>, place: string) => {
    await until(() => existsSync(join(folder, place, 'state.txt')), 'the request is written')
    writeFileSync(join(folder, place, 'answer.md'), 'Yes.')
    return (await request).text()
  }
  expect(await answered(ask([SYSTEM, USER]), '001')).toContain('"cached_tokens":0')
  const reply = { role: 'assistant', content: 'Yes.' }
  const stream = await answered(ask([SYSTEM, USER, reply, { role: 'user', content: 'Larger' }]), '002')
  expect(stream).toMatch(/"cached_tokens":[1-9]/)
  expect(read('002', 'new.md')).toMatch(/^===== assistant\n\nYes\.\n\n===== user\n\nLarger$/)
})

test('an answer that cannot be read is told and waited for again; one that nobody waits for is named', async () => {
  const told: string[] = []
  await play({ log: line => told.push(line) })
  const gone = new AbortController()
  const request = ask([USER], [], gone.signal).catch(() => null)
  await until(() => existsSync(join(folder, '001', 'state.txt')), 'the request is written')
  writeFileSync(join(folder, '001', 'answer.json'), '{')
  await until(() => /answer\.json is no JSON/.test(read('001', 'state.txt')), 'the problem is told')
  gone.abort()
  await request
  await until(() => read('001', 'state.txt').startsWith('gone'), 'that nobody waits is told')
  expect(told.at(-1)).toContain('gone')
})

test('it is listed with its window, and answers the test call as its flags say', async () => {
  const { url } = await play({ hasVision: false })
  expect(await listModels({ provider: 'openai-compatible', baseUrl: url, key: undefined })).toEqual([
    { model: 'play', window: 64_000 },
  ])
  const check = [{ role: 'user', content: 'Tell it by calling report_colour with one English word.' }]
  const picture = { type: 'image_url', image_url: { url: 'data:image/png;base64,iVBORw0KGgo=' } }
  const withPicture = [{ role: 'user', content: [{ type: 'text', text: check[0]?.content }, picture] }]
  expect((await ask(withPicture, [tool('report_colour')])).status).toBe(400)
  expect(await (await ask(check, [tool('report_colour')])).text()).toContain('"name":"report_colour"')
  expect(existsSync(join(folder, '001'))).toBe(false)
})

test('a picture is counted as one, and not as the text of its bytes', async () => {
  await play()
  const url = `data:image/png;base64,${'A'.repeat(400_000)}`
  const asked = ask([SYSTEM, { role: 'user', content: [{ type: 'image_url', image_url: { url } }] }])
  await until(() => existsSync(join(folder, '001', 'state.txt')), 'the request is written')
  writeFileSync(join(folder, '001', 'answer.md'), 'I see it.\n')
  const stream = await (await asked).text()
  const tokens = Number(/"prompt_tokens":(\d+)/.exec(stream)?.[1])
  expect(tokens).toBeGreaterThan(900)
  expect(tokens).toBeLessThan(1_200)
})

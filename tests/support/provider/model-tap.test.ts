import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ModelTap } from './model-tap.ts'
import { RecordedModel } from './recorded-model.ts'
import { ScriptedProvider } from './scripted-provider.ts'

const CANARY = 'sk-canary-91c7e2d4'
const PATHS = {
  chat: '/chat/completions',
  responses: '/responses',
  anthropic: '/messages',
  google: '/models/scripted:streamGenerateContent?alt=sse',
} as const
const BODIES = {
  chat: {
    messages: [
      { role: 'system', content: 'Own.' },
      { role: 'user', content: 'Hi' },
    ],
  },
  responses: {
    input: [
      { role: 'developer', content: 'Own.' },
      { role: 'user', content: [{ text: 'Hi' }] },
    ],
  },
  anthropic: { system: [{ type: 'text', text: 'Own.' }], messages: [{ role: 'user', content: 'Hi' }] },
  google: {
    systemInstruction: { parts: [{ text: 'Own.' }] },
    contents: [{ role: 'user', parts: [{ text: 'Hi' }] }],
  },
}
const WIRES = ['chat', 'responses', 'anthropic', 'google'] as const

let provider: ScriptedProvider
let folder: string
beforeAll(async () => {
  provider = await ScriptedProvider.start()
  folder = mkdtempSync(join(tmpdir(), 'maquette-tap-'))
})
afterAll(async () => {
  await provider.stop()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(() => {
  provider.requests.length = 0
  provider.key = null
  provider.script = say => say.text('Good day')
})

const tapped = async <T>(instructions: string | null, use: (tap: ModelTap) => Promise<T>): Promise<T> => {
  const tap = await ModelTap.start({ upstream: provider.url, secrets: [CANARY], instructions })
  try {
    return await use(tap)
  } finally {
    await tap.stop()
  }
}
const ask = (url: string, wire: (typeof WIRES)[number]) =>
  fetch(url + PATHS[wire], {
    method: 'POST',
    headers: { authorization: `Bearer ${CANARY}` },
    body: JSON.stringify(BODIES[wire]),
  })

test.each(WIRES)(
  'passes a request and its answer on unchanged, key and all, and keeps both: %s',
  async wire => {
    const direct = await (await ask(provider.url, wire)).text()
    const own = join(folder, wire)
    await tapped(null, async tap => {
      tap.into(own)
      expect(await (await ask(tap.url, wire)).text()).toBe(direct)
      expect(tap.requests).toMatchObject([{ wire }])
    })
    const [first, second] = provider.requests
    expect(second).toEqual(first)
    expect(second?.authorization).toBe(`Bearer ${CANARY}`)
    expect(readFileSync(join(own, '01', 'answer.sse'), 'utf8')).toBe(direct)
    expect(JSON.parse(readFileSync(join(own, '01', 'request.json'), 'utf8'))).toEqual({
      wire,
      body: BODIES[wire],
    })
  },
)

test('[canary] a key that the provider repeats is passed on and not kept', async () => {
  provider.key = 'another'
  const own = join(folder, 'canary')
  await tapped(null, async tap => {
    tap.into(own)
    const response = await ask(tap.url, 'chat')
    expect(response.status).toBe(401)
    expect(await response.text()).toContain(CANARY)
  })
  const kept = readdirSync(join(own, '01')).map(name => readFileSync(join(own, '01', name), 'utf8'))
  expect(kept).toHaveLength(2)
  expect(kept.join()).toContain('Incorrect API key')
  expect(kept.join()).not.toContain(CANARY)
})

test.each(WIRES)(
  'other instructions stand in place of the product’s, with those in them where they are named: %s',
  async wire => {
    await tapped(
      'Be brief. {{instructions}} $& Amen.',
      async tap => void (await (await ask(tap.url, wire)).text()),
    )
    const told = JSON.stringify(provider.requests[0]?.body)
    expect(told).toContain('"Be brief. Own. $& Amen."')
    expect(told).toContain('Hi')
  },
)

test('a provider that cannot be reached cuts the connection, as it would without a tap', async () => {
  const tap = await ModelTap.start({ upstream: 'http://127.0.0.1:9', secrets: [], instructions: null })
  await expect(ask(tap.url, 'chat')).rejects.toThrow()
  await tap.stop()
})

describe('what was kept can be said again', () => {
  test.each(WIRES)('byte for byte, prompt by prompt: %s', async wire => {
    const own = join(folder, `again-${wire}`)
    const said = await tapped(null, async tap => {
      const streams: string[] = []
      for (const [turn, text] of ['One', 'Two'].entries()) {
        provider.script = say => say.text(text)
        tap.into(join(own, 'recorded', 'shop', String(turn + 1)))
        streams.push(await (await ask(tap.url, wire)).text())
      }
      return streams
    })
    const recorded = await RecordedModel.start(own)
    expect(recorded.wire).toBe(wire)
    recorded.begin('shop', 2)
    expect(await (await ask(recorded.url, wire)).text()).toBe(said[1])
    recorded.begin('shop', 1)
    expect(await (await ask(recorded.url, wire)).text()).toBe(said[0])
    expect(await (await ask(recorded.url, wire)).text()).toContain('(Nothing more is recorded.)')
    expect(recorded.missing).toHaveLength(1)
    await recorded.stop()
  })
})

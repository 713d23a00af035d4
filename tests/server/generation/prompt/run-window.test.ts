import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ModelMode } from '#shared/chat.ts'
import { cachedOf, requestTokens } from '#tests/support/provider/cached-prefix.ts'
import { type Script, ScriptedProvider } from '#tests/support/provider/scripted-provider.ts'
import { playTurns } from '#tests/support/rooms/played-turns.ts'

const WINDOW = 32_000
/** What an answer needs at least, of a window of this size. */
const ANSWER = 6_000

let provider: ScriptedProvider
beforeAll(async () => {
  provider = await ScriptedProvider.start()
})
afterAll(() => provider.stop())

const lines = (n: number) =>
  Array.from(
    { length: 60 },
    (_, at) => `      <p className="text-sm">Part ${n} says sentence ${at}</p>`,
  ).join('\n')
const LARGE = [
  { name: 'App.tsx', code: 'export default function App() {\n  return <main />\n}\n' },
  ...Array.from({ length: 397 }, (_, n) => ({
    name: `components/part-${n}.tsx`,
    code: `export function Part${n}() {\n  return (\n    <section>\n${lines(n)}\n    </section>\n  )\n}\n`,
  })),
]
const readings = (say: Parameters<Script>[0], from: number, count: number) => {
  for (let n = from; n < from + count; n++) say.tool('read_file', { path: `components/part-${n}.tsx` })
}
const answersIn = (request: Parameters<Script>[1]) =>
  request.messages.filter(({ role }) => role === 'tool').length

describe(`a design of ${LARGE.length} files and a window of ${WINDOW} tokens`, () => {
  const play = async (script: Script, mode: ModelMode = 'agent') => {
    const turns = [
      { prompt: 'Look at everything, then make part 7 quieter', script },
      { prompt: 'And part 9', script: ((say: Parameters<Script>[0]) => say.text('It is quiet.')) as Script },
    ]
    const { asked } = await playTurns(provider, 'chat', {
      files: LARGE,
      turns,
      mode,
      settings: { MODEL_WINDOW: String(WINDOW) },
    })
    return asked.flat()
  }

  test('no request is over it, whatever an agent reads and writes', async () => {
    let step = 0
    const requests = await play((say, request) => {
      step++
      if (step < 12) return readings(say, step * 3, 3)
      if (step === 12) {
        say.text('x'.repeat(6_000))
        return say.tool('write_file', {
          path: 'components/long.tsx',
          code: `export const text = "${'y'.repeat(15_000)}"\n`,
        })
      }
      if (step < 16) return readings(say, 100 + step * 4, 4)
      expect(answersIn(request)).toBeGreaterThan(0)
      say.tool('finish', { summary: 'Done.' })
    })
    expect(requests.length).toBeGreaterThan(16)
    const sizes = requests.map(requestTokens)
    for (const size of sizes) expect(size).toBeLessThanOrEqual(WINDOW - ANSWER)
    // What was read last is there whole.
    expect(JSON.stringify(requests[11]?.body)).toContain('Part 35 says sentence 59')
    expect(JSON.stringify(requests[11]?.body)).toContain('left out, to stay within')
  })

  test('one result that is too long by itself is cut, and no call loses its answer', async () => {
    let step = 0
    const requests = await play((say, request) => {
      step++
      if (step === 1) return readings(say, 0, 30)
      const body = request.body as { messages: { role: string; tool_calls?: unknown[] }[] }
      const calls = body.messages.flatMap(({ tool_calls }) => tool_calls ?? [])
      expect(answersIn(request)).toBe(calls.length)
      say.tool('finish', { summary: 'Done.' })
    })
    for (const request of requests) expect(requestTokens(request)).toBeLessThanOrEqual(WINDOW - ANSWER)
  })

  test('so is a file that is too long by itself, and an answer that goes on and on', async () => {
    const large = await play((say, request) =>
      answersIn(request) > 0
        ? say.text('It is too large.')
        : say.tool('write_file', { path: 'big.ts', code: 'x'.repeat(300_000) }, 10_000),
    )
    let part = 0
    const long = await play(say => {
      part++
      say.text(`${part}: ${'many words '.repeat(4_000)}`)
      say.because(part < 4 ? 'length' : 'stop')
    }, 'best')
    expect(large.length).toBeGreaterThan(1)
    expect(long.length).toBeGreaterThan(4)
    for (const request of [...large, ...long])
      expect(requestTokens(request)).toBeLessThanOrEqual(WINDOW - ANSWER)
    // It goes on from its last words.
    expect(JSON.stringify(long[3]?.body)).toMatch(/many words (?:many words )+many words/)
  })

  test('in one pass too, where it looks around first', async () => {
    let step = 0
    const requests = await play((say, _) => {
      step++
      if (step < 8) return readings(say, step * 4, 4)
      say.text('I see.')
    }, 'best')
    for (const request of requests) expect(requestTokens(request)).toBeLessThanOrEqual(WINDOW - ANSWER)
  })
})

test('an agent whose calls fit reads all of its last request from what was kept', async () => {
  const turns = [
    {
      prompt: 'Look at a few',
      script: ((say, request) =>
        answersIn(request) < 8 ? readings(say, answersIn(request) * 2, 2) : say.text('I have.')) as Script,
    },
  ]
  const files = LARGE.slice(0, 20)
  const played = await playTurns(provider, 'anthropic', { files, turns, mode: 'agent' })
  const asked = played.asked.flat()
  expect(asked.length).toBeGreaterThan(3)
  for (let at = 1; at < asked.length; at++) {
    const [before, now] = [asked[at - 1], asked[at]]
    if (!before || !now) continue
    const { shared, kept } = cachedOf(before, now)
    expect(shared).toBeGreaterThanOrEqual(requestTokens(before) - 5)
    // Of the first answer only what it was asked with is not.
    expect(kept / shared).toBeGreaterThanOrEqual(at === 1 ? 0.8 : 0.99)
  }
})

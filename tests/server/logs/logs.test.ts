import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { jsonLines } from '#scripts/runtime-log.ts'
import type { Bindings } from '#server/bindings.ts'
import { logError } from '#server/logs/log-error.ts'
import { logLine } from '#server/logs/log-line.ts'
import { readLogSettings, secretsIn } from '#server/logs/log-settings.ts'

const SECRET = 'canary-0123456789abcdef-0123456789abcdef'
let written: string[] = []

beforeEach(() => {
  written = []
  settings('json')
  for (const name of ['log', 'error'] as const)
    vi.spyOn(console, name).mockImplementation(text => void written.push(String(text)))
})
afterEach(() => {
  vi.restoreAllMocks()
})

const settings = (format: string) =>
  readLogSettings({ AUTH_SECRET: SECRET, LOG_FORMAT: format } as unknown as Bindings)

const hostile = 'GET\r\n{"level":"info"}\u2028\u001b[2J'

describe('a log is one line a thing', () => {
  test('JSON: what comes with line breaks stays within its line', () => {
    logLine('json', { level: 'info', event: 'request', method: hostile, route: '/api/healthz', status: 200 })
    expect(written).toHaveLength(1)
    expect(written[0]).not.toMatch(/\p{Cc}/u)
    expect(JSON.parse(written[0] ?? '')).toMatchObject({ method: hostile, status: 200, event: 'request' })
  })

  test('text: no line break and nothing that a terminal obeys', () => {
    logLine('text', { level: 'info', event: 'request', method: hostile, route: '/', status: 200, ms: 1.5 })
    expect(written[0]).not.toMatch(/[\p{Cc}\u2028]/u)
    expect(written[0]).toMatch(/\/ 200 1\.5 ms$/)
  })

  test('off leaves errors alone', () => {
    logLine('off', { level: 'info', event: 'request' })
    logLine('off', { level: 'error', event: 'error', message: 'a room failed' })
    expect(written).toEqual([expect.stringContaining('a room failed')])
  })
})

describe('an error says what failed and where, and nothing that somebody wrote', () => {
  test('quoted words, further lines of the message, and secrets are left out', () => {
    settings('json')
    const words = 'a landing page for my secret harbour'
    const parsing = (() => {
      try {
        return JSON.parse(words) as Error
      } catch (error) {
        return error as Error
      }
    })()
    logError('a request failed', parsing, 'r1')
    logError('a request failed', new Error(`sealed with ${SECRET}`))
    logError(
      'a request failed',
      new Error(`first\nparams: ${words}\n    at ${words} (of mine)\n    at the:1:1 quay`),
    )
    const told = written.join('\n')
    expect(told).not.toContain('harbour')
    expect(told).not.toContain('quay')
    expect(told).not.toContain(SECRET)
    const [line] = written.map(text => JSON.parse(text))
    expect(line).toMatchObject({ level: 'error', event: 'error', requestId: 'r1' })
    expect(line.message).toMatch(/^a request failed: SyntaxError: /)
    expect(line.stack[0]).toMatch(/^at .+:\d+:\d+\)?$/)
  })

  test('what the runtime says itself is a line of JSON too, and ours is passed on', () => {
    const lines: string[] = []
    const write = jsonLines([SECRET], line => lines.push(line))
    const ours = '{"time":"2026-11-27T02:00:00.000Z","event":"request"}'
    write({ level: 'log', message: ours })
    write({ level: 'error', message: `Uncaught Error: with ${SECRET}, "my harbour"\n    at my harbour` })
    write({ level: 'log', message: '{"time": "my harbour' })
    expect(lines[0]).toBe(ours)
    expect(lines.slice(1).map(line => JSON.parse(line))).toMatchObject([
      { level: 'error', event: 'runtime', message: 'Uncaught Error: with …, "…"' },
      { level: 'log', event: 'runtime' },
    ])
    expect(lines.join('\n')).not.toContain('harbour')
    expect(lines.join('\n')).not.toContain(SECRET)
  })

  test('secrets are those of settings by name, and passwords within addresses', () => {
    expect(
      secretsIn({
        ...{ AUTH_SECRET: SECRET, METRICS_TOKEN: 'metrics-token-1', OPENAI_API_KEY: 'sk-123456' },
        ...{ MAIL_URL: 'smtp://me:pass%20word@mail.example.org', PORT: '5173', PERSONAL_KEYS: 'on-on-on' },
      }),
    ).toEqual([SECRET, 'metrics-token-1', 'sk-123456', 'pass%20word', 'pass word'])
  })
})

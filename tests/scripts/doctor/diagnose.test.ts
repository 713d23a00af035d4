import { describe, expect, test } from 'vitest'
import { diagnose, hasProblem, report } from '#scripts/doctor/diagnose.ts'
import type { Line } from '#scripts/doctor/facts.ts'
import { isSecretName } from '#server/env.ts'
import {
  APP_KEY,
  AT_LIVEBLOCKS,
  checked,
  connected,
  facts,
  type Given,
  KEY,
  PUBLIC,
  SECRET,
  STOPPED,
} from './given-facts.ts'
import { MISCONFIGURED } from './misconfigured.ts'

const linesOf = (given: Given): Line[] => diagnose(facts(given)).flatMap(({ lines }) => lines)
const problemsOf = (given: Given) => linesOf(given).filter(({ state }) => state === 'problem')

describe('npm run doctor', () => {
  test('where nothing is wrong it says so, and what could be done', () => {
    const parts = diagnose(facts())
    expect(hasProblem(parts)).toBe(false)
    expect(report(parts)).toContain('  ok       The server runs (process 42, port 5173).')
    expect(report(parts)).toContain('No model is connected: templates answer.\n            → Connect one')
  })

  test.each(MISCONFIGURED)('%s is one problem, with what to do next', (_, given, says, next) => {
    const problems = problemsOf(given)
    expect(problems.map(line => line.says)).toEqual([expect.stringMatching(says)])
    expect(problems[0]?.next).toMatch(next)
    expect(hasProblem(diagnose(facts(given)))).toBe(true)
  })

  test('the app of the code host is named, and what it lacks', () => {
    const file = {
      ...{ GITHUB_APP_ID: '1', GITHUB_APP_SLUG: 'maquette-house', GITHUB_APP_PRIVATE_KEY: APP_KEY },
      ...{ GITHUB_CLIENT_ID: 'client', GITHUB_CLIENT_SECRET: 'secret-of-the-client' },
    }
    expect(linesOf({ file }).map(({ says }) => says)).toEqual(
      expect.arrayContaining([
        'Designs can be synced through the app maquette-house of github.com.',
        'GITHUB_WEBHOOK_SECRET is not set: what changes on the host is seen at the next sync only.',
      ]),
    )
    const whole = linesOf({ file: { ...file, GITHUB_WEBHOOK_SECRET: SECRET } })
    expect(whole.filter(({ says }) => says.includes('GITHUB_WEBHOOK_SECRET'))).toEqual([])
  })

  test('relays are off, or a note where all objects share one thread', () => {
    const said = (file: Record<string, string>) =>
      linesOf({ file }).filter(({ says }) => /relays|RELAYS_ABOVE/.test(says))
    expect(said({})).toEqual([{ state: 'ok', says: expect.stringContaining('RELAYS_ABOVE is off') }])
    expect(said({ RELAYS_ABOVE: '1500' })).toMatchObject([
      { state: 'note', says: expect.stringContaining('Rooms with 1500 sockets'), next: expect.any(String) },
    ])
  })

  test('each of them is told from all others', () => {
    const said = MISCONFIGURED.map(([, given]) => problemsOf(given)[0]?.says)
    expect(new Set(said).size).toBe(MISCONFIGURED.length)
    expect(MISCONFIGURED.length).toBeGreaterThanOrEqual(20)
  })

  test('all that is wrong is told at once', () => {
    const environment = {
      PORT: 'abc',
      PLANS: 'yes',
      MODEL_AGENT: 'anthropic:claude-x',
      VAULT_SECRET: 'short',
    }
    expect(problemsOf({ environment })).toHaveLength(4)
  })

  test('rooms at Liveblocks are said to be there, and the key is not', () => {
    const given: Given = { environment: AT_LIVEBLOCKS, liveblocks: { state: 'answers' } }
    expect(problemsOf(given)).toEqual([])
    expect(linesOf(given).map(({ says }) => says)).toContain(
      'Rooms are at Liveblocks: https://api.liveblocks.io answers, and takes the key.',
    )
    expect(report(diagnose(facts(given)))).not.toContain(AT_LIVEBLOCKS.LIVEBLOCKS_SECRET_KEY)
  })

  const NOTED: [what: string, given: Given, says: RegExp][] = [
    [
      'a key that no model uses',
      { environment: { OPENAI_API_KEY: KEY } },
      /OPENAI_API_KEY is set, and no model uses it/,
    ],
    [
      'an address without a key',
      { environment: { ANTHROPIC_BASE_URL: 'https://gateway.example.org' } },
      /ANTHROPIC_BASE_URL is set without/,
    ],
    [
      'a server without /v1',
      { environment: { OPENAI_COMPATIBLE_BASE_URL: 'http://127.0.0.1:11434' } },
      /without a path/,
    ],
    [
      'a name of the environment that resembles one',
      { environment: { VAULT_SECRETS: SECRET } },
      /has VAULT_SECRETS, which nothing here reads/,
    ],
    ['a line of the file that is no setting', { file: { COLOUR: 'red' } }, /COLOUR, which is no setting/],
    [
      'a setting that is there twice',
      { file: { PORT: '1' }, environment: { PORT: '5173' } },
      /PORT is in \.dev\.vars and/,
    ],
    [
      'one secret for two things',
      { environment: { VAULT_SECRET: SECRET, AUTH_SECRET: SECRET } },
      /are the same/,
    ],
    ['guests on the internet', { environment: { ...PUBLIC, GUESTS: 'on' } }, /GUESTS is on/],
    [
      'a key of Liveblocks that nothing uses',
      { environment: { LIVEBLOCKS_SECRET_KEY: 'sk_dev_canary_0123456789' } },
      /LIVEBLOCKS_SECRET_KEY is set, and people meet on sockets of this server/,
    ],
    ['no mail', {}, /No mail is sent/],
    [
      'a second port that is taken',
      { server: { ...STOPPED, previewPortFault: 'EADDRINUSE' } },
      /port of previews, 5174, is not free/,
    ],
    [
      'nothing built',
      { server: STOPPED, machine: { isBuilt: false, isVendorBuilt: false } },
      /the app and the packages/,
    ],
    [
      'an Ollama that nothing uses',
      {
        models: {
          found: [
            {
              kind: 'ollama',
              provider: 'openai-compatible',
              baseUrl: 'http://127.0.0.1:11434/v1',
              models: ['qwen3:8b'],
              passedOn: [],
            },
          ],
        },
      },
      /Ollama answers at .*with qwen3:8b/,
    ],
    [
      'a database that is not there',
      { models: { connected: null } },
      /connected in Settings could not be read/,
    ],
    ['models that were not called', { models: { connected: connected('readable') } }, /No model was called/],
  ]
  test.each(NOTED)('%s is worth knowing and no problem', (_, given, says) => {
    expect(problemsOf(given)).toEqual([])
    expect(
      linesOf(given)
        .filter(line => line.state === 'note')
        .map(line => line.says),
    ).toContainEqual(expect.stringMatching(says))
  })

  test('no secret is in anything it says, wherever somebody has put it', () => {
    const environment = {
      ...{
        OPENAI_API_KEY: KEY,
        VAULT_SECRET: SECRET,
        MODEL_BEST: KEY,
        PLANS: SECRET,
        AUTH_SECRET: 'short12',
      },
      ...{ OPENAI_COMPATIBLE_BASE_URL: `http://ada:${SECRET.replaceAll(' ', '_')}@127.0.0.1` },
    }
    const said = report(
      diagnose(
        facts({
          file: { OPENAI_APIKEY: 'sk-of-the-file-01234' },
          environment,
          models: { checks: checked('badKey', KEY) },
        }),
      ),
    )
    for (const secret of [KEY, SECRET, SECRET.replaceAll(' ', '_'), 'short12', 'sk-of-the-file-01234'])
      expect(said).not.toContain(secret)
    expect(said).toContain('MODEL_BEST is "…"')
  })

  test('a key of any kind that stands where a model belongs is not printed, and the names of settings are', () => {
    const key = 'gsk_0123456789abcdefghijklmn'
    const said = report(diagnose(facts({ environment: { MODEL_BEST: key } })))
    expect(said).toContain('MODEL_BEST')
    expect(said).not.toContain(key)
    const missing = report(diagnose(facts({ environment: { MODEL_BEST: 'google:gemini-2.5-flash' } })))
    expect(missing).toContain('GOOGLE_GENERATIVE_AI_API_KEY is missing')
  })

  test('a server that was never started has nothing to back up, and that is no problem', () => {
    const backups = { path: '/backups', fault: null, newestAt: null }
    expect(problemsOf({ data: { isThere: false }, backups })).toEqual([])
  })

  test('that people may have keys is no key', () => {
    expect(['PERSONAL_KEYS', 'PERSONAL_KEY_ADDRESSES'].some(isSecretName)).toBe(false)
    expect(['OPENAI_API_KEY', 'VAULT_SECRET', 'OPENAI_APIKEY'].every(isSecretName)).toBe(true)
  })
})

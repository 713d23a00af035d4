import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type About, type CaseResult, ResultFolder, readResults, type TurnResult } from './results.ts'

const ABOUT: About = { model: 'openai:gpt-x', mode: 'best', instructions: null }
const CANARY = 'sk-canary-5f2b8d0c'
const ASKED = { id: 'shop', prompt: 'A shop' }

const TURN: TurnResult = {
  ...{ prompt: 'A shop', paintMs: 900, totalMs: 4_000, requests: 1, samePrefix: null, told: [], left: [] },
  ...{
    overflow: {},
    axe: [],
    missing: [],
    outside: null,
    changed: ['App.tsx'],
    answer: 'Made.',
    error: null,
  },
  ...{ inputTokens: 10, cachedTokens: 0, outputTokens: 20, usd: 0.1, pictures: null },
}
const RESULT: CaseResult = { id: 'shop', kind: 'page', turns: [TURN] }
let path: string

beforeEach(() => {
  path = mkdtempSync(join(tmpdir(), 'maquette-eval-'))
})
afterEach(() => rmSync(path, { recursive: true, force: true }))

test('[resume] a finished case is read again, by another process too', () => {
  new ResultFolder(path, ABOUT, []).keep(RESULT, ASKED)
  expect(new ResultFolder(path, ABOUT, []).finished('shop', ASKED)).toEqual(RESULT)
  expect(readResults(path)).toMatchObject({ name: 'openai:gpt-x, best', cases: [RESULT] })
})

test('[resume] a case that was not finished, or was another prompt, is played', () => {
  const folder = new ResultFolder(path, ABOUT, [])
  expect(folder.finished('shop', ASKED)).toBeNull()
  folder.keep(RESULT, ASKED)
  expect(folder.finished('shop', { ...ASKED, prompt: 'A shop for tea' })).toBeNull()
})

test('[resume] what was paid for counts on, also of a case that was never finished', () => {
  new ResultFolder(path, ABOUT, []).spend(TURN)
  const folder = new ResultFolder(path, ABOUT, [])
  folder.spend({ usd: null, inputTokens: 1, outputTokens: 2 })
  expect(folder.spent).toEqual([
    { usd: 0.1, inputTokens: 10, outputTokens: 20 },
    { usd: null, inputTokens: 1, outputTokens: 2 },
  ])
})

test('a folder never mixes the results of two models, modes or instructions', () => {
  new ResultFolder(path, ABOUT, [])
  for (const other of [{ model: 'templates' }, { mode: 'agent' as const }, { instructions: '1a2b' }])
    expect(() => new ResultFolder(path, { ...ABOUT, ...other }, [])).toThrow('choose another --out')
})

test('a folder without results is told', () => {
  expect(() => readResults(path)).toThrow('holds no results of an eval')
})

test('[canary] a key that an error repeats is in no file', () => {
  const folder = new ResultFolder(path, ABOUT, [CANARY])
  const failed = { ...TURN, error: `Incorrect API key provided: ${CANARY}`, answer: CANARY, told: [CANARY] }
  folder.keep({ ...RESULT, turns: [failed] }, ASKED)
  folder.spend(failed)
  const texts = readdirSync(path, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
  expect(texts.length).toBeGreaterThan(2)
  expect(texts.join()).toContain('Incorrect API key')
  expect(texts.join()).not.toContain(CANARY)
})

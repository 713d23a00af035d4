import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inRoot } from '#scripts/root.ts'
import { type CaseResult, readResults } from '#tests/bench/eval/results.ts'
import { launchBrowser } from '#tests/support/people/browser.ts'
import { ScriptedProvider } from '#tests/support/provider/scripted-provider.ts'

const CANARY = 'sk-canary-c04b8f6e21'
const HOSTILE = '<img src=x onerror="document.title=`ran`">'
const F = '```'

const PROMPTS = {
  cases: [
    {
      id: 'harbour',
      kind: 'page',
      prompt: 'A page for the harbour of Lunz',
      named: ['Lunz', 'Berth 9'],
      followUps: [{ prompt: `Paint it green ${HOSTILE}`, touches: ['theme.css'], mayLose: 0 }],
    },
    { id: 'scale', kind: 'part', preset: 'html-tailwind', prompt: 'A kitchen scale', named: ['grams'] },
  ],
}
const page = (text: string, wide = '') =>
  `export default function App() {\n  return <main><h1${wide}>Harbour of Lunz</h1><p>${text}</p></main>\n}`
/** Two answers of a first prompt: an edit that is refused, then the page; a follow-up that does more than was asked; a part that throws. */
const ANSWERS: Record<string, string> = {
  'harbour/1/01': `@call edit_file {"path": "App.tsx"}\n${F}search\nnothing\n${F}\n${F}replace\nsomething\n${F}\n`,
  'harbour/1/02': `@call write_file {"path": "App.tsx"}\n${F}code\n${page('Five berths are free.', ' style={{ width: 700 }}')}\n${F}\nThe page is there.`,
  'harbour/1/03': 'That is all.',
  'harbour/2/01': `@call write_file {"path": "App.tsx"}\n${F}code\n${page('Nothing is free.')}\n${F}\nIt is green now ${HOSTILE}`,
  'harbour/2/02': 'That is all.',
  'scale/1/01': `@call write_file {"path": "App.tsx"}\n${F}code\nexport default function App() {\n  return <p>{missing.grams}</p>\n}\n${F}\n`,
  'scale/1/02': 'It shows grams.',
}

let folder: string
let browser: Browser
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'maquette-eval-'))
  browser = await launchBrowser()
  writeFileSync(join(folder, 'prompts.json'), JSON.stringify(PROMPTS))
  for (const [place, answer] of Object.entries(ANSWERS)) {
    mkdirSync(join(folder, 'answers', place), { recursive: true })
    writeFileSync(join(folder, 'answers', place, 'answer.md'), answer)
  }
})
afterAll(async () => {
  await browser.close()
  rmSync(folder, { recursive: true, force: true })
})

function runEval(out: string, args: string[], variables: Record<string, string> = {}) {
  const child = spawn(
    process.execPath,
    [
      inRoot('tests', 'bench', 'eval', 'eval.ts'),
      '--prompts',
      join(folder, 'prompts.json'),
      '--out',
      out,
      ...args,
    ],
    { cwd: inRoot(), env: { ...process.env, BASE_URL: '', ...variables } },
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', piece => {
      output += String(piece)
    })
  return new Promise<{ code: number | null; output: string }>(done =>
    child.on('exit', code => done({ code, output })),
  )
}

const caseIn = (out: string, id: string): CaseResult => readResults(out).cases.find(each => each.id === id)!

test('recorded answers go through the product, are measured and pictured, and are not played twice', async () => {
  const out = join(folder, 'recorded')
  const model = ['--model', `recorded:${join(folder, 'answers')}`]
  const first = await runEval(out, model)
  expect(first.code, first.output).toBe(0)
  const [made, followed] = caseIn(out, 'harbour').turns
  expect(made).toMatchObject({ error: null, outside: null, missing: ['Berth 9'], changed: ['App.tsx'] })
  expect(made?.paintMs).toBeGreaterThan(0)
  expect(made?.told.join()).toContain('Refused')
  expect(made?.overflow).toEqual({ 1440: 0, 390: expect.any(Number) })
  expect(made?.overflow[390]).toBeGreaterThan(200)
  expect(followed?.outside).toEqual({ files: ['App.tsx'], texts: ['Five berths are free.'] })
  expect(followed?.samePrefix).toBeGreaterThan(0.5)
  const [thrown] = caseIn(out, 'scale').turns
  expect(thrown?.left.join()).toContain('missing is not defined')
  expect(readdirSync(join(out, 'pictures'))).toContain('harbour-2-390.png')

  const shown = await browser.newPage()
  await shown.goto(`file://${join(out, 'index.html')}`)
  expect(await shown.title()).toBe('Eval')
  expect(await shown.locator('img').count()).toBeGreaterThanOrEqual(4)
  expect(await shown.locator('body').innerText()).toContain(HOSTILE)
  await shown.close()

  const second = await runEval(out, [...model, '--blind'])
  expect(second.code, second.output).toBe(0)
  expect(second.output).toContain('2 of 2 are finished already')
  expect(readdirSync(out)).toContain('blind.html')
})

test('a provider is asked with the key of the environment, which is written down nowhere; the cap ends it', async () => {
  const provider = await ScriptedProvider.start()
  provider.key = CANARY
  provider.script = (say, request) => {
    if (request.tools?.some(({ function: { name } }) => name === 'report_colour'))
      return say.tool('report_colour', { colour: 'red' })
    say.text(`${F}tsx App.tsx\n${page('Open.')}\n${F}\nMade with ${CANARY}.`)
  }
  const out = join(folder, 'provider')
  const { code, output } = await runEval(
    out,
    [
      '--model',
      'openai-compatible:scripted',
      '--max-tokens',
      '130',
      '--instructions',
      join(folder, 'prompts.json'),
    ],
    { OPENAI_COMPATIBLE_BASE_URL: provider.url, OPENAI_COMPATIBLE_API_KEY: CANARY },
  )
  await provider.stop()
  expect(code, output).toBe(1)
  expect(output).toMatch(/scale: \d+ tokens taken .*--max-tokens/)
  expect(caseIn(out, 'harbour').turns).toHaveLength(2)
  const last = provider.requests.at(-1)
  expect(last?.authorization).toBe(`Bearer ${CANARY}`)
  expect(JSON.stringify(last?.messages[0])).toContain('A kitchen scale')
  const texts = readdirSync(out, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
  expect(texts.length).toBeGreaterThan(8)
  expect([output, ...texts].join()).not.toContain(CANARY)
})

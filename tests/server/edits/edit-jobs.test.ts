import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CompilerProcess, startCompiler } from '#scripts/compiler-process.ts'
import { compilerPort } from '#server/compiler/http-compiler.ts'
import { type EditsPort, editsPort } from '#server/edits/edits-port.ts'
import { DEFAULT_CONFIG } from '#shared/design.ts'
import type { Applied } from '#shared/edits/operations/apply.ts'
import type { Operation } from '#shared/edits/operations/operations.ts'
import { MESSAGES } from '#shared/messages.ts'
import { editsHere } from '#tests/support/edits-here.ts'
import { type OwnCompiler, startOwnCompiler } from '#tests/support/product/own-compiler.ts'

let own: OwnCompiler
let compiler: CompilerProcess

beforeAll(async () => {
  own = await startOwnCompiler()
  compiler = await startCompiler({
    dataDir: join(own.folder, 'edits'),
    compilerDir: own.compilerDir,
    log: () => undefined,
  })
}, 120_000)
afterAll(async () => {
  await compiler.dispose()
  await own.dispose()
})

const binding = () => ({ COMPILER: { fetch }, COMPILER_URL: compiler.url }) as never
const edits = (account: string): EditsPort => editsPort(binding(), account, new AbortController().signal)

const APP = { name: 'App.tsx', code: 'export default () => (\n  <main>\n    <h1>Old</h1>\n  </main>\n)\n' }
const AT = { file: 'App.tsx', path: 'App:0', line: 2, column: 2 }

test('answers as it does in this thread', async () => {
  const operations: Operation[] = [
    { op: 'replace', file: 'App.tsx', search: 'Old', replace: 'Ünd 👩‍👩‍👧' },
    { op: 'write', file: 'long.ts', code: `export const a = '${'ä'.repeat(3_000)}'\n` },
  ]
  const [there, here] = [edits('ada'), editsHere()]
  const made = await there.apply([APP], operations)
  expect(made).toEqual(await here.apply([APP], operations))
  const after = made.ok ? made.files : []
  const scope = { elements: [{ file: 'App.tsx', at: { path: ':0.0' } }] }
  expect(await there.limit([APP], after, scope)).toEqual(await here.limit([APP], after, scope))
  const anchor = { ...AT, path: null }
  const located = await there.locate(anchor, APP.code, after[0]?.code ?? '')
  expect(located).toEqual(await here.locate(anchor, APP.code, after[0]?.code ?? ''))
  expect(located?.code).toMatch(/^<main>/)
})

const hostile = (code: string) => ({ name: 'App.tsx', code })
const remove: Operation = { op: 'removeElement', file: 'App.tsx', at: { line: 1, column: 0 } }
const write = (code: string): Operation => ({ op: 'write', file: 'App.tsx', code })

test.each<[string, (edits: EditsPort) => Promise<unknown>]>([
  ['a file of 100 kB of comments', edits => edits.apply([APP], [write('/**/'.repeat(25_000))])],
  ['an edit in 32 kB of types', edits => edits.apply([hostile('<to>a ? b : '.repeat(2_700))], [remove])],
  ['a file of calls in types', edits => edits.apply([APP], [write('a<b>('.repeat(40))])],
  ['elements in calls in types', edits => edits.locate(AT, 'a<b>('.repeat(40), 'a<b>('.repeat(40))],
])(
  '[7] %s is answered or given up, and others are served',
  async (_, ask) => {
    const asked = ask(edits('mallory')).catch((error: unknown) => error)
    const compiled = await compilerPort(binding(), 'ada').compile({ files: [APP], config: DEFAULT_CONFIG })
    expect(compiled.isOk).toBe(true)
    expect(await edits('bea').preview([APP], write('export {}'))).toMatchObject({ ok: true })
    const answer = (await asked) as Error | Applied
    if (answer instanceof Error) expect(answer.message).toBe(MESSAGES.codeTooComplicated)
    else expect(answer).toHaveProperty('ok')
  },
  60_000,
)

import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CompilerProcess, startCompiler } from '#scripts/compiler-process.ts'
import { compilerPort } from '#server/compiler/http-compiler.ts'
import { DesignerFailed, designerPort } from '#server/designer/designer-port.ts'
import { respond } from '#server/designer/respond.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { DEFAULT_CONFIG } from '#shared/design.ts'
import { MESSAGES } from '#shared/messages.ts'
import { type OwnCompiler, startOwnCompiler } from '#tests/support/own-compiler.ts'

let own: OwnCompiler
let compiler: CompilerProcess

beforeAll(async () => {
  own = await startOwnCompiler()
  compiler = await startCompiler({
    dataDir: join(own.folder, 'designer'),
    compilerDir: own.compilerDir,
    log: () => undefined,
  })
}, 120_000)
afterAll(async () => {
  await compiler.dispose()
  await own.dispose()
})

const binding = () => ({ COMPILER: { fetch }, COMPILER_URL: compiler.url }) as never
const request = (instruction: string, files: SourceFile[]) => ({
  ...{ instruction, files, before: null, config: DEFAULT_CONFIG },
  ...{ isDarkMode: false, history: [], selection: null },
})
const made = (): SourceFile[] =>
  respond(request('A landing page for a bakery called Rye', [])).calls.flatMap(call =>
    call.tool === 'write_file' ? [{ name: call.input.path, code: call.input.code }] : [],
  )

test('answers as it does in this thread', async () => {
  const asked = request('A pricing page for Tidal, a sailing school', [])
  expect(await designerPort(binding(), 'ada').respond(asked)).toEqual(respond(asked))
})

test.each([
  ['quotes', '“'.repeat(49_900)],
  ['the beginning of a change', 'change the "'.repeat(4_000)],
  ['a list', '1. x\n'.repeat(9_900)],
  ['marks', '>>>>>>> REPLACE\n'.repeat(3_000)],
  ['blank lines', `${'\n'.repeat(60)}model a \n`.repeat(700)],
])(
  '[7] a prompt of %s is answered or given up, and others are served',
  async (_, prompt) => {
    const designer = designerPort(binding(), 'mallory')
    const asked = [made(), []].map(files =>
      designer.respond(request(prompt, files)).catch((error: unknown) => error),
    )
    const files = [{ name: 'App.tsx', code: `export default () => <p>${prompt.length}</p>` }]
    const compiled = await compilerPort(binding(), 'ada').compile({ files, config: DEFAULT_CONFIG })
    expect(compiled.isOk).toBe(true)
    for (const answer of await Promise.all(asked))
      if (answer instanceof Error) {
        expect(answer).toBeInstanceOf(DesignerFailed)
        expect(answer.message).toBe(MESSAGES.designerFailed)
      } else expect(answer).toHaveProperty('closing')
  },
  60_000,
)

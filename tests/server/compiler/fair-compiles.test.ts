import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CompilerProcess, startCompiler } from '#scripts/compiler-process.ts'
import { ACCOUNT_HEADER, type CompileOutput, compileOutputSchema } from '#server/compiler/compiler-port.ts'
import { DEFAULT_CONFIG } from '#shared/design.ts'
import { type OwnCompiler, startOwnCompiler } from '#tests/support/product/own-compiler.ts'

let own: OwnCompiler
let compiler: CompilerProcess
const restarts: string[] = []

beforeAll(async () => {
  own = await startOwnCompiler()
  compiler = await startCompiler({
    dataDir: join(own.folder, 'fair'),
    compilerDir: own.compilerDir,
    log: line => restarts.push(line),
  })
}, 120_000)
afterAll(async () => {
  await compiler.dispose()
  await own.dispose()
})

async function compile(account: string, code: string, name = 'App.tsx'): Promise<CompileOutput> {
  const files = [{ name, code }]
  const response = await fetch(`${compiler.url}/compile`, {
    method: 'POST',
    headers: { [ACCOUNT_HEADER]: account },
    body: JSON.stringify({ config: DEFAULT_CONFIG, files }),
  })
  return compileOutputSchema.parse(await response.json())
}

const nested = (depth: number, at = 0) =>
  `export default () => ${'<div>'.repeat(depth)}${at}${'</div>'.repeat(depth)}`
/** Deep without a bracket, so that only esbuild's own stack is the bound. */
const chained = (length: number, at = 0) => `export default () => ${'!'.repeat(length)}${at}`
const oneLine = (at: number) => `export default () => <p>{${at}}</p>`
const codesOf = ({ diagnostics }: CompileOutput) => diagnostics.map(({ code }) => code)

test('four saves of 30,000 nested elements do not touch what others compile', async () => {
  const guilty = [0, 1, 2, 3].map(at => compile('mallory', nested(30_000, at)))
  const innocent = await Promise.all([0, 1, 2].map(at => compile('ada', oneLine(at))))
  expect(innocent.map(output => [output.isOk, output.errorMessage])).toEqual(Array(3).fill([true, null]))
  expect((await Promise.all(guilty)).map(codesOf)).toEqual(
    Array(4)
      .fill([['too-deep']])
      .flat(),
  )
  expect(restarts).toEqual([])
}, 120_000)

test('what ends the compiler goes alone, and those who waited are compiled', async () => {
  const guilty = [0, 1].map(at => compile('mallory', chained(200_000, at)))
  const innocent = await Promise.all([3, 4, 5].map(at => compile('ada', oneLine(at))))
  expect(innocent.map(output => [output.isOk, output.errorMessage])).toEqual(Array(3).fill([true, null]))
  for (const output of await Promise.all(guilty)) expect(codesOf(output)).toEqual(['crashed'])
  expect((await compile('ada', oneLine(6))).isOk).toBe(true)
}, 120_000)

test.each([
  ['elements in each other', nested(330), true],
  ['elements in each other, one too many', nested(1_100), false],
  [
    'comparisons in a long file, which are no elements',
    `${'if (a<b) c()\n'.repeat(4_000)}${oneLine(1)}`,
    true,
  ],
])('nesting: %s', async (_, code, isOk) => {
  const output = await compile('ada', `const a = 1, b = 2, c = () => 0\n${code}`)
  expect([output.isOk, codesOf(output)]).toEqual([isOk, isOk ? [] : ['too-deep']])
})

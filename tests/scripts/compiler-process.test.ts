import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildCompiler } from '#scripts/build-compiler.ts'
import { startCompiler } from '#scripts/compiler-process.ts'
import { inRoot } from '#scripts/root.ts'
import { compileOutputSchema } from '#server/compiler/compiler-port.ts'
import { until } from '#tests/support/until.ts'

const folder = mkdtempSync(join(tmpdir(), 'maquette-process-'))
const compilerDir = join(folder, 'compiler')
const emptyVendor = join(folder, 'vendor')
const processOf = (dataDir: string) =>
  Number.parseInt(readFileSync(join(dataDir, 'compiler.pid'), 'utf8'), 10)
const membersOf = (group: number) => {
  const { stdout } = spawnSync('ps', ['-eo', 'pgid=,stat='], { encoding: 'utf8' })
  return stdout.split('\n').filter(line => line.trim().startsWith(`${group} `) && !line.includes('Z')).length
}

beforeAll(async () => {
  await buildCompiler(compilerDir)
}, 60_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const body = JSON.stringify({
  config: { designSystem: 'html', styling: 'tailwind' },
  files: [{ name: 'App.tsx', code: 'export default () => null' }],
})

test('while the packages are missing it answers 503, and 400 to what is no design', async () => {
  const compiler = await startCompiler({
    dataDir: join(folder, 'a'),
    vendorDir: emptyVendor,
    compilerDir,
    log: () => undefined,
  })
  try {
    expect((await fetch(`${compiler.url}/compile`, { method: 'POST', body })).status).toBe(503)
    expect((await fetch(`${compiler.url}/compile`, { method: 'POST', body: '{}' })).status).toBe(400)
    expect(await (await fetch(`${compiler.url}/healthz`)).text()).toBe('ok')
    await compiler.warmUp()
    expect((await fetch(`${compiler.url}/compile`, { method: 'POST', body })).status).toBe(503)
  } finally {
    await compiler.dispose()
  }
  await until(() => membersOf(processOf(join(folder, 'a'))) === 0, 'nothing of it is left')
})

test('a process that is killed is replaced, whether it was compiling or not', async () => {
  const dataDir = join(folder, 'b')
  const compiler = await startCompiler({ dataDir, vendorDir: emptyVendor, compilerDir, log: () => undefined })
  try {
    const ask = () => fetch(`${compiler.url}/compile`, { method: 'POST', body })
    await ask()
    const first = processOf(dataDir)
    process.kill(-first, 'SIGKILL')
    const answer = await ask()
    // Killed before or after the request reached it: a named failure, or a new process at once.
    if (answer.status === 200) {
      expect(compileOutputSchema.parse(await answer.json()).diagnostics[0]?.code).toBe('crashed')
    }
    expect((await ask()).status).toBe(503)
    expect(processOf(dataDir)).not.toBe(first)
  } finally {
    await compiler.dispose()
  }
})

test('no workerd outlives a parent that is killed', async () => {
  const dataDir = join(folder, 'c')
  const script = join(folder, 'parent.ts')
  const options = { dataDir, vendorDir: emptyVendor, compilerDir }
  writeFileSync(
    script,
    `const { startCompiler } = await import(${JSON.stringify(inRoot('scripts/compiler-process.ts'))})
    await startCompiler({ ...${JSON.stringify(options)}, log: () => {} })
    console.log('ready')`,
  )
  const parent = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'], cwd: inRoot() })
  await once(parent.stdout!, 'data')
  const group = processOf(dataDir)
  expect(membersOf(group)).toBeGreaterThan(0)
  parent.kill('SIGKILL')
  await expect.poll(() => membersOf(group), { timeout: 5_000 }).toBe(0)
})

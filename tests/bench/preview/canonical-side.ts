import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { startCompiler } from '#scripts/compiler-process.ts'
import { inRoot } from '#scripts/root.ts'
import { VENDOR_OUT } from '#scripts/vendor.ts'
import type { CompileInput } from '#server/compiler/compiler-port.ts'
import type { Design } from '#server/compiler/design-build.ts'
import { PRESETS } from '#shared/design.ts'
import { EDITED, edited, fortyFiles } from '#tests/bench/preview/fixture.ts'

const input = (edition: number): CompileInput => ({
  files: fortyFiles().map(file => (file.name === EDITED ? { name: EDITED, code: edited(edition) } : file)),
  config: PRESETS['shadcn-tailwind'],
})

/** The same compile by the product's compiler process and in this process with native esbuild, turn by turn. */
export async function canonicalCompiles(rounds: number): Promise<{ product: number[]; native: number[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'maquette-bench-'))
  const compiler = await startCompiler({ dataDir: folder, vendorDir: VENDOR_OUT, log: console.error })
  const native = await nativeCompiler(folder)
  const times = { product: [] as number[], native: [] as number[] }
  try {
    for (let round = 0; round <= rounds; round++) {
      const isWarm = round > 0
      const product = await timed(() => post(compiler.url, input(round)))
      const own = await timed(() => native(input(round)))
      if (!isWarm) continue
      times.product.push(product)
      times.native.push(own)
    }
  } finally {
    await compiler.dispose()
    rmSync(folder, { recursive: true, force: true })
  }
  return times
}

async function timed(work: () => Promise<{ isOk: boolean; errorMessage: string | null }>): Promise<number> {
  const started = performance.now()
  const { isOk, errorMessage } = await work()
  if (!isOk) throw new Error(errorMessage ?? 'the design does not compile')
  return performance.now() - started
}

const post = async (url: string, body: CompileInput) =>
  (await fetch(`${url}/compile`, { method: 'POST', body: JSON.stringify(body) })).json()

type Compiled = Promise<{ isOk: boolean; errorMessage: string | null }>

/** The compiler's own code with the esbuild of this machine in place of the one in wasm. */
async function nativeCompiler(folder: string): Promise<(input: CompileInput) => Compiled> {
  await build({
    absWorkingDir: inRoot(),
    entryPoints: { compile: 'server/compiler/compile.ts', design: 'server/compiler/design-build.ts' },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    loader: { '.css': 'text' },
    logLevel: 'error',
  })
  const load = (name: string) => import(pathToFileURL(join(folder, `${name}.mjs`)).href)
  const { compileDesign } = await load('compile')
  const { designOptions, kindOf } = await load('design')
  const { hash } = JSON.parse(readFileSync(join(VENDOR_OUT, 'current.json'), 'utf8'))
  const read = (name: string) => JSON.parse(readFileSync(join(VENDOR_OUT, hash, name), 'utf8'))
  const vendor = { manifest: read('manifest.json'), kit: read('kit.json'), icons: read('icons.json') }
  const once = (design: Design) => build(designOptions(kindOf(design), () => design))
  return given => compileDesign(given, { vendor, build: once })
}

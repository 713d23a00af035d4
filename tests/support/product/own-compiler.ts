import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildCompiler } from '#scripts/build-compiler.ts'
import { startCompiler } from '#scripts/compiler-process.ts'
import { buildVendor } from '#scripts/vendor.ts'
import { checkAnswerSchema } from '#server/compiler/check-asks.ts'
import { type CompileOutput, compileOutputSchema } from '#server/compiler/compiler-port.ts'
import { withLongTexts } from '#server/edits/long-texts.ts'
import { type Fault, faultLine } from '#shared/compile/faults/fault.ts'
import { DEFAULT_CONFIG, type PatternConfig } from '#shared/design.ts'

export interface OwnCompiler {
  /** Where another one can be started from, and keep its data. */
  compilerDir: string
  folder: string
  compile(
    files: Readonly<Record<string, string>>,
    options?: { config?: PatternConfig; url?: string },
  ): Promise<CompileOutput>
  /** What is wrong with a design; null where nothing could be found out. */
  check(files: Readonly<Record<string, string>>, config?: PatternConfig): Promise<Fault[] | null>
  warmUp(): Promise<void>
  dispose(): Promise<void>
}

/** The real compiler process with the real packages, for one test file. */
export async function startOwnCompiler(): Promise<OwnCompiler> {
  const folder = mkdtempSync(join(tmpdir(), 'maquette-compile-'))
  await buildVendor({ log: console.log })
  const compilerDir = await buildCompiler(join(folder, 'compiler'))
  const own = await startCompiler({ dataDir: join(folder, 'data'), compilerDir, log: () => undefined })
  return {
    compilerDir,
    folder,
    async compile(files, { config = DEFAULT_CONFIG, url = own.url } = {}) {
      const list = Object.entries(files).map(([name, code]) => ({ name, code }))
      const body = JSON.stringify({ config, files: list })
      const response = await fetch(`${url}/compile`, { method: 'POST', body })
      return compileOutputSchema.parse(await response.json())
    },
    async check(files, config = DEFAULT_CONFIG) {
      const list = Object.entries(files).map(([name, code]) => ({ name, code }))
      const body = await withLongTexts({ ask: 'design', files: list, config, showsWebPictures: false })
      const response = await fetch(`${own.url}/check`, { method: 'POST', body })
      return response.ok ? checkAnswerSchema.parse(await response.json()).faults : null
    },
    warmUp: own.warmUp,
    async dispose() {
      await own.dispose()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A design whose App draws this. */
export const app = (body: string, imports = '') => ({
  'App.tsx': `${imports}\nexport default function App() { return ${body} }`,
})
export const fileOf = (output: CompileOutput, name: string) =>
  output.compiledFiles.find(file => file.name === name)?.code ?? ''
export const told = (output: CompileOutput) =>
  output.diagnostics.map(({ severity, code, message }) => [severity, code, message])
/** Faults as a model reads them, each without the line of its source. */
export const linesOf = (faults: readonly Fault[] | null): string[] =>
  (faults ?? []).map(({ source, ...fault }) => `${fault.kind}: ${faultLine(fault)}`)

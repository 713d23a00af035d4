import { designFaults } from '#shared/compile/faults/design-faults.ts'
import type { Fault } from '#shared/compile/faults/fault.ts'
import { importFaults } from '#shared/compile/faults/import-faults.ts'
import { readSource } from '#shared/compile/faults/read-source.ts'
import { virtualFiles } from '#shared/compile/virtual-files.ts'
import type { CheckAnswer, CheckAsk } from './check-asks.ts'
import { type CompileTools, compileDesign } from './compile.ts'
import { compiledFaults } from './compiled-faults.ts'
import { isVerdict } from './compiler-port.ts'
import type { Vendor } from './vendor-files.ts'

/** Everything that compiling and reading a design says of it. */
export async function checkDesign(
  { files, before, config, showsWebPictures }: Extract<CheckAsk, { ask: 'design' }>,
  tools: CompileTools,
): Promise<CheckAnswer> {
  const output = await compileDesign({ files, config }, tools)
  if (!isVerdict(output)) return { isVerdict: false, isOk: false, faults: [] }
  const css = output.compiledFiles.find(({ name }) => name === 'app.css')?.code ?? null
  const compiled = compiledFaults(output.diagnostics, files)
  const read = designFaults({ ...tools.vendor, files, before, config, showsWebPictures, css })
  const told = new Set(compiled.filter(({ kind }) => kind === 'error').map(placeOf))
  return {
    isVerdict: true,
    isOk: output.isOk,
    faults: [...compiled, ...read.filter(fault => fault.kind !== 'error' || !told.has(placeOf(fault)))],
  }
}

const placeOf = ({ file, line }: Fault): string => `${file}:${line}`

/** What a file that was just written imports and that is nowhere; files of the design may still come. */
export function checkImports(
  { file, paths }: Extract<CheckAsk, { ask: 'imports' }>,
  vendor: Vendor,
): CheckAnswer {
  const source = readSource(file.name, file.code)
  const files = virtualFiles(paths.map(name => ({ name, code: '' })))
  const faults = source ? importFaults(source, { ...vendor, files }) : []
  return { isVerdict: true, isOk: true, faults: faults.filter(({ of }) => of !== undefined) }
}

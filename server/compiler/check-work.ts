import type { SourceFile } from '#shared/artifacts.ts'
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
  { files, config, showsWebPictures }: Extract<CheckAsk, { ask: 'design' }>,
  tools: CompileTools,
): Promise<CheckAnswer> {
  const output = await compileDesign({ files, config }, tools)
  if (!isVerdict(output)) return { faults: null }
  const css = output.compiledFiles.find(({ name }) => name === 'app.css')?.code ?? null
  const compiled = compiledFaults(output.diagnostics, files)
  const read = await designFaults({ ...tools.vendor, files, config, showsWebPictures, css })
  const told = new Set(compiled.filter(({ kind }) => kind === 'error').map(placeOf))
  const news = read.filter(fault => fault.kind !== 'error' || !told.has(placeOf(fault)))
  return { faults: withSource([...compiled, ...news], files) }
}

const placeOf = ({ file, line }: Fault): string => `${file}:${line}`

/** What a file that was just written imports and that is nowhere; files of the design may still come. */
export function checkImports(
  { file, paths }: Extract<CheckAsk, { ask: 'imports' }>,
  vendor: Vendor,
): CheckAnswer {
  const source = readSource(file.name, file.code)
  const files = virtualFiles([...paths, file.name].map(name => ({ name, code: '' })))
  const faults = source ? importFaults(source, { ...vendor, files }) : []
  return {
    faults: withSource(
      faults.filter(({ of }) => of !== undefined),
      [file],
    ),
  }
}

const SOURCE_MAX_CHARACTERS = 300

/** Each with the line that it stands in. */
function withSource(faults: readonly Fault[], files: readonly SourceFile[]): Fault[] {
  const lines = new Map<string, string[]>()
  const linesOf = (name: string): string[] => {
    const known = lines.get(name) ?? files.find(file => file.name === name)?.code.split('\n') ?? []
    lines.set(name, known)
    return known
  }
  return faults.map(fault => {
    const { file, line } = fault
    const text = file === null || line === null ? undefined : linesOf(file)[line - 1]
    return text === undefined ? fault : { ...fault, source: text.slice(0, SOURCE_MAX_CHARACTERS) }
  })
}

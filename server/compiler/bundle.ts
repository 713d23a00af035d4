import type { BuildResult, Message, Metafile } from 'esbuild-wasm'
import { unstampedLine } from '#shared/compile/add-loc.ts'
import type { Diagnostic } from './compiler-port.ts'
import { type Design, FILES, ROOT, SHEET } from './design-build.ts'
import { problem } from './diagnostics.ts'

export interface BundleInput extends Omit<Design, 'warnings'> {
  /** By the esbuild that runs here. */
  build: (design: Design) => Promise<BuildResult>
}

export type BundleOutput =
  | { isOk: true; js: string; moduleCss: string; sheets: string[]; sources: string[]; warnings: Diagnostic[] }
  | { isOk: false; errors: Diagnostic[] }

/** Bundles a design with everything from packages left as imports. */
export async function bundleDesign({ build, ...given }: BundleInput): Promise<BundleOutput> {
  const design: Design = { ...given, warnings: [] }
  try {
    const result = await build(design)
    const text = (ending: string) => result.outputFiles?.find(file => file.path.endsWith(ending))?.text ?? ''
    const loaded = loadedModules(result.metafile!)
    return {
      isOk: true,
      js: text('.js'),
      moduleCss: text('.css'),
      sheets: loaded.flatMap(sheetId),
      sources: loaded.map(({ path }) => path),
      warnings: [
        ...design.warnings,
        ...result.warnings.filter(isWorthSaying).map(message => asDiagnostic(message, 'warning')),
      ],
    }
  } catch (error) {
    const errors = (error as { errors?: Message[] }).errors
    if (!errors) throw error
    return { isOk: false, errors: errors.map(message => asDiagnostic(message, 'error')) }
  }
}

interface Loaded {
  namespace: string
  path: string
  /** Asked for as `?raw` or the like, so that it is no part of the page. */
  isText: boolean
}

/** What was loaded, as `namespace:path`, in the order the imports run. */
function loadedModules(metafile: Metafile): Loaded[] {
  const seen = new Set<string>()
  const ordered: Loaded[] = []
  const visit = (key: string) => {
    if (seen.has(key)) return
    seen.add(key)
    for (const { path, external } of metafile.inputs[key]?.imports ?? []) if (!external) visit(path)
    const at = key.indexOf(':')
    const [path = '', query] = key.slice(at + 1).split('?')
    ordered.push({ namespace: key.slice(0, at), path, isText: query !== undefined })
  }
  for (const key of Object.keys(metafile.inputs)) if (key.startsWith(`${ROOT}:`)) visit(key)
  return ordered
}

/** Style sheets among them as they are imported: those of the design by their path, vendored ones by name. */
const sheetId = ({ namespace, path, isText }: Loaded): string[] => {
  if (namespace === SHEET) return [path]
  const isSheet = !isText && namespace === FILES && path.endsWith('.css') && !path.endsWith('.module.css')
  return isSheet ? [`/${path}`] : []
}

const isWorthSaying = ({ id }: Message): boolean => id !== 'ignored-bare-import'

function asDiagnostic(message: Message, severity: 'error' | 'warning'): Diagnostic {
  const { text, location, detail } = message
  const isMissingExport = /^No matching export in/.test(text)
  const code = detail === 'missing-file' ? 'missing-file' : isMissingExport ? 'missing-export' : 'syntax'
  const written = location?.lineText ? unstampedLine(location.lineText, location.column) : null
  return {
    ...problem(severity, code, text),
    file: location ? location.file.replace(/^[\w-]+:/, '') : null,
    line: location?.line ?? null,
    column: written?.column ?? location?.column ?? null,
    lineText: written?.text.slice(0, 200) ?? null,
  }
}

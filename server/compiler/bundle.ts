import type {
  BuildResult,
  Loader,
  Message,
  Metafile,
  PartialMessage,
  Plugin,
  PluginBuild,
} from 'esbuild-wasm'
import { addLoc, unstampedLine } from '#shared/compile/add-loc.ts'
import { AROUND, type Around, aroundOf } from '#shared/compile/around.ts'
import {
  imageUrl,
  isAsset,
  isImage,
  isSheet,
  missingAsset,
  svgComponent,
  svgModule,
} from '#shared/compile/assets.ts'
import { type Entry, MOUNT_SOURCE } from '#shared/compile/entry.ts'
import type { KitFiles } from '#shared/compile/kit-files.ts'
import {
  aliasSpecifiers,
  localPath,
  rootedSpecifiers,
  type VirtualFiles,
} from '#shared/compile/virtual-files.ts'
import type { PatternConfig } from '#shared/design.ts'
import type { VendorManifest } from '#shared/vendor.ts'
import type { Diagnostic } from './compiler-port.ts'
import { problem } from './diagnostics.ts'
import { lostExports } from './lost-exports.ts'

export interface BundleInput {
  files: VirtualFiles
  kit: KitFiles
  entry: Entry
  manifest: VendorManifest
  designSystem: PatternConfig['designSystem']
  /** `build` of the esbuild that runs here. */
  build: (options: object) => Promise<BuildResult>
}

export type BundleOutput =
  | { isOk: true; js: string; moduleCss: string; sheets: string[]; sources: string[]; warnings: Diagnostic[] }
  | { isOk: false; errors: Diagnostic[] }

const FILES = 'design'
const ROOT = 'design-root'
const ENTRY = 'design-entry'
const SHEET = 'vendored-sheet'
const MOUNT = 'design-mount'
const REACT_DOM = /^react-dom(?:\/client)?$/

/** Bundles a design with everything from packages left as imports. */
export async function bundleDesign(input: BundleInput): Promise<BundleOutput> {
  const warnings: Diagnostic[] = []
  try {
    const result = await input.build({
      entryPoints: [ROOT],
      bundle: true,
      write: false,
      outfile: '/app.js',
      absWorkingDir: '/',
      format: 'esm',
      target: 'es2022',
      platform: 'browser',
      jsx: 'automatic',
      treeShaking: true,
      minifyWhitespace: true,
      minifySyntax: true,
      metafile: true,
      external: ['*'],
      legalComments: 'none',
      logLevel: 'silent',
      define: {
        'process.env.NODE_ENV': '"production"',
        'process.env': '{}',
        'import.meta.env': '{"MODE":"production","PROD":true,"DEV":false,"BASE_URL":"/"}',
        global: 'globalThis',
      },
      tsconfigRaw: { compilerOptions: { jsx: 'react-jsx' } },
      plugins: [designPlugin(input, warnings)],
    })
    const text = (ending: string) => result.outputFiles?.find(file => file.path.endsWith(ending))?.text ?? ''
    const loaded = loadedModules(result.metafile!)
    return {
      isOk: true,
      js: text('.js'),
      moduleCss: text('.css'),
      sheets: loaded.flatMap(sheetId),
      sources: loaded.map(({ path }) => path),
      warnings: [
        ...warnings,
        ...result.warnings.filter(isWorthSaying).map(message => asDiagnostic(message, 'warning')),
      ],
    }
  } catch (error) {
    const errors = (error as { errors?: Message[] }).errors
    if (!errors) throw error
    return { isOk: false, errors: errors.map(message => asDiagnostic(message, 'error')) }
  }
}

function designPlugin(
  { files, kit, entry, designSystem, manifest }: BundleInput,
  warnings: Diagnostic[],
): Plugin {
  return {
    name: 'design',
    setup(setup: PluginBuild) {
      if (entry.mountsItself) {
        setup.onResolve({ filter: REACT_DOM }, ({ path, importer }) =>
          importer === entry.path ? { path, namespace: MOUNT } : null,
        )
        setup.onLoad({ filter: /.*/, namespace: MOUNT }, () => ({ contents: MOUNT_SOURCE, loader: 'js' }))
      }
      setup.onResolve({ filter: ownSpecifiers(files, kit, manifest) }, ({ path, importer, kind }) => {
        if (path === ROOT) return { path: ROOT, namespace: ROOT }
        if (path === ENTRY) return { path: entry.path, namespace: FILES }
        if (path === MOUNT) return { path: 'react-dom/client', namespace: MOUNT }
        if (manifest.sheets[path] !== undefined) return { path, namespace: SHEET }
        if (kind === 'url-token') return { path, external: true }
        const [plain = path, query] = path.split('?')
        const found = files.resolve(plain, importer)
        if (found) return { path: found, namespace: FILES, suffix: query ? `?${query}` : '' }
        const kitPath = localPath(plain, importer)
        const fromKit = kit.resolve(kitPath)
        if (fromKit === 'vendored') return { path: `@/${kitPath}`, external: true, sideEffects: false }
        if (fromKit === 'source') return { path: `${kit.source(kitPath).name}`, namespace: 'kit' }
        if (isAsset(plain)) return { path: plain, namespace: 'missing-asset' }
        return { errors: [missingFile(path, importer, files)] }
      })
      setup.onLoad({ filter: /.*/, namespace: ROOT }, () => ({
        contents: rootSource(aroundOf(files, designSystem), entry),
        loader: 'js',
      }))
      setup.onLoad({ filter: /.*/, namespace: FILES }, ({ path, suffix }) => ({
        ...load(path, files.text(path) ?? '', suffix),
        errors: lostExports(path, files).map(text => ({ text })),
      }))
      setup.onLoad({ filter: /.*/, namespace: SHEET }, () => ({ contents: '', loader: 'js' }))
      setup.onLoad({ filter: /.*/, namespace: 'kit' }, ({ path }) => ({
        contents: kit.source(path.replace(/\.tsx?$/, '')).code,
        loader: path.endsWith('x') ? 'tsx' : 'ts',
      }))
      setup.onLoad({ filter: /.*/, namespace: 'missing-asset' }, ({ path }) => {
        const instead = isSheet(path) ? 'so it is left out' : 'so a placeholder stands in its place'
        warnings.push(problem('warning', 'missing-file', `"${path}" is not in the design, ${instead}.`))
        return { contents: missingAsset(path), loader: 'js' }
      })
    },
  }
}

/**
 * What this plugin is asked for. Every question to it costs a turn of esbuild's own scheduler, so packages and
 * kit files as they are vendored never reach it.
 */
function ownSpecifiers(files: VirtualFiles, kit: KitFiles, manifest: VendorManifest): RegExp {
  const aliases = aliasSpecifiers([...files.paths().map(path => files.text(path) ?? ''), ...kit.sources()])
  const asked = aliases.filter(specifier => {
    const path = specifier.slice(2)
    return (
      files.resolve(specifier, '') !== null || specifier !== `@/${path}` || kit.resolve(path) !== 'vendored'
    )
  })
  const named = rootedSpecifiers(files).filter(specifier => !manifest.specifiers[specifier])
  const exact = [ROOT, ENTRY, MOUNT, ...Object.keys(manifest.sheets), ...asked, ...named].map(escapeRegExp)
  return new RegExp(`^\\.|^/|^(?:${exact.join('|')})$`)
}

const escapeRegExp = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

const APP = [
  'const isComponent = v => typeof v === "function" || (typeof v === "object" && v !== null && "$$typeof" in v)',
  'const all = { ...design }',
  'export const App = [all.default, all.App, ...Object.values(all)].find(isComponent) ?? null',
]

/** What the page's runtime takes from the bundle. */
function rootSource(around: readonly Around[], { mountsItself }: Entry): string {
  const lines = [
    `import * as design from "${ENTRY}"`,
    'import * as React from "react"',
    'import { createRoot } from "react-dom/client"',
    ...(mountsItself ? [`export { Mounted as App } from "${MOUNT}"`, 'export const entry = design'] : APP),
    'export { React, createRoot }',
  ]
  if (around.length === 0) return lines.join('\n')
  let node = 'node'
  for (const one of around) {
    const { specifier, component, props } = AROUND[one]
    const names = [component, ...Object.values(props)].map(name => `${name} as ${one}_${name}`)
    const given = Object.entries(props).map(([prop, name]) => `${prop}: ${one}_${name}`)
    lines.push(`import { ${names.join(', ')} } from "${specifier}"`)
    node = `React.createElement(${one}_${component}, { ${given.join(', ')} }, ${node})`
  }
  lines.push(`export const wrap = node => ${node}`)
  return lines.join('\n')
}

function load(path: string, code: string, suffix: string): { contents: string; loader: Loader } {
  if (suffix === '?raw') return { contents: code, loader: 'text' }
  const ending = path.slice(path.lastIndexOf('.') + 1).toLowerCase()
  if (path.endsWith('.module.css')) return { contents: code, loader: 'local-css' }
  if (ending === 'css') return { contents: '', loader: 'js' }
  if (ending === 'svg' && suffix === '?react') return { contents: svgComponent(code), loader: 'js' }
  if (ending === 'svg') return { contents: svgModule(code), loader: 'js' }
  if (isImage(path))
    return { contents: `export default ${JSON.stringify(imageUrl(path, code))}`, loader: 'js' }
  const loaders: Record<string, Loader> = {
    tsx: 'tsx',
    ts: 'ts',
    jsx: 'jsx',
    js: 'jsx',
    mjs: 'js',
    json: 'json',
  }
  return { contents: addLoc(code, path), loader: loaders[ending] ?? 'text' }
}

function missingFile(specifier: string, importer: string, files: VirtualFiles): PartialMessage {
  const wanted = localPath(specifier, importer).split('/').at(-1)?.toLowerCase() ?? ''
  const near = files.paths().find(path => path.toLowerCase().includes(wanted) && wanted.length > 2)
  const hint = near ? ` Did you mean "${near}"?` : ''
  return { text: `Cannot find "${specifier}", imported by ${importer}.${hint}`, detail: 'missing-file' }
}

/** What was loaded, as `namespace:path`, in the order the imports run. */
function loadedModules(metafile: Metafile): { namespace: string; path: string }[] {
  const seen = new Set<string>()
  const ordered: { namespace: string; path: string }[] = []
  const visit = (key: string) => {
    if (seen.has(key)) return
    seen.add(key)
    for (const { path, external } of metafile.inputs[key]?.imports ?? []) if (!external) visit(path)
    const at = key.indexOf(':')
    ordered.push({ namespace: key.slice(0, at), path: key.slice(at + 1).split('?')[0] ?? '' })
  }
  for (const key of Object.keys(metafile.inputs)) if (key.startsWith(`${ROOT}:`)) visit(key)
  return ordered
}

/** Style sheets among them as they are imported: those of the design by their path, vendored ones by name. */
const sheetId = ({ namespace, path }: { namespace: string; path: string }): string[] => {
  if (namespace === SHEET) return [path]
  const isSheet = namespace === FILES && path.endsWith('.css') && !path.endsWith('.module.css')
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

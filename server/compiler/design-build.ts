import type { BuildOptions, Loader, PartialMessage, Plugin, PluginBuild } from 'esbuild-wasm'
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
import { writeOutGlobs } from '#shared/compile/import-glob.ts'
import type { KitFiles } from '#shared/compile/kit-files.ts'
import { fileHint, kitHint } from '#shared/compile/kit-hint.ts'
import { type Around, MISSING_PROVIDERS, missingProvidersOf } from '#shared/compile/missing-providers.ts'
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
import { sourceWithLocs } from './loc-cache.ts'
import { missingReexports } from './missing-reexports.ts'

export interface Design {
  files: VirtualFiles
  kit: KitFiles
  entry: Entry
  manifest: VendorManifest
  designSystem: PatternConfig['designSystem']
  /** What the build has to say of it. */
  warnings: Diagnostic[]
}

/** What designs must have in common to be built by one set of options. */
export interface DesignKind {
  mountsItself: boolean
  /** The specifiers its plugin is asked for. */
  asks: string
}

/** The namespaces of what is loaded. */
export const FILES = 'design'
export const ROOT = 'design-root'
export const SHEET = 'vendored-sheet'
const MOUNT = 'design-mount'
const ENTRY = 'design-entry'
/** One module, by whichever name the entry asks for it. */
const MOUNTED = { path: 'react-dom/client', namespace: MOUNT }
const REACT_DOM = /^react-dom(?:\/client)?$/

export const kindOf = (design: Design): DesignKind => ({
  mountsItself: design.entry.mountsItself,
  asks: ownSpecifiers(design),
})

/** How designs of a kind are bundled, with everything from packages left as imports; `current` is built next. */
export const designOptions = (kind: DesignKind, current: () => Design): BuildOptions => ({
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
  plugins: [designPlugin(kind, current)],
})

function designPlugin({ mountsItself, asks }: DesignKind, current: () => Design): Plugin {
  return {
    name: 'design',
    setup(setup: PluginBuild) {
      if (mountsItself) {
        setup.onResolve({ filter: REACT_DOM }, ({ importer }) =>
          importer === current().entry.path ? MOUNTED : null,
        )
        setup.onLoad({ filter: /.*/, namespace: MOUNT }, () => ({ contents: MOUNT_SOURCE, loader: 'js' }))
      }
      setup.onResolve({ filter: new RegExp(asks) }, ({ path, importer, kind }) => {
        const { files, kit, entry, manifest } = current()
        if (path === ROOT) return { path: ROOT, namespace: ROOT }
        if (path === ENTRY) return { path: entry.path, namespace: FILES }
        if (path === MOUNT) return MOUNTED
        if (manifest.sheets[path] !== undefined) return { path, namespace: SHEET }
        if (kind === 'url-token') return { path, external: true }
        const [plain = path, query] = path.split('?')
        const found = files.resolve(plain, importer)
        if (found) return { path: found, namespace: FILES, suffix: query ? `?${query}` : '' }
        const kitPath = localPath(plain, importer)
        const fromKit = kit.resolve(kitPath)
        if (fromKit === 'vendored') return { path: `@/${kitPath}`, external: true, sideEffects: false }
        if (fromKit === 'source') return { path: `${kit.source(kitPath).name}`, namespace: 'kit' }
        if (isAsset(plain))
          return { path: plain, namespace: 'missing-asset', suffix: query ? `?${query}` : '' }
        return { errors: [missingFile(path, importer, current())] }
      })
      setup.onLoad({ filter: /.*/, namespace: ROOT }, () => ({
        contents: rootSource(current()),
        loader: 'js',
      }))
      setup.onLoad({ filter: /.*/, namespace: FILES }, ({ path, suffix }) => ({
        ...load(path, writeOutGlobs(current().files.text(path) ?? '', path, current().files), suffix),
        errors: missingReexports(path, current().files).map(text => ({ text })),
      }))
      setup.onLoad({ filter: /.*/, namespace: SHEET }, () => ({ contents: '', loader: 'js' }))
      setup.onLoad({ filter: /.*/, namespace: 'kit' }, ({ path }) => ({
        contents: current().kit.source(path.replace(/\.tsx?$/, '')).code,
        loader: path.endsWith('x') ? 'tsx' : 'ts',
      }))
      setup.onLoad({ filter: /.*/, namespace: 'missing-asset' }, ({ path, suffix }) => {
        const instead = isSheet(path) ? 'so it is left out' : 'so a placeholder stands in its place'
        current().warnings.push(
          problem('warning', 'missing-file', `"${path}" is not in the design, ${instead}.`),
        )
        return { contents: missingAsset(path, suffix.slice(1)), loader: 'js' }
      })
    },
  }
}

/**
 * What this plugin is asked for. Every question to it costs a turn of esbuild's own scheduler, so packages and
 * kit files as they are vendored never reach it.
 */
function ownSpecifiers({ files, kit, manifest }: Design): string {
  const aliases = aliasSpecifiers([...files.paths().map(path => files.text(path) ?? ''), ...kit.sources()])
  const asked = aliases.filter(specifier => {
    const path = specifier.slice(2)
    return (
      files.resolve(specifier, '') !== null || specifier !== `@/${path}` || kit.resolve(path) !== 'vendored'
    )
  })
  const named = rootedSpecifiers(files).filter(specifier => !manifest.specifiers[specifier])
  const exact = [ROOT, ENTRY, MOUNT, ...Object.keys(manifest.sheets), ...asked, ...named].map(escapeRegExp)
  return `^\\.|^/|^(?:${exact.sort().join('|')})$`
}

const escapeRegExp = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

const APP = [
  'const isComponent = v => typeof v === "function" || (typeof v === "object" && v !== null && "$$typeof" in v)',
  'const all = { ...design }',
  'export const App = [all.default, all.App, ...Object.values(all)].find(isComponent) ?? null',
]

/** What the page's runtime takes from the bundle. */
function rootSource({ files, designSystem, entry: { mountsItself } }: Design): string {
  const around: readonly Around[] = missingProvidersOf(files, designSystem)
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
    const { specifier, component, props } = MISSING_PROVIDERS[one]
    const names = [component, ...Object.values(props)].map(name => `${name} as ${one}_${name}`)
    const given = Object.entries(props).map(([prop, name]) => `${prop}: ${one}_${name}`)
    lines.push(`import { ${names.join(', ')} } from "${specifier}"`)
    node = `React.createElement(${one}_${component}, { ${given.join(', ')} }, ${node})`
  }
  lines.push(`export const wrap = node => ${node}`)
  return lines.join('\n')
}

function load(path: string, code: string, suffix: string): { contents: string; loader: Loader } {
  const ending = path.slice(path.lastIndexOf('.') + 1).toLowerCase()
  if (suffix === '?raw' || (suffix === '?inline' && ending === 'css'))
    return { contents: code, loader: 'text' }
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
  return { contents: sourceWithLocs(code, path), loader: loaders[ending] ?? 'text' }
}

function missingFile(specifier: string, importer: string, { files, kit }: Design): PartialMessage {
  const path = localPath(specifier, importer)
  const hint = kitHint(path, kit.paths()) ?? fileHint(path, files)
  const text = `Cannot find "${specifier}", imported by ${importer}.${hint ? ` ${hint}` : ''}`
  return { text, detail: 'missing-file' }
}

import { join } from 'node:path'
import { build, type Metafile, type Plugin, type PluginBuild } from 'esbuild'
import { DEVELOPMENT_FOLDER, REACT_SPECIFIERS } from '#shared/vendor.ts'

const REFRESH = 'react-refresh/runtime'
const isReact = new Set<string>(REACT_SPECIFIERS)
const FILTER = /^react(?:-dom)?(?:\/[\w-]+)?$/

/**
 * Leaves React out of everything else: a page's import map says which form of it there is, the production one or,
 * in the editor, the development one that can refresh. A `require` of it becomes an import, since a page has none.
 */
export const reactStaysOutside: Plugin = {
  name: 'react-stays-outside',
  setup(setup: PluginBuild) {
    setup.onResolve({ filter: FILTER }, ({ path, kind, namespace }) => {
      if (!isReact.has(path) || namespace === 'vendored') return null
      if (kind === 'require-call') return { path, namespace: 'required-react' }
      return { path, external: true }
    })
    setup.onLoad({ filter: /.*/, namespace: 'required-react' }, ({ path }) => ({
      contents: `export * from ${JSON.stringify(path)};export { default } from ${JSON.stringify(path)}`,
      loader: 'js',
    }))
  },
}

export const isReactSpecifier = (specifier: string): boolean => isReact.has(specifier)

const JSX = ['drawsAsync', 'drawsNoStandIn']
/** Names of React, and what changes them: the shims' own names, one after the other. */
const CHANGED: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  react: { createElement: ['drawsAsync', 'createsNoStandIn'], use: ['usesCallables'] },
  'react/jsx-runtime': { jsx: JSX, jsxs: JSX },
  'react/jsx-dev-runtime': { jsxDEV: JSX },
}
const SHIMS: Readonly<Record<string, readonly string[]>> = {
  'async-components.ts': ['drawsAsync', 'usesCallables'],
  'stand-ins.ts': ['drawsNoStandIn', 'createsNoStandIn'],
}

/** Changes what React itself gives, `m`, where designs rely on a framework that can do more. */
export function changedReact(specifier: string, shimsDir: string): string {
  const changes = Object.entries(CHANGED[specifier] ?? {})
  if (changes.length === 0) return ''
  const used = new Set(changes.flatMap(([, made]) => made))
  const imports = Object.entries(SHIMS).map(([file, names]) => {
    const taken = names.filter(name => used.has(name))
    return `import { ${taken.join(', ')} } from ${JSON.stringify(join(shimsDir, file))};`
  })
  const made = changes.map(([name, all]) => {
    const changed = all.reduce((inner, change) => `${change}(${inner})`, `m.${name}`)
    return `if (m.${name}) m.${name} = ${changed};`
  })
  return imports.join('') + made.join('')
}

interface ReactBuild {
  vendorDir: string
  outDir: string
  /** Makes an entry re-export a package with its names listed. */
  entries: Plugin
  entryOf(specifier: string): { in: string; out: string }
}

/** React, React DOM and the JSX runtimes, which share chunks with nothing else. */
export const bundleReact = (input: ReactBuild): Promise<Metafile> =>
  bundleForm(input, [...REACT_SPECIFIERS], 'production', input.outDir)

/** The same in their development form, with the runtime of React Refresh. */
export const bundleDevelopmentReact = (input: ReactBuild): Promise<Metafile> =>
  bundleForm(input, [...REACT_SPECIFIERS, REFRESH], 'development', join(input.outDir, DEVELOPMENT_FOLDER))

async function bundleForm(
  { vendorDir, entries, entryOf }: ReactBuild,
  specifiers: readonly string[],
  form: 'production' | 'development',
  outdir: string,
): Promise<Metafile> {
  const { metafile } = await build({
    entryPoints: specifiers.map(entryOf),
    absWorkingDir: vendorDir,
    outdir,
    chunkNames: 'c/[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    conditions: [form, 'module', 'browser'],
    define: { 'process.env.NODE_ENV': JSON.stringify(form), 'process.env': '{}', global: 'globalThis' },
    minify: true,
    metafile: true,
    legalComments: 'none',
    logLevel: 'silent',
    plugins: [entries],
  })
  return metafile
}

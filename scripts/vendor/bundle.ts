import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { parse } from 'es-module-lexer/js'
import { type BuildOptions, build, type Metafile, type Plugin, type PluginBuild } from 'esbuild'
import { olderChakra, vendoredChakra } from './chakra.ts'
import { bundleExtended, extendedDir } from './extended.ts'
import { type KitFile, kitSpecifier, narrowBarrels } from './kit.ts'
import {
  bundleDevelopmentReact,
  bundleReact,
  changedReact,
  isReactSpecifier,
  reactStaysOutside,
} from './react.ts'
import { routerSource } from './router.ts'

const ENTRY = 'vendored:'

export interface BundleInput {
  vendorDir: string
  outDir: string
  specifiers: readonly string[]
  /** Those of the extended set; none when only the core is built. */
  extended: readonly string[]
  kit: readonly KitFile[]
  radix: Record<string, string>
  icons: Record<string, string>
}

/** One build of everything with shared chunks around one React, and that React in both of its forms. */
export async function bundleVendor(input: BundleInput): Promise<Metafile[]> {
  const { vendorDir, outDir } = input
  const entries = entryPlugin(vendorDir)
  const react = { vendorDir, outDir, entries, entryOf }
  const built = await Promise.all([bundlePackages(input), bundleReact(react), bundleDevelopmentReact(react)])
  if (input.extended.length === 0) return built
  const extended = await bundleExtended({
    vendorDir,
    outDir,
    entryOf,
    specifiers: input.extended,
    core: input.specifiers,
    options: OPTIONS,
    plugins: [reactStaysOutside, entryPlugin(extendedDir(vendorDir))],
  })
  return [...built, extended]
}

const OPTIONS: BuildOptions = {
  bundle: true,
  splitting: true,
  format: 'esm',
  target: 'es2022',
  platform: 'browser',
  conditions: ['production', 'module', 'browser'],
  mainFields: ['browser', 'module', 'main'],
  define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}', global: 'globalThis' },
  jsx: 'automatic',
  minify: true,
  legalComments: 'none',
  logLevel: 'silent',
}

async function bundlePackages(input: BundleInput): Promise<Metafile> {
  const specifiers = input.specifiers.filter(specifier => !isReactSpecifier(specifier))
  const entries = [...specifiers, ...input.kit.map(kitSpecifier)]
  const result = await build({
    ...OPTIONS,
    entryPoints: entries.map(entryOf),
    absWorkingDir: input.vendorDir,
    outdir: input.outDir,
    chunkNames: 'c/[hash]',
    metafile: true,
    plugins: [reactStaysOutside, entryPlugin(input.vendorDir), vendorPlugin(input)],
  })
  return result.metafile
}

const entryOf = (specifier: string) => ({ in: ENTRY + specifier, out: entryPath(specifier) })

/** `@/components/ui/button` → `kit/components/ui/button`, `@radix-ui/react-slot` → `radix-ui/react-slot`. */
const entryPath = (specifier: string): string =>
  specifier.startsWith('@/') ? `kit/${specifier.slice(2)}` : specifier.replace(/^@/, '')

/** The specifier an output belongs to, or null for chunks; dynamic imports carry an entry point too. */
export const outputSpecifier = (entryPoint: string | undefined): string | null =>
  entryPoint?.startsWith(ENTRY) ? entryPoint.slice(ENTRY.length) : null

/** An entry stands for a package: it gives on what the package exports. */
function entryPlugin(resolveDir: string): Plugin {
  return {
    name: 'entries',
    setup(setup) {
      setup.onResolve({ filter: /^vendored:/ }, ({ path }) => ({
        path: path.slice(ENTRY.length),
        namespace: 'vendored',
      }))
      setup.onLoad({ filter: /.*/, namespace: 'vendored' }, async ({ path }) => ({
        contents: await entrySource(setup, path, resolveDir),
        resolveDir,
        loader: 'js',
      }))
    },
  }
}

function vendorPlugin({ vendorDir, kit, radix, icons }: BundleInput): Plugin {
  const kitFiles = new Map(kit.map(file => [kitSpecifier(file), file]))
  const kitDir = join(vendorDir, 'kit')
  return {
    name: 'vendor',
    setup(setup) {
      setup.onResolve({ filter: /^@\// }, ({ path }) => {
        const file = kitFiles.get(path)
        return file ? { path: join(kitDir, file.name) } : { errors: [{ text: `The kit has no ${path}.` }] }
      })
      setup.onResolve({ filter: /^next\// }, ({ path }) => ({ path: shimFile(vendorDir, path) }))
      setup.onResolve({ filter: /^lucide-react\/(dist\/|createLucideIcon$)/ }, ({ path }) => ({
        path: lucideFile(vendorDir, path),
      }))
      setup.onLoad({ filter: /[\\/]vendor[\\/]kit[\\/]/ }, ({ path }) => ({
        contents: narrowBarrels(readFileSync(path, 'utf8'), radix, icons),
        loader: path.endsWith('x') ? 'tsx' : 'ts',
      }))
    },
  }
}

/** Re-exports everything; the names of a CommonJS package are listed, since they cannot be read from its text. */
async function entrySource(setup: PluginBuild, specifier: string, resolveDir: string): Promise<string> {
  const name = JSON.stringify(specifier)
  const router = await routerSource(specifier, from => namesOf(setup, from, resolveDir))
  if (router !== null) return router
  const { path, errors } = await setup.resolve(specifier, { kind: 'import-statement', resolveDir })
  if (errors.length > 0) throw new Error(`${specifier} could not be resolved: ${errors[0]?.text}`)
  const source = readFileSync(path, 'utf8')
  const isOwn = /[\\/]vendor[\\/](?:kit|shims)[\\/]/.test(path)
  const [, exports, , isModule] = isOwn ? [null, [], null, true] : parse(source)
  if (isModule) {
    const hasDefault = isOwn ? /^export default /m.test(source) : exports.some(isDefault)
    const drawn =
      specifier === '@chakra-ui/react'
        ? olderChakra(vendoredChakra(resolveDir), join(resolveDir, 'shims', 'chakra'))
        : ''
    const more = specifier === 'lucide-react' ? ALL_ICONS : drawn
    return `export * from ${name};${hasDefault ? `export { default } from ${name};` : ''}${more}`
  }
  const module: object = vendorRequire(resolveDir)(specifier)
  const names = Object.keys(module).filter(
    key => /^[A-Za-z_$][\w$]*$/.test(key) && key !== 'default' && key !== '__esModule',
  )
  const changed = changedReact(specifier, join(resolveDir, 'shims', 'react'))
  const consts = names.map((key, at) => `const n${at} = m.${key};`).join('')
  return `import m from ${name};${changed}${consts}export default m;export { ${names.map((key, at) => `n${at} as ${key}`).join(', ')} };`
}

/** \`icons\` with the names that icons had before: lucide-react leaves those out of it. */
const ALL_ICONS =
  'import * as all from "lucide-react";export const icons = { ...Object.fromEntries(Object.entries(all).filter(([name]) => /^(?!Lucide)[A-Z]\\w*(?<!Icon)$/.test(name) && name !== "Icon")), ...all.icons };'

const vendorRequire = (resolveDir: string) => createRequire(join(resolveDir, 'package.json'))

/** What a module exports by names of its own. */
async function namesOf(setup: PluginBuild, specifier: string, resolveDir: string): Promise<string[]> {
  const { path } = await setup.resolve(specifier, { kind: 'import-statement', resolveDir })
  const [, exports] = parse(readFileSync(path, 'utf8'))
  return exports.flatMap(entry => ('name' in entry && !isDefault(entry) ? [String(entry.name)] : []))
}

const isDefault = (entry: object): boolean => 'name' in entry && entry.name === 'default'

/** The icon factory and single icons are not in the package's own exports. */
const lucideFile = (vendorDir: string, path: string): string =>
  join(
    vendorDir,
    'node_modules',
    path.includes('/dist/') ? path : 'lucide-react/dist/esm/createLucideIcon.js',
  )

/** Stand-ins for the parts of Next.js that designs use. */
const shimFile = (vendorDir: string, path: string): string =>
  ['.tsx', '.ts'].map(ending => join(vendorDir, 'shims', path + ending)).find(file => existsSync(file)) ??
  path

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, posix } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type BuildOptions, build, type Metafile, type Plugin, type PluginBuild } from 'esbuild'

/** Begins the address of a core file in an extended one, until it is known where that one lies. */
const CORE = 'core:'
const NAME = /^(@[\w.-]+\/)?[\w.-]+/

/** Where packages are looked for first; what is not there is found in the folder above. */
export const extendedDir = (vendorDir: string): string => {
  const folder = join(vendorDir, 'extended')
  return existsSync(join(folder, 'node_modules')) ? folder : vendorDir
}

export interface ExtendedInput {
  vendorDir: string
  outDir: string
  specifiers: readonly string[]
  core: readonly string[]
  entryOf(specifier: string): { in: string; out: string }
  /** How everything vendored is built, and the plugins that hold for both sets. */
  options: BuildOptions
  plugins: readonly Plugin[]
}

/**
 * The extended packages in a build of their own, so that no core file changes by them. What both sets have in one
 * version is the core's copy: a context, an emotion cache or a motion value is the same one everywhere.
 */
export async function bundleExtended(input: ExtendedInput): Promise<Metafile> {
  const result = await build({
    ...input.options,
    entryPoints: [
      ...input.specifiers.map(input.entryOf),
      { ...input.entryOf(TABLE), out: 'tanstack/react-table-of-both' },
    ],
    absWorkingDir: input.vendorDir,
    outdir: input.outDir,
    chunkNames: 'e/[hash]',
    metafile: true,
    plugins: [oddPackages(input), ...input.plugins, sharedCore(input)],
  })
  const metafile = result.metafile!
  for (const [path, output] of Object.entries(metafile.outputs)) {
    if (output.imports.some(entry => isCoreImport(entry.path))) pointAtCore(input, path)
  }
  return metafile
}

const isCoreImport = (path: string): boolean => path.startsWith(CORE)

/** The file of an import as the manifest names it; null when it is none of the core. */
export const coreFile = (path: string): string | null => (isCoreImport(path) ? path.slice(CORE.length) : null)

function pointAtCore({ vendorDir, outDir }: ExtendedInput, path: string): void {
  const file = join(vendorDir, path)
  const folder = posix.dirname(file.slice(outDir.length + 1).replaceAll('\\', '/'))
  const text = readFileSync(file, 'utf8').replace(/"core:([^"]+)"/g, (_, target: string) => {
    const relative = posix.relative(folder, target)
    return JSON.stringify(relative.startsWith('.') ? relative : `./${relative}`)
  })
  writeFileSync(file, text)
}

function sharedCore({ vendorDir, core, entryOf }: ExtendedInput): Plugin {
  const isCore = new Set(core)
  return {
    name: 'shared-core',
    setup(setup: PluginBuild) {
      setup.onResolve({ filter: /^[@\w]/ }, ({ path, kind }) => {
        if (!isCore.has(path) || !isSameVersion(NAME.exec(path)?.[0] ?? '', vendorDir)) return null
        if (kind === 'require-call') return { path, namespace: 'required-core' }
        return { path: `${CORE}${entryOf(path).out}.js`, external: true }
      })
      // A `require` becomes an import, since a page has none.
      setup.onLoad({ filter: /.*/, namespace: 'required-core' }, ({ path }) => ({
        contents: `export * from ${JSON.stringify(path)}`,
        loader: 'js',
      }))
    },
  }
}

/** True as well where only the core has it: then it is the one that is found. */
function isSameVersion(name: string, vendorDir: string): boolean {
  const own = versionIn(join(vendorDir, 'extended/node_modules', name))
  return own === null || own === versionIn(join(vendorDir, 'node_modules', name))
}

function versionIn(folder: string): string | null {
  const file = join(folder, 'package.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version : null
}

/** Packages that need a hand to be bundled. */
function oddPackages({ vendorDir, entryOf }: ExtendedInput): Plugin {
  return {
    name: 'odd-packages',
    setup(setup: PluginBuild) {
      setup.onResolve({ filter: /^leaflet$/ }, ({ kind, resolveDir }) =>
        // Its package.json names the form that needs a window to be read.
        setup.resolve('leaflet/dist/leaflet-src.esm.js', { kind, resolveDir }),
      )
      setup.onResolve({ filter: /^core:/ }, ({ path }) => ({ path, external: true }))
      setup.onLoad({ filter: /^@tanstack\/react-table$/, namespace: 'vendored' }, async () => ({
        contents: await bothTables(vendorDir, `${CORE}${entryOf(TABLE).out}.js`),
        resolveDir: extendedDir(vendorDir),
      }))
      // Made for the Chakra UI before this one, which gave on React's forwardRef.
      setup.onResolve({ filter: /^@chakra-ui\/react$/ }, ({ importer }) =>
        /[\\/]@chakra-ui[\\/]icons[\\/]/.test(importer)
          ? { path: 'chakra', namespace: 'for-chakra-icons' }
          : null,
      )
      setup.onLoad({ filter: /.*/, namespace: 'for-chakra-icons' }, () => ({
        contents: 'export * from "@chakra-ui/react";export { forwardRef } from "react"',
        resolveDir: vendorDir,
      }))
    },
  }
}

/** The one package whose versions in use have different names for everything: the names of 9 beside those of 8. */
const TABLE = '@tanstack/react-table'

async function bothTables(vendorDir: string, older: string): Promise<string> {
  const [before, after] = await Promise.all(
    [vendorDir, extendedDir(vendorDir)].map(async folder => {
      const file = createRequire(join(folder, 'package.json')).resolve(TABLE)
      return Object.keys((await import(pathToFileURL(file).href)) as object)
    }),
  )
  const added = after!.filter(name => !before!.includes(name) && name !== 'default' && !name.includes('.'))
  // By name, since the compiler is told of named exports alone.
  const kept = before!.filter(
    name => name !== 'createColumnHelper' && name !== 'default' && !name.includes('.'),
  )
  return `export { ${kept.join(', ')} } from ${JSON.stringify(older)};
export { ${added.join(', ')} } from ${JSON.stringify(TABLE)};
import { createColumnHelper as helper } from ${JSON.stringify(older)};
export const createColumnHelper = () => ({ ...helper(), columns: columns => columns });`
}

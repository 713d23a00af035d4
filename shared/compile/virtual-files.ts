import type { SourceFile } from '#shared/artifacts.ts'
import { isAsset, isSheet } from './assets.ts'

const EXTENSIONS = ['', '.tsx', '.ts', '.jsx', '.js', '.mjs', '.json', '.css']
const INDEXES = ['/index.tsx', '/index.ts', '/index.jsx', '/index.js']
/** Where `@/` and `/` may point, in this order. */
const ALIAS_ROOTS = ['', 'src/', 'app/']
const PUBLIC_ROOTS = ['', 'public/', 'src/']

/** The source files of one design as a file system: path → text. */
export interface VirtualFiles {
  text(path: string): string | undefined
  paths(): string[]
  /** The file an import means, tried with extensions and `index` files; null when there is none. */
  resolve(specifier: string, importer: string): string | null
}

export function virtualFiles(files: readonly SourceFile[]): VirtualFiles {
  const byPath = new Map(files.map(file => [normalPath(file.name), file.code]))

  function find(path: string): string | null {
    const plain = normalPath(path)
    for (const ending of [...EXTENSIONS, ...INDEXES]) if (byPath.has(plain + ending)) return plain + ending
    // TypeScript writes `./x.js` and means `x.ts` or `x.tsx`.
    const stem = plain.replace(/\.(m?js|jsx)$/, '')
    if (stem === plain) return null
    return ['.tsx', '.ts', '.jsx'].map(ending => stem + ending).find(name => byPath.has(name)) ?? null
  }

  return {
    text: path => byPath.get(path),
    paths: () => [...byPath.keys()],
    resolve(specifier, importer) {
      const alias = /^[@~]\//.test(specifier) ? specifier.slice(2) : rootedPath(specifier)
      if (alias !== null) return firstOf(ALIAS_ROOTS.map(root => () => find(root + alias)))
      if (specifier.startsWith('/')) return firstOf(PUBLIC_ROOTS.map(root => () => find(root + specifier)))
      return find(`${folderOf(importer)}/${specifier}`)
    },
  }
}

/** Every text in the sources that an aliased import could be: `@/lib/data`. */
export function aliasSpecifiers(sources: readonly string[]): string[] {
  const found = new Set<string>()
  for (const source of sources) {
    for (const [, specifier = ''] of source.matchAll(/["'`]([@~]\/[^"'`\s]+)["'`]/g)) found.add(specifier)
  }
  return [...found]
}

/**
 * The path from the root of the design in `components/card`, as with a `baseUrl`, and in `#components/card`,
 * `#/components/card` and `@components/card`, as projects name their own folders; null where it is none.
 */
const rootedPath = (specifier: string): string | null =>
  /^(?:[@~$]|#\/?)?([A-Za-z][\w-]*\/.*)$/.exec(specifier)?.[1] ?? null

/** It names a file of the design from its root, or a picture that no package has. */
export const isRooted = (specifier: string, files: VirtualFiles): boolean =>
  rootedPath(specifier) !== null &&
  (files.resolve(specifier, '') !== null || (isAsset(specifier) && !isSheet(specifier)))

/** Every import in the design that names one of its files from the root. */
export function rootedSpecifiers(files: VirtualFiles): string[] {
  const found = new Set<string>()
  for (const path of files.paths()) {
    for (const [, specifier = ''] of (files.text(path) ?? '').matchAll(
      /(?:from|import|import\(|require\()\s*["']([@~$#A-Za-z][^"'\s]*)["']/g,
    ))
      if (isRooted(specifier, files)) found.add(specifier)
  }
  return [...found]
}

/** The path a local import would have below the design, without extension and without a leading `src/`. */
export function localPath(specifier: string, importer: string): string {
  const path = /^[@~]?\//.test(specifier)
    ? specifier.replace(/^[@~]?\//, '')
    : `${folderOf(importer)}/${specifier}`
  return normalPath(path)
    .replace(/^(?:src|app)\//, '')
    .replace(/\.(?:tsx?|jsx?)$/, '')
}

export function normalPath(path: string): string {
  const parts: string[] = []
  for (const part of path.split('/')) {
    if (part === '..') parts.pop()
    else if (part && part !== '.') parts.push(part)
  }
  return parts.join('/')
}

const folderOf = (path: string): string => (path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '')

function firstOf(tries: readonly (() => string | null)[]): string | null {
  for (const attempt of tries) {
    const found = attempt()
    if (found !== null) return found
  }
  return null
}

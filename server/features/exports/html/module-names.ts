import { REACT_SPECIFIERS, type VendorManifest } from '#shared/vendor.ts'

/** What a page that lies in a folder needs: its address is the file's, so routes go behind the `#`. */
const ROUTERS = new Set(['react-router', 'react-router-dom'])
const RELATIVE = /\b(from|import)(\s*(?:\(\s*)?)(["'])(\.{1,2}\/[\w./@-]+)\3/g

export interface NamedModules {
  /** Vendored files by the name that imports them. */
  files: Map<string, string>
  /** Further names, each with the code of a module of its own. */
  made: Map<string, string>
}

export const nameOf = (file: string): string => `vendored/${file}`

/** The vendored files that a design loads, by name; further ones are found as they are read. */
export function namesFor(manifest: VendorManifest, imports: readonly string[]): NamedModules {
  const files = new Map<string, string>()
  const made = new Map<string, string>()
  for (const specifier of new Set([...REACT_SPECIFIERS, ...imports])) {
    const entry = manifest.specifiers[specifier]
    if (!entry) continue
    if (!ROUTERS.has(specifier)) files.set(specifier, entry.file)
    else {
      files.set(nameOf(entry.file), entry.file)
      made.set(specifier, behindHash(nameOf(entry.file)))
    }
  }
  return { files, made }
}

const behindHash = (name: string): string =>
  `export * from ${JSON.stringify(name)};export { HashRouter as BrowserRouter, createHashRouter as createBrowserRouter } from ${JSON.stringify(name)}`

interface Relinked {
  code: string
  /** Files that it names. */
  asks: string[]
}

/** A vendored file whose imports of its neighbours are names, since what has no address has no neighbours. */
export function relinked(
  file: string,
  code: string,
  manifest: VendorManifest,
  known: ReadonlyMap<string, string>,
): Relinked {
  const asks = new Set<string>()
  const named = code.replace(
    RELATIVE,
    (whole, word: string, between: string, quote: string, path: string) => {
      const target = resolved(file, path)
      if (!(target in manifest.files)) return whole
      asks.add(target)
      return `${word}${between}${quote}${known.get(target) ?? nameOf(target)}${quote}`
    },
  )
  return { code: named, asks: [...asks] }
}

function resolved(from: string, path: string): string {
  const parts = from.split('/').slice(0, -1)
  for (const part of path.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.') parts.push(part)
  }
  return parts.join('/')
}

import type { SourceFile } from '#shared/artifacts.ts'
import type { File } from '#shared/edits/syntax.ts'

export interface Imported {
  /** The module as it is written: `./hero`, `@chakra-ui/react`. */
  source: string
  /** The file of the design it is; null for a package. */
  file: string | null
  /** The name it is exported under; `default` for a default export. */
  name: string
}

/** What a file imports, by the name it has there. */
export function importsOf(tree: File, from: string, files: readonly SourceFile[]): Map<string, Imported> {
  const found = new Map<string, Imported>()
  for (const statement of tree.program.body) {
    if (statement.type !== 'ImportDeclaration') continue
    const source = statement.source.value
    const file = fileOf(source, from, files)
    for (const specifier of statement.specifiers) {
      const imported = specifier.type === 'ImportSpecifier' ? specifier.imported : null
      const name = imported ? (imported.type === 'Identifier' ? imported.name : imported.value) : 'default'
      found.set(specifier.local.name, { source, file, name })
    }
  }
  return found
}

/** The file a module name means, seen from another file. */
function fileOf(source: string, from: string, files: readonly SourceFile[]): string | null {
  const path = pathOf(source, from)
  if (path === null) return null
  const ends = ['', '.tsx', '.jsx', '.ts', '.js', '/index.tsx', '/index.jsx', '/index.ts']
  const names = ends.flatMap(end => [path + end, `src/${path}${end}`])
  return files.find(file => names.includes(file.name))?.name ?? null
}

function pathOf(source: string, from: string): string | null {
  if (/^[@~]\//.test(source)) return source.slice(2)
  if (!source.startsWith('.')) return null
  const parts = from.split('/').slice(0, -1)
  for (const step of source.split('/')) {
    if (step === '..') parts.pop()
    else if (step !== '.') parts.push(step)
  }
  return parts.join('/')
}

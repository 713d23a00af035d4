import { normalPath } from '#shared/compile/virtual-files.ts'
import type { Layout } from './layout.ts'

const EXTENSIONS = ['.tsx', '.ts', '.jsx', '.js', '.mjs', '.json']
const INDEXES = EXTENSIONS.map(ending => `/index${ending}`)

/** How a file at `importer` names the one at `target`: as it was written where tools agree, else from `@/`. */
export function specifierFor(written: string, importer: string, target: string, layout: Layout): string {
  if (usual(written, importer, layout) === target) return written
  if (!target.startsWith('src/')) return relativePath(importer, target)
  const whole = `@/${target.slice('src/'.length)}`
  const short = whole.replace(/\.(?:tsx?|jsx?)$/, '')
  return usual(short, importer, layout) === target ? short : whole
}

/** What the tools of the project take an import for; null where they would not agree or find nothing. */
function usual(specifier: string, importer: string, layout: Layout): string | null {
  const path = specifier.startsWith('@/')
    ? normalPath(`src/${specifier.slice(2)}`)
    : specifier.startsWith('.')
      ? normalPath(`${folderOf(importer)}/${specifier}`)
      : null
  if (path === null) return null
  if (layout.has(path)) return path
  const found = [...EXTENSIONS, ...INDEXES].filter(ending => layout.has(path + ending))
  return found.length === 1 ? path + found[0] : null
}

/** `../styles.css` from one place to another. */
export function relativePath(importer: string, target: string): string {
  const from = folderOf(importer).split('/').filter(Boolean)
  const to = target.split('/')
  let same = 0
  while (same < from.length && from[same] === to[same]) same++
  return `${'../'.repeat(from.length - same) || './'}${to.slice(same).join('/')}`
}

const folderOf = (path: string): string => (path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '')

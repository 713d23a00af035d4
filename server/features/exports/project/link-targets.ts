import { isAsset } from '#shared/compile/assets.ts'
import { isRooted, localPath, type VirtualFiles } from '#shared/compile/virtual-files.ts'
import type { VendorKit, VendorManifest, VendorProject } from '#shared/vendor.ts'

/** What an import of a design means, as the compiler resolves it. */
export type LinkTarget =
  | { kind: 'file'; path: string; query: string | null }
  | { kind: 'kit'; path: string }
  | { kind: 'missingAsset'; path: string; query: string }
  | { kind: 'sheet'; name: string }
  | { kind: 'next'; file: string }
  | { kind: 'package'; name: string }
  /** Left as it is: an address of the web, or a file that nobody has. */
  | { kind: 'unknown' }

export interface LinkSources {
  files: VirtualFiles
  kit: VendorKit
  manifest: VendorManifest
  facts: VendorProject
}

export function linkTarget(specifier: string, importer: string, sources: LinkSources): LinkTarget {
  const { files, kit, manifest, facts } = sources
  if (manifest.sheets[specifier] !== undefined) return { kind: 'sheet', name: specifier }
  const [plain = specifier, query] = specifier.split('?')
  if (isOwn(plain, sources)) {
    const path = files.resolve(plain, importer)
    if (path) return { kind: 'file', path, query: query ?? null }
    const kitPath = localPath(plain, importer)
    if (kit.modules[kitPath]) return { kind: 'kit', path: kitPath }
    return isAsset(plain) ? { kind: 'missingAsset', path: plain, query: query ?? '' } : { kind: 'unknown' }
  }
  if (/^(?:https?|data|blob|node):/.test(specifier)) return { kind: 'unknown' }
  const file = manifest.specifiers[specifier] && nextFile(specifier, facts)
  return file ? { kind: 'next', file } : { kind: 'package', name: specifier }
}

const isOwn = (specifier: string, { files, manifest }: LinkSources): boolean =>
  /^(?:\.|\/|[@~]\/)/.test(specifier) || (!manifest.specifiers[specifier] && isRooted(specifier, files))

/** `next/link` → `link.tsx`. */
function nextFile(specifier: string, { next }: VendorProject): string | null {
  if (!specifier.startsWith('next/')) return null
  const stem = specifier.slice('next/'.length)
  return [`${stem}.tsx`, `${stem}.ts`].find(file => next[file] !== undefined) ?? null
}

import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Metafile } from 'esbuild'
import { DEVELOPMENT_FOLDER, type VendorManifest } from '#shared/vendor.ts'
import { outputSpecifier } from './bundle.ts'
import { coreFile } from './extended.ts'

export interface ManifestInput {
  hash: string
  metafiles: readonly Metafile[]
  outDir: string
  vendorDir: string
  radix: Record<string, string>
  sheets: Record<string, string>
}

/** Icon packs have thousands, which only the compiler asks for. */
const MOST_NAMES = 400

interface Made {
  manifest: VendorManifest
  names: Record<string, string[]>
}

/** What was built, read from esbuild's own account of it. */
export function makeManifest({ hash, metafiles, outDir, vendorDir, radix, sheets }: ManifestInput): Made {
  const prefix = `${relative(vendorDir, outDir).replaceAll('\\', '/')}/`
  const short = (path: string) => path.slice(prefix.length)
  const manifest: VendorManifest = { hash, specifiers: {}, files: {}, radix, sheets, development: {} }
  const names: Made['names'] = {}
  for (const [path, output] of metafiles.flatMap(({ outputs }) => Object.entries(outputs))) {
    const file = short(path)
    const imports = output.imports
      .filter(entry => entry.kind === 'import-statement')
      .map(entry => coreFile(entry.path) ?? (entry.external ? `${entry.path}.js` : short(entry.path)))
    const gzipBytes = gzipSync(readFileSync(join(outDir, file)), { level: 6 }).length
    manifest.files[file] = { imports, gzipBytes }
    const specifier = outputSpecifier(output.entryPoint)
    if (specifier && file.startsWith(`${DEVELOPMENT_FOLDER}/`)) manifest.development[specifier] = file
    else if (specifier) {
      // lucide-react is asked for by the live path, name by name.
      const isLong = output.exports.length > MOST_NAMES && specifier !== 'lucide-react'
      manifest.specifiers[specifier] = { file, exports: isLong ? null : output.exports }
      if (isLong) names[specifier] = output.exports
    }
  }
  return { manifest, names }
}

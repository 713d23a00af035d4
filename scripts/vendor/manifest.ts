import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Metafile } from 'esbuild'
import { DEVELOPMENT_FOLDER, type VendorManifest } from '#shared/vendor.ts'
import { outputSpecifier } from './bundle.ts'

export interface ManifestInput {
  hash: string
  metafiles: readonly Metafile[]
  outDir: string
  vendorDir: string
  radix: Record<string, string>
  sheets: Record<string, string>
}

/** What was built, read from esbuild's own account of it. */
export function makeManifest({
  hash,
  metafiles,
  outDir,
  vendorDir,
  radix,
  sheets,
}: ManifestInput): VendorManifest {
  const prefix = `${relative(vendorDir, outDir).replaceAll('\\', '/')}/`
  const short = (path: string) => path.slice(prefix.length)
  const manifest: VendorManifest = { hash, specifiers: {}, files: {}, radix, sheets, development: {} }
  for (const [path, output] of metafiles.flatMap(({ outputs }) => Object.entries(outputs))) {
    const file = short(path)
    const imports = output.imports
      .filter(entry => entry.kind === 'import-statement')
      .map(entry => (entry.external ? `${entry.path}.js` : short(entry.path)))
    const gzipBytes = gzipSync(readFileSync(join(outDir, file)), { level: 6 }).length
    manifest.files[file] = { imports, gzipBytes }
    const specifier = outputSpecifier(output.entryPoint)
    if (specifier && file.startsWith(`${DEVELOPMENT_FOLDER}/`)) manifest.development[specifier] = file
    else if (specifier) manifest.specifiers[specifier] = { file, exports: output.exports }
  }
  return manifest
}

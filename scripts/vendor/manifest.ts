import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Metafile } from 'esbuild'
import type { VendorManifest } from '#shared/vendor.ts'
import { outputSpecifier } from './bundle.ts'

export interface ManifestInput {
  hash: string
  metafile: Metafile
  outDir: string
  vendorDir: string
  radix: Record<string, string>
  sheets: Record<string, string>
}

/** What was built, read from esbuild's own account of it. */
export function makeManifest({
  hash,
  metafile,
  outDir,
  vendorDir,
  radix,
  sheets,
}: ManifestInput): VendorManifest {
  const prefix = `${relative(vendorDir, outDir).replaceAll('\\', '/')}/`
  const short = (path: string) => path.slice(prefix.length)
  const manifest: VendorManifest = { hash, specifiers: {}, files: {}, radix, sheets }
  for (const [path, output] of Object.entries(metafile.outputs)) {
    const file = short(path)
    const imports = output.imports
      .filter(entry => entry.kind === 'import-statement')
      .map(entry => short(entry.path))
    const gzipBytes = gzipSync(readFileSync(join(outDir, file)), { level: 6 }).length
    manifest.files[file] = { imports, gzipBytes }
    const specifier = outputSpecifier(output.entryPoint)
    if (specifier) manifest.specifiers[specifier] = { file, exports: output.exports }
  }
  return manifest
}

import type { SourceFile } from '#shared/artifacts.ts'
import type { LeftOut } from '#shared/imports.ts'
import { packageInstead, packageName, packagesOf } from '#shared/packages.ts'
import type { VendorManifest } from '#shared/vendor.ts'

/** Packages that the files import and that nothing serves: a labelled placeholder stands where one is drawn. */
export function lostPackages(
  files: readonly SourceFile[],
  { specifiers, sheets }: VendorManifest,
): LeftOut[] {
  const served = new Set([...Object.keys(specifiers), ...Object.keys(sheets)].map(packageName))
  return packagesOf(files)
    .filter(name => !served.has(name))
    .map(name => {
      const instead = packageInstead(name)
      return {
        path: `package ${name}`,
        reason: `This package is not supported here, so a placeholder stands in its place.${instead ? ` Ask for ${instead} instead.` : ''}`,
      }
    })
}

import type { SourceFile } from '#shared/artifacts.ts'
import type { LeftOut } from '#shared/imports.ts'
import { packageInstead, packageName, packagesOf, supportedPackage } from '#shared/packages.ts'
import type { VendorManifest } from '#shared/vendor.ts'

/** Stands before the path of a module that did not come along, so that previews draw a placeholder for it. */
export const NOT_IMPORTED = 'not-imported'

/** Packages that the files import and that nothing serves: a labelled placeholder stands where one is drawn. */
export function lostPackages(
  files: readonly SourceFile[],
  { specifiers, sheets }: VendorManifest,
): LeftOut[] {
  const served = new Set([...Object.keys(specifiers), ...Object.keys(sheets)].map(packageName))
  return packagesOf(files)
    .filter(name => !served.has(name) && name !== NOT_IMPORTED)
    .map(name => ({ path: `package ${name}`, reason: reasonOf(name) }))
}

const STANDS = 'so a labelled placeholder stands where it is drawn.'

function reasonOf(name: string): string {
  if (supportedPackage(name)) return `This server has not built these packages (npm run vendor), ${STANDS}`
  const instead = packageInstead(name)
  return `This package is not supported here, ${STANDS}${instead ? ` Ask for ${instead} instead.` : ''}`
}

import { deepImport } from '#shared/compile/deep-import.ts'
import { localPath } from '#shared/compile/virtual-files.ts'
import { packageInstead, packageName, supportedPackage } from '#shared/packages.ts'
import type { VendorIcons, VendorManifest } from '#shared/vendor.ts'
import { nearest } from './nearest.ts'
import { iconInOtherWords, isOwnerOf, partInOtherWords } from './other-words.ts'

export interface Packages {
  manifest: VendorManifest
  icons: VendorIcons
}

const NAMES_SHOWN_MAX = 24

/** `card` of `@/components/ui/card`; a package by its own name. */
const shortName = (specifier: string): string => specifier.replace(/^@\/(?:components\/)?(?:ui\/)?/, '')

/** What stands in the way of one name of one module, and what there is instead; null where nothing does. */
export function missingImport(
  specifier: string,
  name: string,
  local: string,
  { manifest, icons }: Packages,
): string | null {
  const entry = manifest.specifiers[specifier]
  if (!entry) return missingPackage(specifier, name, local, { manifest, icons })
  if (name === '*' || entry.exports === null || entry.exports.includes(name)) return null
  if (specifier === 'lucide-react') return missingIcon(name, icons)
  if (specifier === 'radix-ui' && manifest.radix[name]) return null
  return missingName(shortName(specifier), name, entry.exports, local)
}

/** "card has no CardBody. It has …; nearest CardContent." */
export function missingName(
  where: string,
  name: string,
  exports: readonly string[],
  local: string = name,
): string {
  const isDefault = name === 'default'
  const names = exports.filter(each => each !== 'default')
  const near = nearestPart(isDefault ? local : name, names)
  const what = isDefault ? 'no default export' : `no ${name}`
  if (exports.length === 0) return `${where} has ${what}: it exports nothing.`
  if (names.length === 0) return `${where} has ${what}. It has a default export alone.`
  const shown =
    names.length > NAMES_SHOWN_MAX
      ? nearest(isDefault ? local : name, names, 5, 1).join(', ')
      : names.join(', ')
  const listed =
    names.length > NAMES_SHOWN_MAX ? `Of its ${names.length} names nearest are ${shown}` : `It has ${shown}`
  return `${where} has ${what}. ${listed}${near && names.length > 1 && names.length <= NAMES_SHOWN_MAX ? `; nearest ${near}` : ''}.`
}

const nearestPart = (wanted: string, names: readonly string[]): string | undefined =>
  partInOtherWords(wanted, names) ??
  nearest(
    wanted,
    names.filter(name => !isOwnerOf(name, wanted)),
  )[0]

/** Every icon is there under three names, of which one is the plain one. */
function nearIcons(wanted: string, { names }: VendorIcons): string[] {
  const known = iconInOtherWords(wanted, name => Object.hasOwn(names, name))
  if (known) return [known]
  return nearest(
    wanted,
    Object.keys(names).filter(name => !/^Lucide|Icon$/.test(name)),
    3,
  )
}

function missingIcon(name: string, icons: VendorIcons): string | null {
  if (Object.hasOwn(icons.names, name)) return null
  const near = nearIcons(name, icons)
  const what = `lucide-react has no ${name === 'default' ? 'default export' : name}; it would be a dashed box.`
  return near.length > 0 ? `${what} Near: ${near.join(', ')}.` : `${what} Draw it, or take another icon.`
}

function missingPackage(
  specifier: string,
  name: string,
  local: string,
  { manifest, icons }: Packages,
): string | null {
  if (deepImport(manifest, specifier, name)) return null
  const owner = packageName(specifier)
  if (/^(?:https?:)?\/\//.test(specifier)) return `${specifier} cannot be loaded: nothing comes from the web.`
  const instead = packageInstead(owner)
  if (manifest.specifiers[owner] && !instead)
    return `${specifier} cannot be imported; import from ${owner} instead.`
  const isNotBuilt = supportedPackage(owner)?.set === 'extended'
  const what = `${owner} is not ${isNotBuilt ? 'built on this server' : 'here'}.`
  if (instead === 'lucide-react') {
    const wanted = name === 'default' ? local : name
    const near = name === '*' ? [] : nearIcons(wanted, icons)
    return `${what} Use lucide-react${near.length > 0 ? `: ${wanted} is ${near.join(' or ')}` : ''}.`
  }
  if (instead) return `${what} Use ${instead}.`
  const near = nearest(
    owner,
    [...new Set(Object.keys(manifest.specifiers).map(packageName))].filter(each => !each.startsWith('@/')),
    1,
    0.3,
  )
  return near.length > 0
    ? `${what} Nearest is ${near[0]}; else write your own implementation.`
    : `${what} Write your own implementation.`
}

/** The name under which a module is found: of the kit by its path from the root, else as it is written. */
export const vendoredSpecifier = (
  specifier: string,
  importer: string,
  isOfKit: (path: string) => boolean,
) => {
  if (!/^(?:\.|[@~]?\/)/.test(specifier)) return specifier
  const path = localPath(specifier, importer)
  return isOfKit(path) ? `@/${path}` : null
}

import type { SourceFile } from '#shared/artifacts.ts'
import { moduleLinks } from '#shared/compile/module-links.ts'
import { unreadOfConfig } from '#shared/compile/theme/config-rest.ts'
import { virtualFiles } from '#shared/compile/virtual-files.ts'
import type { LeftOut } from '#shared/imports.ts'
import { NOT_IMPORTED, packageInstead, packageName, packagesOf, supportedPackage } from '#shared/packages.ts'
import type { VendorManifest } from '#shared/vendor.ts'

/** Packages that the files import and that nothing serves: a labelled placeholder stands where one is drawn. */
export function lostPackages(
  files: readonly SourceFile[],
  { specifiers, sheets }: VendorManifest,
): LeftOut[] {
  const served = new Set([...Object.keys(specifiers), ...Object.keys(sheets)].map(packageName))
  return packagesOf(files.filter(({ name }) => !TAILWIND_CONFIG.test(name)))
    .filter(name => !served.has(name) && name !== NOT_IMPORTED)
    .map(name => ({ path: `package ${name}`, reason: reasonOf(name) }))
}

const TAILWIND_CONFIG = /(?:^|\/)tailwind\.config\.[mc]?[jt]s$/
const TAILWIND_PLUGIN = /@plugin\s{1,20}["']([^"'\s]{1,200})["']/g
/** What they give is in Tailwind itself by now, or in the kit of previews. */
const GIVEN =
  /^(?:\.|tailwindcss(?:$|\/)|tailwindcss-animate$|tw-animate-css$|@tailwindcss\/(?:aspect-ratio|container-queries|line-clamp)$)/

/** Plugins of Tailwind, which are not run: whatever classes they give have no looks in previews. */
export function lostPlugins(files: readonly SourceFile[]): LeftOut[] {
  const named = files.flatMap(({ name, code }) =>
    TAILWIND_CONFIG.test(name)
      ? moduleLinks(code, name).flatMap(({ specifier, isType }) => (isType ? [] : [specifier]))
      : name.endsWith('.css')
        ? [...code.matchAll(TAILWIND_PLUGIN)].map(([, specifier = '']) => specifier)
        : [],
  )
  const lost = new Set(named.filter(specifier => !GIVEN.test(specifier)))
  return [...lost].map(name => ({ path: `plugin ${name}`, reason: PLUGIN }))
}

/** What a config file says that only running it would tell. */
export const lostFromConfig = (files: readonly SourceFile[]): LeftOut[] =>
  unreadOfConfig(virtualFiles(files)).map(path => ({ path, reason: UNREAD }))

const UNREAD =
  'A config file is not run: what of it is no plain value here has to be written into a sheet, as @theme.'

const PLUGIN =
  'Plugins of Tailwind are not run, so the classes that it gives have no looks of their own here.'

/** These draw pages of before as they did. */
const STEADY = new Set(['react', 'react-dom'])

/** Packages of which the project was written for an earlier major version than previews have: most of it works, and not all. */
export function earlierPackages(
  files: readonly SourceFile[],
  wanted: ReadonlyMap<string, string>,
  { specifiers }: VendorManifest,
  served: Readonly<Record<string, string>>,
): LeftOut[] {
  const built = new Set(Object.keys(specifiers).map(packageName))
  return packagesOf(files).flatMap(name => {
    const [was, is] = [majorOf(wanted.get(name)), majorOf(served[name])]
    if (was === null || is === null || was >= is || STEADY.has(name) || !built.has(name)) return []
    return [{ path: `package ${name} ${was} (${is} here)`, reason: EARLIER }]
  })
}

const EARLIER =
  'The project was written for an earlier version of it than previews have: what it uses that is gone since then needs mending.'

export function majorOf(version: string | undefined): number | null {
  const [, major] = /^[\^~>=v\s]{0,4}(\d{1,4})\b/.exec(version ?? '') ?? []
  return major === undefined ? null : Number(major)
}

const STANDS = 'so a labelled placeholder stands where it is drawn.'

function reasonOf(name: string): string {
  if (supportedPackage(name)) return `This server has not built these packages (npm run vendor), ${STANDS}`
  const instead = packageInstead(name)
  return `This package is not supported here, ${STANDS}${instead ? ` Ask for ${instead} instead.` : ''}`
}

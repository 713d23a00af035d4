import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot } from '#scripts/root.ts'
import { packageName } from '#shared/packages.ts'
import { LARGE_SCRIPTS, sheetOfFamily } from '#shared/script-fonts.ts'
import type { VendorManifest, VendorProject } from '#shared/vendor.ts'
import { chakraParts, vendoredChakra } from './chakra.ts'

const FONTS = '@fontsource-variable'

interface Package {
  version: string
  license?: string | { type: string }
  types?: string
  typings?: string
  exports?: unknown
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

/** What a project that is taken along needs besides the kit: versions, licences, fonts and stand-ins as source. */
export function projectFacts(vendorDir: string, outDir: string, manifest: VendorManifest): VendorProject {
  const shims = join(vendorDir, 'shims')
  const wanted = Object.keys(manifest.specifiers).concat(Object.keys(manifest.sheets))
  const names = new Set(wanted.filter(specifier => !specifier.startsWith('@/')).map(packageName))
  names.delete('next')
  return {
    packages: Object.fromEntries([...names].sort().map(name => [name, describe(vendorDir, name)])),
    fonts: fontsOf(vendorDir, outDir),
    next: Object.fromEntries(sourcesBelow(join(shims, 'next'))),
    chakra: {
      files: Object.fromEntries(sourcesBelow(join(shims, 'chakra'))),
      ...chakraParts(vendoredChakra(vendorDir), join(shims, 'chakra')),
    },
    asyncComponents: readFileSync(join(shims, 'react', 'async-components.ts'), 'utf8'),
    license: readFileSync(inRoot('LICENSE'), 'utf8'),
  }
}

function describe(vendorDir: string, name: string): VendorProject['packages'][string] {
  const folder = [vendorDir, join(vendorDir, 'extended')]
    .map(dir => join(dir, 'node_modules', name))
    .find(dir => existsSync(join(dir, 'package.json')))
  if (!folder) throw new Error(`${name} is served, and not installed.`)
  const found = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Package
  const { version, license, peerDependencies = {}, peerDependenciesMeta = {} } = found
  const hasTypes =
    Boolean(found.types ?? found.typings) ||
    JSON.stringify(found.exports ?? '').includes('.d.') ||
    existsSync(join(folder, 'index.d.ts'))
  return {
    version,
    license: (typeof license === 'object' ? license.type : license) ?? 'see the package',
    hasTypes,
    peers: Object.keys(peerDependencies).filter(peer => !peerDependenciesMeta[peer]?.optional),
  }
}

/** The faces of each family as `fonts.css` has them, with the files where the package has them. */
function fontsOf(vendorDir: string, outDir: string): VendorProject['fonts'] {
  const sheets = ['fonts.css', ...Object.values(LARGE_SCRIPTS).map(sheetOfFamily)]
  const faces = sheets.flatMap(sheet => readFileSync(join(outDir, sheet), 'utf8').split('\n'))
  const families = join(vendorDir, 'node_modules', FONTS)
  return readdirSync(families)
    .sort()
    .flatMap(folder => {
      const own = faces.filter(face => ownFace(face, join(families, folder)))
      const [, family] = /font-family: "([^"]+)"/.exec(own[0] ?? '') ?? []
      if (!family) return []
      const name = `${FONTS}/${folder}`
      const css = own.map(face => face.replace('./fonts/', `${name}/files/`)).join('\n')
      return [{ family, package: name, ...describe(vendorDir, name), css }]
    })
}

function ownFace(face: string, folder: string): boolean {
  const [, file] = /\.\/fonts\/([\w-]+\.woff2)/.exec(face) ?? []
  return file !== undefined && existsSync(join(folder, 'files', file))
}

const sourcesBelow = (folder: string): [string, string][] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(name => name.replaceAll('\\', '/'))
    .filter(name => /\.tsx?$/.test(name))
    .sort()
    .map(name => [name, readFileSync(join(folder, name), 'utf8')])

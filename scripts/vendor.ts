import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { setPriority } from 'node:os'
import { dirname, join } from 'node:path'
import { version as esbuildVersion } from 'esbuild'
import { install } from '#scripts/install.mjs'
import { inRoot } from '#scripts/root.ts'
import { readIcons, readRadixNames } from '#scripts/vendor/barrels.ts'
import { bundleVendor } from '#scripts/vendor/bundle.ts'
import { buildFonts } from '#scripts/vendor/fonts.ts'
import { holdBuild } from '#scripts/vendor/hold-build.ts'
import { describeKit, kitSpecifier, readKit } from '#scripts/vendor/kit.ts'
import { makeManifest } from '#scripts/vendor/manifest.ts'
import { projectFacts } from '#scripts/vendor/project-facts.ts'
import { isSheet, readSheets } from '#scripts/vendor/sheets.ts'
import { PACKAGES, packageSpecifiers } from '#shared/packages.ts'

export const VENDOR_DIR = inRoot('vendor')
/** Served at `/vendor/`; one folder a build. */
export const VENDOR_OUT = join(VENDOR_DIR, 'out')
const KIT_DIR = join(VENDOR_DIR, 'kit')
const EXTENDED_DIR = join(VENDOR_DIR, 'extended')
const INPUTS = [
  'vendor/package-lock.json',
  'vendor/kit',
  'vendor/shims',
  'scripts/vendor.ts',
  'scripts/vendor',
  'shared/packages.ts',
  'shared/theme-fonts.ts',
  'shared/script-fonts.ts',
]
const EXTENDED_INPUTS = ['vendor/extended/package-lock.json', 'shared/extended-packages.ts']
const BUILDS_KEPT = 2

/** `core` is what presets and templates need; `all` has the extended packages too. */
type VendorSet = 'core' | 'all'

export interface VendorOptions {
  log: (line: string) => void
  /** Without it, what was built before: designs that import an extended package go on working. */
  set?: VendorSet
}

/**
 * Installs and bundles what designs may import, unless that build exists; returns its hash. Runs as a child
 * process during the first start, so it gives way to everything else.
 */
export async function buildVendor({ log, set = builtSet() }: VendorOptions): Promise<string> {
  const hash = vendorHash(set)
  const release = await holdBuild()
  try {
    if (vendorState(set) === 'missing') await buildOnce(hash, set, log)
  } finally {
    release()
  }
  return hash
}

async function buildOnce(hash: string, set: VendorSet, log: VendorOptions['log']): Promise<void> {
  setPriority(10)
  const started = Date.now()
  await install({ dir: VENDOR_DIR, what: 'the packages designs may import' })
  if (set === 'all') await install({ dir: EXTENDED_DIR, what: 'the extended set of packages, about 1 GB' })
  log('Building the packages designs may import …')
  const staging = join(VENDOR_OUT, `.building-${process.pid}`)
  rmSync(staging, { recursive: true, force: true })
  try {
    await buildInto(staging, hash, set)
    rmSync(join(VENDOR_OUT, hash), { recursive: true, force: true })
    renameSync(staging, join(VENDOR_OUT, hash))
  } finally {
    rmSync(staging, { recursive: true, force: true })
  }
  writeWhole(join(VENDOR_OUT, 'current.json'), JSON.stringify({ hash, set }))
  removeOldBuilds(hash)
  log(`… built in ${((Date.now() - started) / 1000).toFixed(1)} s`)
}

/** Names a build by everything that goes into it. */
export function vendorHash(set: VendorSet = builtSet()): string {
  const hash = createHash('sha256').update(esbuildVersion)
  for (const input of set === 'all' ? [...INPUTS, ...EXTENDED_INPUTS] : INPUTS) {
    for (const file of filesBelow(inRoot(input))) {
      hash.update(file.slice(inRoot().length)).update(readFileSync(file))
    }
  }
  return hash.digest('hex').slice(0, 12)
}

/** Whether the build that belongs to the present sources is complete and pointed at. */
export function vendorState(set: VendorSet = builtSet()): 'ready' | 'missing' {
  const hash = vendorHash(set)
  return readPointer().hash === hash && existsSync(join(VENDOR_OUT, hash, 'manifest.json'))
    ? 'ready'
    : 'missing'
}

const builtSet = (): VendorSet => readPointer().set ?? 'core'

function readPointer(): { hash?: string; set?: VendorSet } {
  const pointer = join(VENDOR_OUT, 'current.json')
  return existsSync(pointer) ? JSON.parse(readFileSync(pointer, 'utf8')) : {}
}

async function buildInto(outDir: string, hash: string, set: VendorSet): Promise<void> {
  const modulesDir = join(VENDOR_DIR, 'node_modules')
  const kit = readKit(KIT_DIR)
  const radix = readRadixNames(modulesDir)
  const icons = readIcons(modulesDir)
  const core = PACKAGES.filter(entry => entry.set === 'core').flatMap(packageSpecifiers)
  const extended = PACKAGES.filter(entry => set === 'all' && entry.set === 'extended').flatMap(
    packageSpecifiers,
  )
  const isScript = (specifier: string) => !isSheet(specifier)
  const metafiles = await bundleVendor({
    vendorDir: VENDOR_DIR,
    outDir,
    specifiers: [...core.filter(isScript), 'lucide-react/createLucideIcon'],
    extended: extended.filter(isScript),
    kit,
    radix,
    icons: icons.names,
  })
  buildFonts(modulesDir, outDir)
  const sheets = await readSheets(VENDOR_DIR, [...core, ...extended].filter(isSheet))
  const described = describeKit(kit, readFileSync(join(KIT_DIR, 'theme.css'), 'utf8'))
  const write = (name: string, value: unknown) => writeFileSync(join(outDir, name), JSON.stringify(value))
  write('kit.json', described)
  write('icons.json', icons)
  const { manifest, names } = makeManifest({ hash, metafiles, outDir, vendorDir: VENDOR_DIR, radix, sheets })
  write('names.json', names)
  write('project.json', projectFacts(VENDOR_DIR, outDir, manifest))
  write('manifest.json', manifest)
  const missing = kit.map(kitSpecifier).filter(specifier => !described.modules[specifier.slice(2)])
  if (missing.length > 0) throw new Error(`The kit lost ${missing.join(', ')}.`)
}

function filesBelow(path: string): string[] {
  if (statSync(path).isFile()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap(name => filesBelow(join(path, name)))
}

function writeWhole(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.new`, text)
  renameSync(`${file}.new`, file)
}

function removeOldBuilds(current: string): void {
  const builds = readdirSync(VENDOR_OUT)
    .filter(name => /^[0-9a-f]{12}$/.test(name) && name !== current)
    .sort((a, b) => statSync(join(VENDOR_OUT, b)).mtimeMs - statSync(join(VENDOR_OUT, a)).mtimeMs)
  for (const name of builds.slice(BUILDS_KEPT - 1)) rmSync(join(VENDOR_OUT, name), { recursive: true })
}

if (import.meta.main) {
  const set = process.argv.includes('--as-built') ? undefined : 'all'
  await buildVendor({ log: line => console.log(line), ...(set && { set }) })
}

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
import { PACKAGES, packageSpecifiers } from '#shared/packages.ts'

export const VENDOR_DIR = inRoot('vendor')
/** Served at `/vendor/`; one folder a build. */
export const VENDOR_OUT = join(VENDOR_DIR, 'out')
const KIT_DIR = join(VENDOR_DIR, 'kit')
const INPUTS = [
  'vendor/package-lock.json',
  'vendor/kit',
  'vendor/shims',
  'scripts/vendor.ts',
  'scripts/vendor',
  'shared/packages.ts',
]
const BUILDS_KEPT = 2

/**
 * Installs and bundles what designs may import, unless that build exists; returns its hash. Runs as a child
 * process during the first start, so it gives way to everything else.
 */
export async function buildVendor({ log }: { log: (line: string) => void }): Promise<string> {
  const hash = vendorHash()
  const release = await holdBuild()
  try {
    if (vendorState() === 'missing') await buildOnce(hash, log)
  } finally {
    release()
  }
  return hash
}

async function buildOnce(hash: string, log: (line: string) => void): Promise<void> {
  setPriority(10)
  const started = Date.now()
  await install({ dir: VENDOR_DIR, what: 'the packages designs may import' })
  log('Building the packages designs may import …')
  const staging = join(VENDOR_OUT, `.building-${process.pid}`)
  rmSync(staging, { recursive: true, force: true })
  try {
    await buildInto(staging, hash)
    rmSync(join(VENDOR_OUT, hash), { recursive: true, force: true })
    renameSync(staging, join(VENDOR_OUT, hash))
  } finally {
    rmSync(staging, { recursive: true, force: true })
  }
  writeWhole(join(VENDOR_OUT, 'current.json'), JSON.stringify({ hash }))
  removeOldBuilds(hash)
  log(`… built in ${((Date.now() - started) / 1000).toFixed(1)} s`)
}

/** Names a build by everything that goes into it. */
export function vendorHash(): string {
  const hash = createHash('sha256').update(esbuildVersion)
  for (const input of INPUTS) {
    for (const file of filesBelow(inRoot(input))) {
      hash.update(file.slice(inRoot().length)).update(readFileSync(file))
    }
  }
  return hash.digest('hex').slice(0, 12)
}

/** Whether the build that belongs to the present sources is complete and pointed at. */
export function vendorState(): 'ready' | 'missing' {
  const hash = vendorHash()
  const pointer = join(VENDOR_OUT, 'current.json')
  if (!existsSync(pointer) || !existsSync(join(VENDOR_OUT, hash, 'manifest.json'))) return 'missing'
  return JSON.parse(readFileSync(pointer, 'utf8')).hash === hash ? 'ready' : 'missing'
}

async function buildInto(outDir: string, hash: string): Promise<void> {
  const modulesDir = join(VENDOR_DIR, 'node_modules')
  const kit = readKit(KIT_DIR)
  const radix = readRadixNames(modulesDir)
  const icons = readIcons(modulesDir)
  const specifiers = PACKAGES.filter(entry => entry.set === 'core').flatMap(packageSpecifiers)
  const scripts = specifiers.filter(specifier => !isSheet(specifier))
  const metafiles = await bundleVendor({
    vendorDir: VENDOR_DIR,
    outDir,
    specifiers: [...scripts, 'lucide-react/createLucideIcon'],
    kit,
    radix,
    icons: icons.names,
  })
  buildFonts(modulesDir, outDir)
  const sheets = Object.fromEntries(
    specifiers.filter(isSheet).map(name => [name, readSheet(modulesDir, name)]),
  )
  const described = describeKit(kit, readFileSync(join(KIT_DIR, 'theme.css'), 'utf8'))
  const write = (name: string, value: unknown) => writeFileSync(join(outDir, name), JSON.stringify(value))
  write('kit.json', described)
  write('icons.json', icons)
  write('manifest.json', makeManifest({ hash, metafiles, outDir, vendorDir: VENDOR_DIR, radix, sheets }))
  const missing = kit.map(kitSpecifier).filter(specifier => !described.modules[specifier.slice(2)])
  if (missing.length > 0) throw new Error(`The kit lost ${missing.join(', ')}.`)
}

const isSheet = (specifier: string): boolean => specifier === 'tw-animate-css' || specifier.endsWith('.css')

function readSheet(modulesDir: string, specifier: string): string {
  const file =
    specifier === 'tw-animate-css'
      ? 'tw-animate-css/dist/tw-animate.css'
      : specifier.replace('/style.css', '/src/style.css')
  return readFileSync(join(modulesDir, file), 'utf8')
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

if (import.meta.main) await buildVendor({ log: line => console.log(line) })

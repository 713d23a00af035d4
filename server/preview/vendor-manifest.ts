import type { Bindings } from '#server/bindings.ts'
import { packageName } from '#shared/packages.ts'
import {
  type VendorKit,
  type VendorManifest,
  vendorKitSchema,
  vendorManifestSchema,
  vendorPointerSchema,
} from '#shared/vendor.ts'

let known: VendorManifest | null = null

/** What designs may import, as built; null where the packages were not built. */
export async function readManifest(env: Bindings): Promise<VendorManifest | null> {
  const pointer = await readFile(env, 'current.json')
  if (pointer === null) return null
  const { hash } = vendorPointerSchema.parse(pointer)
  if (known?.hash === hash) return known
  const manifest = await readFile(env, `${hash}/manifest.json`)
  known = manifest === null ? null : vendorManifestSchema.parse(manifest)
  return known
}

/** Which packages are there, by their names; as long as nothing is built, all that are to be. */
export function builtPackages(manifest: VendorManifest | null): (name: string) => boolean {
  if (!manifest) return () => true
  const built = new Set(Object.keys(manifest.specifiers).map(packageName))
  return name => built.has(name)
}

/** The sources of the kit as it is served; null where the packages were not built. */
export async function readKitModules(env: Bindings): Promise<VendorKit['modules'] | null> {
  const manifest = await readManifest(env)
  const kit = manifest && (await readFile(env, `${manifest.hash}/kit.json`))
  return kit ? vendorKitSchema.parse(kit).modules : null
}

async function readFile(env: Bindings, path: string): Promise<unknown> {
  const response = await fetchVendor(env, path)
  return response.ok ? response.json() : null
}

/** A vendored file: one of the static assets, or of the development server's. */
export function fetchVendor(env: Bindings, path: string): Promise<Response> {
  if (env.VENDOR_URL) return fetch(`${env.VENDOR_URL}/${path}`)
  return env.ASSETS.fetch(`http://assets/vendor/${path}`)
}

import type { z } from 'zod'
import {
  type VendorIcons,
  type VendorKit,
  type VendorManifest,
  vendorIconsSchema,
  vendorKitSchema,
  vendorManifestSchema,
  vendorNamesSchema,
  vendorPointerSchema,
} from '#shared/vendor.ts'

export interface Vendor {
  manifest: VendorManifest
  kit: VendorKit
  icons: VendorIcons
}

/** Thrown while the vendored packages are still being built. */
export class VendorNotReady extends Error {
  constructor() {
    super('The packages designs may import are still being built.')
  }
}

let loaded: Promise<Vendor> | null = null
let loadedHash = ''

/** The vendored packages the `VENDOR` service points at now; read again only when the pointer moved. */
export async function loadVendor(service: Fetcher): Promise<Vendor> {
  const { hash } = await readJson(service, 'current.json', vendorPointerSchema)
  if (!loaded || loadedHash !== hash) {
    loadedHash = hash
    loaded = readVendor(service, hash)
    loaded.catch(() => {
      loaded = null
    })
  }
  return loaded
}

async function readVendor(service: Fetcher, hash: string): Promise<Vendor> {
  const [manifest, names, kit, icons] = await Promise.all([
    readJson(service, `${hash}/manifest.json`, vendorManifestSchema),
    readJson(service, `${hash}/names.json`, vendorNamesSchema),
    readJson(service, `${hash}/kit.json`, vendorKitSchema),
    readJson(service, `${hash}/icons.json`, vendorIconsSchema),
  ])
  for (const [specifier, exports] of Object.entries(names)) {
    const entry = manifest.specifiers[specifier]
    if (entry) entry.exports = exports
  }
  return { manifest, kit, icons }
}

export async function readJson<T>(service: Fetcher, path: string, schema: z.ZodType<T>): Promise<T> {
  const response = await service.fetch(`http://vendor/${path}`)
  if (response.status === 404) throw new VendorNotReady()
  if (!response.ok) throw new Error(`The vendored ${path} answered ${response.status}.`)
  return schema.parse(await response.json())
}

import type { z } from 'zod'
import {
  type VendorIcons,
  type VendorKit,
  type VendorManifest,
  vendorIconsSchema,
  vendorKitSchema,
  vendorManifestSchema,
  vendorPointerSchema,
} from '#shared/vendor.ts'

/** The packages designs may import, as the live path needs to know them. */
export interface LiveVendor {
  manifest: VendorManifest
  kit: VendorKit
  /** Tailwind's own sheet. */
  tailwindSheet: string
  /** Read when the first design asks for an icon. */
  icons(): Promise<VendorIcons>
}

/** Reads what the server has built below `base`. */
export async function loadLiveVendor(base: string, tailwindSheet: string): Promise<LiveVendor> {
  const { hash } = await readJson(`${base}/current.json`, vendorPointerSchema)
  const url = `${base}/${hash}`
  const [manifest, kit] = await Promise.all([
    readJson(`${url}/manifest.json`, vendorManifestSchema),
    readJson(`${url}/kit.json`, vendorKitSchema),
  ])
  let icons: Promise<VendorIcons> | null = null
  return {
    manifest,
    kit,
    tailwindSheet,
    icons() {
      icons ??= readJson(`${url}/icons.json`, vendorIconsSchema)
      return icons
    },
  }
}

async function readJson<T>(address: string, schema: z.ZodType<T>): Promise<T> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`The packages designs may import are not built yet (${response.status}).`)
  return schema.parse(await response.json())
}

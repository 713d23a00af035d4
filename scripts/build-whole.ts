import { build } from '#scripts/build.ts'
import { placeVendor } from '#scripts/place-vendor.ts'
import { buildVendor, type VendorOptions } from '#scripts/vendor.ts'

/** The app, and the packages of designs beside it: all that is served. */
export async function buildWhole(set?: VendorOptions['set']): Promise<void> {
  build()
  await buildVendor({ log: console.log, ...(set && { set }) })
  placeVendor()
}

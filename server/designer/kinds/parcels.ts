import type { Kind } from '#server/designer/kinds/kind.ts'
import { appDesign } from '#server/designer/page/app-frame.ts'
import { withAsked } from '#server/designer/page/asked-screens.ts'
import { parcelTracking } from '#server/designer/sections/content/parcel-tracking.ts'

/** Where a parcel is. */
export const parcelsKind: Kind = {
  name: 'parcels',
  label: 'parcel tracking',
  shape: 'site',
  words:
    /\b(?:(?:parcel|package|shipment|delivery|courier|post)[\s-]track(?:ing|er)(?! dashboard)|track(?:ing)? (?:my |a |your |their )?(?:parcels?|packages?)|track[\s-]and[\s-]trace|tracking numbers?)(?: page| site| website| app| screen| portal| tool)?\b/i,
  weight: 3,
  compose: page =>
    appDesign(
      page,
      withAsked(page, [
        {
          label: 'Track',
          icon: 'Package',
          says: 'a number to look up, its timeline, estimate and route, rates by weight and a pickup',
          piece: parcelTracking(
            page,
            page.brief.isBrandGiven ? `Track with ${page.brief.brand}` : 'Where is my parcel?',
          ),
        },
      ]),
      { frame: 'site' },
    ),
}

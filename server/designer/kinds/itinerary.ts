import { tripFor } from '#server/designer/datasets/trips.ts'
import type { Kind } from '#server/designer/kinds/kind.ts'
import { appDesign } from '#server/designer/page/app-frame.ts'
import { withAsked } from '#server/designer/page/asked-screens.ts'
import { itinerary } from '#server/designer/sections/work/itinerary.ts'

/** A journey, day by day. */
export const itineraryKind: Kind = {
  name: 'itinerary',
  label: 'a travel plan by day',
  shape: 'work',
  words:
    /\b(?:(?:travel |trip |holiday |vacation )?itinerar(?:y|ies)(?: planner| builder| app| page)?|(?:road[\s-]?trip|trip|travel|vacation|holiday|journey)[\s-]planner)(?: app)?\b/i,
  weight: 3,
  compose: page => {
    const { place, days } = tripFor(page.brief.prompt)
    return appDesign(
      page,
      withAsked(page, [
        {
          label: 'Trip',
          icon: 'Map',
          says: 'a plan for each day, a map, what it costs, and a packing list',
          piece: itinerary(page, {
            title: `${days.length} days, from ${days[0]?.[0] ?? place} on`,
            note: `${place}: choose a day, add a stop, take one out.`,
            days,
            packing: ['Passport', 'Adapter', 'Rain jacket', 'Walking shoes', 'Charger', 'Small gifts'],
          }),
        },
      ]),
    )
  },
}

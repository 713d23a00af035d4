import type { Kind } from '#server/designer/kinds/kind.ts'
import { appDesign } from '#server/designer/page/app-frame.ts'
import { withAsked } from '#server/designer/page/asked-screens.ts'
import { catalog } from '#server/designer/sections/content/catalog.ts'
import { mapList } from '#server/designer/sections/content/map-list.ts'

/** A property site. */
export const realEstate: Kind = {
  name: 'real-estate',
  label: 'a property site',
  shape: 'site',
  words:
    /\b(?:real[\s-]?estate(?: (?:site|website|page|app|listings?|platform|marketplace))?|propert(?:y|ies) (?:listings?|site|website|search|app|page|portal|finder)|(?:house|home|apartment|flat|rental) (?:listings?|search|finder|rentals?|app)|zillow(?: clone)?|housing (?:site|app))\b/i,
  compose: page =>
    appDesign(
      page,
      withAsked(page, [
        {
          label: 'Homes',
          icon: 'House',
          says: 'homes to search, narrow, keep and open, with a form',
          piece: catalog(page, {
            component: 'Homes',
            title: `Find a home with ${page.brief.brand}`,
            note: 'Search by street, narrow by kind, keep what you like, and book a viewing.',
            singular: 'home',
            plural: 'homes',
            group: 'Kind',
            action: 'Book a viewing',
            done: 'Your viewing is noted. We call to fix the hour.',
            art: 'facade',
            items: ITEMS,
          }),
        },
        {
          label: 'Map',
          icon: 'Map',
          says: 'the same homes on a map',
          piece: mapList(page, {
            title: 'On the map',
            note: 'Choose a pin to see the price.',
            group: 'Kind',
            items: ITEMS.map(([title, note, kind, price]) => [title, note, kind, price]),
          }),
        },
      ]),
      { frame: 'site' },
    ),
}

const ITEMS: Parameters<typeof catalog>[1]['items'] = [
  [
    'Rua das Flores 12',
    'Third floor, tall windows, a kitchen for eight.',
    'Apartment',
    '€420,000',
    ['3 bedrooms', '94 m²', 'Balcony'],
  ],
  [
    'The old dairy',
    'A yard, a pear tree and a roof from 2021.',
    'House',
    '€680,000',
    ['5 bedrooms', '210 m²', 'Garden'],
  ],
  ['Harbour loft', 'One large room above the boats.', 'Loft', '€515,000', ['1 bedroom', '120 m²', 'Lift']],
  [
    'Canal Street 4',
    'Quiet side, morning sun, a cellar for the bicycles.',
    'Apartment',
    '€1,450 a month',
    ['2 bedrooms', '71 m²', 'To rent'],
  ],
  [
    'Hillside bungalow',
    'Everything on one floor, with a view to the sea.',
    'House',
    '€590,000',
    ['3 bedrooms', '132 m²', 'Garage'],
  ],
  [
    'Studio by the park',
    'Small, bright, two minutes to the tram.',
    'Apartment',
    '€890 a month',
    ['Studio', '34 m²', 'To rent'],
  ],
]

import type { Kind } from '#server/designer/kinds/kind.ts'
import { appDesign } from '#server/designer/page/app-frame.ts'
import { withAsked } from '#server/designer/page/asked-screens.ts'
import { mapList } from '#server/designer/sections/content/map-list.ts'
import { timeline } from '#server/designer/sections/content/timeline.ts'

/** Places on a map and in a list. */
export const map: Kind = {
  name: 'map',
  label: 'a map with a list',
  shape: 'work',
  words:
    /\b(?:(?:travel|memory|interactive|store|world|trip|city|delivery) (?:memory )?maps?|maps? (?:app|view|page|with)|store (?:locator|finder)|location finder|travel (?:journal|diary|log)|places app|route planner)\b/i,
  compose: page => {
    const isTravel = /\b(?:travel|trip|visited|memor)/i.test(page.brief.prompt)
    const items = isTravel ? TRIPS : SHOPS
    return appDesign(
      page,
      withAsked(page, [
        {
          label: 'Map',
          icon: 'Map',
          says: 'pins and the list they belong to, narrowed together',
          piece: mapList(page, {
            title: isTravel ? 'Places I have visited' : 'Find one near you',
            note: isTravel
              ? 'Pinned trips with notes. Filter them by year.'
              : 'Choose a pin or a line, they are the same.',
            group: isTravel ? 'Year' : 'Area',
            items,
          }),
        },
        ...(isTravel
          ? [
              {
                label: 'Timeline',
                icon: 'Milestone',
                says: 'the same trips as a timeline with notes',
                piece: timeline(page, {
                  title: 'A timeline of places',
                  note: 'The newest trip first, with the note that was written there.',
                  filters: ['2026', '2025', '2024'],
                  follow: 'Share trips',
                  entries: TRIPS.map(
                    ([title, note, year, aside]) =>
                      [aside, year, title, note, [year]] as [string, string, string, string, string[]],
                  ),
                }),
              },
            ]
          : []),
      ]),
    )
  },
}

const TRIPS: [string, string, string, string][] = [
  ['Lofoten', 'Cod drying on racks, and light until midnight.', '2026', 'June'],
  ['Porto', 'Rain, tiles, more rain, the best soup of the year.', '2026', 'February'],
  ['Kyoto', 'A garden with fifteen stones of which one always hides.', '2025', 'November'],
  ['Naxos', 'We came for two days and stayed for nine.', '2025', 'May'],
  ['Marrakesh', 'Lost twice before lunch, both times on purpose.', '2024', 'October'],
  ['Edinburgh', 'Ninety steps up for a view of fog.', '2024', 'March'],
]
const SHOPS: [string, string, string, string][] = [
  ['Harbour Street 4', 'Open until eight, bench outside.', 'Centre', '0.4 km'],
  ['North Station', 'Platform side, from six in the morning.', 'North', '1.2 km'],
  ['Old Dairy', 'With a yard and parking for bicycles.', 'North', '2.1 km'],
  ['Market Hall, stall 22', 'Tuesday to Saturday.', 'Centre', '0.9 km'],
  ['Canal House', 'Ring twice, the bell is shy.', 'South', '3.4 km'],
]

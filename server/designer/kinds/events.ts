import type { Kind } from '#server/designer/kinds/kind.ts'
import { appDesign } from '#server/designer/page/app-frame.ts'
import { withAsked } from '#server/designer/page/asked-screens.ts'
import { catalog } from '#server/designer/sections/content/catalog.ts'

/** An events page. */
export const events: Kind = {
  name: 'events',
  label: 'an events page',
  shape: 'site',
  words:
    /\b(?:events? (?:page|site|website|listings?|platform|app|discovery)|conference (?:page|site|website|app|schedule)|ticket(?:ing)? (?:site|app|page|platform)|meet ?up (?:page|app|site)|concert (?:page|listings?)|festival (?:line-?up|programme|schedule|page|site|website))\b/i,
  compose: page =>
    appDesign(
      page,
      withAsked(page, [
        {
          label: 'Events',
          icon: 'CalendarDays',
          says: 'events to search, narrow, keep and open, with a form',
          piece: catalog(page, {
            component: 'Events',
            title: `What is on at ${page.brief.brand}`,
            note: 'Talks, evenings and weekends. Choose one and take a place.',
            singular: 'event',
            plural: 'events',
            group: 'Kind',
            action: 'Get a ticket',
            done: 'Your ticket is in your mail.',
            art: 'board',
            items: ITEMS,
          }),
        },
      ]),
      { frame: 'site' },
    ),
}

const ITEMS: Parameters<typeof catalog>[1]['items'] = [
  [
    'Opening night',
    'Doors at seven, first words at eight.',
    'Evening',
    '€18',
    ['Thu, 26 November', 'Main hall'],
  ],
  [
    'How to end a project',
    'Three people who did, and what they kept.',
    'Talk',
    'Free',
    ['Fri, 27 November', 'Room 2'],
  ],
  [
    'Workshop: paper first',
    'Six hours, no screens, twelve places.',
    'Workshop',
    '€90',
    ['Sat, 28 November', 'Studio'],
  ],
  ['The long table', 'Dinner with everybody who spoke.', 'Evening', '€35', ['Sat, 28 November', 'Courtyard']],
  [
    'Children ask, experts answer',
    'Nobody over twelve may ask.',
    'Talk',
    'Free',
    ['Sun, 29 November', 'Main hall'],
  ],
  ['Last coffee', 'What we heard, in ten minutes each.', 'Talk', 'Free', ['Sun, 29 November', 'Room 1']],
]

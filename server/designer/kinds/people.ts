import type { Kind } from '#server/designer/kinds/kind.ts'
import { appDesign } from '#server/designer/page/app-frame.ts'
import { withAsked } from '#server/designer/page/asked-screens.ts'
import { catalog } from '#server/designer/sections/content/catalog.ts'

/** A site to meet people. */
export const people: Kind = {
  name: 'people',
  label: 'a site to meet people',
  shape: 'site',
  words:
    /\b(?:matrimon\w*|dating|match ?making|find (?:a )?partners?|tinder|mentor(?:ship|ing)? (?:platform|app|matching|site)|member directory|team directory|people finder|roommate finder)(?: (?:site|website|app|platform|clone))?\b/i,
  compose: page =>
    appDesign(
      page,
      withAsked(page, [
        {
          label: 'Matches',
          icon: 'HeartHandshake',
          says: 'profiles to search, narrow, keep and open, with a form',
          piece: catalog(page, {
            component: 'Matches',
            title: 'People who could suit you',
            note: 'Search and filter by what matters to you. Each match says why.',
            singular: 'profile',
            plural: 'profiles',
            group: 'City',
            action: 'Say hello',
            done: 'Your hello is on its way. You see here when it is answered.',
            art: 'people',
            items: ITEMS,
          }),
        },
      ]),
      { frame: 'tool' },
    ),
}

const ITEMS: Parameters<typeof catalog>[1]['items'] = [
  [
    'Ana, 31',
    'Teaches chemistry, sings in two choirs, wants a dog.',
    'Lisbon',
    '94% match',
    ['Wants children', 'Non-smoker', 'Reads'],
  ],
  [
    'Jonas, 34',
    'Carpenter. Up early, in bed early, never in a hurry.',
    'Vienna',
    '91% match',
    ['Cooks', 'Hikes', 'Speaks German'],
  ],
  ['Priya, 29', 'Physician with a motorbike and a piano.', 'Lisbon', '88% match', ['Travels', 'Vegetarian']],
  ['Mateo, 36', 'Radio by day, garden by weekend.', 'Porto', '85% match', ['Has a daughter', 'Cooks']],
  ['Leila, 33', 'Translates novels and laughs at her own jokes.', 'Vienna', '83% match', ['Reads', 'Dances']],
  ['Otto, 38', 'Runs a bookshop with more cats than customers.', 'Porto', '80% match', ['Cats', 'Quiet']],
]

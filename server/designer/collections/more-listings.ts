import type { ArtName } from '#server/designer/art/art.ts'
import type { Collection } from '#server/designer/collections/collection.ts'

interface Listing extends Collection {
  match: RegExp
  title: string
  art?: ArtName
}

/** More that is browsed: what is flown, bid for and listened to. */
export const MORE_LISTINGS: Listing[] = [
  {
    match: /\bflights?\b|\bairlines?\b/i,
    title: 'Lisbon to Izmir, 27 November',
    art: 'route',
    singular: 'flight',
    plural: 'flights',
    group: 'Stops',
    action: 'Choose fare',
    done: 'Held for 20 minutes at this price.',
    items: [
      [
        '07:10 to 16:30',
        'Meridian Air, one stop in Zurich, 1 h 20 min layover.',
        '1 stop',
        '$214',
        ['7 h 20 min', 'Bag included'],
      ],
      ['09:45 to 15:35', 'Aegean Wings, nonstop.', 'Nonstop', '$328', ['3 h 50 min', 'Seat included']],
      [
        '12:20 to 22:05',
        'Nordlys, one stop in Frankfurt, 2 h 05 min layover.',
        '1 stop',
        '$189',
        ['7 h 45 min', 'Hand luggage'],
      ],
      ['15:00 to 20:55', 'Meridian Air, nonstop.', 'Nonstop', '$352', ['3 h 55 min', 'Bag included']],
      [
        '18:40 to 06:15',
        'Blue Delta, two stops, overnight in Athens.',
        '2 stops',
        '$142',
        ['9 h 35 min', 'Hand luggage'],
      ],
      [
        '21:30 to 07:50',
        'Nordlys, one stop in Vienna, 3 h 10 min layover.',
        '1 stop',
        '$167',
        ['8 h 20 min', 'Bag included'],
      ],
    ],
  },
  {
    match: /\bauctions?\b|\bbid(?:s|ding)?\b|\bantiques?\b|\bvintage\b/i,
    title: 'Lots that end today',
    art: 'vessels',
    singular: 'lot',
    plural: 'lots',
    group: 'State',
    action: 'Place a bid',
    done: 'Your bid is the highest so far.',
    items: [
      [
        'Diver’s watch, 1968',
        'Steel, original bracelet, serviced last spring.',
        'Ends soon',
        '$2,340',
        ['14 bids', '0:42 h left'],
      ],
      [
        'Field watch, 1943',
        'Hand-wound, matte dial, some patina.',
        'Ends soon',
        '$780',
        ['9 bids', '1:15 h left'],
      ],
      ['Dress watch, 1957', 'Gold case, thin as two coins.', 'Running', '$1,150', ['6 bids', '5 h left']],
      [
        'Chronograph, 1972',
        'Two registers, panda dial, box and papers.',
        'Running',
        '$4,900',
        ['22 bids', '8 h left'],
      ],
      [
        'Pocket watch, 1911',
        'Silver, enamel dial, keeps time.',
        'No reserve',
        '$310',
        ['3 bids', '1 day left'],
      ],
      [
        'Railway clock, 1936',
        'Two faces, from a station on the coast.',
        'No reserve',
        '$640',
        ['5 bids', '2 days left'],
      ],
    ],
  },
  {
    match: /\bpodcasts?\b|\bepisodes?\b/i,
    title: 'Podcasts to follow',
    art: 'vinyl',
    singular: 'podcast',
    plural: 'podcasts',
    group: 'Genre',
    action: 'Subscribe',
    done: 'New episodes come by themselves.',
    items: [
      ['Slow News', 'One story a week, told to its end.', 'Society', '48 min', ['212 episodes', '4.8 of 5']],
      [
        'A Library of Seeds',
        'People who keep old plants alive.',
        'Science',
        '35 min',
        ['64 episodes', '4.9 of 5'],
      ],
      [
        'Night Shift',
        'Bakers, nurses, pilots at four in the morning.',
        'Society',
        '41 min',
        ['118 episodes', '4.7 of 5'],
      ],
      [
        'The Short Whistle',
        'Second-division football and its weather.',
        'Sport',
        '29 min',
        ['305 episodes', '4.5 of 5'],
      ],
      ['Small Proofs', 'One theorem, no blackboard.', 'Science', '22 min', ['90 episodes', '4.8 of 5']],
      [
        'Laughing Stock',
        'Comedians read their worst reviews.',
        'Comedy',
        '52 min',
        ['77 episodes', '4.6 of 5'],
      ],
    ],
  },
]

import {
  code,
  company,
  day,
  number,
  person,
  type Sheet,
  states,
  text,
  title,
} from '#server/designer/trades/sheet.ts'

export const farm: Sheet = {
  word: 'farm',
  match:
    /\b(?:farms?|farming|farmers?|agricultur\w*|harvests?|crops?|fields,|orchards?|vineyards?|winer(?:y|ies)|greenhouses?|beekeep\w*|apiar(?:y|ies)|(?:bee)?hives?|dairy|cattle|livestock|nurser(?:y|ies) for plants|irrigation)\b/gi,
  title: 'Season',
  note: 'Fields, stores and machines, this morning',
  figures: [
    ['Harvested, tonnes', 'count', 42],
    ['Sold', 'money', 36_800],
    ['Water, m³', 'count', 1_180, 'sum', 'down'],
    ['Losses', 'percent', 6, 'mean', 'down'],
  ],
  trend: ['Harvest, tonnes', 'count', ['This season', 42], ['Last season', 36]],
  split: [
    'Harvest by field',
    'count',
    [
      ['Mill field', 14],
      ['Long acre', 11],
      ['River bank', 8],
      ['North slope', 6],
      ['Garden', 3],
    ],
  ],
  stack: [
    'Sold to',
    'money',
    [
      ['Market', 14_200],
      ['Restaurants', 9_800],
      ['Boxes', 8_100],
    ],
  ],
  gauge: ['Harvest of the season', 63, '126 of 200 tonnes', 'Mill field is next, as soon as it is dry.'],
  segment: [
    'Site',
    [
      ['Home farm', 0.55],
      ['River bank', 0.28],
      ['North slope', 0.17],
    ],
  ],
  feed: [
    ['Mill field', 'is ready on Thursday', '20 min ago'],
    ['Tractor 2', 'needs a new belt', '1 h ago'],
    ['Market', 'ordered 40 boxes more', '2 h ago'],
    ['Frost', 'is expected on the north slope', 'today'],
    ['Birgit Kolb', 'finished the pruning', 'yesterday'],
  ],
  lists: [
    {
      one: 'Field',
      many: 'Fields',
      icon: 'Sprout',
      columns: [
        title('Field', [
          'Mill field',
          'Long acre',
          'River bank',
          'North slope',
          'Garden',
          'Chapel field',
          'Stone pit',
          'Lower meadow',
        ]),
        text('Grows', ['Wheat', 'Potatoes', 'Apples', 'Beans', 'Clover', 'Pumpkins']),
        number('Hectares', 1, 18),
        day('Harvest'),
        states(['Growing', 'good'], ['Ready', 'wait'], ['Too dry', 'bad'], ['Resting', 'idle']),
      ],
    },
    {
      one: 'Harvest',
      many: 'Harvests',
      icon: 'Wheat',
      columns: [
        code('Lot', 'L-', 410),
        text('Crop', ['Wheat', 'Potatoes', 'Apples', 'Beans', 'Pumpkins', 'Honey']),
        day('Date'),
        number('Kilos', 120, 6_400),
        company('Goes to'),
        states(['Stored', 'good'], ['To grade', 'wait'], ['Sold', 'idle']),
      ],
    },
    {
      one: 'Machine',
      many: 'Machines',
      icon: 'Tractor',
      columns: [
        title('Machine', [
          'Tractor 1',
          'Tractor 2',
          'Harvester',
          'Sprayer',
          'Seed drill',
          'Baler',
          'Trailer',
        ]),
        number('Hours', 40, 2_400),
        day('Next service'),
        person('Driver'),
        states(['Ready', 'good'], ['In the field', 'wait'], ['Workshop', 'bad']),
      ],
    },
  ],
}

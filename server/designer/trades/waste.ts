import { code, day, number, percent, type Sheet, states, text, title } from '#server/designer/trades/sheet.ts'

export const waste: Sheet = {
  word: 'waste',
  match:
    /\b(?:recycling (?:cent(?:re|er)s?|yards?|plants?|company)|waste (?:collection|management|company)|landfills?|scrap ?yards?|composting)\b/gi,
  title: 'Collections',
  note: 'Scales and trucks, until ten minutes ago',
  figures: [
    ['Tonnes in', 'count', 1_240],
    ['Recycled', 'percent', 72, 'mean'],
    ['Collections', 'count', 3_480],
    ['Missed bins', 'count', 42, 'sum', 'down'],
  ],
  trend: ['Tonnes', 'count', ['Recycled', 890], ['Left over', 350]],
  split: [
    'By material',
    'count',
    [
      ['Paper', 380],
      ['Glass', 290],
      ['Plastics', 240],
      ['Metal', 190],
      ['Garden', 140],
    ],
  ],
  stack: [
    'Where it comes from',
    'count',
    [
      ['Households', 640],
      ['Trade', 380],
      ['Building sites', 220],
    ],
  ],
  gauge: ['Recycled this year', 72, '10 700 of 14 900 tonnes', 'Three points above last year.'],
  segment: [
    'Yard',
    [
      ['North yard', 0.5],
      ['Harbour', 0.3],
      ['East', 0.2],
    ],
  ],
  feed: [
    ['Truck 12', 'emptied at the scales, 6.4 t', '5 min ago'],
    ['Container 3', 'glass, is full', '30 min ago'],
    ['Linden Street', 'was missed and goes tomorrow', '2 h ago'],
    ['Paper', 'price rose to $94 a tonne', 'today'],
    ['East', 'is closed on Monday', 'yesterday'],
  ],
  lists: [
    {
      one: 'Collection',
      many: 'Collections',
      icon: 'Truck',
      columns: [
        code('Round', 'C-', 812),
        text('Area', ['Old town', 'Harbour', 'North', 'Linden', 'East']),
        text('Material', ['Paper', 'Glass', 'Plastics', 'Garden']),
        day('Date'),
        number('Tonnes', 2, 11),
        states(['Done', 'good'], ['On the road', 'wait'], ['Missed', 'bad']),
      ],
    },
    {
      one: 'Container',
      many: 'Containers',
      icon: 'Container',
      columns: [
        title('Container', [
          'Glass 1',
          'Glass 2',
          'Paper 1',
          'Paper 2',
          'Metal',
          'Plastics',
          'Garden',
          'Wood',
        ]),
        text('Yard', ['North yard', 'Harbour', 'East']),
        percent('Full', 8, 100),
        day('Emptied'),
        states(['Open', 'good'], ['Nearly full', 'wait'], ['Full', 'bad']),
      ],
    },
  ],
}

import { code, day, money, number, person, type Sheet, states, text } from '#server/designer/trades/sheet.ts'

export const parking: Sheet = {
  word: 'parking',
  match:
    /\b(?:parking (?:garages?|lots?|spaces?|houses?)?|car ?parks?|charging (?:stations?|points?|network)|chargers?|ev charging)\b/gi,
  title: 'Spaces',
  note: 'Gates and meters, until a minute ago',
  figures: [
    ['Spaces taken', 'percent', 71, 'mean'],
    ['Entries', 'count', 8_420],
    ['Takings', 'money', 38_600],
    ['Unpaid stays', 'count', 46, 'sum', 'down'],
  ],
  trend: ['Stays', 'count', ['Short stays', 6_100], ['Permits', 2_300]],
  split: [
    'Taken by level',
    'count',
    [
      ['Level 1', 184],
      ['Level 2', 162],
      ['Level 3', 121],
      ['Roof', 64],
    ],
  ],
  stack: [
    'Takings by kind',
    'money',
    [
      ['Hourly', 18_200],
      ['Permits', 12_400],
      ['Charging', 5_300],
    ],
  ],
  gauge: ['Spaces taken now', 74, '531 of 720 spaces', 'Level 1 is full until about five.'],
  segment: [
    'Site',
    [
      ['Central', 0.52],
      ['Station', 0.31],
      ['Market', 0.17],
    ],
  ],
  feed: [
    ['Gate 2', 'opened by hand for a delivery', '4 min ago'],
    ['Level 1', 'is full', '12 min ago'],
    ['Charger 7', 'is working again', '50 min ago'],
    ['Permit 4 118', 'was renewed for a year', '2 h ago'],
    ['Meter', 'on the roof reports no paper', 'yesterday'],
  ],
  lists: [
    {
      one: 'Stay',
      many: 'Stays',
      icon: 'SquareParking',
      columns: [
        code('Ticket', 'P-', 70211),
        text('Plate', ['B-KT 204', 'HH-MR 81', 'M-AL 5512', 'K-OP 310', 'W-7712 L']),
        text('Level', ['Level 1', 'Level 2', 'Level 3', 'Roof']),
        number('Minutes', 12, 540),
        money('Paid', 2, 38),
        states(['Parked', 'wait'], ['Left', 'good'], ['Unpaid', 'bad']),
      ],
    },
    {
      one: 'Permit',
      many: 'Permits',
      icon: 'IdCard',
      columns: [
        code('Permit', 'D-', 4101),
        person('Holder'),
        text('Kind', ['Resident', 'Business', 'Night', 'Electric']),
        day('Ends'),
        money('A month', 40, 160),
        states(['Valid', 'good'], ['Ends soon', 'wait'], ['Ended', 'idle']),
      ],
    },
  ],
}
